#!/usr/bin/env bash
# next 16.4.6, output: 'export': the pictures of app/opengraph-image.js and app/icon.js are exported as "opengraph-image" and "icon", without an ending, though
# the page says type="image/png" and robots.js becomes robots.txt. sirv 3.0.2 and serve-handler 6.1.7 (serve) send them without a type, http-server 14.1.1 as
# octet-stream. Most expect .png, as a picture that is a file has there. A link to the site that is shared then has no picture, which is seen only once it is live.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export NEXT_TELEMETRY_DISABLED=1
mkdir app
echo '{"type":"module","private":true}' >package.json
npm install --silent --no-audit --no-fund next@16.4.6 react@19.3.1 react-dom@19.3.1 sirv@3.0.2 serve-handler@6.1.7 http-server@14.1.1
echo "export default { output: 'export' };" >next.config.mjs
echo "import { createElement } from 'react';
export const metadata = { metadataBase: new URL('https://acme.example') };
export default ({ children }) => createElement('html', { lang: 'en' }, createElement('body', null, children));" >app/layout.js
echo "export default () => 'Home';" >app/page.js
echo "import { ImageResponse } from 'next/og';
import { createElement } from 'react';
export const dynamic = 'force-static';
export const contentType = 'image/png';
const picture = createElement('div', { style: { display: 'flex' } }, 'Acme');
export default () => new ImageResponse(picture, { width: 64, height: 64 });" | tee app/opengraph-image.js >app/icon.js
echo "export const dynamic = 'force-static';
export default () => ({ rules: { userAgent: '*' } });" >app/robots.js
# A picture that is a file, beside those that are code.
mkdir app/team && echo "export default () => 'Team';" >app/team/page.js
echo 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==' | base64 -d >app/team/opengraph-image.png
npx next build >build.log 2>&1 || { tail -20 build.log; exit 1; }
cat >ask.mjs <<'SCRIPT'
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createHttpServer } from 'http-server';
import handler from 'serve-handler';
import sirv from 'sirv';

console.log('next', JSON.parse(readFileSync('node_modules/next/package.json', 'utf8')).version);
const ofFile = readdirSync('out/team').filter((name) => !name.startsWith('__'));
const pictures = ['icon', 'opengraph-image'].map((name) => `${name}: ${readFileSync(`out/${name}`).subarray(1, 4)}`).join();
console.log(`${pictures}; of a file: ${ofFile}; page: ${/<link rel="icon"[^>]*>/.exec(readFileSync('out/index.html', 'utf8'))[0]}`);
const servers = {
  sirv: createServer(sirv('out')),
  'serve-handler': createServer((request, response) => handler(request, response, { public: 'out' })),
  'http-server': createHttpServer({ root: 'out' }).server,
};
const seen = [];
for (const [name, server] of Object.entries(servers)) {
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  for (const file of ['robots.txt', 'icon', 'opengraph-image']) {
    const answer = await fetch(`http://127.0.0.1:${server.address().port}/${file}`);
    seen.push(answer.headers.get('content-type')?.split(';')[0] || 'no type');
    console.log(`${name}: /${file} is ${answer.status}, ${seen.at(-1)}`);
  }
}
const [none, unknown] = ['text/plain,no type,no type', 'text/plain,application/octet-stream,application/octet-stream'];
const isAsSeen = `${ofFile}` === 'opengraph-image.png' && pictures === 'icon: PNG,opengraph-image: PNG' && seen.join() === [none, none, unknown].join();
console.log(isAsSeen ? 'As seen: no server knows that they are pictures.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
node ask.mjs
