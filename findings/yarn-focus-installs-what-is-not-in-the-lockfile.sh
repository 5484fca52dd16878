#!/usr/bin/env bash
# @yarnpkg/cli-dist 4.18.1 on CI, where installs are immutable: if a package.json has moved on from the lockfile, "yarn install" is refused (YN0028), and
# "yarn workspaces focus --production" resolves today's version, installs it, leaves the lockfile as it is and exits 0. Most expect one rule for both.
# Focus is what images and deployments of one workspace use: the tests ran with one version, or were red, and another one goes live.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir "$folder/tool" "$folder/site"
cd "$folder/tool"
echo '{"private":true}' >package.json
npm install --silent --no-audit --no-fund @yarnpkg/cli-dist@4.18.1
cd "$folder/site"
export YARN_ENABLE_TELEMETRY=0 YARN_IGNORE_PATH=1 YARN_ENABLE_GLOBAL_CACHE=false
yarn() { node ../tool/node_modules/@yarnpkg/cli-dist/bin/yarn.js "$@"; }
echo "yarn $(yarn --version)"
mkdir -p packages/web
echo 'nodeLinker: node-modules' >.yarnrc.yml
echo '{ "name": "site", "private": true, "workspaces": ["packages/*"] }' >package.json
echo '{ "name": "web", "version": "1.0.0", "dependencies": { "ms": "2.1.1" } }' >packages/web/package.json
CI='' GITHUB_ACTIONS='' yarn install >/dev/null
before=$(sha256sum yarn.lock)
echo "the lockfile has: $(grep 'resolution: "ms' yarn.lock)"
echo '{ "name": "web", "version": "1.0.0", "dependencies": { "ms": ">=2.1.2 <2.1.4" } }' >packages/web/package.json
export CI=true
refused=0
yarn install >log.txt || refused=$?
echo "yarn install: exit $refused, $(grep -o 'The lockfile would have been modified[^.]*' log.txt)"
focused=0
yarn workspaces focus web --production >log.txt || focused=$?
installed=$(node -p 'require("./node_modules/ms/package.json").version')
echo "yarn workspaces focus web --production: exit $focused, ms $installed is installed"
[ "$(sha256sum yarn.lock)" = "$before" ] && echo 'the lockfile is as it was'
if [ "$refused" = 1 ] && [ "$focused" = 0 ] && [ "$installed" = 2.1.3 ] && [ "$(sha256sum yarn.lock)" = "$before" ]; then
  echo 'As seen: a version that no lockfile names is installed.'
else
  echo 'Changed: look again.'
  exit 1
fi
