import { expect, it } from 'vitest';
import { useEach } from '../../../support/fixture.ts';
import { getLines, startGitHub } from './github.ts';

const here = useEach(startGitHub);

const steps = 'steps: [{ run: echo ran }]';

it.each([
  ['"jobs" without a colon', `on: push\njobs\n  a: { runs-on: x, ${steps} }`],
  ['"on" without a colon', `on\n  push\njobs:\n  a: { runs-on: x, ${steps} }`],
  ['no "on"', `jobs:\n  a: { runs-on: x, ${steps} }`],
  ['no content', ''],
  ['an unknown key', `on: push\njob:\n  a: { runs-on: x, ${steps} }`],
])('a push of a workflow with %s creates a failed run without jobs', async (_, text) => {
  const run = await here.push(text || '\n');
  expect([run.status, run.conclusion, run.name]).toEqual([
    'completed',
    'failure',
    '.github/workflows/test.yml',
  ]);
  expect(getLines(run).join('')).not.toBe('');
  const { json } = await here.api.send('GET', `/repos/acme/docs/actions/runs/${run.id}/jobs`);
  expect(json).toMatchObject({ total_count: 0 });
});

const uses = (reference: string) => `
on: push
jobs:
  a:
    runs-on: x
    steps:
      - run: echo first
      - { uses: ${reference}, if: false }
`;

it.each([
  'site-deploy/site-deploy@v9',
  'site-deploy/site-deploy@FULL_COMMIT_SHA',
  'site-deploy/site-deploy@0123456',
  'acme/other@nowhere',
])('a job with the unknown action %s ends before its first step', async (reference) => {
  here.repository('acme/other').workflowAccess = 'organization';
  const run = await here.push(uses(reference));
  const ref = reference.split('@')[1];
  expect(getLines(run)).toEqual([
    `Error: Unable to resolve action \`${reference}\`, unable to find version \`${ref}\``,
  ]);
});

it.each([
  './.github/workflows/missing.yml',
  'acme/other/.github/workflows/deploy.yml@nowhere',
  'site-deploy/site-deploy/.github/workflows/deploy.yml@FULL_COMMIT_SHA',
])('a workflow that calls the missing %s starts no job', async (reference) => {
  here.repository('acme/other').workflowAccess = 'organization';
  const run = await here.push(
    `on: push\njobs:\n  a: { runs-on: x, ${steps} }\n  b: { needs: a, uses: ${reference} }`,
  );
  expect(run.conclusion).toBe('failure');
  expect(getLines(run).join()).toContain(
    `-> "${reference}" : failed to fetch workflow: workflow was not found.`,
  );
  expect(getLines(run)).not.toContain('ran');
});

it('a job finds an action by branch or full commit id, but not by an abbreviated one', async () => {
  here.repository('acme/other').workflowAccess = 'organization';
  const commit = (await here.api.getHead('acme/other', 'master')) ?? '';
  for (const ref of ['master', commit]) {
    const { conclusion } = await here.push(uses(`acme/other@${ref}`));
    expect(conclusion).toBe('success');
  }
  const short = await here.push(uses(`acme/other@${commit.slice(0, 8)}`));
  expect(getLines(short)[0]).toContain('unable to find version');
});

it.each(['{ n: [] }', `{ n: "\${{ fromJSON('[]') }}" }`])(
  'the empty matrix %s fails the run',
  async (matrix) => {
    const text = `on: push\njobs:\n  a: { runs-on: x, strategy: { matrix: ${matrix} }, ${steps} }`;
    const run = await here.push(text);
    expect(run.conclusion).toBe('failure');
    expect(getLines(run).join()).toMatch(/matrix/i);
  },
);

it.each([
  ['container: node:22', 'container: containers are not supported here.'],
  ['services: { redis: { image: redis } }', 'services: containers are not supported here.'],
])('a job with "%s" starts no step', async (more, message) => {
  const run = await here.push(`on: push\njobs:\n  a: { runs-on: x, ${more}, ${steps} }\n`);
  const [job] = run.jobs ?? [];
  expect(job?.steps.map(({ name, conclusion }) => [name, conclusion])).toEqual([
    ['Set up job', 'failure'],
  ]);
  expect(getLines(run).join()).toContain(message);
});

it('calling a workflow of a missing repository fails the job and names the repository as the cause', async () => {
  const uses = 'octo/other/.github/workflows/x.yml@v1';
  const run = await here.push(`on: push\njobs:\n  a: { uses: "${uses}" }\n`);
  expect(run.conclusion).toBe('failure');
  expect(getLines(run).join()).toContain(`"${uses}": its repository is not on the local GitHub.`);
});
