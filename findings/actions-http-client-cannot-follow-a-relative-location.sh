#!/usr/bin/env bash
# @actions/http-client 4.0.1 (beneath tool-cache, core, cache, artifact): a redirect whose Location is relative ("/v2/list") ends with
# "TypeError: Invalid URL", of which no caller knows the address or the status. Most expect what RFC 9110 (10.2.2) allows and each browser follows.
# Mirrors and proxies within companies redirect so (a slash more, http to a login): set-up actions then fail there with two words, and nowhere else.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' >package.json
npm install --silent --no-audit --no-fund @actions/http-client@4.0.1
cat >follow.mjs <<'SCRIPT'
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { HttpClient } from '@actions/http-client';

const manifest = JSON.parse(readFileSync('node_modules/@actions/http-client/package.json', 'utf8'));
console.log('@actions/http-client', manifest.version);

/** /whole redirects with a whole address, /relative with a path; both lead to /file. */
const service = createServer((request, response) => {
  const whole = `http://${request.headers.host}/file`;
  if (request.url === '/file') response.end('content');
  else response.writeHead(302, { location: request.url === '/whole' ? whole : '/file' }).end();
});
await new Promise((resolve) => service.listen(0, '127.0.0.1', resolve));
const base = `http://127.0.0.1:${service.address().port}`;

const client = new HttpClient('example');
const byClient = async (path) =>
  client.get(base + path).then(
    async (answer) => `${answer.message.statusCode} ${await answer.readBody()}`,
    (error) => `${error.name}: ${error.message}`,
  );
const outcomes = [await byClient('/whole'), await byClient('/relative')];
const byFetch = await (await fetch(`${base}/relative`)).text();
console.log(`http-client, a whole address: ${outcomes[0]}`);
console.log(`http-client, a relative one:  ${outcomes[1]}`);
console.log(`fetch, a relative one:        ${byFetch}`);
service.close();
service.closeAllConnections();
const isAsSeen = outcomes.join() === '200 content,TypeError: Invalid URL' && byFetch === 'content';
console.log(isAsSeen ? 'As seen: it follows whole addresses only.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
node follow.mjs
