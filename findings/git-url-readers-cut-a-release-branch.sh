#!/usr/bin/env bash
# hosted-git-info 9.0.3 and npm-package-arg 13.0.2 (beneath npm), git-url-parse 16.1.0, parse-github-url 1.0.4: of the address that GitHub shows for a
# branch, https://github.com/acme/site/tree/release/1.2.0, only "release" is taken for the branch; of Bitbucket's, npm takes the default branch.
# "acme/site#release/1.2.0" is read whole. Most expect the branch, or an error. `npm install ADDRESS` asks for another branch, and release tools link one.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' >package.json
npm install --silent --no-audit --no-fund hosted-git-info@9.0.3 npm-package-arg@13.0.2 git-url-parse@16.1.0 parse-github-url@1.0.4
cat >read.mjs <<'SCRIPT'
import gitUrlParse from 'git-url-parse';
import hostedGitInfo from 'hosted-git-info';
import parsePackage from 'npm-package-arg';
import parseGitHubUrl from 'parse-github-url';

const github = 'https://github.com/acme/site/tree/release/1.2.0';
const bitbucket = 'https://bitbucket.org/acme/site/src/release/1.2.0';
const seen = {
  'hosted-git-info, GitHub': hostedGitInfo.fromUrl(github).committish,
  'hosted-git-info, GitHub, what npm would clone': hostedGitInfo.fromUrl(github).https(),
  'npm-package-arg, GitHub': parsePackage(github).gitCommittish,
  'git-url-parse, GitHub': gitUrlParse(github).ref,
  'parse-github-url, GitHub': parseGitHubUrl(github).branch,
  'hosted-git-info, Bitbucket': hostedGitInfo.fromUrl(bitbucket).committish,
  'hosted-git-info, owner/name#release/1.2.0': hostedGitInfo.fromUrl('acme/site#release/1.2.0').committish,
};
for (const [what, branch] of Object.entries(seen)) console.log(`${what}: ${JSON.stringify(branch)}`);
const expected = ['release', 'git+https://github.com/acme/site.git#release', 'release', 'release', 'release', '', 'release/1.2.0'];
const isAsSeen = Object.values(seen).join() === expected.join();
console.log(isAsSeen ? 'As seen: the branch is cut at its slash.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
npm ls --depth 0 | grep @
node read.mjs
