import path from 'node:path';
import { TrustedRoot } from '@sigstore/protobuf-specs';
import { toTrustMaterial } from '@sigstore/verify';
import { verifyAttestation } from '../../src/deploy/steps/upload/attestation/verify-attestation.ts';
import type { Foreign } from './repository.ts';
import { serveSigstore } from './sigstore.ts';

export interface Case {
  readonly program: string;
  readonly name: string;
  /** Reason why the local cloud can't support this case. */
  readonly known?: string;
  /**
   * Runs the case.
   * @throws Error if it fails
   */
  run(): Promise<void>;
}

type Program = (here: Foreign) => Promise<Case[]>;

function expect(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(message);
}

const workflow = `name: Test
on: { push: { branches: [master] }, workflow_dispatch: }
jobs:
  test:
    runs-on: ubuntu-24.04
    steps:
      - run: echo "hello from the job"
`;

const gh: Program = async (here) => {
  const { shell, commit } = here;
  await commit('feat: begin', { '.github/workflows/test.yml': workflow, 'page.md': 'one\n' });
  const id = (await here.newestRun())?.id;
  const says = (command: string, words: string | RegExp) => async () => {
    const text = await shell(command);
    const isThere = typeof words === 'string' ? text.includes(words) : words.test(text);
    expect(isThere, `"${command}" printed ${JSON.stringify(text.slice(0, 150))}`);
  };
  const change =
    'git checkout --quiet -b change && echo two > page.md && git commit --quiet -am "feat: two" && git push --quiet origin change';
  const cases: [name: string, run: () => Promise<void>][] = [
    ['repo view', says('gh repo view acme/docs --json name,defaultBranchRef', '"master"')],
    ['repo clone', says('gh repo clone acme/docs ../clone && ls ../clone', 'page.md')],
    ['workflow list', says('gh workflow list', 'Test')],
    ['run list', says('gh run list', /completed\s+success/)],
    ['run view', says(`gh run view ${id}`, 'test')],
    ['run view --log', says(`gh run view ${id} --log`, 'hello from the job')],
    ['run view --json jobs', says(`gh run view ${id} --json jobs,conclusion`, '"success"')],
    ['run watch', says(`gh run watch ${id} --exit-status`, /completed|success/)],
    ['workflow run', says('gh workflow run test.yml && sleep 0', '')],
    [
      'pr create',
      says(`${change} && gh pr create --title Two --body x --head change --base master`, '/pull/'),
    ],
    ['pr diff', says('gh pr diff 1 | cat', /^\+two$/m)],
    ['pr view', says('gh pr view 1 --json title,commits,files', '"Two"')],
    ['pr checks', says('gh pr checks 1 || true', '')],
    ['pr merge', says('gh pr merge 1 --squash && gh pr view 1 --json state', 'MERGED')],
    ['issue create', says('gh issue create --title A --body b && gh issue list', 'A')],
    [
      'release create',
      says(
        'gh release create v1.0.0 page.md --title One --notes n && gh release view v1.0.0',
        'page.md',
      ),
    ],
    [
      'release upload',
      says(
        'cp page.md more.md && gh release upload v1.0.0 more.md && gh release view v1.0.0 --json assets',
        'more.md',
      ),
    ],
    [
      'release download',
      says('gh release download v1.0.0 --dir ../down && cat ../down/more.md', /one|two/),
    ],
    ['release delete', says('gh release delete v1.0.0 --yes && gh release list', '')],
    [
      'api graphql',
      says(
        `gh api graphql -f query='{ repository(owner: "acme", name: "docs") { ref(qualifiedName: "refs/heads/master") { target { oid } } } }'`,
        'oid',
      ),
    ],
  ];
  return cases.map(([name, run]) => ({ program: 'gh', name, run }));
};

const releasePlease: Program = async (here) => {
  const { shell, commit, packages } = here;
  await commit('feat: begin', { 'page.md': 'one\n', 'version.txt': '0.1.0\n' });
  await commit('fix: a fault', { 'page.md': 'two\n' });
  const command = path.join(packages, 'node_modules/.bin/release-please');
  const options =
    '--token "$GH_TOKEN" --repo-url acme/docs --release-type simple --target-branch master';
  return [
    {
      program: 'release-please',
      name: 'opens its pull request',
      async run() {
        await shell(`${command} release-pr ${options}`);
        const pulls = await shell('gh pr list --json title,headRefName');
        expect(pulls.includes('release-please--branches--master'), `no pull request: ${pulls}`);
      },
    },
    {
      program: 'release-please',
      name: 'releases after the merge',
      async run() {
        await shell('gh pr merge 1 --squash');
        await shell(`${command} github-release ${options}`);
        const releases = await shell('gh release list');
        expect(/v\d+\.\d+\.\d+/.test(releases), `no release: ${releases}`);
      },
    },
  ];
};

const semanticRelease: Program = async (here) => {
  const { shell, commit, packages, remote } = here;
  await commit('feat: begin', {
    'page.md': 'one\n',
    'package.json': '{ "name": "docs", "version": "0.0.0-development", "private": true }\n',
  });
  const command = path.join(packages, 'node_modules/.bin/semantic-release');
  const plugins = ['commit-analyzer', 'release-notes-generator', 'github'].map((name) =>
    path.join(packages, 'node_modules/@semantic-release', name),
  );
  const options = `--no-ci --branches master --repository-url ${remote} --plugins ${plugins.join(' ')}`;
  return [
    {
      program: 'semantic-release',
      name: 'tags and releases with its GitHub plugin',
      async run() {
        await shell(`${command} ${options}`);
        expect((await shell('gh release list')).includes('v1.0.0'), 'no release v1.0.0');
      },
    },
    {
      program: 'semantic-release',
      name: 'releases a fix, and comments on the pull request and the issue it closes',
      async run() {
        await shell('gh issue create --title Bug --body b');
        await shell('git checkout --quiet -b fix');
        await commit('fix: it, closes #1', { 'page.md': 'two\n' });
        await shell('gh pr create --title "fix: it" --body "Closes #1" --head fix --base master');
        await shell('gh pr merge 2 --merge && git checkout --quiet master && git pull --quiet');
        await shell(`${command} ${options}`);
        const comments = await shell('gh pr view 2 --json comments');
        expect(comments.includes('1.0.1'), `comments: ${comments.slice(0, 100)}`);
      },
    },
  ];
};

const toolkit: Program = async (here) => {
  const { commit, packages, newestRun } = here;
  const load = (name: string, file: string) =>
    JSON.stringify(path.join(packages, 'node_modules/@actions', name, file));
  const action = 'name: Tool\ndescription: x\nruns: { using: node24, main: main.mjs }\n';
  const main = `import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
const { DefaultArtifactClient } = await import(${load('artifact', 'lib/artifact.js')});
const cache = await import(${load('cache', 'lib/cache.js')});
const client = new DefaultArtifactClient();
mkdirSync('site', { recursive: true });
writeFileSync('site/index.html', 'x'.repeat(3_000_000));
const { id } = await client.uploadArtifact('by-toolkit', ['site/index.html'], '.');
const { artifacts } = await client.listArtifacts();
console.log('listed', artifacts.map(({ name }) => name).join());
await client.downloadArtifact(id, { path: 'down' });
console.log('downloaded', readFileSync('down/site/index.html').length);
console.log('twice', await client.uploadArtifact('by-toolkit', ['site/index.html'], '.').then(() => 'taken', ({ message }) => message));
console.log('saved', (await cache.saveCache(['site'], 'key-1')) > 0);
rmSync('site', { recursive: true });
console.log('restored', await cache.restoreCache(['site'], 'none', ['key-']), readFileSync('site/index.html').length);
`;
  const steps = `    steps:
      - uses: actions/checkout@v7
      - uses: ./tool
      - { uses: actions/download-artifact@v8, with: { name: by-toolkit, path: again } }
      - run: ls -l again/site/index.html
`;
  const text = `on: push\njobs:\n  a:\n    runs-on: ubuntu-24.04\n${steps}`;
  await commit('feat: tool', {
    '.github/workflows/tool.yml': text,
    'tool/action.yml': action,
    'tool/main.mjs': main,
  });
  const run = await newestRun();
  const lines = (run?.jobs ?? []).flatMap((job) => job.steps.flatMap(({ log }) => log));
  const shows = (program: string, name: string, words: string) => ({
    program,
    name,
    async run() {
      expect(
        lines.some((line) => line.includes(words)),
        `${words}: ${lines.slice(-12).join(' / ')}`,
      );
    },
  });
  return [
    shows('@actions/artifact', 'lists what it has uploaded', 'listed by-toolkit'),
    shows('@actions/artifact', 'downloads what it has uploaded', 'downloaded 3000000'),
    shows('@actions/artifact', 'is refused a name that exists', 'Conflict'),
    shows('@actions/artifact', 'shares artifacts with actions/download-artifact', ' 3000000 '),
    shows('@actions/cache', 'saves a cache', 'saved true'),
    shows(
      '@actions/cache',
      'restores a cache by the beginning of its key',
      'restored key-1 3000000',
    ),
  ];
};

const attest: Program = async (here) => {
  const { cloud, commit, packages, newestRun } = here;
  const root = await serveSigstore(cloud);
  const module = JSON.stringify(path.join(packages, 'node_modules/@actions/attest/lib/index.js'));
  const digest = `sha256:${'5e'.repeat(32)}`;
  const main = `const { attestProvenance } = await import(${module});
const subjects = [{ name: 'site', digest: { sha256: '${digest.slice(7)}' } }];
const { attestationID } = await attestProvenance({ subjects, token: process.env.INPUT_TOKEN });
console.log('attested', attestationID > 0);
`;
  const action = `name: Attest\ndescription: x\ninputs: { token: { default: '\${{ github.token }}' } }\nruns: { using: node24, main: main.mjs }\n`;
  const steps = '    steps:\n      - uses: actions/checkout@v7\n      - uses: ./attest\n';
  const job = `on: { push: { paths: [attest/**] } }\njobs:\n  a:\n    runs-on: ubuntu-24.04\n`;
  const files = (permissions: string) => ({
    '.github/workflows/attest.yml': `permissions: { contents: read, ${permissions} }\n${job}${steps}`,
    'attest/action.yml': action,
    'attest/main.mjs': `// ${permissions}\n${main}`,
  });
  const play = async (permissions: string) => {
    await commit('feat: attest', files(permissions));
    const run = await newestRun();
    const lines = (run?.jobs ?? []).flatMap(({ steps }) => steps.flatMap(({ log }) => log));
    return { commit: run?.commit ?? '', log: lines.join('\n') };
  };
  return [
    {
      program: '@actions/attest',
      name: 'signs and stores provenance, which the deployment accepts',
      async run() {
        const { commit, log } = await play('id-token: write, attestations: write');
        expect(log.includes('attested true'), log.slice(-800));
        const repository = cloud.githubApi.repository(here.repository);
        const [bundle] = repository?.attestations.get(digest) ?? [];
        const signer = verifyAttestation(
          bundle,
          digest,
          [toTrustMaterial(TrustedRoot.fromJSON(root))],
          {
            issuer: cloud.github.issuer,
            repository: `https://github.com/${here.repository}`,
            commit,
            ref: 'refs/heads/master',
            repositoryId: String(repository?.id),
            ownerId: String(repository?.ownerId),
          },
        );
        expect(signer.includes('/.github/workflows/attest.yml@'), signer);
      },
    },
    {
      program: '@actions/attest',
      name: 'is refused without attestations: write',
      async run() {
        const { log } = await play('id-token: write');
        expect(log.includes('Resource not accessible by integration'), log.slice(-800));
      },
    },
  ];
};

export const programs: readonly Program[] = [gh, releasePlease, semanticRelease, toolkit, attest];
