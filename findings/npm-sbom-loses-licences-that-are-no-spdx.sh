#!/usr/bin/env bash
# npm 12.2.2, npm sbom: for a licence in the words that npm itself documents (UNLICENSED, SEE LICENSE IN file) or in plain words, as gsap's, the SPDX document
# has the words as `licenseDeclared`, where SPDX 2.3 allows an expression, NONE or NOASSERTION; the CycloneDX document has no licence at all, though it has
# `license.name` for such. Most expect the name, or NOASSERTION. A gate for licences fails on the first, and takes the second for "nothing to check".
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir npm
cd npm
echo '{}' >package.json
npm install --silent --no-audit --no-fund npm@12.2.2
cli=$PWD/node_modules/npm/bin/npm-cli.js
echo "Node $(node --version), npm $(node "$cli" --version 2>/dev/null)"
mkdir ../shop
cd ../shop
echo '{ "name": "shop", "version": "1.0.0", "private": true, "license": "UNLICENSED" }' >package.json
npm install --silent --no-audit --no-fund gsap@3.13.0 spdx-expression-parse@4.0.0
for format in spdx cyclonedx; do node "$cli" sbom --sbom-format "$format" 2>/dev/null >"$format.json"; done
cat >look.cjs <<'SCRIPT'
const parse = require('spdx-expression-parse');
const { components, metadata } = require('./cyclonedx.json');

function isExpression(text) {
  try {
    return Boolean(parse(text));
  } catch {
    return false;
  }
}
let isAsSeen = true;
for (const { name, licenseDeclared: text } of require('./spdx.json').packages) {
  const other = [metadata.component, ...components].find((component) => component.name === name);
  const isValid = text === 'NOASSERTION' || isExpression(text);
  console.log(`${name}: SPDX ${isValid ? 'valid' : 'invalid'}: ${text}; CycloneDX: ${JSON.stringify(other.licenses)}`);
  const isPlain = name === 'shop' || name === 'gsap';
  if (isValid === isPlain || Boolean(other.licenses) === isPlain) isAsSeen = false;
}
console.log(isAsSeen ? 'As seen: words in one document, nothing in the other.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
node look.cjs
