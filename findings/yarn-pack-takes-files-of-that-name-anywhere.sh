#!/usr/bin/env bash
# @yarnpkg/cli-dist 4.18.1, "yarn pack": an entry of `files` that names a file, such as "index.js" or "*.json", takes the files of that name in every folder:
# examples/index.js and customers/prices.json are packed, too; npm takes what lies beside package.json. Most expect `files` to mean one thing.
# The list exists so that nothing else gets out: a project that changes from npm to Yarn publishes its fixtures and drafts, and few list a tarball.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir "$folder/tool" "$folder/site"
cd "$folder/tool"
echo '{"private":true}' >package.json
npm install --silent --no-audit --no-fund @yarnpkg/cli-dist@4.18.1
cd "$folder/site"
echo '{ "name": "site", "version": "1.0.0", "files": ["index.js", "*.json", "dist"] }' >package.json
mkdir dist examples customers
for file in index.js dist/page.js examples/index.js customers/prices.json; do echo 1 >"$file"; done
touch yarn.lock
export YARN_ENABLE_TELEMETRY=0 YARN_IGNORE_PATH=1
yarn=../tool/node_modules/@yarnpkg/cli-dist/bin/yarn.js
echo "yarn $(node "$yarn" --version), npm $(npm --version)"
node "$yarn" pack --out yarn.tgz >/dev/null
by_yarn=$(tar -tzf yarn.tgz | sort | tr '\n' ' ')
rm yarn.tgz
by_npm=$(tar -tzf "$(npm pack --silent --pack-destination .. | sed 's|^|../|')" | sort | tr '\n' ' ')
echo "npm packs:  $by_npm"
echo "yarn packs: $by_yarn"
expected='package/dist/page.js package/index.js package/package.json '
if [ "$by_npm" = "$expected" ] && [ "$by_yarn" = "package/customers/prices.json package/dist/page.js package/examples/index.js package/index.js package/package.json " ]; then
  echo 'As seen: Yarn publishes files of that name from every folder.'
else
  echo 'Changed: look again.'
  exit 1
fi
