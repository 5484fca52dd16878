#!/usr/bin/env bash
# @actions/core 3.0.1: getIDToken() makes a client with `maxRetries: 10`, and asks 11 times while the service answers 502, 503 or 504; but a
# lost connection, a 429 (with Retry-After) or a 500 ends it at the first try. Most expect ten retries to cover a reset.
# Each login without a stored secret starts with this call, so one dropped connection makes a deployment or a publication red.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @actions/core@3.0.1
cat >ask.mjs <<'SCRIPT'
import { createServer } from 'node:http';
import { getIDToken } from '@actions/core';

process.env.ACTIONS_ID_TOKEN_REQUEST_TOKEN = 'request-token';
const claims = Buffer.from('{}').toString('base64url');
const body = JSON.stringify({ value: `${claims}.${claims}.c2ln` });

/** The service fails once in the given way, and works from then on. */
async function ask(fail) {
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    if (requests === 1) fail(request, response);
    else response.writeHead(200, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${server.address().port}/token?api-version=2.0`;
  process.env.ACTIONS_ID_TOKEN_REQUEST_URL = address;
  const outcome = await getIDToken('audience').then(
    () => 'a token',
    () => 'an error',
  );
  server.closeAllConnections();
  server.close();
  return `${outcome} after ${requests}`;
}
const seen = {
  503: await ask((_, response) => response.writeHead(503).end()),
  reset: await ask((request) => request.socket.destroy()),
  429: await ask((_, response) => response.writeHead(429, { 'retry-after': '1' }).end()),
  500: await ask((_, response) => response.writeHead(500).end()),
};
console.log('\n@actions/core 3.0.1, one failure of the service, then it works:');
for (const [failure, outcome] of Object.entries(seen)) {
  console.log(`${failure}: ${outcome} requests`);
}
const isAsSeen =
  seen[503] === 'a token after 2' &&
  ['reset', '429', '500'].every((failure) => seen[failure] === 'an error after 1');
console.log(isAsSeen ? 'As seen: ten retries, and none for a reset.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
node ask.mjs
