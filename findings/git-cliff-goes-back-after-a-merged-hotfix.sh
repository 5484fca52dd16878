#!/usr/bin/env bash
# git-cliff 2.14.2: main is at v2.0.0; a hotfix of the old line gets v1.0.1 later, and the line is merged into main. The next version of main is
# then v1.0.2, below what was released, and the notes of 2.0.0 stand beneath those of 1.0.1. Most expect the highest tag of the branch to count.
# Teams that support two lines merge them regularly: the next release overwrites, or is refused, or is never offered to anybody.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund git-cliff@2.14.2
cliff="$PWD/node_modules/.bin/git-cliff"
export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1
export GIT_AUTHOR_NAME=Ada GIT_AUTHOR_EMAIL=ada@acme.example GIT_COMMITTER_NAME=Ada GIT_COMMITTER_EMAIL=ada@acme.example
minute=0
# A minute passes from commit to commit.
tick() {
  minute=$((minute + 1))
  export GIT_COMMITTER_DATE="2026-03-01T10:$(printf %02d $minute):00Z" GIT_AUTHOR_DATE="2026-03-01T10:$(printf %02d $minute):00Z"
}
commit() { tick && git commit --quiet --allow-empty --message "$1"; }

git init --quiet --initial-branch=main repository
cd repository
commit 'feat: begin'
git tag v1.0.0
commit 'feat!: a new life'
git tag v2.0.0
git switch --quiet --create release/1.0 v1.0.0
commit 'fix: the old line'
git tag v1.0.1
git switch --quiet main
commit 'fix: the new line'
before=$("$cliff" --bumped-version 2>/dev/null)
tick
git merge --quiet --no-edit release/1.0
after=$("$cliff" --bumped-version 2>/dev/null)
sorted=$("$cliff" --topo-order --bumped-version 2>/dev/null)
sections=$("$cliff" 2>/dev/null | grep '^## ' | cut -d' ' -f2 | tr '\n' ' ')

"$cliff" --version
echo "tags of main: $(git tag --merged main | tr '\n' ' ')"
echo "next version before the merge of release/1.0: $before; after it: $after; with --topo-order: $sorted"
echo "sections of the changelog: $sections"
if [ "$before $after" = 'v2.0.1 v1.0.2' ] && [ "$sections" = '[unreleased] [1.0.1] [2.0.0] [1.0.0] ' ]; then
  echo 'As seen: the newest tag counts, not the highest.'
else
  echo 'Changed: look again.'
  exit 1
fi
