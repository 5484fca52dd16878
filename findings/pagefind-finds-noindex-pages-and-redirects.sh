#!/usr/bin/env bash
# pagefind 1.6.0: pages whose head says noindex, and pages that only redirect (meta refresh), are indexed and found by a search.
# Most expect a tool that reads built HTML to follow the robots meta, as generators' sitemaps do. Sites whose static generator writes
# redirect pages (Astro, Docusaurus) show them as results, and an internal page that is kept from search engines is found by its text.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund pagefind@1.6.0
mkdir -p site/hidden site/old
page() { printf '<!doctype html><html lang="en"><head><title>%s</title>%s</head><body><p>%s</p></body></html>' "$@"; }
noindex='<meta name="robots" content="noindex">'
page Home '' 'zebra' >site/index.html
page Hidden "$noindex" 'giraffe' >site/hidden/index.html
page Redirect "$noindex<meta http-equiv=\"refresh\" content=\"0;url=/\">" 'elephant' >site/old/index.html
echo "pagefind $(node -p "JSON.parse(fs.readFileSync('node_modules/pagefind/package.json')).version")"
npx pagefind --site site >log.txt 2>&1 || { cat log.txt; exit 1; }
grep 'Indexed .* page' log.txt
# A fragment is the text of one indexed page, compressed behind a short header.
cat >fragments.mjs <<'SCRIPT'
import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
const folder = 'site/pagefind/fragment';
for (const file of readdirSync(folder).sort()) {
  const text = gunzipSync(readFileSync(`${folder}/${file}`)).toString();
  console.log(JSON.parse(text.slice(text.indexOf('{'))).url);
}
SCRIPT
node fragments.mjs | sort | tee urls.txt
if [ "$(tr '\n' ' ' <urls.txt)" = '/ /hidden/ /old/ ' ]; then
  echo 'As seen: noindex and redirect pages are in the index.'
else
  echo 'Changed: look again.'
  exit 1
fi
