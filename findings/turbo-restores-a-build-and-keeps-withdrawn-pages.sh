#!/usr/bin/env bash
# turbo 2.11.11: a cache hit writes the cached files of `outputs` over what lies there and removes nothing, so a page that was withdrawn stays in
# dist/, beside the log of a build that begins with `rm -rf dist`. Most expect "restore the results of the build", as documented: the same files.
# A machine that builds more than once (a self-hosted runner, a release from a laptop) deploys the withdrawn page, green and "FULL TURBO".
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' >package.json
npm install --silent --no-audit --no-fund turbo@2.11.11
turbo="$PWD/node_modules/.bin/turbo"
export TURBO_TELEMETRY_DISABLED=1 TURBO_NO_UPDATE_NOTIFIER=1 GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1
mkdir -p work/apps/site/pages
cd work
git init --quiet --initial-branch=main
printf 'dist\n.turbo\nnode_modules\n' >.gitignore
echo '{ "tasks": { "build": { "outputs": ["dist/**"] } } }' >turbo.json
echo '{ "name": "root", "private": true, "workspaces": ["apps/*"], "packageManager": "npm@10.9.0" }' >package.json
cat >package-lock.json <<'LOCK'
{ "name": "root", "lockfileVersion": 3, "packages": { "": { "name": "root", "workspaces": ["apps/*"] },
  "apps/site": { "version": "1.0.0" }, "node_modules/site": { "resolved": "apps/site", "link": true } } }
LOCK
echo '{ "name": "site", "version": "1.0.0", "scripts": { "build": "rm -rf dist && cp -r pages dist" } }' >apps/site/package.json
pages=apps/site/pages
echo home >"$pages/index.html"
build() {
  "$turbo" run build --no-daemon >../log.txt 2>&1 || { cat ../log.txt; exit 1; }
  echo "$1: $(grep -o 'cache [a-z]*' ../log.txt | head -n 1), pages: $(ls "$pages" | tr '\n' ' '), dist: $(ls apps/site/dist | tr '\n' ' ')" |
    tee -a ../seen
}
echo "turbo $("$turbo" --version)"
build 'first build'
echo plan >"$pages/plan.html"
build 'a page more'
rm "$pages/plan.html"
build 'the page withdrawn'
rm -rf apps/site/dist
build 'the same, dist removed before'
if grep -q 'withdrawn: cache hit, pages: index.html , dist: index.html plan.html ' ../seen &&
  grep -q 'before: cache hit, pages: index.html , dist: index.html $' ../seen; then
  echo 'As seen: the withdrawn page is in the build.'
else
  echo 'Changed: look again.'
  exit 1
fi
