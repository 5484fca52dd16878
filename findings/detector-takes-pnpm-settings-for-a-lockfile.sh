#!/usr/bin/env bash
# package-manager-detector 1.9.0: a pnpm-workspace.yaml counts as a lockfile and wins over a real package-lock.json beside it, so the answer
# is "pnpm i --frozen-lockfile", which fails. Most expect lockfiles to decide: since pnpm 10 that file also holds plain settings.
# Tools that install by this package (starters, CI actions) then run the wrong program for an npm project.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund package-manager-detector@1.9.0
mkdir site
echo '{ "name": "site", "private": true }' >site/package.json
echo '{ "name": "site", "lockfileVersion": 3, "packages": {} }' >site/package-lock.json
echo 'minimumReleaseAge: 1440' >site/pnpm-workspace.yaml
cat >detect.mjs <<'SCRIPT'
import { readFileSync, rmSync } from 'node:fs';
import { resolveCommand } from 'package-manager-detector/commands';
import { detect } from 'package-manager-detector/detect';

const file = 'node_modules/package-manager-detector/package.json';
console.log(`package-manager-detector ${JSON.parse(readFileSync(file, 'utf8')).version}`);
async function answer() {
  const { agent } = await detect({ cwd: 'site' });
  const { command, args } = resolveCommand(agent, 'frozen', []);
  return [command, ...args].join(' ');
}
const both = await answer();
rmSync('site/package-lock.json');
const settingsAlone = await answer();
console.log(`package-lock.json and pnpm-workspace.yaml: ${both}`);
console.log(`pnpm-workspace.yaml alone: ${settingsAlone}`);
const frozen = 'pnpm i --frozen-lockfile';
const isAsSeen = both === frozen && settingsAlone === frozen;
console.log(isAsSeen ? 'As seen: settings win over the lockfile.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
node detect.mjs
