#!/usr/bin/env bash
# pnpm 12.21.0: "pnpm install" puts every package in place and then exits 1 (ERR_PNPM_IGNORED_BUILDS) if a dependency has an install script
# that nobody allowed; the same with --frozen-lockfile when nothing is left to do. Most expect the warning and exit code 0 of pnpm 10.
# A deployment that worked yesterday stops after an upgrade of pnpm, for a script that often only prints a banner.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export npm_config_update_notifier=false
mkdir new old site
npm install --silent --no-audit --no-fund --prefix new pnpm@12.21.0
npm install --silent --no-audit --no-fund --prefix old pnpm@10.20.0
seen=''
for tool in old new; do
  rm -rf site && mkdir site
  echo '{ "name": "site", "private": true, "dependencies": { "core-js": "3.40.0" } }' >site/package.json
  pnpm="$folder/$tool/node_modules/.bin/pnpm"
  for command in 'install --no-frozen-lockfile' 'install --frozen-lockfile'; do
    code=0
    # shellcheck disable=SC2086 # two words on purpose
    (cd site && "$pnpm" $command --store-dir "$folder/store-$tool") >log.txt 2>&1 || code=$?
    installed=no
    [ -f site/node_modules/core-js/package.json ] && installed=yes
    reason=$(grep -o 'ERR_PNPM_[A-Z_]*' log.txt | head -n 1 || true)
    echo "pnpm $("$pnpm" --version), $command: exit $code ${reason:-}, core-js in place: $installed"
    seen="$seen $code$installed"
  done
done
if [ "$seen" = ' 0yes 0yes 1yes 1yes' ]; then
  echo 'As seen: everything is installed, and pnpm 12 fails.'
else
  echo "Changed: look again ($seen)."
  exit 1
fi
