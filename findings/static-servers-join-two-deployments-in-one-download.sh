#!/usr/bin/env bash
# sirv 3.0.2 (vite preview, SvelteKit's Node server), @hono/node-server 2.1.9, serve-handler 6.1.7 (serve) and http-server 14.1.1: all four answer `Range` with
# 206 and take no notice of `If-Range`. Most expect RFC 9110 (13.1.5): if the file is another one by now, the server MUST ignore the range. `send` 1.2.1 does.
# A browser or curl that goes on with a download after a deployment gets the rest of the new file behind the start of the old one: a broken archive or video.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' >package.json
npm install --silent --no-audit --no-fund sirv@3.0.2 @hono/node-server@2.1.9 hono@4.13.19 serve-handler@6.1.7 http-server@14.1.1 send@1.2.1
cat >ask.mjs <<'SCRIPT'
import { mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import httpServer from 'http-server';
import send from 'send';
import handler from 'serve-handler';
import sirv from 'sirv';

mkdirSync('site');
const deploy = (letter, time) => {
  writeFileSync('site/app.zip', letter.repeat(10));
  utimesSync('site/app.zip', new Date(time), new Date(time));
};
const hono = getRequestListener(new Hono().use('/*', serveStatic({ root: './site' })).fetch);
const servers = {
  sirv: sirv('site', { etag: true, dev: true }),
  '@hono/node-server': hono,
  'serve-handler': (request, response) => handler(request, response, { public: 'site' }),
  'http-server': httpServer.createServer({ root: 'site' }).server.listeners('request')[0],
  send: (request, response) => send(request, request.url, { root: 'site' }).pipe(response),
};
const seen = [];
for (const [name, listener] of Object.entries(servers)) {
  deploy('a', '2026-01-01T00:00:00Z');
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = `http://127.0.0.1:${server.address().port}/app.zip`;
  const first = await fetch(address);
  const start = (await first.text()).slice(0, 5);
  deploy('b', '2026-01-02T00:00:00Z');
  const headers = { Range: 'bytes=5-', 'If-Range': first.headers.get('last-modified') };
  const answer = await fetch(address, { headers });
  const rest = await answer.text();
  const file = answer.status === 206 ? start + rest : rest;
  const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  console.log(`${name} ${version}, If-Range ${headers['If-Range']}: ${answer.status}, the download is ${file}`);
  seen.push(file);
  server.close();
}
const isAsSeen = seen.join() === [...Array(4).fill('aaaaabbbbb'), 'bbbbbbbbbb'].join();
console.log(isAsSeen ? 'As seen: four of five join two files.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
node ask.mjs
