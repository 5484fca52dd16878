#!/usr/bin/env bash
# robots-parser 3.0.1: a `Sitemap:` line between two `User-agent:` lines ends the first one's group, which then has no rules: all is allowed to it.
# Most expect RFC 9309 (2.2.4), which names this very case: a Sitemaps record MUST NOT terminate a group. Google's own parser keeps to it.
# A deployment that adds its Sitemap line, or a crawler or audit that obeys robots.txt by this package, opens what the file closes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' >package.json
npm install --silent --no-audit --no-fund robots-parser@3.0.1
cat >ask.mjs <<'SCRIPT'
import { readFileSync } from 'node:fs';
import parse from 'robots-parser';

console.log('robots-parser', JSON.parse(readFileSync('node_modules/robots-parser/package.json', 'utf8')).version);
const site = 'https://example.com';
const files = {
  'one group of two agents': ['User-agent: one', 'User-agent: two', 'Disallow: /drafts/'],
  'the same with a sitemap in it': ['User-agent: one', `Sitemap: ${site}/sitemap.xml`, 'User-agent: two', 'Disallow: /drafts/'],
};
const seen = [];
for (const [name, lines] of Object.entries(files)) {
  const robots = parse(`${site}/robots.txt`, lines.join('\n'));
  for (const agent of ['one', 'two']) {
    const isAllowed = robots.isAllowed(`${site}/drafts/plan`, agent);
    console.log(`${name}: agent "${agent}" ${isAllowed ? 'may' : 'must not'} fetch /drafts/plan`);
    seen.push(isAllowed);
  }
}
const isAsSeen = seen.join() === 'false,false,true,false';
console.log(isAsSeen ? 'As seen: the sitemap opens the drafts to the first agent.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
node ask.mjs
