import { describe, expect, it } from 'vitest';
import { useEach } from '../../../support/fixture.ts';
import { Repositories } from './repositories.ts';

const local = useEach(() => new Repositories());

const job = (steps: string, more = '') => `
on: push
jobs:
  a:
    runs-on: ubuntu-24.04
    ${more}
    steps:
${steps.replaceAll(/^/gm, '      ')}
`;

describe('the steps of a job', () => {
  it('share variables, the path and outputs, but inherit no variable of the engine', async () => {
    process.env.ENGINE_TEST_LEAK = 'leaked';
    const { lines, run } = await local.play(
      job(`
- id: one
  run: |
    echo "version=1.2.0" >> "$GITHUB_OUTPUT"
    echo "STAGE=first" >> "$GITHUB_ENV"
    mkdir bin && printf '#!/bin/sh\\necho from the path' > bin/tool && chmod +x bin/tool
    echo "$PWD/bin" >> "$GITHUB_PATH"
- run: echo "$STAGE \${{ env.STAGE }} \${{ steps.one.outputs.version }} $OWN leak=$ENGINE_TEST_LEAK"
  env: { OWN: '\${{ github.ref_name }} of \${{ github.repository }}' }
- run: tool; echo "$GITHUB_JOB $GITHUB_RUN_NUMBER $GITHUB_WORKFLOW"`),
    );
    delete process.env.ENGINE_TEST_LEAK;
    expect(local.announced).toEqual(['requested', 'in_progress', 'completed']);
    expect(lines).toEqual([
      'first first 1.2.0 master of acme/docs leak=',
      'from the path',
      'a 1 .github/workflows/test.yml',
    ]);
    expect([run.status, run.conclusion]).toEqual(['completed', 'success']);
  });

  it('are skipped after a failure, unless they always run or the failed step has continue-on-error', async () => {
    const { jobs } = await local.play(
      job(`
- { id: x, name: forgiven, run: exit 3, continue-on-error: true }
- { name: 'outcome \${{ steps.x.outcome }} \${{ steps.x.conclusion }}', run: 'false' }
- { name: skipped, run: 'true' }
- { name: cleanup, if: failure(), run: 'true' }
- { name: always, if: always(), run: 'true' }`),
    );
    expect(jobs[0]?.steps.map(({ name, conclusion }) => `${name}: ${conclusion}`)).toEqual([
      'forgiven: success',
      'outcome failure success: failure',
      'skipped: skipped',
      'cleanup: success',
      'always: success',
    ]);
    expect(jobs[0]?.conclusion).toBe('failure');
  });

  it('can use the variables of their "env" in names and conditions', async () => {
    const { jobs } = await local.play(
      job(`
- { name: 'as \${{ env.ROLE }}', if: env.ROLE == 'editor', run: 'true', env: { ROLE: editor } }
- { name: without, if: env.ROLE, run: 'true' }`),
    );
    expect(jobs[0]?.steps.map(({ name, conclusion }) => `${name}: ${conclusion}`)).toEqual([
      'as editor: success',
      'without: skipped',
    ]);
  });

  it('use the shells and folders from the workflow file', async () => {
    const { jobs, lines } = await local.play(
      job(
        `
- { run: mkdir sub, working-directory: . }
- { run: 'pwd | sed s,.*/,,' }
- { run: 'console.log(1 + 1)', shell: 'node {0}' }
- { run: 'true', shell: 'nosuchshell-here {0}' }`,
        'defaults: { run: { shell: sh, working-directory: sub } }',
      ),
    );
    expect(lines).toEqual([
      'sub',
      '2',
      expect.stringContaining('nosuchshell-here: command not found'),
    ]);
    expect(jobs[0]?.conclusion).toBe('failure');
  });

  it('fail with a one-line error if an action is not on the local GitHub', async () => {
    const { jobs, lines } = await local.play(job('- uses: acme/unknown@v1\n- run: echo never'));
    expect(jobs[0]?.conclusion).toBe('failure');
    expect(lines).toEqual([
      expect.stringMatching(/^Error: Unable to resolve action `acme\/unknown@v1`.*Push its/),
    ]);
  });
});

describe('tokens', () => {
  it('have exactly the permissions of their job, and expire with it', async () => {
    await local.play(`
on: push
permissions: { issues: write }
jobs:
  a: { runs-on: x, permissions: { contents: read, pull-requests: write, id-token: write }, steps: [{ run: 'true' }] }
  b: { runs-on: x, steps: [{ run: 'test -z "$ACTIONS_ID_TOKEN_REQUEST_URL"' }] }
  c: { runs-on: x, permissions: {}, steps: [{ run: 'true' }] }
`);
    expect(local.issued).toEqual([
      { contents: 'read', pull_requests: 'write' },
      { issues: 'write' },
      {},
    ]);
    expect(local.tokens.size).toBe(0);
    expect(local.claims).toMatchObject([{ repository: 'acme/docs', ref: 'refs/heads/master' }]);
  });

  it('are read-only in jobs of Dependabot, which get neither identity nor secrets', async () => {
    const permissions = 'permissions: { contents: write, id-token: write }';
    const step = `{ run: 'test -z "\${{ secrets.KEY }}$ACTIONS_ID_TOKEN_REQUEST_URL"' }`;
    const text = `on: push\n${permissions}\njobs:\n  a: { runs-on: x, steps: [${step}] }\n`;
    const options = { secrets: { KEY: 'a' }, run: { actor: 'dependabot[bot]' } };
    const { run } = await local.play(text, {}, options);
    expect([run.conclusion, local.issued]).toEqual(['success', [{ contents: 'read' }]]);
  });

  it('are masked in logs and dropped from outputs', async () => {
    const { lines, jobs } = await local.play(`
on: push
jobs:
  a:
    runs-on: x
    outputs: { secret: '\${{ steps.s.outputs.secret }}', plain: '\${{ steps.s.outputs.plain }}' }
    steps:
      - { id: s, env: { T: '\${{ github.token }}' }, run: 'echo "$T"; echo "secret=$T" >> $GITHUB_OUTPUT; echo plain=1 >> $GITHUB_OUTPUT' }
  b: { needs: a, name: 'b [\${{ needs.a.outputs.secret }}] \${{ needs.a.outputs.plain }}', runs-on: x, steps: [{ run: 'true' }] }
`);
    expect(lines).toEqual(['***']);
    expect(jobs[1]?.name).toBe('b [] 1');
  });
});

describe('a job', () => {
  it('runs actions of its repository with inputs, outputs, state and post steps', async () => {
    const { lines, run, jobs } = await local.play(
      job(`
- uses: actions/checkout@v7
- { id: c, uses: ./composite, with: { who: Ada, whom: Eve } }
- { id: j, uses: ./script }
- run: echo "\${{ steps.c.outputs.greeting }} \${{ steps.j.outputs.sum }}"`),
      {
        'composite/action.yml': `
name: Greet
description: Greets
inputs: { who: { required: true, description: x }, word: { default: Hello, description: x } }
outputs: { greeting: { description: x, value: '\${{ steps.g.outputs.text }}' } }
runs:
  using: composite
  steps:
    - { id: g, shell: bash, run: 'echo "text=\${{ inputs.word }} \${{ inputs.who }}" >> $GITHUB_OUTPUT' }
    - { if: inputs.who == 'Bob', shell: bash, run: echo not Bob }
`,
        'script/action.yml': `
name: Sum
description: Sums
inputs: { left: { default: '1', description: x } }
runs: { using: node24, main: main.mjs, post: post.mjs }
`,
        'script/main.mjs': `import { appendFileSync } from 'node:fs';
appendFileSync(process.env.GITHUB_OUTPUT, 'sum=' + (Number(process.env.INPUT_LEFT) + 1) + '\\n');
appendFileSync(process.env.GITHUB_STATE, 'kept=yes\\n');`,
        'script/post.mjs': "console.log('post', process.env.STATE_kept);",
      },
    );
    expect(lines, lines.join('\n')).toContain('Hello Ada 2');
    expect(lines.at(-1)).toBe('post yes');
    expect(lines).not.toContain('not Bob');
    const message = "Unexpected input(s) 'whom', valid inputs are ['who', 'word']";
    expect(jobs[0]?.steps[1]?.annotations).toEqual([{ level: 'warning', message }]);
    expect(run.conclusion).toBe('success');
  });

  it('checks out the branch of the event or a requested ref', async () => {
    const first = local.commit('acme/docs', { 'page.md': 'one' });
    local.commit('acme/docs', { 'page.md': 'two' }, 'release/1.0.0');
    const { lines } = await local.play(
      job(`
- { uses: actions/checkout@v7, with: { persist-credentials: false } }
- run: cat page.md; echo; git rev-parse --abbrev-ref HEAD; git log --oneline | wc -l; git config --get-regexp extraheader || echo none
- { uses: actions/checkout@v7, with: { ref: release/1.0.0, path: other } }
- run: cat other/page.md; echo; git -C other config --get-regexp extraheader
- { uses: actions/checkout@v7, with: { ref: '${first}', path: old, fetch-depth: 0 } }
- run: git -C old status | head -1
- { uses: actions/checkout@v7, with: { ref: nowhere, path: x } }`),
    );
    const plain = lines.filter((line) => !line.startsWith('Fetching'));
    expect(plain).toEqual([
      'one',
      'master',
      '1',
      'none',
      'two',
      'http.https://github.com/.extraheader AUTHORIZATION: basic ***',
      `HEAD detached at ${first.slice(0, 7)}`,
      "Error: A branch or tag with the name 'nowhere' could not be found",
    ]);
  });

  it('uploads artifacts without modes and links, and refuses invalid names', async () => {
    const { lines, jobs } = await local.play(`
on: push
jobs:
  a:
    runs-on: x
    steps:
      - run: |
          mkdir -p site/.well-known site/empty && echo hi > site/index.html && echo s > site/.well-known/x
          chmod 755 site/index.html && ln -s index.html site/link.html
      - { uses: actions/upload-artifact@v7, with: { name: site, path: site } }
      - { uses: actions/upload-artifact@v7, with: { name: all, path: site, include-hidden-files: true } }
      - { uses: actions/upload-artifact@v7, with: { name: site, path: site }, continue-on-error: true }
      - { uses: actions/upload-artifact@v7, with: { name: 'a/b', path: site }, continue-on-error: true }
      - { uses: actions/upload-artifact@v7, with: { name: none, path: nowhere, if-no-files-found: error }, continue-on-error: true }
      - run: touch 'site/a?b.html'
      - { uses: actions/upload-artifact@v7, with: { name: odd, path: site }, continue-on-error: true }
  b:
    needs: a
    runs-on: x
    steps:
      - { uses: actions/download-artifact@v8, with: { name: site, path: got } }
      - { uses: actions/download-artifact@v8, with: { pattern: 'a*' } }
      - run: find . -type f -printf '%m %p\\n' | sort; find . -type l -o -name empty
      - { uses: actions/download-artifact@v8, with: { name: missing } }
`);
    expect(lines.filter((line) => /^\d{3} /.test(line))).toEqual([
      '644 ./.well-known/x',
      '644 ./got/index.html',
      '644 ./got/link.html',
      '644 ./index.html',
      '644 ./link.html',
    ]);
    expect(lines.filter((line) => line.startsWith('Error'))).toEqual([
      expect.stringContaining('(409) Conflict'),
      'Error: The artifact name is not valid: a/b. Contains the following character:  Forward slash /',
      expect.stringContaining('No files were found with the provided path: nowhere'),
      'Error: The path for one of the files in artifact is not valid: /a?b.html. Contains the following character:  Question mark ?',
      expect.stringContaining('Artifact not found for name: missing'),
    ]);
    expect(jobs.map(({ conclusion }) => conclusion)).toEqual(['success', 'failure']);
  });
});

it('a reusable workflow runs only if its repository shares it and the caller grants its permissions', async () => {
  local.commit('acme/shared', {
    '.github/workflows/called.yml': `
on: { workflow_call: { inputs: { who: { type: string } }, outputs: { said: { value: '\${{ jobs.x.outputs.said }}' } } } }
jobs:
  x:
    runs-on: x
    permissions: { contents: write }
    outputs: { said: '\${{ steps.s.outputs.said }}' }
    steps: [{ id: s, run: 'echo "said=Hi \${{ inputs.who }}" >> $GITHUB_OUTPUT' }]
`,
  });
  const calling = `
on: push
jobs:
  call: { permissions: { contents: read }, uses: acme/shared/.github/workflows/called.yml@master, with: { who: Ada } }
  after: { needs: call, runs-on: x, name: 'after \${{ needs.call.outputs.said }}', steps: [{ run: 'true' }] }
`;
  const unshared = await local.play(calling);
  expect(unshared.jobs.flatMap(({ notes }) => notes)).toEqual([
    expect.stringContaining('not found'),
  ]);
  const shared = local.repository('acme/shared');
  if (shared) shared.workflowAccess = 'organization';
  const refused = await local.play(`${calling}# Now shared.\n`);
  expect(refused.run.conclusion).toBe('failure');
  expect(refused.jobs.flatMap(({ notes }) => notes)).toEqual([
    expect.stringContaining("is requesting 'contents: write', but is only allowed"),
  ]);
  const { jobs } = await local.play(calling.replace('contents: read', 'contents: write'));
  // GitHub does not list the calling job.
  expect(jobs.map(({ name, conclusion }) => `${name}: ${conclusion}`).sort()).toEqual([
    'after Hi Ada: success',
    'call / x: success',
  ]);
  const after = jobs.find(({ name }) => name.startsWith('after'));
  expect(after?.needs).toEqual(['call / x']);
});

it('the inputs of a dispatch have types and defaults', async () => {
  const { lines } = await local.play(
    `
on: { workflow_dispatch: { inputs: { where: { type: string, default: Preview }, dry: { type: boolean } } } }
jobs:
  a: { runs-on: x, if: '!inputs.dry', environment: { name: '\${{ inputs.where }}', url: 'https://\${{ inputs.where }}.example' }, steps: [{ run: 'echo "\${{ inputs.where }} [\${{ github.event.inputs.dry }}]"' }] }
`,
    {},
    { run: { event: 'workflow_dispatch', inputs: { dry: 'false' } } },
  );
  expect(lines).toEqual(['Preview [false]']);
  expect(local.repository('acme/docs')?.deployments[0]).toMatchObject({
    environment: 'Preview',
    statuses: [
      { state: 'in_progress' },
      { state: 'success', environmentUrl: 'https://Preview.example' },
    ],
  });
});

it('a job may use an environment without creating a deployment', async () => {
  const { lines } = await local.play(`
on: push
jobs:
  a: { runs-on: x, environment: { name: Preview, deployment: false }, steps: [{ run: echo a }] }
  b: { runs-on: x, needs: a, environment: { name: Preview, deployment: "\${{ github.ref == 'x' }}" }, steps: [{ run: echo b }] }
  c: { runs-on: x, needs: b, environment: { name: Preview, deployment: true }, steps: [{ run: echo c }] }
`);
  expect(lines).toEqual(['a', 'b', 'c']);
  const { deployments = [], environments = [] } = local.repository('acme/docs') ?? {};
  expect(deployments.map(({ environment }) => environment)).toEqual(['Preview']);
  expect(environments.map(({ name }) => name)).toEqual(['Preview']);
});

it("an invalid workflow file fails the run with the message of GitHub's parser", async () => {
  const notifications: string[] = [];
  const text = 'on: push\njobs: { a: { runs-on: x, steps: [{ runs: y }] } }';
  const { run } = await local.play(text, {}, { onLine: (line) => notifications.push(line) });
  expect(run.conclusion).toBe('failure');
  expect(notifications.join()).toContain("Unexpected value 'runs'");
});
