#!/usr/bin/env bash
# openapi-fetch 0.17.0: for an answer 502 or 500 without a body, `error` is "" or, with "Content-Length: 0", undefined, as `data` is: the documented
# `const { data, error } = await …; if (error) …` takes it for success. Most expect "one of the two is present", as the documentation and the types say.
# Gateways answer so when the service behind them is down: a step that asks for a release, a purge or a token goes on, green, and nothing was done.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' >package.json
npm install --silent --no-audit --no-fund openapi-fetch@0.17.0
cat >ask.mjs <<'SCRIPT'
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import createClient from 'openapi-fetch';

console.log('openapi-fetch', JSON.parse(readFileSync('node_modules/openapi-fetch/package.json', 'utf8')).version);
const answers = {
  '/with-a-reason': [{ 'content-type': 'application/json' }, '{"message":"down"}'],
  '/chunked': [{ 'content-type': 'application/json' }, ''],
  '/length-zero': [{ 'content-type': 'application/json', 'content-length': '0' }, ''],
};
const service = createServer(({ url }, response) => {
  const [headers, body] = answers[url];
  response.writeHead(502, headers).end(body);
});
await new Promise((done) => service.listen(0, '127.0.0.1', done));
const client = createClient({ baseUrl: `http://127.0.0.1:${service.address().port}` });
const seen = [];
for (const path of Object.keys(answers)) {
  const { data, error, response } = await client.POST(path);
  const taken = error ? 'failed' : 'success';
  console.log(`${path}: ${response.status}, data ${JSON.stringify(data)}, error ${JSON.stringify(error)}: taken for ${taken}`);
  seen.push(taken);
}
service.close();
const isAsSeen = seen.join() === 'failed,success,success';
console.log(isAsSeen ? 'As seen: a 502 without a body is no error.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
node ask.mjs
