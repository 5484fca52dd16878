#!/usr/bin/env bash
# npm 12.2.2: "npm ci" ends with EALLOWREMOTE before any request if the lockfile's address of a package is not the configured registry,
# although name, version and integrity are right. npm 11 replaces such addresses or fetches them. A lockfile written behind a company's
# mirror, or by a machine with another registry, no longer installs anywhere else: CI fails after the upgrade, nobody changed the lock.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export npm_config_update_notifier=false npm_config_audit=false npm_config_fund=false
mkdir new old site
npm install --silent --prefix new npm@12.2.2
npm install --silent --prefix old npm@11.6.2
cd site
npm pack --silent is-number@7.0.0 >/dev/null
echo '{ "name": "site", "version": "1.0.0", "private": true, "dependencies": { "is-number": "7.0.0" } }' >package.json
cat >mirror.mjs <<'SCRIPT'
// A mirror on this machine that serves the package, and a lockfile that names it.
import { spawnSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';

const archive = readFileSync('is-number-7.0.0.tgz');
const integrity = `sha512-${createHash('sha512').update(archive).digest('base64')}`;
const mirror = createServer((_, response) => response.end(archive)).listen(0, '127.0.0.1');
await once(mirror, 'listening');
const resolved = `http://127.0.0.1:${mirror.address().port}/is-number/-/is-number-7.0.0.tgz`;
const packages = {
  '': { name: 'site', version: '1.0.0', dependencies: { 'is-number': '7.0.0' } },
  'node_modules/is-number': { version: '7.0.0', resolved, integrity },
};
const lock = { name: 'site', version: '1.0.0', lockfileVersion: 3, requires: true, packages };
writeFileSync('package-lock.json', JSON.stringify(lock));
const seen = [];
for (const folder of ['old', 'new']) {
  const npm = `../${folder}/node_modules/npm/bin/npm-cli.js`;
  const version = spawnSync(process.execPath, [npm, '--version'], { encoding: 'utf8' }).stdout.trim();
  rmSync('node_modules', { recursive: true, force: true });
  const child = spawn(process.execPath, [npm, 'ci'], { stdio: ['ignore', 'ignore', 'pipe'] });
  let errors = '';
  child.stderr.on('data', (chunk) => (errors += chunk));
  const [code] = await once(child, 'close');
  const reason = /code (E[A-Z]+)/.exec(errors)?.[1] ?? '';
  console.log(`npm ${version}: npm ci exits ${code} ${reason}`);
  seen.push(`${code}${reason}`);
}
mirror.closeAllConnections();
mirror.close();
const isAsSeen = seen.join() === '0,1EALLOWREMOTE';
console.log(isAsSeen ? 'As seen: npm 11 installs, npm 12 refuses.' : 'Changed: look again.');
process.exitCode = isAsSeen ? 0 : 1;
SCRIPT
node mirror.mjs
