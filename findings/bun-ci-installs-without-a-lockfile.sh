#!/usr/bin/env bash
# bun 1.4.5: "bun ci" and "bun install --frozen-lockfile" in a project without any lockfile resolve the newest versions, install them, write no
# lockfile, warn of nothing and exit 0; "npm ci" and a frozen "pnpm install" refuse. Most expect "frozen" to mean that nothing is resolved.
# A lockfile that was ignored, or left out of a container or a sparse checkout, turns a pinned deployment into one of today's versions: green.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund bun@1.4.5 pnpm@12.21.0 npm@12.2.2 node@24.21.0
bin="$PWD/node_modules/.bin"
export PATH="$bin:$PATH" CI=true
mkdir registry site
# A registry of its own: the package "greeting" in two versions, of which the second one is the newest.
cat >registry.mjs <<'SCRIPT'
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';

const versions = ['1.0.0', '1.9.0'];
for (const version of versions) {
  writeFileSync('registry/package.json', JSON.stringify({ name: 'greeting', version }));
  execFileSync('npm', ['pack', '--silent', './registry']);
}
const server = createServer(({ url, headers }, response) => {
  if (url.endsWith('.tgz')) return response.end(readFileSync(`.${url}`));
  if (url !== '/greeting') return response.writeHead(404).end('{}');
  const dist = (version) => ({ tarball: `http://${headers.host}/greeting-${version}.tgz` });
  const known = versions.map((version) => [version, { name: 'greeting', version, dist: dist(version) }]);
  response.end(JSON.stringify({ name: 'greeting', 'dist-tags': { latest: '1.9.0' }, versions: Object.fromEntries(known) }));
});
server.listen(0, '127.0.0.1', () => writeFileSync('address', `http://127.0.0.1:${server.address().port}/`));
SCRIPT
node registry.mjs &
trap 'kill %1; rm -rf "$folder"' EXIT
until [ -s address ]; do sleep 0.1; done
export npm_config_registry="$(cat address)" NPM_CONFIG_REGISTRY="$(cat address)"
cd site
seen=
for command in 'npm ci' 'pnpm install --frozen-lockfile' 'bun ci' 'bun install --frozen-lockfile'; do
  rm -rf node_modules
  echo '{ "name": "site", "dependencies": { "greeting": "^1.0.0" } }' >package.json
  code=0
  $command >output 2>&1 || code=$?
  version=$(node -p "require('./node_modules/greeting/package.json').version" 2>/dev/null || echo nothing)
  echo "$command: exit code $code, installed $version, files: $(ls | grep -v '^output$' | tr '\n' ' ')"
  seen="$seen$code $version, "
done
echo "bun $(bun --version)"
if [ "$seen" = '1 nothing, 1 nothing, 0 1.9.0, 0 1.9.0, ' ]; then echo 'As seen: bun resolves what nothing pins.'; else
  echo 'Changed: look again.'
  exit 1
fi
