#!/usr/bin/env bash
# @angular/service-worker 22.2.0: ngsw-config writes the time into ngsw.json, and the worker takes the hash of the whole file for the version: the same files,
# built again, are a new version. Most expect the version that the documentation describes: hashes of contents, which change if a file changes.
# Each deployment (a rollback, a retry, a nightly build, a new header) tells all visitors "a new version is ready", and apps that obey reload for nothing.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' >package.json
npm install --silent --no-audit --no-fund --legacy-peer-deps @angular/service-worker@22.2.0
echo '{ "index": "/index.html", "assetGroups": [{ "name": "app", "resources": { "files": ["/*.html", "/*.js"] } }] }' >ngsw-config.json
for build in first second; do
  mkdir "$build"
  echo '<p>Hello</p>' | tee "$build/index.html" >"$build/app.js"
  node node_modules/@angular/service-worker/ngsw-config.js "$build" ngsw-config.json
done
cat >ask.mjs <<'SCRIPT'
import { readFileSync } from 'node:fs';
import vm from 'node:vm';

const read = (file) => readFileSync(file, 'utf8');
console.log('@angular/service-worker', JSON.parse(read('node_modules/@angular/service-worker/package.json')).version);
const [one, two] = ['first', 'second'].map((build) => JSON.parse(read(`${build}/ngsw.json`)));
const differing = Object.keys(one).filter((key) => JSON.stringify(one[key]) !== JSON.stringify(two[key]));
console.log('the manifests of two builds of the same files differ in:', differing.join(', '));
/** Runs the package's own worker, as a browser would, with a visitor's page open. */
let deployed = 'first';
const origin = 'https://example.com';
const absolute = (request) => new URL(request.url ?? request, origin);
const newCache = (kept = new Map()) => ({
  match: async (request) => kept.get(absolute(request).href)?.clone(),
  put: async (request, response) => void kept.set(absolute(request).href, response.clone()),
  delete: async (request) => kept.delete(absolute(request).href),
  keys: async () => [...kept.keys()].map((url) => new Request(url)),
});
const [stores, handlers, results] = [{}, {}, []];
class Client { id = '1'; postMessage({ result }) { results.push(result); } }
const page = new Client();
const scope = { Client, Response, Headers, URL, Promise, Date, setTimeout, clearTimeout, console, location: new URL(origin), skipWaiting() {} };
scope.Request = class extends Request { constructor(url, options) { super(absolute(url).href, options); } };
scope.registration = { scope: `${origin}/`, active: page };
scope.clients = { matchAll: async () => [page], get: async () => page, claim: async () => {} };
scope.caches = { open: async (name) => (stores[name] ??= newCache()), keys: async () => Object.keys(stores), delete: async (name) => delete stores[name] };
scope.fetch = async (request) => new Response(read(deployed + absolute(request).pathname.replace(/\/$/, '/index.html')));
scope.addEventListener = (type, handler) => { handlers[type] = handler; };
vm.runInNewContext(read('node_modules/@angular/service-worker/ngsw-worker.js'), Object.assign(scope, { self: scope }));
const check = async () => {
  await new Promise((waitUntil) => handlers.message({ data: { action: 'CHECK_FOR_UPDATES', nonce: 1 }, source: page, waitUntil }));
  return results.at(-1);
};
await check();
const before = await check();
deployed = 'second';
const after = await check();
console.log(`the worker finds an update before the second deployment: ${before}; after it: ${after}`);
const isAsSeen = differing.join() === 'timestamp' && before === false && after === true;
console.log(isAsSeen ? 'As seen: the same files are a new version.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
node ask.mjs
