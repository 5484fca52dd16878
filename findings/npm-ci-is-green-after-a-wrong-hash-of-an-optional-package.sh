#!/usr/bin/env bash
# npm 12.2.2 (and 11.19.1): "npm ci" says "up to date" and exits 0, without a warning, although the bytes of an optional package don't have
# the hash of the lockfile: it is left out. Most expect EINTEGRITY, as for any other dependency. Native programs (esbuild, rollup, pnpm, bun)
# are optional packages per platform: after a bad mirror or a tampered lock, the install is green, and a later step lacks its binary.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir npm
cd npm
echo '{}' > package.json
npm install --silent --no-audit --no-fund npm@12.2.2
cli=$PWD/node_modules/npm/bin/npm-cli.js
echo "Node $(node --version), npm $(node "$cli" --version)"

# @param $1 dependencies or optionalDependencies; the hash is that of nothing
wrong=sha512-z4PhNX7vuL3xVChQ1m2AB9Yg5AULVxXcg/SpIdNs6c5H0NE8XYXysP+DGNKHfuwvY7kxvUdBeoGlODJ6+SfaPg==
install() {
  mkdir "$folder/$1"
  cd "$folder/$1"
  echo "{\"$1\": {\"is-odd\": \"3.0.1\"}}" > package.json
  optional=$([ "$1" = optionalDependencies ] && echo '"optional": true,' || true)
  echo "{\"lockfileVersion\": 3, \"packages\": {\"\": {\"$1\": {\"is-odd\": \"3.0.1\"}}, \"node_modules/is-odd\":
    {\"version\": \"3.0.1\", $optional \"integrity\": \"$wrong\"}}}" > package-lock.json
  code=0
  node "$cli" ci --no-audit --no-fund > output 2>&1 || code=$?
}

install dependencies
echo "A dependency: exit code $code, $(grep -o 'code E[A-Z]*' output | head -1)"
[ "$code" != 0 ] && grep -q EINTEGRITY output || exit 1
install optionalDependencies
echo "An optional dependency: exit code $code, \"$(grep -v '^$\|^npm warn' output | head -1)\""
grep -qi 'integrity' output && exit 1
[ "$code" = 0 ] && [ ! -e node_modules/is-odd ] || exit 1
echo 'Nothing is installed, and nothing says so: seen.'
