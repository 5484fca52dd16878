#!/usr/bin/env bash
# @azure/core-rest-pipeline 1.25.1 (beneath each @azure client): redirects are followed at 300, 301, 302, 303 and 307, but a 308 is handed to the caller
# as the answer, also of a GET. Most expect 308 beside 307: RFC 9110 (15.4.9) made it the permanent one of the two, and fetch follows both.
# A gateway or mirror that moved for good answers so: each client of the platform then fails with an empty error, where every other one works.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' >package.json
npm install --silent --no-audit --no-fund @azure/core-rest-pipeline@1.25.1
cat >follow.mjs <<'SCRIPT'
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import * as azure from '@azure/core-rest-pipeline';

const manifest = JSON.parse(readFileSync('node_modules/@azure/core-rest-pipeline/package.json', 'utf8'));
console.log('@azure/core-rest-pipeline', manifest.version);

/** /307 and the like redirect to /moved with the status of their name. */
const service = createServer((request, response) => {
  request.resume();
  if (request.url === '/moved') response.end(`${request.method} arrived`);
  else response.writeHead(Number(request.url.slice(1)), { location: '/moved' }).end();
});
await new Promise((resolve) => service.listen(0, '127.0.0.1', resolve));
const base = `http://127.0.0.1:${service.address().port}`;

const pipeline = azure.createPipelineFromOptions({ redirectOptions: { maxRetries: 5 } });
const client = azure.createDefaultHttpClient();
const ways = {
  azure: async (url, method) => {
    const request = azure.createPipelineRequest({ url, method, allowInsecureConnection: true });
    const { status, bodyAsText } = await pipeline.sendRequest(client, request);
    return `${status} ${bodyAsText}`.trim();
  },
  fetch: async (url, method) => {
    const answer = await fetch(url, { method });
    return `${answer.status} ${await answer.text()}`;
  },
};
const seen = [];
for (const status of [301, 307, 308])
  for (const method of status === 301 ? ['GET'] : ['GET', 'PUT']) {
    const answers = [await ways.azure(`${base}/${status}`, method), await ways.fetch(`${base}/${status}`, method)];
    console.log(`${method}, ${status}: azure gets "${answers[0]}", fetch gets "${answers[1]}"`);
    seen.push(answers[0] === answers[1] ? 'same' : answers[0]);
  }
service.close();
service.closeAllConnections();
const isAsSeen = seen.join() === 'same,same,same,308,308';
console.log(isAsSeen ? 'As seen: the permanent redirect is the end.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
node follow.mjs
