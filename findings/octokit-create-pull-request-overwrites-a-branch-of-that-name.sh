#!/usr/bin/env bash
# octokit-plugin-create-pull-request 6.0.1, without `update: true`: if the branch exists and has no open pull request, its ref is replaced by force with commits
# made on the base, and what was on the branch is gone from it; the answer is a new pull request. Most expect an error, as the plugin throws for an open pull
# request, or git's refusal of what is no fast-forward. A bot with fixed branch names discards what a person pushed before opening, or after closing, a request.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' >package.json
npm install --silent --no-audit --no-fund octokit-plugin-create-pull-request@6.0.1 @octokit/core@7.0.8
cat >run.mjs <<'SCRIPT'
import { once } from 'node:events';
import { createServer } from 'node:http';
import { Octokit } from '@octokit/core';
import { createPullRequest } from 'octokit-plugin-create-pull-request';

// A GitHub whose branch "texts" has a person's commit, and no open pull request.
const branch = { associatedPullRequests: { edges: [] } };
const answers = {
  'GET /repos/acme/site': { default_branch: 'main', permissions: { push: true } },
  'GET /repos/acme/site/commits': [{ sha: 'head-of-main', commit: { tree: { sha: 'tree' } } }],
  'POST /repos/acme/site/git/trees': { sha: 'new-tree' },
  'POST /repos/acme/site/git/commits': { sha: 'commit-of-the-bot' },
  'POST /graphql': { data: { repository: { ref: branch } } },
  'PATCH /repos/acme/site/git/refs/heads%2Ftexts': { ref: 'refs/heads/texts' },
  'POST /repos/acme/site/pulls': { number: 7 },
};
const seen = new Map();
const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  const call = `${request.method} ${request.url.split('?')[0]}`;
  seen.set(call, body && JSON.parse(body));
  response.writeHead(answers[call] ? 200 : 404, { 'content-type': 'application/json' });
  response.end(JSON.stringify(answers[call] ?? { message: 'Not Found' }));
}).listen(0, '127.0.0.1');
await once(server, 'listening');

const octokit = new (Octokit.plugin(createPullRequest))({
  auth: 'token',
  baseUrl: `http://127.0.0.1:${server.address().port}`,
});
const changes = [{ files: { 'texts.json': '{}' }, commit: 'Update texts' }];
const { data } = await octokit.createPullRequest({ owner: 'acme', repo: 'site', title: 'Texts', body: '', head: 'texts', changes });
server.close();
const { parents } = seen.get('POST /repos/acme/site/git/commits');
const ref = seen.get('PATCH /repos/acme/site/git/refs/heads%2Ftexts');
console.log(`The new commit's parents: ${parents}; the branch: ${JSON.stringify(ref)}; answer: pull request ${data.number}`);
const isAsSeen = ref?.force === true && ref.sha === 'commit-of-the-bot' && parents.join() === 'head-of-main';
console.log(isAsSeen ? 'As seen: the branch is overwritten.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
npm ls --depth 0 | grep @
node run.mjs
