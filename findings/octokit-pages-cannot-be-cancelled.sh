#!/usr/bin/env bash
# @octokit/plugin-paginate-rest 16.0.0: `request.signal`, the documented way to cancel, is passed to the first page only. A list whose signal
# is aborted later is read to its last page and answered as if nothing were; most expect an AbortError at the next page, as with one request.
# A cancelled run, or one past its time limit, goes on asking for hundreds of pages and spends the rate limit of those that come after it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' >package.json
npm install --silent --no-audit --no-fund @octokit/core@7.0.8 @octokit/plugin-paginate-rest@16.0.0
cat >cancel.mjs <<'SCRIPT'
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { Octokit } from '@octokit/core';
import { paginateRest } from '@octokit/plugin-paginate-rest';

const name = '@octokit/plugin-paginate-rest';
console.log(name, JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version);

/** A list of ten pages, as GitHub links them. The caller cancels when the second page is asked for. */
let pages = 0;
let cancel = new AbortController();
const service = createServer((request, response) => {
  pages += 1;
  if (pages === 2) cancel.abort();
  const link = `<http://${request.headers.host}/items?page=${pages + 1}>; rel="next"`;
  if (pages < 10) response.setHeader('link', link);
  response.setHeader('content-type', 'application/json').end(`[${pages}]`);
});
await new Promise((resolve) => service.listen(0, '127.0.0.1', resolve));
const baseUrl = `http://127.0.0.1:${service.address().port}`;
const octokit = new (Octokit.plugin(paginateRest))({ baseUrl });

const outcome = await octokit.paginate('GET /items', { request: { signal: cancel.signal } }).then(
  (items) => `${items.length} items`,
  ({ name }) => name,
);
console.log(`cancelled at the second of ten pages: answered with ${outcome}, after ${pages} pages`);
pages = 2;
const single = await octokit.request('GET /items', { request: { signal: cancel.signal } }).then(
  () => 'an answer',
  ({ name }) => name,
);
console.log(`one request with the same signal: ${single}`);
service.close();
service.closeAllConnections();
const isAsSeen = outcome === '10 items' && single === 'AbortError';
console.log(isAsSeen ? 'As seen: a list heeds its signal on the first page only.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
node cancel.mjs
