#!/usr/bin/env bash
# @octokit/core 7.0.8 (beneath @actions/github 9 and octokit 5): its README offers `request.timeout` and `request.agent`; both are ignored, and
# nothing says so. Most take a documented option to work: a proxy's agent is not asked, and a request has no limit of its own.
# A release step whose API call meets a silent connection waits for minutes, and a runner that may only go by the proxy goes past it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @octokit/core@7.0.8
cat >ask.mjs <<'SCRIPT'
import { readFileSync } from 'node:fs';
import { Agent, createServer } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { Octokit } from '@octokit/core';

const read = (file) => readFileSync(`node_modules/@octokit/core/${file}`, 'utf8');
/** Answers /user, and nothing else. */
const server = createServer((request, response) => {
  if (request.url === '/user') response.setHeader('content-type', 'application/json').end('{"login":"ada"}');
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const baseUrl = `http://127.0.0.1:${server.address().port}`;
console.log('@octokit/core', JSON.parse(read('package.json')).version);
const offer = read('README.md').split('\n').find((line) => line.includes('options.request.timeout'));
console.log(`its README: ${offer}`);

const limited = new Octokit({ baseUrl, request: { timeout: 200 } });
const ended = limited.request('GET /silent').then(() => 'answered', ({ message }) => `ended: ${message}`);
const outcome = await Promise.race([ended, setTimeout(3000, 'still waiting after 3 s')]);
console.log(`request.timeout of 0.2 s, and a server that is silent: ${outcome}`);

let asked = 0;
class CountingAgent extends Agent {
  addRequest(...given) {
    asked += 1;
    return super.addRequest(...given);
  }
}
const through = new Octokit({ baseUrl, request: { agent: new CountingAgent() } });
const { data } = await through.request('GET /user');
console.log(`request.agent: the answer is ${data.login}, the agent was asked ${asked} times`);

const isAsSeen = Boolean(offer) && outcome.startsWith('still') && asked === 0;
console.log(isAsSeen ? 'As seen: both options do nothing.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
node ask.mjs
