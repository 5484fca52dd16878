#!/usr/bin/env bash
# @azure/identity 4.14.1, ClientAssertionCredential: each getToken() calls the assertion callback twice, also if the access token
# comes from the cache and nothing is sent. Most expect one call for each token request. In a workflow the callback fetches an id
# token: three getToken() cost six requests to the OIDC endpoint, and fail once that is gone although a valid token is cached.
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
let tokenRequests = 0;
let assertions = 0;
const httpClient = {
  async sendRequest(request) {
    tokenRequests += 1;
    const answer = { token_type: 'Bearer', expires_in: 3600, access_token: `token-${tokenRequests}` };
    const headers = createHttpHeaders({ 'content-type': 'application/json' });
    return { request, status: 200, headers, bodyAsText: JSON.stringify(answer) };
  },
};
const credential = new ClientAssertionCredential(
  '22222222-2222-4222-8222-222222222222',
  '11111111-1111-4111-8111-111111111111',
  async () => {
    assertions += 1;
    return 'id-token';
  },
  { httpClient },
);
const tokens = [];
for (let call = 0; call < 3; call += 1) tokens.push((await credential.getToken('api://portal/.default')).token);
console.log(`@azure/identity ${version}`);
console.log(`getToken() called 3 times: ${tokens.join(', ')}`);
console.log(`requests for access tokens: ${tokenRequests}; calls of the assertion callback: ${assertions}`);
const isAsSeen = tokenRequests === 1 && assertions === 6;
console.log(isAsSeen ? 'As seen: two assertions per call, cached or not.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
node ask.mjs
