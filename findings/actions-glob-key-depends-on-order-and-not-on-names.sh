#!/usr/bin/env bash
# @actions/glob 0.7.0, hashFiles(): the same two files give another hash if the two patterns are written the other way round, and the same hash if the files
# get other names and folders. Most expect what GitHub's documentation promises, "a single hash for the set of files": any order, and names that count.
# Two jobs that list their lockfiles in another order never share a cache, and a project that was moved takes the one of its former folder.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' >package.json
npm install --silent --no-audit --no-fund @actions/glob@0.7.0
mkdir -p site/web site/api site/old
echo 'lockfile of the web' >site/web/package-lock.json
echo 'lockfile of the api' >site/api/package-lock.json
cat >ask.mjs <<'SCRIPT'
import { mkdirSync, readFileSync, renameSync } from 'node:fs';
import { hashFiles } from '@actions/glob';

const { version } = JSON.parse(readFileSync('node_modules/@actions/glob/package.json', 'utf8'));
process.chdir('site');
process.env.GITHUB_WORKSPACE = process.cwd();
const print = console.log;
const hash = async (...patterns) => {
  console.log = process.stdout.write = () => true;
  const result = await hashFiles(patterns.join('\n'), process.cwd());
  console.log = print;
  delete process.stdout.write;
  print(patterns.join(' '), '→', result.slice(0, 16));
  return result;
};
print('@actions/glob', version);
const [web, api] = ['web/package-lock.json', 'api/package-lock.json'];
const one = await hash(web, api);
const other = await hash(api, web);
mkdirSync('legacy/shop', { recursive: true });
renameSync(web, 'legacy/shop/npm-shrinkwrap.json');
renameSync(api, 'old/yarn.lock');
const moved = await hash('legacy/shop/npm-shrinkwrap.json', 'old/yarn.lock');
const isAsSeen = one !== other && one === moved;
print(isAsSeen ? 'As seen: the order of patterns counts, the names of files do not.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
node ask.mjs
