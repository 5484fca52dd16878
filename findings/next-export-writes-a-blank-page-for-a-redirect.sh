#!/usr/bin/env bash
# next 16.4.6 with `output: 'export'`: a page that calls redirect() or notFound() is exported as an HTML file with an empty body, no refresh and
# no title, and the build is green. Most expect a failed build, a meta refresh, or no file. Any static host answers these addresses
# with 200: visitors without JavaScript and crawlers get a blank page, and a start page that redirects to /en is such a page.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export NEXT_TELEMETRY_DISABLED=1
mkdir -p app/gone app/en
echo '{"type":"module","private":true}' >package.json
echo "export default { output: 'export' };" >next.config.mjs
echo "import { createElement } from 'react';
export default ({ children }) => createElement('html', { lang: 'en' }, createElement('body', null, children));" >app/layout.js
echo "import { redirect } from 'next/navigation';
export default () => redirect('/en');" >app/page.js
echo "import { notFound } from 'next/navigation';
export default () => notFound();" >app/gone/page.js
echo "export default () => 'English';" >app/en/page.js
npm install --silent --no-audit --no-fund next@16.4.6 react@19 react-dom@19
if npx next build >build.log 2>&1; then code=0; else code=$?; fi
cat >look.mjs <<'SCRIPT'
import { existsSync, readFileSync } from 'node:fs';

const read = (file) => {
  if (!existsSync(file)) {
    return 'no file';
  }
  const page = readFileSync(file, 'utf8').replace(/<script.*?<\/script>/gs, '');
  const body = /<body[^>]*>(.*)<\/body>/s.exec(page)?.[1] ?? '';
  const text = body.replace(/<!--.*?-->|<[^>]+>/gs, '').trim();
  const refresh = /http-equiv/i.test(page) ? 'a refresh' : 'no refresh';
  return `text "${text}", ${refresh}, ${/<title/.test(page) ? 'a title' : 'no title'}`;
};
const code = process.argv[2];
const seen = ['out/index.html', 'out/gone.html', 'out/en.html'].map(read);
console.log(`next 16.4.6: the build ended with ${code}`);
console.log(`redirect('/en') on the start page: ${seen[0]}`);
console.log(`notFound() on /gone: ${seen[1]}`);
console.log(`an ordinary page: ${seen[2]}`);
const blank = 'text "", no refresh, no title';
const isAsSeen =
  code === '0' && seen[0] === blank && seen[1] === blank && seen[2].startsWith('text "English"');
console.log(isAsSeen ? 'As seen: blank pages, and a green build.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
node look.mjs "$code"
