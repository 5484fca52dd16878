#!/usr/bin/env bash
# nitropack 2.13.6, preset azure_swa: a build overwrites the project's own staticwebapp.config.json. Committed headers and fallback are gone
# (not merged; the old file is not kept). Most expect a build to write below its output folder only.
# A site loses its security headers at the next deployment; the public folder holds an index.html of 0 bytes, which hosts serve happily.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund nitropack@2.13.6
mkdir routes
echo 'export default defineEventHandler(() => "hello");' >routes/index.ts
cat >staticwebapp.config.json <<'CONFIG'
{ "globalHeaders": { "X-Frame-Options": "DENY" }, "navigationFallback": { "rewrite": "/index.html" } }
CONFIG
node -p '"nitropack " + JSON.parse(fs.readFileSync("node_modules/nitropack/package.json")).version'
npx nitropack build --preset azure_swa >log.txt 2>&1 || { cat log.txt; exit 1; }
echo 'staticwebapp.config.json after the build:'
cat staticwebapp.config.json
echo
echo ".output/public/index.html: $(wc -c <.output/public/index.html) bytes"
cat >compare.mjs <<'SCRIPT'
import { readFileSync } from 'node:fs';
const config = JSON.parse(readFileSync('staticwebapp.config.json', 'utf8'));
const page = readFileSync('.output/public/index.html', 'utf8');
const isAsSeen =
  config.globalHeaders === undefined &&
  config.navigationFallback.rewrite === '/api/server' &&
  page === '';
console.log(isAsSeen ? "As seen: the owner's configuration was replaced." : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
node compare.mjs
