#!/usr/bin/env bash
# @azure/storage-blob 12.34.0: `retryOptions.tryTimeoutInMs`, documented as the longest time of a single try, only becomes `timeout=` in the URL,
# in whole seconds: a server that accepts a request and is silent is waited for without end, and no second try follows. Most expect a timer
# in the client. Uploads with "tries" and "timeouts" set hang on a dead connection, and 900 ms become `timeout=0`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @azure/storage-blob@12.34.0
cat >upload.mjs <<'SCRIPT'
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { BlockBlobClient } from '@azure/storage-blob';

const read = (file) => readFileSync(`node_modules/@azure/${file}`, 'utf8');
console.log('@azure/storage-blob', JSON.parse(read('storage-blob/package.json')).version);
const types = read('storage-common/dist/esm/StorageRetryPolicyFactory.d.ts').split('\n');
const end = types.findIndex((line) => line.includes('tryTimeoutInMs'));
const documented = types.slice(0, end).findLast((line) => line.includes('maximum time'))?.replace(/^\s*\*\s*/, '');
console.log(`its types: ${documented}`);

async function upload(tryTimeoutInMs) {
  const seen = [];
  const server = createServer((request) => {
    seen.push(`${request.method} with timeout=${new URL(request.url, 'http://x').searchParams.get('timeout')}`);
    request.resume();
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${server.address().port}/account/container/site.zip`;
  const retryOptions = { tryTimeoutInMs, maxTries: 3, retryDelayInMs: 10 };
  const ended = new BlockBlobClient(address, undefined, { retryOptions }).upload('site', 4).then(
    () => 'uploaded',
    ({ message }) => `ended: ${message}`,
  );
  const outcome = await Promise.race([ended, setTimeout(5000, 'still waiting after 5 s')]);
  console.log(`tryTimeoutInMs ${tryTimeoutInMs}, 3 tries, a server that is silent: ${seen.join(', ')}; ${outcome}`);
  return `${seen.join()} ${outcome}`;
}
const seen = [await upload(900), await upload(1000)];
const waits = (seconds) => `PUT with timeout=${seconds} still waiting after 5 s`;
const isAsSeen = Boolean(documented) && seen[0] === waits(0) && seen[1] === waits(1);
console.log(isAsSeen ? 'As seen: one request, and no timer.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
node upload.mjs
