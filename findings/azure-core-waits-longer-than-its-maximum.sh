#!/usr/bin/env bash
# @azure/core-rest-pipeline 1.25.1 (beneath each @azure client): `maxRetryDelayInMs`, documented as "the maximum delay allowed before retrying", doesn't
# hold for Retry-After: 4 s are waited with a maximum of 0.1 s, an hour with the default of 64 s, without a log line. Most expect the smaller to
# count, as undici's `maxTimeout` does. A throttled deployment stands still until the job's limit ends it, and nobody sees why.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' >package.json
npm install --silent --no-audit --no-fund @azure/core-rest-pipeline@1.25.1 undici@7.30.2
cat >wait.mjs <<'SCRIPT'
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import * as azure from '@azure/core-rest-pipeline';
import { Agent, request, RetryAgent } from 'undici';

const read = (file) => readFileSync(`node_modules/@azure/core-rest-pipeline/${file}`, 'utf8');
console.log('@azure/core-rest-pipeline', JSON.parse(read('package.json')).version);
const types = read('dist/esm/interfaces.d.ts').replace(/\n\s*\*/g, '');
const documented = /The maximum delay in milliseconds allowed before retrying an operation/.exec(types)?.[0];
console.log(`its types: ${documented}`);

/** Refuses the first request of each path, and asks to wait for as many seconds as the path says. */
const came = new Map();
const service = createServer(({ url }, response) => {
  const isFirst = !came.has(url);
  if (isFirst) came.set(url, Date.now());
  if (isFirst) response.writeHead(429, { 'retry-after': /\d+/.exec(url)[0] }).end();
  else response.end(`asked again after ${Math.round((Date.now() - came.get(url)) / 1000)} s`);
});
await new Promise((resolve) => service.listen(0, '127.0.0.1', resolve));
const base = `http://127.0.0.1:${service.address().port}`;

async function byAzure(path, retryOptions) {
  const pipeline = azure.createPipelineFromOptions({ retryOptions });
  const call = azure.createPipelineRequest({ url: base + path, allowInsecureConnection: true });
  return (await pipeline.sendRequest(azure.createDefaultHttpClient(), call)).bodyAsText;
}
async function byUndici(path) {
  const dispatcher = new RetryAgent(new Agent(), { maxTimeout: 100 });
  return (await request(base + path, { dispatcher })).body.text();
}
const seen = {
  'azure, at most 0.1 s, Retry-After: 4': await byAzure('/azure/4', { maxRetryDelayInMs: 100 }),
  'azure, at most 64 s (default), Retry-After: 3600': await Promise.race([byAzure('/azure/3600'), setTimeout(6000, 'still waiting after 6 s')]),
  'undici, at most 0.1 s, Retry-After: 4': await byUndici('/undici/4'),
};
for (const [name, outcome] of Object.entries(seen)) console.log(`${name}: ${outcome}`);
const isAsSeen =
  Boolean(documented) && Object.values(seen).join() === 'asked again after 4 s,still waiting after 6 s,asked again after 0 s';
console.log(isAsSeen ? 'As seen: the maximum is none.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
node wait.mjs
