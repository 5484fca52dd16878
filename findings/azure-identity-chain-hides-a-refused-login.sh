#!/usr/bin/env bash
# @azure/identity 4.14.1: if Entra refuses a federated login (AADSTS700213), the error is an AuthenticationRequiredError, made for "sign in again",
# so a ChainedTokenCredential goes on and returns a token of the next credential, without a word. Most expect a chain to pass over what is not
# available, and to stop at a refusal. A pipeline on its way from a secret to OIDC stays green on the old secret, and nobody notices.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @azure/identity@4.14.1 @azure/core-rest-pipeline@1.25.1
cat >chain.mjs <<'SCRIPT'
import { readFileSync } from 'node:fs';
import { createHttpHeaders } from '@azure/core-rest-pipeline';
import { ChainedTokenCredential, ClientAssertionCredential, ClientSecretCredential } from '@azure/identity';

const { version } = JSON.parse(readFileSync('node_modules/@azure/identity/package.json', 'utf8'));
const tenant = '22222222-2222-4222-8222-222222222222';
const client = '11111111-1111-4111-8111-111111111111';
const scope = 'api://portal/.default';
const printed = [];
for (const stream of [process.stdout, process.stderr]) {
  const write = stream.write.bind(stream);
  stream.write = (text, ...rest) => printed.push(text) && write(text, ...rest);
}
/** Answers as Entra does. */
const answering = (status, answer) => ({
  sendRequest: async (request) => ({
    request,
    status,
    headers: createHttpHeaders({ 'content-type': 'application/json' }),
    bodyAsText: JSON.stringify(answer),
  }),
});
const refusal = { error: 'invalid_client', error_description: 'AADSTS700213: No matching federated identity record found.' };
const token = { token_type: 'Bearer', expires_in: 3600, access_token: 'by the old secret' };
const federated = new ClientAssertionCredential(tenant, client, async () => 'id-token', { httpClient: answering(401, refusal) });
const stored = new ClientSecretCredential(tenant, client, 'secret', { httpClient: answering(200, token) });

const error = await federated.getToken(scope).catch((thrown) => thrown);
const words = printed.length;
const { token: got } = await new ChainedTokenCredential(federated, stored).getToken(scope);
const isSilent = printed.length === words;
console.log(`@azure/identity ${version}`);
console.log(`the federated credential alone: ${error.name}, ${/AADSTS\d+/.exec(error.message)?.[0]}`);
console.log(`a chain of it and a stored secret: a token ${got}; printed: ${isSilent ? 'nothing' : 'something'}`);
const isAsSeen = error.name === 'AuthenticationRequiredError' && got === token.access_token && isSilent;
console.log(isAsSeen ? 'As seen: the chain passes over a refusal.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
node chain.mjs
