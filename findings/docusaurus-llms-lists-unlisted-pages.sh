#!/usr/bin/env bash
# docusaurus-plugin-llms 0.6.1: a page with `unlisted: true` is in llms.txt and, whole, in llms-full.txt. It heeds `draft`, so most expect it to heed
# `unlisted` too, for which Docusaurus itself takes the page out of its sitemap, its menus and search engines ("only by its link").
# An announcement that was put on the site unlisted for a few readers is handed to every language model from the day of the deployment.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' >package.json
# Docusaurus is a peer that the plugin types against only: its hook is called here as Docusaurus calls it.
npm install --silent --no-audit --no-fund --legacy-peer-deps docusaurus-plugin-llms@0.6.1
mkdir docs out
printf -- '---\ntitle: Home\n---\nEverybody reads this.\n' >docs/index.md
printf -- '---\ntitle: Plan\nunlisted: true\n---\nOnly for those who have the link.\n' >docs/plan.md
printf -- '---\ntitle: Draft\ndraft: true\n---\nNot written yet.\n' >docs/draft.md
cat >build.mjs <<'SCRIPT'
import { readFileSync } from 'node:fs';
import llms from 'docusaurus-plugin-llms';

const site = {
  siteDir: process.cwd(),
  outDir: `${process.cwd()}/out`,
  siteConfig: { title: 'Site', url: 'https://example.com', baseUrl: '/' },
};
const plugin = (llms.default ?? llms)(site, { generateLLMsTxt: true, generateLLMsFullTxt: true });
await plugin.postBuild({ ...site, routes: [], routesPaths: ['/docs/', '/docs/plan'] });

const manifest = JSON.parse(readFileSync('node_modules/docusaurus-plugin-llms/package.json', 'utf8'));
const list = readFileSync('out/llms.txt', 'utf8');
const full = readFileSync('out/llms-full.txt', 'utf8');
console.log('docusaurus-plugin-llms', manifest.version);
console.log(list.split('\n').filter((line) => line.startsWith('- ')).join('\n'));
const seen = {
  draft: list.includes('Draft') || full.includes('Not written yet'),
  'unlisted, in llms.txt': list.includes('/docs/plan'),
  'unlisted, its text in llms-full.txt': full.includes('Only for those who have the link'),
};
for (const [page, isThere] of Object.entries(seen)) console.log(`${page}: ${isThere ? 'there' : 'not there'}`);
const isAsSeen = Object.values(seen).join() === 'false,true,true';
console.log(isAsSeen ? 'As seen: drafts stay out, unlisted pages are listed.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
node build.mjs
