#!/usr/bin/env bash
# undici 8.13.1, interceptors.retry() and RetryAgent: a broken download is resumed by `Range`. After a weak ETag or only a Last-Modified, the 206 is joined even if
# its ETag is another one: half of the old file, half of the new, status 200; only a strong ETag is minded. Most expect RFC 9110 (15.3.7.3): parts are combined
# only by a strong validator. Hosts send weak ETags with compressed files: what is deployed anew meanwhile becomes a file that never was, without an error.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' >package.json
npm install --silent --no-audit --no-fund undici@8.13.1 node@24.15.0
cat >ask.mjs <<'SCRIPT'
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { Agent, interceptors, request } from 'undici';

console.log('undici', JSON.parse(readFileSync('node_modules/undici/package.json')).version);
/** Downloads a file whose first transfer ends in the middle, with a new version from then on. */
const download = async (before, after) => {
  const asked = [];
  const server = createServer((question, answer) => {
    asked.push(question.headers.range ?? 'all');
    if (asked.length === 1) {
      answer.writeHead(200, { 'content-length': 8, ...before });
      answer.write('old-', () => setTimeout(() => answer.destroy(), 50));
    } else if ((question.headers['if-match'] ?? after.etag) !== after.etag) {
      answer.writeHead(412).end();
    } else {
      answer.writeHead(206, { 'content-range': 'bytes 4-7/8', 'content-length': 4, ...after });
      answer.end('NEW!');
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const dispatcher = new Agent().compose(interceptors.retry({ minTimeout: 10 }));
  const address = `http://127.0.0.1:${server.address().port}`;
  const { body } = await request(address, { dispatcher });
  const text = await body.text().catch((error) => `error ${error.code}`);
  await dispatcher.destroy();
  server.close();
  console.log(`${JSON.stringify(before)}: ${text} (asked for ${asked})`);
  return text;
};
const weak = await download({ etag: 'W/"a"' }, { etag: 'W/"b"' });
const dated = await download(
  { 'last-modified': 'Mon, 02 Nov 2026 08:00:00 GMT' },
  { 'last-modified': 'Tue, 03 Nov 2026 08:00:00 GMT' },
);
const strong = await download({ etag: '"a"' }, { etag: '"b"' });
const isAsSeen = weak === 'old-NEW!' && dated === 'old-NEW!' && strong.startsWith('error');
console.log(isAsSeen ? 'As seen: two versions in one file.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
npx node ask.mjs
