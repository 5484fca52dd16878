#!/usr/bin/env bash
# release-please 17.11.2: an extra file of type yaml, of which `$.version` is to be raised, gets other values for other keys: `tag: 1.30` is 1.3, `mode: 0644`
# is 644 (0o1204 to Kubernetes, which reads YAML 1.1), an account 012345678901 loses its zero. Documented is that comments and format are lost; most expect that
# the values stay. The release's pull request also deploys another image, or is refused by the cluster, for keys that nobody wanted to touch.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' >package.json
npm install --silent --no-audit --no-fund release-please@17.11.2 yaml@2.9.1
cat >ask.mjs <<'SCRIPT'
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parse } from 'yaml';

const require = createRequire(import.meta.url);
const { GenericYaml } = require('release-please/build/src/updaters/generic-yaml.js');
const { Version } = require('release-please/build/src/version.js');
console.log('release-please', JSON.parse(readFileSync('node_modules/release-please/package.json', 'utf8')).version);
const before = 'version: 1.2.3\ntag: 1.30\nmode: 0644\naccount: 012345678901\nbuild: 12345678901234567890\n';
const after = new GenericYaml('$.version', Version.parse('1.3.0')).updateContent(before);
console.log(`before: ${before.trim().replaceAll('\n', ', ')}`);
console.log(`after:  ${after.trim().replaceAll('\n', ', ')}`);
// How programs that follow YAML 1.1 (Kubernetes, Ansible) read the mode of a file.
const mode = (text) => parse(text, { version: '1.1' }).mode.toString(8);
console.log(`the mode, read as YAML 1.1: ${mode(before)} before, ${mode(after)} after (octal)`);
const expected = 'version: 1.3.0\ntag: 1.3\nmode: 644\naccount: 12345678901\nbuild: 12345678901234567000\n';
const isAsSeen = after === expected && mode(before) === '644' && mode(after) === '1204';
console.log(isAsSeen ? 'As seen: four other keys have other values.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
node ask.mjs
