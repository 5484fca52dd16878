#!/usr/bin/env bash
# @semantic-release/github 12.0.10 (@octokit/plugin-retry 8.1.1): a 502 after GitHub has created the release makes the plugin send the POST
# again, so GitHub refuses the tag and the run fails. Most expect a creation to be sent once, or its own release to be recognised.
# npm and the tag are published by then, and semantic-release finds nothing to release when it is run again: the rest never happens.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --legacy-peer-deps @semantic-release/github@12.0.10
cat >publish.mjs <<'SCRIPT'
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { publish } from '@semantic-release/github';

const manifest = 'node_modules/@semantic-release/github/package.json';
const { version } = JSON.parse(readFileSync(manifest, 'utf8'));
const releases = [];
const requests = [];
const answer = (request) => {
  if (request.method !== 'POST') {
    return [200, { clone_url: 'https://github.com/owner/name.git', permissions: { push: true } }];
  }
  if (releases.length > 0) {
    const error = { resource: 'Release', code: 'already_exists', field: 'tag_name' };
    return [422, { message: 'Validation Failed', errors: [error] }];
  }
  releases.push('v1.0.0');
  return [502, { message: 'Bad Gateway' }];
};
const server = createServer((request, response) => {
  requests.push(`${request.method} ${request.url}`);
  const [status, body] = answer(request);
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const outcome = await publish(
  { githubUrl: `http://127.0.0.1:${server.address().port}`, githubApiPathPrefix: '' },
  {
    cwd: process.cwd(),
    env: { GITHUB_TOKEN: 'a-token' },
    options: { repositoryUrl: 'https://github.com/owner/name.git' },
    branch: { name: 'main', main: true },
    nextRelease: { gitTag: 'v1.0.0', name: 'v1.0.0', notes: 'Notes', version: '1.0.0' },
    logger: { log() {}, error() {}, warn() {}, success() {} },
  },
).then(
  () => 'published',
  (error) => `${error.name} ${error.status}`,
);
server.closeAllConnections();
server.close();
console.log(`@semantic-release/github ${version}`);
console.log(`requests: ${requests.join(', ')}`);
console.log(`releases on the server: ${releases.length}; publish() ended with: ${outcome}`);
const isAsSeen = requests.length === 3 && outcome === 'HttpError 422';
console.log(isAsSeen ? 'As seen: it fails because of its own release.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
node publish.mjs
