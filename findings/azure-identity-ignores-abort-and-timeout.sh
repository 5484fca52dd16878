#!/usr/bin/env bash
# @azure/identity 4.14.1: getToken() takes `abortSignal` and `requestOptions.timeout`, and ClientAssertionCredential and ClientSecretCredential
# use neither: the request to Entra gets no timeout and another signal. Most expect what the types offer, as in all other Azure clients.
# A deployment that is cancelled, or meets an endpoint that accepts the connection and never answers, hangs in its login until the job's limit.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @azure/identity@4.14.1
cat >abort.mjs <<'SCRIPT'
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { ClientAssertionCredential, ClientSecretCredential } from '@azure/identity';

const { version } = JSON.parse(readFileSync('node_modules/@azure/identity/package.json', 'utf8'));
const tenant = '22222222-2222-4222-8222-222222222222';
const client = '11111111-1111-4111-8111-111111111111';
let sent;
/** Answers nothing, and ends a request whose signal is aborted, as an HTTP client has to. */
const httpClient = {
  sendRequest: (request) =>
    new Promise((_, reject) => {
      sent = request;
      request.abortSignal?.addEventListener('abort', () => reject(new Error('aborted')));
    }),
};
const credentials = {
  ClientAssertionCredential: () => new ClientAssertionCredential(tenant, client, async () => 'id-token', { httpClient }),
  ClientSecretCredential: () => new ClientSecretCredential(tenant, client, 'secret', { httpClient }),
};
const options = {
  'abortSignal after 0.2 s': () => ({ abortSignal: AbortSignal.timeout(200) }),
  'requestOptions.timeout of 0.2 s': () => ({ requestOptions: { timeout: 200 } }),
};
console.log(`@azure/identity ${version}`);
let isAsSeen = true;
for (const [name, create] of Object.entries(credentials))
  for (const [how, getOptions] of Object.entries(options)) {
    const ended = create().getToken('api://portal/.default', getOptions()).then(
      () => 'a token',
      ({ message }) => `refused: ${message}`,
    );
    const outcome = await Promise.race([ended, setTimeout(1500, 'still waiting after 1.5 s')]);
    console.log(`${name}, ${how}: ${outcome}; the request has timeout ${sent.timeout}, aborted ${sent.abortSignal?.aborted}`);
    isAsSeen &&= outcome.startsWith('still') && sent.timeout === 0 && sent.abortSignal?.aborted === false;
  }
console.log(isAsSeen ? 'As seen: neither ends the login.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
node abort.mjs
