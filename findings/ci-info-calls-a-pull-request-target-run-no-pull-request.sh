#!/usr/bin/env bash
# ci-info 4.5.0: in a run of GitHub's event pull_request_target, `isPR` is false; env-ci 11.2.0 says, with the same
# variables, that it is pull request 7. Most expect `isPR` in both events of a pull request, since tools deploy and
# publish "unless it is a pull request". It matters here because exactly these runs hold the repository's secrets.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts ci-info@4.5.0 env-ci@11.2.0
cat > event.json <<'JSON'
{ "number": 7, "pull_request": { "number": 7, "head": { "ref": "topic" }, "base": { "ref": "main" } } }
JSON
cat > show.js <<'JS'
import ci from 'ci-info';
import envCi from 'env-ci';
const { isPr, pr } = envCi();
console.log(`${process.env.GITHUB_EVENT_NAME}: ci-info isPR ${ci.isPR}, env-ci isPr ${isPr} (${pr})`);
JS
# What GitHub documents for both events.
run() { # event, ref
  env -i PATH="$PATH" CI=true GITHUB_ACTIONS=true GITHUB_EVENT_NAME="$1" GITHUB_REF="$2" GITHUB_RUN_ID=1 \
    GITHUB_EVENT_PATH="$folder/event.json" GITHUB_HEAD_REF=topic GITHUB_BASE_REF=main GITHUB_REPOSITORY=acme/site \
    GITHUB_SHA=0123456789012345678901234567890123456789 GITHUB_SERVER_URL=https://github.com node show.js
}

shown=$(
  run pull_request refs/pull/7/merge
  run pull_request_target refs/heads/main
)
echo "$shown"
expected='pull_request: ci-info isPR true, env-ci isPr true (7)
pull_request_target: ci-info isPR false, env-ci isPr true (7)'
if [ "$shown" = "$expected" ]; then
  echo 'For ci-info, a run of pull_request_target belongs to no pull request.'
else
  echo 'The behaviour has changed.'
  exit 1
fi
