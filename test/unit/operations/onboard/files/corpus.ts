/** An edit that people make in workflows that deploy static sites. */
export interface Edit {
  readonly title: string;
  readonly edit: (text: string) => string;
  /** Outcome of the upgrade to the newest version. Default: merged. */
  readonly becomes?: Outcome;
  /** Outcome if people keep their own lines in a conflict. Default: merged. */
  readonly mine?: Outcome;
  /** The correction that a person makes after reading the reason for a fault. */
  readonly corrected?: (text: string) => string;
  /** Lines that the merged file must contain. */
  readonly kept?: readonly string[];
}

/**
 * `merged`: both sides are kept. `pristine`: the edit is discarded. `clash`: both changed the same
 * lines, and a person decides. `fault`: both sides would not work together, for the named reason.
 */
export type Outcome = 'merged' | 'pristine' | 'clash' | { readonly fault: string };

const replace =
  (find: string | RegExp, replacement: string) =>
  (text: string): string =>
    text.replace(find, replacement);

/** Returns an edit that inserts lines before the first step that uses the action. */
const stepBefore = (action: string, lines: string) =>
  replace(new RegExp(`( {6}- uses: ${action}@)`), `${lines.replace(/^/gm, '      ')}\n$1`);
const stepAfterCheckout = (lines: string) =>
  replace(
    '          fetch-tags: true\n',
    `          fetch-tags: true\n${lines.replace(/^/gm, '      ')}\n`,
  );
const atTheEnd = (lines: string) => (text: string) => `${text}\n${lines.replace(/^/gm, '  ')}\n`;

const ownJob = (more: string) =>
  `own:\n  runs-on: ubuntu-24.04\n${more}  steps:\n    - run: echo own`;
const body = (text: string) => text.indexOf('\nname:');

/** Removes the indentation of lists in mappings, as some formatters do. */
export function dedented(text: string): string {
  let by = 0;
  return text
    .split('\n')
    .map((line) => {
      const depth = line.search(/\S/);
      if (/^ *- /.test(line) && by === 0) by = 2;
      else if (depth >= 0 && depth <= 4 && !/^ *- /.test(line)) by = 0;
      return line.slice(Math.min(by, Math.max(0, depth)));
    })
    .join('\n');
}

const comments: Edit[] = [
  {
    title: 'a licence above the header',
    edit: (text) => `# Copyright Acme\n# SPDX-License-Identifier: MIT\n${text}`,
    kept: ['# SPDX-License-Identifier: MIT'],
  },
  {
    title: 'a comment above the jobs',
    edit: replace('jobs:\n', '# Ask the web team first.\njobs:\n'),
  },
  {
    title: 'a comment at the end of a line',
    edit: replace('timeout-minutes: 30\n', 'timeout-minutes: 30 # long enough\n'),
  },
  {
    title: 'a comment above a job',
    edit: replace('  deploy:\n', '  # ---- deploy ----\n  deploy:\n'),
  },
  {
    title: 'a comment at the end of the file',
    edit: (text) => `${text}# Questions: #web\n`,
    kept: ['# Questions: #web'],
  },
];

const steps: Edit[] = [
  {
    title: 'a test before the build',
    edit: stepBefore('acme/site-deploy', '- run: npm test'),
    kept: ['- run: npm test'],
  },
  {
    title: 'a test with a name and a condition',
    edit: stepBefore(
      'actions/setup-node',
      "- name: Lint\n  if: github.ref != 'refs/heads/master'\n  run: npm run lint",
    ),
  },
  { title: 'a step after the checkout', edit: stepAfterCheckout('- run: git lfs pull') },
  {
    title: 'a script of several lines',
    edit: stepAfterCheckout(
      '- name: Fonts\n  run: |\n    mkdir -p fonts\n    - not: yaml\n    cp -r shared/fonts fonts',
    ),
    kept: ['    - not: yaml'],
  },
  {
    title: 'a cache',
    edit: stepBefore(
      'acme/site-deploy',
      '- uses: actions/cache@v4\n  with:\n    path: .cache\n    key: site',
    ),
  },
  {
    title: 'a step after the deployment',
    edit: (text) => `${text}      - run: echo live\n`,
    kept: ['- run: echo live'],
  },
  {
    title: 'a step before the deployment',
    edit: stepBefore('actions/download-artifact', '- run: echo soon'),
  },
  {
    title: 'a step with a new id',
    edit: stepBefore('acme/site-deploy', '- id: meta\n  run: echo "a=b" >> "$GITHUB_OUTPUT"'),
  },
  {
    title: 'a step with an id that the template uses',
    edit: stepBefore('actions/setup-node', '- id: build\n  run: npm test'),
    becomes: { fault: 'The job "build" would have two steps with the id "build".' },
    corrected: (text) => text.replace('- id: build', '- id: own'),
  },
  {
    title: 'named steps',
    edit: replace(/- uses: ([\w-]+\/[\w-]+)@/g, '- name: Use $1\n        uses: $1@'),
    kept: ['- name: Use acme/site-deploy'],
  },
  {
    title: 'continue-on-error for the build step',
    edit: replace(/( {6}- uses: acme\/site-deploy@.*\n)/, '$1        continue-on-error: false\n'),
  },
  {
    title: 'a deeper checkout',
    edit: replace(
      '          fetch-tags: true\n',
      '          fetch-tags: true\n          fetch-depth: 0\n',
    ),
  },
  {
    title: 'submodules',
    edit: replace(
      '          persist-credentials: false\n',
      '          persist-credentials: false\n          submodules: true\n',
    ),
  },
];

const jobs: Edit[] = [
  {
    title: 'a job after the deployment',
    edit: atTheEnd(ownJob('  needs: deploy\n')),
    kept: ['    needs: deploy'],
  },
  {
    title: 'a job before the build',
    edit: replace('jobs:\n', `jobs:\n${ownJob('').replace(/^/gm, '  ')}\n\n`),
  },
  {
    title: 'a job that the build waits for',
    edit: replace(
      'jobs:\n  build:\n',
      `jobs:\n${ownJob('').replace(/^/gm, '  ')}\n\n  build:\n    needs: own\n`,
    ),
  },
  {
    title: 'a job that downloads the package by its former name',
    edit: atTheEnd(
      `own:\n  needs: build\n  runs-on: ubuntu-24.04\n  steps:\n    - uses: actions/download-artifact@v8\n      with:\n        name: site-deploy-build`,
    ),
    becomes: {
      fault: 'The job "own" would download "site-deploy-build", which no job uploads any more.',
    },
    corrected: (text) =>
      text.replace(/site-deploy-build\n$/, `\${{ needs.build.outputs.artifact }}\n`),
  },
  {
    title: 'a job that is renamed wherever it is needed',
    edit: (text) =>
      text.replace('  build:\n', '  compile:\n').replace(/(needs: |needs\.)build/g, '$1compile'),
    kept: ['  compile:', '    needs: compile', 'needs.compile.outputs.version'],
  },
  {
    title: 'the display name of a job',
    edit: replace('  build:\n', '  build:\n    name: Build the site\n'),
  },
  {
    title: 'a condition for a job',
    edit: replace('  build:\n', "  build:\n    if: github.repository == 'Acme/docs'\n"),
  },
  {
    title: 'a matrix',
    edit: replace(
      '    runs-on: ubuntu-24.04\n',
      `    strategy:\n      matrix:\n        os: [ubuntu-24.04]\n    runs-on: \${{ matrix.os }}\n`,
    ),
  },
  {
    title: 'a service',
    edit: replace(
      '    steps:\n',
      '    services:\n      db:\n        image: postgres:17\n    steps:\n',
    ),
    kept: ['        image: postgres:17'],
  },
  {
    title: 'a container',
    edit: replace('    timeout-minutes: 30\n', '    timeout-minutes: 30\n    container: node:24\n'),
  },
];

const environment =
  "github.event_name == 'push' && (github.ref == 'refs/heads/master' && 'Production' || 'Preview') || inputs.environment";
const expectedGroup = `The job "deploy" would wait for its own workflow: both are in the group site-deploy-\${{ ${environment} }}.`;

const values: Edit[] = [
  { title: 'a different workflow name', edit: replace('name: Deploy', 'name: Ship it') },
  {
    title: 'self-hosted runners',
    edit: replace(/runs-on: ubuntu-24.04/g, 'runs-on: [self-hosted, linux]'),
  },
  { title: 'a longer time limit', edit: replace('timeout-minutes: 30', 'timeout-minutes: 55') },
  {
    title: 'an environment variable of the build job',
    edit: replace('    steps:\n', '    env:\n      LOCALE: de\n    steps:\n'),
  },
  {
    title: 'an environment variable of all jobs',
    edit: replace('jobs:\n', 'env:\n  CI: true\n\njobs:\n'),
  },
  {
    title: 'a different Node.js version',
    edit: replace("node-version: '24'", "node-version: '22'"),
  },
  {
    title: 'a permission',
    edit: replace(/( {6}contents: read # the site's code.*\n)/, '$1      packages: read\n'),
  },
  {
    title: 'an additional branch',
    edit: replace("      - 'release/**'\n", "      - 'release/**'\n      - next\n"),
  },
  {
    title: 'ignored paths',
    edit: replace(
      "      - 'release/**'\n",
      "      - 'release/**'\n    paths-ignore: ['docs/**']\n",
    ),
  },
  {
    title: 'a schedule',
    edit: replace(
      '  workflow_dispatch:\n',
      '  schedule:\n    - cron: "5 4 * * 1"\n  workflow_dispatch:\n',
    ),
  },
  {
    title: 'a longer retention of the package',
    edit: replace(/retention-days: (1|90)\n/, 'retention-days: 14\n'),
    becomes: 'clash',
  },
  {
    title: 'a different concurrency group',
    edit: replace('  group: site-deploy-', '  group: acme-'),
    becomes: 'clash',
  },
  {
    title: 'cancel-in-progress',
    edit: replace('cancel-in-progress: false', 'cancel-in-progress: true'),
    becomes: 'clash',
    mine: { fault: expectedGroup },
  },
  {
    title: 'pins that Dependabot updated',
    edit: replace(
      /actions\/checkout@[0-9a-f]{40} # \S+/g,
      `actions/checkout@${'e'.repeat(40)} # v8.0.0`,
    ),
  },
];

const forms: Edit[] = [
  {
    title: 'Windows line endings',
    edit: (text) => text.replaceAll('\n', '\r\n').replace('name: Deploy', 'name: Go'),
  },
  { title: 'a byte order mark', edit: (text) => `\uFEFF${text}`, becomes: 'pristine' },
  { title: 'double quotes', edit: replace(/'(master|release\/\*\*|24)'$/gm, '"$1"') },
  {
    title: 'unindented lists',
    edit: (text) => dedented(text).replace('name: Deploy', 'name: Go'),
    kept: ['    - uses: acme/site-deploy'],
  },
  {
    title: 'removed blank lines',
    edit: (text) =>
      text.slice(0, body(text) + 1) + text.slice(body(text) + 1).replaceAll(/\n\n/g, '\n'),
  },
];

export const edits: readonly Edit[] = [...comments, ...steps, ...jobs, ...values, ...forms];
