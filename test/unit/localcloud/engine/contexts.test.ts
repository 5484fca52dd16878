import { describe, expect, it } from 'vitest';
import {
  createContexts,
  readEnvironmentRules,
} from '../../../../src/localcloud/github/actions/run-contexts.ts';
import { type LocalRun, newRepository } from '../../../../src/localcloud/github/state/state.ts';
import {
  Expression,
  evaluate,
  isTrue,
  type Scope,
} from '../../../../src/localcloud/workflow-language/language.ts';
import { readWorkflow } from '../../../../src/localcloud/workflow-language/workflow.ts';

const docs = 'https://docs.github.com/actions/reference/workflows-and-actions';

/** Rows: an expression, and its value as JSON. */
type Rows = readonly (readonly [expression: string, value: unknown])[];

const scope: Scope = {
  contexts: {
    github: { ref: 'refs/heads/Main', event: { pages: [{ n: 1 }, { n: 2 }] }, actor: 'ada' },
    env: { NODE: '24', empty: '' },
    vars: { Region: 'eu' },
    secrets: { TOKEN: 's3' },
    needs: { build: { result: 'success', outputs: { version: '1.2.0' } } },
    inputs: { dry: false, count: 3, name: '' },
    matrix: { os: 'linux', list: [1, 2, 3] },
    strategy: { 'job-index': 0, 'job-total': 2 },
    job: { status: 'success' },
    runner: { os: 'Linux' },
    steps: { one: { outputs: { 'a-b': 'x' }, outcome: 'failure', conclusion: 'success' } },
  },
  hashFiles: (patterns) => `hash of ${patterns.join(' ')}`,
};
const compute = (expression: string) => evaluate(new Expression(expression), scope);

const literals: Rows = [
  ['null', null],
  ['true', true],
  ['false', false],
  ['711', 711],
  ['-9.2', -9.2],
  ['0xff', 255],
  ['-2.99e-2', -0.0299],
  ["'Mona the Octocat'", 'Mona the Octocat'],
  ["'It''s open source!'", "It's open source!"],
];

const operators: Rows = [
  ['(1 < 2)', true],
  ['2 <= 2', true],
  ['2 > 3', false],
  ['3 >= 3', true],
  ['!true', false],
  ["!''", true],
  ['!0', true],
  ['1 == 1', true],
  ['1 != 1', false],
  // Loose: types are coerced to numbers.
  ["1 == '1'", true],
  ['true == 1', true],
  ["true == 'true'", false],
  ['null == 0', true],
  ["null == ''", true],
  ["'' == 0", true],
  ["'abc' == 0", false],
  // Texts are compared without case.
  ["'ABC' == 'abc'", true],
  ["github.ref == 'refs/heads/main'", true],
  ["'a' < 'B'", true],
  // The operators return an operand.
  ["'' || 'default'", 'default'],
  ["'x' && 'y'", 'y'],
  ["false && 'y'", false],
  ["inputs.name || 'none'", 'none'],
  ["false || true && 'both'", 'both'],
  ['matrix.list[1]', 2],
  ["steps.one.outputs['a-b']", 'x'],
  ['steps.one.outputs.a-b', 'x'],
  ['github.event.pages.*.n', [1, 2]],
  ['github.event.pages[0].n', 1],
];

const functions: Rows = [
  ["contains('Hello world', 'llo')", true],
  ["contains('Hello', 'HELLO')", true],
  ["contains('abc', 'x')", false],
  ['contains(matrix.list, 2)', true],
  ['contains(matrix.list, 9)', false],
  ['contains(fromJSON(\'["push", "pull_request"]\'), \'push\')', true],
  ["startsWith('Hello world', 'He')", true],
  ["startsWith('Hello', 'he')", true],
  ["endsWith('Hello world', 'ld')", true],
  ["endsWith('Hello', 'x')", false],
  ["format('Hello {0} {1} {2}', 'Mona', 'the', 'Octocat')", 'Hello Mona the Octocat'],
  ["format('{{Hello {0}}}', 'Mona')", '{Hello Mona}'],
  ["format('{0}', true)", 'true'],
  ["format('{0}', 1.50)", '1.5'],
  ["format('{0}', null)", ''],
  ["format('{0}', matrix.list)", 'Array'],
  ["format('{0}', github.event)", 'Object'],
  ["join(matrix.list, ', ')", '1, 2, 3'],
  ['join(matrix.list)', '1,2,3'],
  ["join(github.event.pages.*.n, '-')", '1-2'],
  ['fromJSON(\'{"a": [1]}\').a[0]', 1],
  ["fromJSON('true')", true],
  ['fromJSON(env.NODE)', 24],
  ['toJSON(matrix.list)', '[\n  1,\n  2,\n  3\n]'],
  ["toJSON('x')", '"x"'],
  ["hashFiles('**/package-lock.json', 'x')", 'hash of **/package-lock.json x'],
  ["case(inputs.dry, 'dry', 'real')", 'real'],
  ["case(inputs.count == 3, 'three', inputs.dry, 'dry', 'other')", 'three'],
  ['SUCCESS()', true],
  ['always()', true],
  ['failure()', false],
  ['cancelled()', false],
];

const contexts: Rows = [
  ['github.actor', 'ada'],
  ['GITHUB.Actor', 'ada'],
  ['github.nothing', null],
  ['github.nothing.deeper', null],
  ['env.NODE', '24'],
  ['env.empty', ''],
  ['vars.region', 'eu'],
  ['vars.none', null],
  ['secrets.TOKEN', 's3'],
  ['secrets.none', null],
  ['needs.build.outputs.version', '1.2.0'],
  ['needs.build.result', 'success'],
  ['needs.other.outputs.version', null],
  ['inputs.dry', false],
  ['inputs.count', 3],
  ['matrix.os', 'linux'],
  ['matrix.none', null],
  ['strategy.job-total', 2],
  ['job.status', 'success'],
  ['runner.os', 'Linux'],
  ['steps.one.outcome', 'failure'],
  ['steps.one.conclusion', 'success'],
  ['steps.none.outputs.x', null],
];

describe.each([
  ['literals', `${docs}/expressions#literals`, literals],
  ['operators', `${docs}/expressions#operators`, operators],
  ['functions', `${docs}/expressions#functions`, functions],
  ['contexts', `${docs}/contexts`, contexts],
])('%s (%s)', (_, _source, rows) => {
  it.each(rows)('%s', (expression, value) => {
    expect(compute(expression)).toEqual(value);
  });
});

const expression = (text: string) => `\${{ ${text} }}`;

describe(`what an if takes for true (${docs}/expressions#operators)`, () => {
  it.each([
    ['true', true],
    ['false', false],
    ["''", false],
    ['0', false],
    ['null', false],
    // A text is not parsed.
    ["'false'", true],
    ["'0'", true],
    ['1', true],
    ['matrix.list', true],
    ['env.empty', false],
    ['github.none', false],
  ])('%s: %s', (expression, expected) => {
    expect(isTrue(new Expression(expression), scope)).toBe(expected);
  });
});

const parse = (text: string) => readWorkflow('.github/workflows/deploy.yml', text);
const jobOf = async (text: string) =>
  (await parse(`on: push\njobs: { a: { runs-on: x, ${text} } }`)).jobs[0];

describe(`the condition of a job or step (${docs}/expressions#status-check-functions)`, () => {
  it.each([
    ['', 'success()'],
    ["if: github.actor == 'ada',", "success() && (github.actor == 'ada')"],
    ['if: always(),', 'always()'],
    ['if: "!cancelled()",', '!cancelled()'],
    ['if: failure() && true,', 'failure() && true'],
    [`if: "contains('always()', 'x')",`, "success() && (contains('always()', 'x'))"],
    [`if: "${expression('inputs.x')}",`, 'success() && (inputs.x)'],
  ])('%s becomes %s', async (written, condition) => {
    const found = await jobOf(`${written} steps: [{ run: x }]`);
    expect(found?.condition.source).toBe(condition);
  });
});

describe(`what is refused in a file (${docs}/workflow-syntax)`, () => {
  it.each([
    ['on: push', 'Required property is missing: jobs'],
    ['on: nothing\njobs: { a: { runs-on: x, steps: [{ run: y }] } }', "Unexpected value 'nothing'"],
    ['on: push\njobs: { a: { steps: [{ run: y }] } }', 'Required property is missing: runs-on'],
    [
      'on: push\njobs: { a: { runs-on: x, needs: b, steps: [{ run: y }] } }',
      'at least one job with no dependencies',
    ],
    ['on: push\njobs: { a b: { runs-on: x, steps: [{ run: y }] } }', 'a b'],
    [
      `on: push\njobs: { a: { runs-on: x, steps: [{ run: "${expression('nope.x')}" }] } }`,
      "Unrecognized named-value: 'nope'",
    ],
    [
      `on: push\njobs: { a: { runs-on: x, steps: [{ run: "${expression('nope()')}" }] } }`,
      "Unrecognized function: 'nope'",
    ],
    [
      'on: push\npermissions: { content: read }\njobs: { a: { runs-on: x, steps: [{ run: y }] } }',
      "Unexpected value 'content'",
    ],
    [
      'on: push\nconcurrency: { group: x, queue: all }\njobs: { a: { runs-on: x, steps: [{ run: y }] } }',
      "Unexpected value 'all'",
    ],
  ])('%s', async (text, message) => {
    expect((await parse(text)).errors.join('\n')).toContain(message);
  });
});

const repository = newRepository('acme/docs', { immutable: false, defaultBranch: 'master' });
const contextsOf = async (more: Partial<LocalRun>, on = 'push') => {
  const run: LocalRun = {
    id: 7,
    workflow: '.github/workflows/deploy.yml',
    event: 'push',
    branch: 'master',
    commit: 'c'.repeat(40),
    repository: 'acme/docs',
    inputs: {},
    createdAt: '2026-01-01T00:00:00Z',
    status: 'queued',
    conclusion: null,
    ...more,
  };
  const workflow = await parse(
    `name: Deploy\non: ${on}\njobs: { a: { runs-on: x, steps: [{ run: y }] } }`,
  );
  return createContexts(run, workflow, repository, {});
};

describe(`the github context of an event (${docs}/events-that-trigger-workflows)`, () => {
  const pull = { number: 3, pull_request: { base: { ref: 'master' } } };
  it.each<[string, Partial<LocalRun>, Readonly<Record<string, unknown>>]>([
    [
      'push',
      {},
      { ref: 'refs/heads/master', ref_name: 'master', ref_type: 'branch', base_ref: '' },
    ],
    [
      'push of a tag',
      { branch: 'v1', ref: 'refs/tags/v1' },
      { ref: 'refs/tags/v1', ref_name: 'v1', ref_type: 'tag' },
    ],
    [
      'delete',
      { event: 'delete', payload: { ref: 'release/1', ref_type: 'branch' } },
      { ref: 'refs/heads/master', event: expect.objectContaining({ ref: 'release/1' }) },
    ],
    [
      'pull_request',
      { event: 'pull_request', branch: 'change', ref: 'refs/pull/3/merge', payload: pull },
      { ref: 'refs/pull/3/merge', ref_name: '3/merge', head_ref: 'change', base_ref: 'master' },
    ],
    ['schedule', { event: 'schedule' }, { event_name: 'schedule', ref: 'refs/heads/master' }],
    [
      'workflow',
      {},
      {
        workflow: 'Deploy',
        workflow_ref: 'acme/docs/.github/workflows/deploy.yml@refs/heads/master',
      },
    ],
    ['owner', {}, { repository_owner: 'acme', repository: 'acme/docs', run_id: '7' }],
    ['actor', { actor: 'ada' }, { actor: 'ada', triggering_actor: 'ada' }],
    [
      'fork',
      {},
      { event: expect.objectContaining({ repository: expect.objectContaining({ fork: false }) }) },
    ],
  ])('%s', async (_, run, expected) => {
    expect((await contextsOf(run)).github).toMatchObject(expected);
  });

  it('inputs of a dispatch are typed, with defaults, and absent for other events', async () => {
    const on =
      '{ workflow_dispatch: { inputs: { a: { type: boolean, default: true }, b: { type: number }, c: { default: x } } } }';
    const given = { event: 'workflow_dispatch', inputs: { b: '4' } };
    expect((await contextsOf(given, on)).inputs).toEqual({ a: true, b: 4, c: 'x' });
    expect((await contextsOf({ event: 'push' }, on)).inputs).toEqual({});
  });
});

describe('the branch policy of an environment (https://docs.github.com/actions/reference/workflows-and-actions/deployments-and-environments)', () => {
  it.each([
    ['master', 'branch', 'refs/heads/master', true],
    ['master', 'branch', 'refs/heads/main', false],
    ['release/*', 'branch', 'refs/heads/release/1.0.0', true],
    ['release/*', 'branch', 'refs/heads/release/1/0', false],
    ['*', 'branch', 'refs/heads/release/1', false],
    ['v*', 'tag', 'refs/tags/v1', true],
    ['v*', 'branch', 'refs/tags/v1', false],
  ])('%s (%s) and %s: %s', (name, type, ref, isAllowed) => {
    repository.environments.splice(0, 1, {
      name: 'Production',
      waitTimer: 0,
      preventSelfReview: false,
      reviewers: [],
      policy: { protected_branches: false, custom_branch_policies: true },
      branches: [{ id: 1, name, type }],
    });
    expect(readEnvironmentRules(repository, 'production', ref).isAllowed).toBe(isAllowed);
  });
});
