#!/usr/bin/env bash
# @actions/exec 3.0.0 with `ignoreReturnCode`: a tool that a signal ended (out of memory, a cancel) answers `null`, though its type is number; without
# the option it says "failed with exit code null" and hides the signal. Most expect 128 + the signal, as shells answer, or an error.
# `code > 0` and `process.exit(code)` then take a build that was killed half way for a success, and the action deploys what is there.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' >package.json
npm install --silent --no-audit --no-fund @actions/exec@3.0.0
cat >run.mjs <<'SCRIPT'
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { exec } from '@actions/exec';

const read = (file) => readFileSync(`node_modules/@actions/exec/${file}`, 'utf8');
console.log('@actions/exec', JSON.parse(read('package.json')).version);
const promise = /export declare function exec\(.*(Promise<.*>)/.exec(read('lib/exec.d.ts'))?.[1];

/** A build that is killed, as by the kernel when memory runs out. */
const killed = ['-e', 'process.kill(process.pid, "SIGKILL")'];
const code = await exec('node', killed, { ignoreReturnCode: true, silent: true });
console.log(`its type: ${promise}, its value: ${code}; "code > 0" is ${code > 0}`);
const message = await exec('node', killed, { silent: true }).then(String, (error) => error.message);
console.log(`without ignoreReturnCode: ${message.replace(/'.*'/, "'node'")}`);
const passedOn = spawnSync('node', ['-e', `process.exit(${code})`]).status;
const shell = spawnSync('bash', ['-c', `node -e 'process.kill(process.pid, "SIGKILL")'; echo $?`], { encoding: 'utf8' });
console.log(`process.exit of it ends with ${passedOn}; a shell answers ${shell.stdout.trim()}`);
const isAsSeen = code === null && passedOn === 0 && message.endsWith('exit code null');
console.log(isAsSeen ? 'As seen: null for a killed tool.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
node run.mjs
