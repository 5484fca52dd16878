#!/usr/bin/env bash
# codeowners 5.1.1 and codeowners-utils 1.0.2: `docs/*` owns docs/build-app/troubleshooting.md too. GitHub's documentation of CODEOWNERS has this very
# line and this very file as its example of what is not owned. Both match with rules of .gitignore, in which a folder that matches takes all below it.
# A check or a bot that asks them who must approve a change names other people than GitHub: approved by the wrong team, or waiting for nobody.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' >package.json
npm install --silent --no-audit --no-fund codeowners@5.1.1 codeowners-utils@1.0.2 @snyk/github-codeowners@1.1.0
mkdir repository
printf '*       @everyone\ndocs/*  @docs\n' >repository/CODEOWNERS
cat >owners.cjs <<'SCRIPT'
const { readFileSync } = require('node:fs');
const Codeowners = require('codeowners');
const { parse, matchFile } = require('codeowners-utils');
const { OwnershipEngine } = require('@snyk/github-codeowners/dist/lib/ownership');

const file = 'repository/CODEOWNERS';
const rules = parse(readFileSync(file, 'utf8'));
const packages = {
  codeowners: (path) => new Codeowners(`${__dirname}/repository`).getOwner(path),
  'codeowners-utils': (path) => matchFile(path, rules).owners,
  '@snyk/github-codeowners': (path) => OwnershipEngine.FromCodeownersFile(file).calcFileOwnership(path),
};
const near = 'docs/getting-started.md';
const nested = 'docs/build-app/troubleshooting.md';
console.log(readFileSync(file, 'utf8').trim());
console.log(`GitHub's documentation: ${near} is owned by docs/*, ${nested} is not`);
const seen = [];
for (const [name, owners] of Object.entries(packages)) {
  const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  console.log(`${name} ${version}: ${near} ${owners(near)}, ${nested} ${owners(nested)}`);
  seen.push(`${owners(near)} ${owners(nested)}`);
}
const isAsSeen = seen.join() === '@docs @docs,@docs @docs,@docs @everyone';
console.log(isAsSeen ? 'As seen: two of three give the nested file to @docs.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
node owners.cjs
