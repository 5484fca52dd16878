#!/usr/bin/env bash
# serve 14.2.7: with `"cleanUrls": false`, or with the list of its documentation (["/app/**"]), the start page and each folder's index.html are not
# served: "/" is a list of the files, with 200. Most expect the option to decide over ".html" in addresses, as documented, and over nothing else.
# A test of a built site on such a server is green (200) without a page of the site; with the listing off, the start page is 404.
set -euo pipefail
folder=$(mktemp -d)
server=''
trap '[ -z "$server" ] || kill "$server" 2>/dev/null || true; rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' >package.json
npm install --silent --no-audit --no-fund serve@14.2.7
mkdir -p site/docs
echo 'the start page' >site/index.html
echo 'the documentation' >site/docs/index.html
cat >ask.mjs <<'SCRIPT'
const site = `http://127.0.0.1:${process.argv[2]}`;
for (let left = 300; left > 0; left -= 1) {
  if (await fetch(site).then(() => true, () => false)) break;
  await new Promise((resolve) => setTimeout(resolve, 100));
}
const answers = [];
for (const path of ['/', '/docs/', '/docs/index.html']) {
  const answer = await fetch(site + path);
  const text = await answer.text();
  const content = /Files within/.test(text) ? 'a list of files' : text.trim();
  answers.push(`${path} ${answer.status} ${content}`);
}
console.log(answers.join('; '));
SCRIPT
echo "serve $(node -p "require('./node_modules/serve/package.json').version")"
for option in true false '["/app/**"]'; do
  echo "{ \"cleanUrls\": $option }" >site/serve.json
  port=$(node -e 'const s = require("net").createServer().listen(0, () => { console.log(s.address().port); s.close(); })')
  node node_modules/serve/build/main.js site --listen "tcp://127.0.0.1:$port" --no-clipboard >log.txt 2>&1 &
  server=$!
  echo "cleanUrls $option: $(node ask.mjs "$port")" | tee -a seen
  kill "$server"
  wait "$server" 2>/dev/null || true
done
listed='/ 200 a list of files; /docs/ 200 a list of files; /docs/index.html 200 the documentation'
if grep -qF 'true: / 200 the start page; /docs/ 200 the documentation' seen && [ "$(grep -cF ": $listed" seen)" = 2 ]; then
  echo 'As seen: without clean addresses there is no start page.'
else
  echo 'Changed: look again.'
  exit 1
fi
