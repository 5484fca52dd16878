#!/usr/bin/env bash
# swagger-typescript-api 13.13.0, fetch client: an operation that answers text/plain (or XML) of type string is typed as a string and always gives
# `data: null`, with status 200: the body is not read. Most expect the text, as for JSON, or a type that says that it is left to the caller.
# A check of the version that is live, or of a robots.txt, by such a client compares null: it compiles, and is red, or skipped, for ever.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true,"type":"module"}' >package.json
npm install --silent --no-audit --no-fund swagger-typescript-api@13.13.0 typescript@6.0.3
export PATH="$PWD/node_modules/.bin:$PATH"
cat >api.json <<'API'
{ "openapi": "3.1.0", "info": { "title": "site", "version": "1" }, "paths": {
  "/version": { "get": { "operationId": "getVersion", "responses": { "200": { "description": "the version that is live",
    "content": { "text/plain": { "schema": { "type": "string" } } } } } } } } }
API
swagger-typescript-api generate --path api.json --output . --name api.ts >generate.log 2>&1 || { cat generate.log; exit 1; }
echo "import { Api } from './api.js';
export const version: Promise<string> = new Api().version.getVersion().then(({ data }) => data.trim());" >uses.ts
tsc --strict --skipLibCheck --module nodenext --target es2024 --lib es2024,dom,dom.iterable uses.ts
echo "TypeScript $(tsc --version | cut -d' ' -f2): data.trim() of getVersion() is a string"
cat >ask.mjs <<'SCRIPT'
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { Api } from './api.js';

const manifest = JSON.parse(readFileSync('node_modules/swagger-typescript-api/package.json', 'utf8'));
console.log('swagger-typescript-api', manifest.version);
const service = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'text/plain' }).end('2.4.0');
});
await new Promise((resolve) => service.listen(0, '127.0.0.1', resolve));
const api = new Api({ baseUrl: `http://127.0.0.1:${service.address().port}` });
const { status, data, bodyUsed } = await api.version.getVersion();
console.log(`the service answers text/plain, 2.4.0: status ${status}, data ${data}, body read: ${bodyUsed}`);
service.close();
service.closeAllConnections();
const isAsSeen = status === 200 && data === null && !bodyUsed;
console.log(isAsSeen ? 'As seen: a string by its type, null by its value.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
node ask.mjs
