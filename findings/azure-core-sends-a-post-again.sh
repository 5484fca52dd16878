#!/usr/bin/env bash
# @azure/core-rest-pipeline 1.25.1 (beneath each @azure client): a POST whose answer is lost on the way, or is 500, is sent up to three times more.
# Most expect what browsers, undici and RFC 9110 (9.2.2) do: a method that isn't idempotent isn't repeated unasked. There is no option by method.
# A key that was reset, or a deployment that was started, and whose answer was lost, is reset or started again: the first key is void unseen.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' >package.json
npm install --silent --no-audit --no-fund @azure/core-rest-pipeline@1.25.1
cat >send.mjs <<'SCRIPT'
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import * as azure from '@azure/core-rest-pipeline';

const manifest = JSON.parse(readFileSync('node_modules/@azure/core-rest-pipeline/package.json', 'utf8'));
console.log('@azure/core-rest-pipeline', manifest.version);

/** A service that does what it is asked, once per request that arrives; /lost closes instead of answering. */
let done = [];
const service = createServer((request, response) => {
  request.resume().on('end', () => {
    done.push(request.method);
    if (request.url === '/lost') request.socket.destroy();
    else response.writeHead(500).end();
  });
});
await new Promise((resolve) => service.listen(0, '127.0.0.1', resolve));

const pipeline = azure.createPipelineFromOptions({ retryOptions: { retryDelayInMs: 1, maxRetryDelayInMs: 5 } });
const client = azure.createDefaultHttpClient();
const counts = [];
for (const path of ['/lost', '/500']) {
  done = [];
  const url = `http://127.0.0.1:${service.address().port}${path}`;
  const request = azure.createPipelineRequest({ url, method: 'POST', body: 'reset', allowInsecureConnection: true });
  const outcome = await pipeline.sendRequest(client, request).then(
    ({ status }) => `status ${status}`,
    ({ message }) => message,
  );
  console.log(`POST ${path}: the caller gets "${outcome}", the service has done it ${done.length} times`);
  counts.push(done.length);
}
service.close();
const isAsSeen = counts.join() === '4,4';
console.log(isAsSeen ? 'As seen: one call, four POST requests.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
node send.mjs
