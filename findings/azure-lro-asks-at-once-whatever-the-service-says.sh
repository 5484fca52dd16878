#!/usr/bin/env bash
# @azure/core-lro 3.4.2 (beneath each begin…AndWait of Azure's management clients): "202, Retry-After: 3" is followed by the first poll within the same
# second; only the Retry-After of later answers counts. A 404 to that poll ends it: "The long-running operation has failed". Most expect the first
# answer to be obeyed (RFC 9110, 10.2.3). A creation that needs a moment to be visible is reported as failed while it goes on and succeeds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' >package.json
npm install --silent --no-audit --no-fund @azure/core-lro@3.4.2
cat >poll.mjs <<'SCRIPT'
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createHttpPoller } from '@azure/core-lro';

console.log('@azure/core-lro', JSON.parse(readFileSync('node_modules/@azure/core-lro/package.json', 'utf8')).version);

/** Accepts a creation, is done 2.5 s later, and knows its status from `visible` ms on. */
async function create(visible) {
  const polls = [];
  let start;
  const service = createServer(({ method }, response) => {
    const age = Date.now() - (start ??= Date.now());
    const answer = (status, body) => {
      const headers = { 'content-type': 'application/json', 'retry-after': '3', location: '/operation' };
      response.writeHead(status, headers).end(JSON.stringify(body));
    };
    if (method === 'POST') return answer(202, {});
    polls.push(Math.round(age / 1000));
    if (age < visible) return answer(404, { error: { code: 'NotFound', message: 'no such operation yet' } });
    return age < 2500 ? answer(202, {}) : answer(200, { name: 'site' });
  });
  await new Promise((resolve) => service.listen(0, '127.0.0.1', resolve));
  const send = async (method, path) => {
    const response = await fetch(`http://127.0.0.1:${service.address().port}${path}`, { method });
    const body = await response.json();
    const rawResponse = { statusCode: response.status, headers: Object.fromEntries(response.headers), body, request: { method } };
    return { flatResponse: body, rawResponse };
  };
  const poller = createHttpPoller({
    sendInitialRequest: () => send('POST', '/sites'),
    sendPollRequest: (path) => send('GET', path),
  });
  const outcome = await poller.pollUntilDone().then(({ name }) => `created ${name}`, ({ message }) => message);
  service.close();
  service.closeAllConnections();
  console.log(`status visible after ${visible} ms: polled after ${polls.join(' s, ')} s; ${outcome}`);
  return `${polls.join()} ${outcome}`;
}
const seen = [await create(0), await create(1500)];
const failed = '0 The long-running operation has failed. NotFound. no such operation yet';
const isAsSeen = seen[0] === '0,3 created site' && seen[1] === failed;
console.log(isAsSeen ? 'As seen: the first Retry-After is not heeded.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
node poll.mjs
