#!/usr/bin/env bash
# npm 12.2.2: `npm version patch --workspace NAME` raises the version and exits 0, but makes neither the commit nor the
# tag that `npm version patch` makes in the same repository, and says nothing of it; `--git-tag-version` changes nothing.
# Most expect both, as the manual describes the command. It matters to releases: `git push --follow-tags` then succeeds,
# publishes no tag, and the workflow for tags never starts.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export npm_config_audit=false npm_config_fund=false npm_config_update_notifier=false
mkdir -p tools site/packages/a
(cd tools && npm install --silent --ignore-scripts --no-save npm@12.2.2)
npm() { node "$folder/tools/node_modules/npm/bin/npm-cli.js" "$@"; }
cd site
git init --quiet
git config user.name Ada
git config user.email ada@example.com
echo '{ "name": "site", "version": "1.0.0", "private": true, "workspaces": ["packages/*"] }' > package.json
echo '{ "name": "a", "version": "1.0.0" }' > packages/a/package.json
echo node_modules > .gitignore
npm install --silent
git add --all
git commit --quiet --message Begin
echo "npm $(npm --version)"

state() { # title
  echo "$1: package $(node -p "require('./packages/a/package.json').version"), root" \
    "$(node -p "require('./package.json').version"), $(git rev-list --count HEAD) commits, tags: $(git tag | tr '\n' ' ')"
}

shown=$(
  npm version patch --workspace a > /dev/null
  state 'version of a workspace'
  npm version patch --workspace a --git-tag-version > /dev/null
  state 'with --git-tag-version'
  git commit --quiet --all --message Workspace
  npm version patch > /dev/null
  state 'version of the root'
)
echo "$shown"
expected='version of a workspace: package 1.0.1, root 1.0.0, 1 commits, tags: 
with --git-tag-version: package 1.0.2, root 1.0.0, 1 commits, tags: 
version of the root: package 1.0.2, root 1.0.1, 3 commits, tags: v1.0.1 '
if [ "$shown" = "$expected" ]; then
  echo 'The version of a workspace was neither committed nor tagged.'
else
  echo 'The behaviour has changed.'
  exit 1
fi
