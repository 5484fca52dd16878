#!/usr/bin/env bash
# vite-plugin-pwa 2.0.0, registerType: 'autoUpdate': with injectRegister: 'script', the generated service worker waits for a message that
# nothing sends; with 'auto', which registers by the same script, it takes over at once. Most expect the two to differ in nothing, and
# autoUpdate to update. Visitors who keep a tab of the site open stay on the previous deployment, whatever they reload.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --silent --no-audit --no-fund vite@8.3.8 vite-plugin-pwa@2.0.0
echo '<!doctype html><html lang="en"><head><title>Site</title></head><body><p>hello</p></body></html>' >index.html
cat >vite.config.js <<'CONFIG'
import { VitePWA } from 'vite-plugin-pwa';
const injectRegister = process.env.REGISTER;
export default { plugins: [VitePWA({ registerType: 'autoUpdate', injectRegister, manifest: false })] };
CONFIG
node -p "'vite-plugin-pwa ' + require('./node_modules/vite-plugin-pwa/package.json').version"
for way in auto script; do
  REGISTER=$way npx vite build --outDir "$way" >build.log 2>&1 || { cat build.log; exit 1; }
  # Outside of the listener for the message SKIP_WAITING.
  sed 's/addEventListener("message".*SKIP_WAITING[^}]*})//' "$way/sw.js" >"$way.js"
  takes=waits
  grep -q 'skipWaiting()' "$way.js" && takes='takes over at once'
  sends=no
  grep -q SKIP_WAITING "$way/registerSW.js" && sends=yes
  echo "injectRegister: $way: the new worker $takes; the page's script sends SKIP_WAITING: $sends" | tee -a seen
done
if cmp -s auto/registerSW.js script/registerSW.js && grep -q 'auto: .* at once' seen && grep -q 'script: .* waits; .* no' seen; then
  echo 'As seen: the same registration, but with its name in the config, an update waits.'
else
  echo 'Changed.'
  exit 1
fi
