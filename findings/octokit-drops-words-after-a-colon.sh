#!/usr/bin/env bash
# @octokit/core 7.0.8 (endpoint 11.0.5): in a path that is given whole, `:` and the word after it are left out of what is sent, as a placeholder
# without a value: "q=repo:acme/site+is:open" asks for "q=repo/site+is". Nothing says so. Most expect `{name}` to be the only placeholder.
# GitHub's own syntax is full of such words: a search answers for other repositories, and `main...acme:feature` compares with another branch.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' >package.json
npm install --silent --no-audit --no-fund @octokit/core@7.0.8 @octokit/endpoint@11.0.5
cat >ask.mjs <<'SCRIPT'
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { Octokit } from '@octokit/core';

const version = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
console.log('@octokit/core', version('@octokit/core'), '@octokit/endpoint', version('@octokit/endpoint'));

/** Keeps what arrives, and answers with an empty object. */
const arrived = [];
const service = createServer((request, response) => {
  arrived.push(request.url);
  response.setHeader('content-type', 'application/json').end('{}');
});
await new Promise((resolve) => service.listen(0, '127.0.0.1', resolve));
const octokit = new Octokit({ baseUrl: `http://127.0.0.1:${service.address().port}` });

const paths = {
  '/search/issues?q=repo:acme/site+is:open': '/search/issues?q=repo/site+is',
  '/repos/acme/site/compare/main...fork:feature': '/repos/acme/site/compare/main...fork',
  '/repos/acme/site/contents/notes:draft.md': '/repos/acme/site/contents/notes.md',
};
for (const path of Object.keys(paths)) {
  await octokit.request(`GET ${path}`);
  console.log(`asked for: ${path}\n     sent: ${arrived.at(-1)}`);
}
await octokit.request('GET /search/issues', { q: 'repo:acme/site is:open' });
console.log(`as a parameter, sent: ${arrived.at(-1)}`);
service.close();
service.closeAllConnections();
const isAsSeen = Object.values(paths).every((sent, index) => arrived[index] === sent);
console.log(isAsSeen ? 'As seen: the words after a colon are gone.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
node ask.mjs
