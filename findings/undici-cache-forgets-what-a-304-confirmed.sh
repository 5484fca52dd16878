#!/usr/bin/env bash
# undici 8.13.1, interceptors.cache(): a 304 that repeats Cache-Control, as RFC 9110 (15.4.5) asks of servers, removes the stored response: the request
# after it downloads the whole body again, and so each second one; the newer headers of the 304 are shown to nobody. Without Cache-Control in the
# 304 it stays. Most expect RFC 9111 (4.3.4): a 304 freshens what is stored. Polling an API or a live site "with a cache" saves only half.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' >package.json
npm install --silent --no-audit --no-fund undici@8.13.1 node@24.15.0
cat >ask.mjs <<'SCRIPT'
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { Agent, fetch, interceptors } from 'undici';

console.log('undici', JSON.parse(readFileSync('node_modules/undici/package.json')).version);
const cacheControl = 'max-age=0, must-revalidate';
let answers = [];
const server = createServer((request, response) => {
  const isKnown = request.headers['if-none-match'] === '"1"';
  const repeats = !isKnown || request.url === '/repeats';
  answers.push(isKnown ? 304 : 200);
  response.writeHead(isKnown ? 304 : 200, {
    etag: '"1"',
    'x-deployment': String(answers.length),
    ...(repeats ? { 'cache-control': cacheControl } : {}),
  });
  response.end(isKnown ? undefined : 'the whole page');
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const ask = async (path) => {
  const dispatcher = new Agent().compose(interceptors.cache());
  answers = [];
  const shown = [];
  for (let request = 1; request <= 6; request++) {
    const response = await fetch(`http://127.0.0.1:${server.address().port}${path}`, { dispatcher });
    await response.text();
    shown.push(response.headers.get('x-deployment'));
  }
  await dispatcher.close();
  console.log(`${path}: the server answered ${answers}; x-deployment was ${shown}`);
  return String(answers);
};
const repeated = await ask('/repeats');
const silent = await ask('/silent');
server.close();
const isAsSeen =
  repeated === '200,304,200,304,200,304' && silent === '200,304,304,304,304,304';
console.log(isAsSeen ? 'As seen: a 304 ends what it confirms.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
npx node ask.mjs
