#!/usr/bin/env bash
# @azure/static-web-apps-cli 2.0.10 (swa start): /about is 404 beside about.html, and "trailingSlash" in the configuration changes nothing.
# The platform serves about.html at /about and documents redirects for each value of the key; most take the vendor's emulator to do so, too.
# Exports of Next.js, SvelteKit and Astro link to /about, so a site that is right looks broken here, and wrong redirects are seen only live.
set -euo pipefail
folder=$(mktemp -d)
server=''
trap '[ -z "$server" ] || kill -- "-$server" 2>/dev/null || true; rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @azure/static-web-apps-cli@2.0.10
mkdir -p site/docs
for page in index about docs/index; do echo "page $page" >"site/$page.html"; done
echo '{ "trailingSlash": "never" }' >site/staticwebapp.config.json
port=$(node -e 'const s = require("net").createServer().listen(0, () => { console.log(s.address().port); s.close(); })')
set -m
npx swa start site --port "$port" >log.txt 2>&1 &
server=$!
set +m
cat >ask.mjs <<'SCRIPT'
const site = `http://localhost:${process.argv[2]}`;
for (let left = 300; ; left -= 1) {
  const isUp = await fetch(site).then(() => true, () => false);
  if (isUp || left === 0) break;
  await new Promise((resolve) => setTimeout(resolve, 100));
}
// Path, and what the platform documents for "never".
const documented = { '/about': '200', '/about/': '301 /about', '/docs/': '301 /docs', '/docs': '200', '/about.html': '301 /about' };
const seen = [];
for (const [path, expected] of Object.entries(documented)) {
  const answer = await fetch(site + path, { redirect: 'manual' });
  const to = answer.headers.get('location')?.replace(site, '') ?? '';
  seen.push(`${path} ${answer.status} ${to}`.trim());
  console.log(`${seen.at(-1)}  (documented: ${expected})`);
}
const isAsSeen = seen.join() === '/about 404,/about/ 404,/docs/ 200,/docs 301 /docs/,/about.html 200';
console.log(isAsSeen ? 'As seen: none of the five is as documented.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
node -p '"static-web-apps-cli " + JSON.parse(fs.readFileSync("node_modules/@azure/static-web-apps-cli/package.json")).version'
node ask.mjs "$port"
