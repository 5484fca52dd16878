#!/usr/bin/env bash
# npm 11.19.1: an optional dependency that the registry doesn't have. `npm install` skips it, writes a lockfile and
# exits 0; `npm ci` of the same npm refuses that lockfile as out of sync, and its advice, to run `npm install`, changes
# nothing. Most expect that a lockfile fits the npm that wrote it, and that an optional package never fails an install
# (npm 10.9.4 installs it). It matters to whoever deploys: a mirror that lags behind a release makes each build fail.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export npm_config_audit=false npm_config_fund=false npm_config_update_notifier=false
mkdir tools site
(cd tools && npm install --silent --ignore-scripts --no-save npm-11@npm:npm@11.19.1 npm-10@npm:npm@10.9.4)
cd site
# A version of a public package that was never published stands for one that a mirror doesn't have yet.
cat > package.json <<'JSON'
{ "name": "site", "version": "1.0.0", "dependencies": { "ms": "2.1.3" }, "optionalDependencies": { "isarray": "99.0.0" } }
JSON

run() { # npm-version, command
  local code=0
  node "../tools/node_modules/npm-$1/bin/npm-cli.js" "$2" > "../$1-$2.log" 2>&1 || code=$?
  echo "npm $(node "../tools/node_modules/npm-$1/bin/npm-cli.js" --version) $2: exit code $code"
  grep -E 'EUSAGE|Missing:' "../$1-$2.log" || true
  results+="$code "
}

results=''
run 11 install
run 11 ci
run 11 install
run 11 ci
run 10 ci
echo "Exit codes: $results"
if [ "$results" = '0 1 0 1 0 ' ]; then
  echo 'npm 11 refuses the lockfile that it has just written, and npm 10 installs from it.'
else
  echo 'The behaviour has changed.'
  exit 1
fi
