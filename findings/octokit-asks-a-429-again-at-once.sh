#!/usr/bin/env bash
# octokit 5.0.5 (with its plugins retry and throttling): a 429 with "Retry-After: 20" and GitHub's own words is asked again after 1 s, and after
# 4 s more; the same answer with 403 is waited for. Most expect the throttling plugin to treat both alike, since GitHub documents both.
# The retry plugin comes first. Automation that meets a limit makes it longer, or fails within 14 s instead of waiting for 20.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund octokit@5.0.5
cat >ask.mjs <<'SCRIPT'
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { Octokit } from 'octokit';

/** Refuses the first two requests, and notes when each came, in seconds. */
async function ask(status, message) {
  const start = Date.now();
  const came = [];
  const server = createServer((request, response) => {
    came.push(Math.round((Date.now() - start) / 1000));
    const isRefused = came.length < 3;
    const headers = { 'content-type': 'application/json', ...(isRefused && { 'retry-after': '20' }) };
    response.writeHead(isRefused ? status : 200, headers).end(JSON.stringify(isRefused ? { message } : { login: 'ada' }));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const log = { debug() {}, info() {}, warn() {}, error() {} };
  const octokit = new Octokit({ baseUrl: `http://127.0.0.1:${server.address().port}`, log });
  const waits = new Promise((resolve) => setTimeout(resolve, 12_000, 'waits').unref());
  const call = octokit.request('GET /user').then(
    ({ data }) => `the answer of ${data.login}`,
    ({ status }) => `error ${status}`,
  );
  const outcome = await Promise.race([call, waits]);
  console.log(`${status} with Retry-After: 20 and the words of a secondary limit: requests after ${came.join(' s, ')} s; ${outcome}`);
  return `${came.join()} ${outcome}`;
}
console.log('octokit', JSON.parse(readFileSync('node_modules/octokit/package.json', 'utf8')).version);
const words = 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.';
const seen = await Promise.all([ask(429, words), ask(403, words)]);
const isAsSeen = seen.join() === '0,1,5 the answer of ada,0 waits';
console.log(isAsSeen ? 'As seen: Retry-After counts with 403 only.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
node ask.mjs
