#!/usr/bin/env bash
# isomorphic-git 1.44.19: if two branches changed one picture, merge() finds no conflict where their changes lie in different "lines", and commits a file that is
# neither branch's: merged as UTF-8 text, with each other byte replaced by EF BF BD. git refuses ("Cannot merge binary files"). Most expect a MergeConflictError.
# Editors and CMSs in the browser merge their drafts by this package: the logo, font or PDF of the site is destroyed in a green merge, signature first.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' >package.json
npm install --silent --no-audit --no-fund isomorphic-git@1.44.19
cat >ask.mjs <<'SCRIPT'
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import git from 'isomorphic-git';

console.log('isomorphic-git', git.version());
const author = { name: 'One', email: 'one@example.com' };
const dir = `${process.cwd()}/site`;
const picture = Buffer.from('89504e470d0a1a0a0001ff0a0002fe0a0003fd0a0004fc0a', 'hex');
const withByte = (at) => Buffer.from(picture.map((byte, index) => (index === at ? 9 : byte)));
const commit = async (bytes, message) => {
  fs.writeFileSync(`${dir}/logo.png`, bytes);
  await git.add({ fs, dir, filepath: 'logo.png' });
  await git.commit({ fs, dir, message, author });
};
await git.init({ fs, dir, defaultBranch: 'main' });
await commit(picture, 'base');
await git.branch({ fs, dir, ref: 'draft' });
await commit(withByte(9), 'ours');
await git.checkout({ fs, dir, ref: 'draft' });
await commit(withByte(21), 'theirs');
await git.checkout({ fs, dir, ref: 'main' });
fs.cpSync(dir, 'copy', { recursive: true });
const plain = spawnSync('git', ['-c', 'user.name=One', '-c', 'user.email=one@example.com', 'merge', 'draft'], { cwd: 'copy', encoding: 'utf8' });
console.log(`git: exit ${plain.status}, ${(plain.stdout + plain.stderr).trim().split('\n').find((line) => line.includes('inary'))}`);
const merged = await git.merge({ fs, dir, ours: 'main', theirs: 'draft', author });
await git.checkout({ fs, dir, ref: 'main' });
const result = fs.readFileSync(`${dir}/logo.png`);
console.log('isomorphic-git: merged without a conflict:', merged.mergeCommit === true);
console.log(`before: ${picture.toString('hex')}\nafter:  ${result.toString('hex')}`);
const isAsSeen = plain.status === 1 && merged.mergeCommit === true && result.toString('hex').startsWith('efbfbd504e47');
console.log(isAsSeen ? 'As seen: a clean merge, and the picture is destroyed.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
node ask.mjs
