#!/usr/bin/env bash
# next 16.4.6, output: 'export': each page is five files or more (HTML and four texts of its payload, two of them the same bytes).
# Most expect one HTML file and one payload. Hosts count files (15,000 per app on Azure Static Web Apps): a site of 3,000 short pages
# is over the limit although its HTML is a fifth of it, and each deployment uploads the same payload twice.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export NEXT_TELEMETRY_DISABLED=1
echo '{ "type": "module" }' >package.json
npm install --silent --no-audit --no-fund next@16.4.6 react@19.3.1 react-dom@19.3.1
echo "export default { output: 'export' };" >next.config.mjs
mkdir -p app/about app/blog/post
cat >app/layout.js <<'PAGE'
export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}
PAGE
for page in app app/about app/blog/post; do
  echo 'export default function Page() { return <p>hello</p>; }' >"$page/page.js"
done
npx next build >build.log 2>&1 || { cat build.log; exit 1; }
npx next --version
ls -1 out/about.html out/about.txt out/about/*
files=$(find out/about out/about.html out/about.txt -type f | wc -l)
same=no
cmp -s out/about.txt out/about/__next._full.txt && same=yes
echo "files of the page /about: $files; about.txt and __next._full.txt are the same bytes: $same"
if [ "$files" -eq 5 ] && [ "$same" = yes ]; then
  echo 'As seen: five files for a page, two of them equal.'
else
  echo 'Changed: look again.'
  exit 1
fi
