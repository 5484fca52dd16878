#!/usr/bin/env bash
# @dotenvx/dotenvx 2.38.2: `dotenvx set PASSWORD 'pa$word'` succeeds, and `dotenvx get` and `dotenvx run` answer "pa", whether it was encrypted or not: what
# was set is expanded each time it is read. With --plain, "C:\new" has a line break afterwards. Most expect a pair of set and get to keep a value, as the
# quotes of the shell did. A secret that was put away so is another one in the deployment: its login fails, far from the cause, and the file shows a cipher.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' >package.json
npm install --silent --no-audit --no-fund @dotenvx/dotenvx@2.38.2
export HOME="$folder"
unset word
dotenvx=node_modules/.bin/dotenvx
echo "dotenvx $("$dotenvx" --version)"
seen=()
store() {
  rm -f .env .env.keys
  touch .env
  "$dotenvx" set SECRET "$@" >/dev/null 2>&1
  seen+=("$("$dotenvx" get SECRET 2>/dev/null)" "$("$dotenvx" run --quiet -- printenv SECRET 2>/dev/null)")
  printf 'set %s: get answers %q, run gives %q\n' "$*" "${seen[-2]}" "${seen[-1]}"
}
store 'pa-word'
store 'pa$word'
store 'pa$word' --plain
store 'C:\new' --plain
expected=(pa-word pa-word pa pa pa pa $'C:\new' $'C:\new')
if [ "${seen[*]}" = "${expected[*]}" ]; then
  echo 'As seen: what is read is not what was set.'
else
  echo 'Changed: look again.'
  exit 1
fi
