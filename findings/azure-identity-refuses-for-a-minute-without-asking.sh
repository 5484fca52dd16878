#!/usr/bin/env bash
# @azure/identity 4.14.1, ClientAssertionCredential: after one getToken() that met only 503, each further getToken() of the credential
# is refused for a minute from memory, with the service's old words, while nothing is sent. Most expect a call to ask the service, so a loop
# that tries again every few seconds bridges an outage: it never reaches the service that is back, and its log shows an outage that is over.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @azure/identity@4.14.1 @azure/core-rest-pipeline@1.25.1
cat >ask.mjs <<'SCRIPT'
import { readFileSync } from 'node:fs';
import { createHttpHeaders } from '@azure/core-rest-pipeline';
import { ClientAssertionCredential } from '@azure/identity';

const { version } = JSON.parse(readFileSync('node_modules/@azure/identity/package.json', 'utf8'));
let isAway = true;
let requests = 0;
const httpClient = {
  async sendRequest(request) {
    requests += 1;
    const answer = isAway
      ? { error: 'temporarily_unavailable', error_description: 'AADSTS90033: A transient error has occurred.' }
      : { token_type: 'Bearer', expires_in: 3600, access_token: 'token' };
    const headers = createHttpHeaders({ 'content-type': 'application/json' });
    return { request, status: isAway ? 503 : 200, headers, bodyAsText: JSON.stringify(answer) };
  },
};
const credential = new ClientAssertionCredential(
  '22222222-2222-4222-8222-222222222222',
  '11111111-1111-4111-8111-111111111111',
  async () => 'id-token',
  { httpClient },
);
async function ask(moment) {
  requests = 0;
  const result = await credential.getToken('api://portal/.default').then(
    ({ token }) => token,
    ({ message }) => `refused (${/AADSTS\d+/.exec(message)?.[0]})`,
  );
  console.log(`${moment}: ${requests} requests, ${result}`);
  return `${requests} ${result}`;
}
console.log(`@azure/identity ${version}`);
const seen = [await ask('the service is away')];
isAway = false;
seen.push(await ask('the service is back'));
const now = Date.now;
for (const seconds of [20, 40, 61]) {
  Date.now = () => now() + seconds * 1000;
  seen.push(await ask(`${seconds} s later`));
}
const refused = '0 refused (AADSTS90033)';
const isAsSeen = seen.join() === ['4 refused (AADSTS90033)', refused, refused, refused, '1 token'].join();
console.log(isAsSeen ? 'As seen: a minute of refusals that nobody sent.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
node ask.mjs
