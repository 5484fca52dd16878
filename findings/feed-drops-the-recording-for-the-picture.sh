#!/usr/bin/env bash
# feed 6.0.0: an item with an `enclosure` (audio/mpeg, 7 MB) and an `image` has one enclosure in RSS: the picture, with length 0; the recording is gone.
# In Atom both are there, and the recording's type, given as audio/mpeg, is "image/mp3". Most expect what is given, in both formats of one feed.
# A static site gives its episodes a picture, and podcast players, which read RSS, show new episodes without anything to play; the build is green.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' >package.json
npm install --silent --no-audit --no-fund feed@6.0.0
cat >ask.mjs <<'SCRIPT'
import { readFileSync } from 'node:fs';
import { Feed } from 'feed';

console.log('feed', JSON.parse(readFileSync('node_modules/feed/package.json', 'utf8')).version);
const site = 'https://example.com';
const enclosure = { url: `${site}/1.mp3`, type: 'audio/mpeg', length: 7_000_000 };
const enclosures = (image) => {
  const feed = new Feed({ title: 'Talks', id: site, link: site, copyright: 'none', updated: new Date(0) });
  feed.addItem({ title: 'One', id: `${site}/1`, link: `${site}/1`, date: new Date(0), enclosure, image });
  return {
    RSS: feed.rss2().match(/<enclosure [^>]*>/g) ?? [],
    Atom: feed.atom1().match(/<link rel="enclosure" [^>]*>/g) ?? [],
  };
};
const alone = enclosures(undefined);
const both = enclosures(`${site}/1.png`);
for (const format of ['RSS', 'Atom']) {
  console.log(`${format}, recording only: ${alone[format].join(' ')}`);
  console.log(`${format}, with a picture: ${both[format].join(' ')}`);
}
const plays = (found) => found.some((one) => one.includes('1.mp3'));
const isAsSeen =
  plays(alone.RSS) && !plays(both.RSS) && both.RSS.length === 1 && both.RSS[0].includes('1.png') &&
  plays(both.Atom) && both.Atom.length === 2 && both.Atom[0].includes('type="image/mp3"');
console.log(isAsSeen ? 'As seen: the picture takes the place of the recording.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
node ask.mjs
