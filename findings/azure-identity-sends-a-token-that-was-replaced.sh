#!/usr/bin/env bash
# @azure/identity 4.14.1, WorkloadIdentityCredential: the file of the federated token is read once in five minutes, also if Entra has refused what was in
# it as expired and the file was replaced since. Most expect the file to be read for each request, since a file is given so that it can be renewed.
# GitHub's id tokens live for minutes: a job that writes a fresh one and tries again is told "expired" until a time that it cannot know.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' >package.json
npm install --silent --no-audit --no-fund @azure/identity@4.14.1 @azure/core-rest-pipeline@1.25.1
cat >renew.mjs <<'SCRIPT'
import { readFileSync, writeFileSync } from 'node:fs';
import { createHttpHeaders } from '@azure/core-rest-pipeline';
import { WorkloadIdentityCredential } from '@azure/identity';

console.log('@azure/identity', JSON.parse(readFileSync('node_modules/@azure/identity/package.json', 'utf8')).version);
/** Refuses the old token as Entra does, and takes the new one. */
const sent = [];
const httpClient = {
  async sendRequest(request) {
    const assertion = new URLSearchParams(request.body).get('client_assertion');
    sent.push(assertion);
    const isOld = assertion === 'old-token';
    const answer = isOld
      ? { error: 'invalid_client', error_description: 'AADSTS700024: Client assertion is not within its valid time range.' }
      : { token_type: 'Bearer', expires_in: 3600, access_token: 'access-token' };
    const headers = createHttpHeaders({ 'content-type': 'application/json' });
    return { request, status: isOld ? 401 : 200, headers, bodyAsText: JSON.stringify(answer) };
  },
};
const credential = new WorkloadIdentityCredential({
  tenantId: '22222222-2222-4222-8222-222222222222',
  clientId: '11111111-1111-4111-8111-111111111111',
  tokenFilePath: 'token',
  httpClient,
});
const seen = [];
async function login(moment) {
  sent.length = 0;
  const outcome = await credential.getToken('api://portal/.default').then(
    ({ token }) => token,
    ({ message }) => /AADSTS\d+/.exec(message)?.[0],
  );
  console.log(`${moment}: the file holds ${readFileSync('token', 'utf8')}, sent ${sent.join()}: ${outcome}`);
  seen.push(`${sent.join()} ${outcome}`);
}
writeFileSync('token', 'old-token');
await login('first login');
writeFileSync('token', 'new-token');
await login('file replaced');
const now = Date.now;
for (const seconds of [150, 290, 301]) {
  Date.now = () => now() + seconds * 1000;
  await login(`${seconds} s later`);
}
const isAsSeen = seen.join() === `${'old-token AADSTS700024,'.repeat(4)}new-token access-token`;
console.log(isAsSeen ? 'As seen: the new file is read after five minutes.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
node renew.mjs
