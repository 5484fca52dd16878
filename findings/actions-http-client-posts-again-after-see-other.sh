#!/usr/bin/env bash
# @actions/http-client 4.0.1 (beneath @actions/core, cache, artifact, attest): a POST that is answered 303 is sent again, as a POST with its body, to
# the address of the redirect; so it is after 301 and 302. Most expect a GET: RFC 9110 says so for 303, and fetch, curl and undici do it.
# A service that answers "created, see there" gets a second POST, often 404 or 405: the step fails, or does twice what had worked.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' >package.json
npm install --silent --no-audit --no-fund @actions/http-client@4.0.1
cat >post.mjs <<'SCRIPT'
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { HttpClient } from '@actions/http-client';

const manifest = JSON.parse(readFileSync('node_modules/@actions/http-client/package.json', 'utf8'));
console.log('@actions/http-client', manifest.version);

/** Answers a POST with the status of its address and sends it on to /release. */
let arrived = [];
const service = createServer(async (request, response) => {
  const body = (await request.toArray()).join('');
  arrived.push(`${request.method} ${request.url}${body && ` with "${body}"`}`);
  const location = `http://${request.headers.host}/release`;
  if (request.url === '/release') response.end('{}');
  else response.writeHead(Number(request.url.slice(1)), { location }).end();
});
await new Promise((resolve) => service.listen(0, '127.0.0.1', resolve));
const base = `http://127.0.0.1:${service.address().port}`;

const client = new HttpClient('example');
const seconds = [];
for (const status of [301, 302, 303]) {
  arrived = [];
  await client.post(`${base}/${status}`, 'draft');
  console.log(`http-client, ${status}: ${arrived.join(', then ')}`);
  seconds.push(arrived[1]);
}
arrived = [];
await fetch(`${base}/303`, { method: 'POST', body: 'draft' });
console.log(`fetch, 303:       ${arrived.join(', then ')}`);
service.close();
service.closeAllConnections();
const isAsSeen = seconds.every((second) => second === 'POST /release with "draft"') && arrived[1] === 'GET /release';
console.log(isAsSeen ? 'As seen: it posts twice, fetch once.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
node post.mjs
