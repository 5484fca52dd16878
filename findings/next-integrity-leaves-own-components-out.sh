#!/usr/bin/env bash
# next 16.4.6 (Turbopack) with `experimental.sri` and a static export: the framework's scripts carry `integrity`, the chunks of client components do
# not, the page's own among them. Most expect every script that the page loads to carry it: the documentation offers it for strict policies.
# Under `Integrity-Policy: blocked-destinations=(script)` (browsers of 2025) the deployed page stays dead, though a sample of its tags looks right.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export NEXT_TELEMETRY_DISABLED=1
echo '{"private":true}' >package.json
npm install --silent --no-audit --no-fund next@16.4.6 react@19 react-dom@19
mkdir app
echo "export default { output: 'export', experimental: { sri: { algorithm: 'sha256' } } };" >next.config.mjs
echo 'export default ({ children }) => <html lang="en"><body>{children}</body></html>;' >app/layout.js
cat >app/page.js <<'SCRIPT'
'use client';
import { useState } from 'react';

export default function Page() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>counted {count}</button>;
}
SCRIPT
if npx --no-install next build >build.log 2>&1; then code=0; else code=$?; fi
cat >look.mjs <<'SCRIPT'
import { readFileSync } from 'node:fs';

const version = JSON.parse(readFileSync('node_modules/next/package.json', 'utf8')).version;
console.log('next', version, `next build: exit ${process.argv[2]}`);
const page = readFileSync('out/index.html', 'utf8');
const scripts = page.match(/<script [^>]*src=[^>]*>/g);
const bare = scripts.filter((tag) => !tag.includes('integrity='));
console.log(`scripts with integrity: ${scripts.length - bare.length}, without: ${bare.length}`);
const source = (tag) => readFileSync(`out${/src="([^"?]*)/.exec(tag)[1]}`, 'utf8');
const own = bare.filter((tag) => source(tag).includes('counted '));
console.log(`without, and it holds the component of the page: ${own.join(' ')}`);
const isAsSeen = own.length === 1 && bare.length < scripts.length;
console.log(isAsSeen ? "As seen: the page's own script is the one without." : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
node look.mjs "$code"
