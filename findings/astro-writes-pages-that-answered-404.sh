#!/usr/bin/env bash
# astro 7.3.5, @astrojs/sitemap 3.7.4, static output: a page whose code answers 404 becomes a file at its own address, a copy of 404.html, and
# the sitemap lists it; so it does a page that answers with Astro.redirect(), which says noindex. Most expect no file, or an error.
# A static host answers such an address with 200: pages of deleted entries stay in search engines as "soft 404", asked for by the sitemap.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export ASTRO_TELEMETRY_DISABLED=1
echo '{"type":"module","private":true}' >package.json
npm install --silent --no-audit --no-fund astro@7.3.5 @astrojs/sitemap@3.7.4 node@24
mkdir -p src/pages
echo "import sitemap from '@astrojs/sitemap';
export default { site: 'https://example.com', integrations: [sitemap()], redirects: { '/moved': '/' } };" >astro.config.mjs
echo '<html lang="en"><head><title>Home</title></head><body>Home</body></html>' >src/pages/index.astro
echo '<html lang="en"><head><title>Not found</title></head><body>No such page</body></html>' >src/pages/404.astro
printf -- '---\nreturn new Response(null, { status: 404 });\n---\n' >src/pages/gone.astro
printf -- "---\nreturn Astro.redirect('/');\n---\n" >src/pages/old.astro
if npx --no-install astro build >build.log 2>&1; then code=0; else code=$?; fi
cat >look.mjs <<'SCRIPT'
import { existsSync, readFileSync } from 'node:fs';

const code = process.argv[2];
const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
const listed = [...read('dist/sitemap-0.xml').matchAll(/<loc>https:\/\/example\.com(.*?)<\/loc>/g)]
  .map((found) => found[1])
  .join(' ');
const gone = read('dist/gone/index.html');
const isCopy = gone !== '' && gone === read('dist/404.html');
const isHidden = read('dist/old/index.html').includes('noindex');
console.log(`astro 7.3.5: the build ended with ${code}`);
console.log(`dist/gone/index.html is the same as dist/404.html: ${isCopy}`);
console.log(`dist/old/index.html, a redirect, says noindex: ${isHidden}`);
console.log(`the sitemap lists: ${listed}`);
const isAsSeen = code === '0' && isCopy && isHidden && listed === '/ /gone/ /old/';
console.log(isAsSeen ? 'As seen: the sitemap asks for pages that are none.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
node look.mjs "$code"
