#!/usr/bin/env bash
# @azure/static-web-apps-cli 2.0.10 (swa start): somebody who is signed in but lacks a route's role gets 401, and so the 401 override.
# The platform documents 403 for them, and most expect the emulator to agree. Sites whose 401 override redirects to the login, as in the
# documentation, send such a visitor into an endless login here, their page for 403 is never seen, and nobody can test it before it is live.
set -euo pipefail
folder=$(mktemp -d)
server=''
trap '[ -z "$server" ] || kill -- "-$server" 2>/dev/null || true; rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @azure/static-web-apps-cli@2.0.10
mkdir -p site/admin
echo 'start page' >site/index.html
echo 'for administrators' >site/admin/index.html
echo 'ask for access here' >site/denied.html
cat >site/staticwebapp.config.json <<'CONFIG'
{
  "routes": [{ "route": "/admin/*", "allowedRoles": ["administrator"] }],
  "responseOverrides": {
    "401": { "redirect": "/.auth/login/github", "statusCode": 302 },
    "403": { "rewrite": "/denied.html" }
  }
}
CONFIG
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
// The cookie that the emulator's own login page sets.
const person = { identityProvider: 'github', userId: '1', userDetails: 'ann', userRoles: ['anonymous', 'authenticated'], claims: [] };
const cookie = `StaticWebAppsAuthCookie=${btoa(JSON.stringify(person))}`;
const me = await (await fetch(`${site}/.auth/me`, { headers: { cookie } })).json();
console.log('signed in as', me.clientPrincipal.userDetails, me.clientPrincipal.userRoles.join());
const answer = await fetch(`${site}/admin/index.html`, { headers: { cookie }, redirect: 'manual' });
console.log('GET /admin/index.html:', answer.status, answer.headers.get('location') ?? '(no redirect)', '(documented: 403 with denied.html)');
const isAsSeen = me.clientPrincipal.userDetails === 'ann' && answer.status === 302 && answer.headers.get('location') === '/.auth/login/github';
console.log(isAsSeen ? 'As seen: the signed-in visitor is sent to the login again.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
node -p '"static-web-apps-cli " + JSON.parse(fs.readFileSync("node_modules/@azure/static-web-apps-cli/package.json")).version'
node ask.mjs "$port"
