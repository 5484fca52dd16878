import { readFileSync } from 'node:fs';
import { decodeJwt } from 'jose';
import { expect, it } from 'vitest';
import { useEach } from '../../../support/fixture.ts';
import { useFolder } from '../../../support/folder.ts';
import { serve } from '../../../support/serve.ts';
import { getLines, startGitHub } from './github.ts';

const here = useEach(startGitHub);
const folder = useFolder();
const server = useEach(() => serve((...exchange) => void here.github.handler(...exchange)));

/**
 * Returns a step that requests an id token and stores it with its request, followed by these steps.
 */
const ask = (steps: string) => `
      - shell: node
        env: { BASE: '${server.origin}', FILE: '${folder.at('asked.json')}' }
        run: |
          const { pathname, search } = new URL(process.env.ACTIONS_ID_TOKEN_REQUEST_URL);
          const token = process.env.ACTIONS_ID_TOKEN_REQUEST_TOKEN;
          const url = process.env.BASE + pathname + search + '&audience=api%3A%2F%2Fx';
          const answer = await fetch(url, { headers: { authorization: 'Bearer ' + token } });
          const { value } = await answer.json();
          (await import('node:fs')).writeFileSync(process.env.FILE, JSON.stringify({ url, token, value }));
${steps}`;

const workflow = (on: string, steps = '') => `
name: My release
on: ${on}
permissions: { id-token: write }
jobs:
  own:
    runs-on: x
    steps:${ask(steps)}`;

const asked = () => JSON.parse(readFileSync(folder.at('asked.json'), 'utf8'));
const claims = () => decodeJwt(asked().value);

it('an id token has the claims of its run and job', async () => {
  here.repository().visibility = 'public';
  await here.push(workflow('[push, workflow_dispatch]'));
  const at = '/repos/acme/docs/actions/workflows/test.yml/dispatches';
  await here.api.send('POST', at, { ref: 'master' }, 'ada');
  await here.engine.settled();
  const run = here.last();
  const ref = 'acme/docs/.github/workflows/test.yml@refs/heads/master';
  expect(claims()).toMatchObject({
    workflow: 'My release',
    run_number: '2',
    run_id: String(run.id),
    run_attempt: '1',
    actor: 'ada',
    actor_id: expect.stringMatching(/^\d+$/),
    check_run_id: String(run.jobs?.[0]?.id),
    repository_visibility: 'public',
    repository_owner_id: String(here.repository().ownerId),
    ref_protected: 'false',
    head_ref: '',
    base_ref: '',
    workflow_ref: ref,
    workflow_sha: run.commit,
    job_workflow_ref: ref,
    job_workflow_sha: run.commit,
  });
  expect(claims().actor_id).not.toBe('583231');
});

it('no id token is issued after the end of the job', async () => {
  const run = await here.push(workflow('push'));
  expect(run.conclusion).toBe('success');
  const { url, token } = asked();
  const late = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  expect(late.status).toBe(401);
});

it("an id token names the branches of a pull request and GitHub's test merge", async () => {
  await here.push(workflow('push'));
  await here.push(workflow('pull_request'), 'change');
  const pull = { title: 'Change', head: 'change', base: 'master' };
  const { json } = await here.api.send('POST', '/repos/acme/docs/pulls', pull);
  await here.engine.settled();
  expect(getLines(here.last())).toEqual([]);
  const ref = `refs/pull/${(json as { number: number }).number}/merge`;
  const sha = (await here.api.open('acme/docs'))?.readRef(ref);
  expect(sha).toMatch(/^[0-9a-f]{40}$/);
  const workflow_ref = `acme/docs/.github/workflows/test.yml@${ref}`;
  expect(claims()).toMatchObject({
    ...{ ref, sha, workflow_ref, workflow_sha: sha, job_workflow_sha: sha },
    head_ref: 'change',
    base_ref: 'master',
    sub: expect.stringMatching(/:pull_request$/),
  });
});

it('an id token names a called workflow by its full ref or commit, and a local one by the ref of its caller', async () => {
  const called = workflow('workflow_call');
  here.repository('acme/other').workflowAccess = 'organization';
  await here.api.writeFile('acme/other', 'master', '.github/workflows/called.yml', called);
  await here.api.writeFile('acme/docs', 'master', '.github/workflows/called.yml', called);
  const call = (uses: string) =>
    here.push(`on: push\njobs:\n  a: { permissions: { id-token: write }, uses: ${uses} }\n`);
  const commit = await here.api.getHead('acme/other', 'master');
  await call('acme/other/.github/workflows/called.yml@master');
  expect(claims()).toMatchObject({
    job_workflow_ref: 'acme/other/.github/workflows/called.yml@refs/heads/master',
    job_workflow_sha: commit,
  });
  await call(`acme/other/.github/workflows/called.yml@${commit}`);
  expect(claims().job_workflow_ref).toBe(`acme/other/.github/workflows/called.yml@${commit}`);
  const run = await call('./.github/workflows/called.yml');
  expect(claims()).toMatchObject({
    job_workflow_ref: 'acme/docs/.github/workflows/called.yml@refs/heads/master',
    job_workflow_sha: run.commit,
    workflow_ref: 'acme/docs/.github/workflows/test.yml@refs/heads/master',
  });
});

it('the subject of an id token consists of the claims that the repository selects', async () => {
  Object.assign(here.repository().subject, {
    useDefault: false,
    claimKeys: ['repo', 'context', 'job_workflow_ref'],
  });
  await here.push(workflow('push'));
  expect(claims().sub).toBe(
    'repo:acme/docs:ref:refs/heads/master:' +
      'job_workflow_ref:acme/docs/.github/workflows/test.yml@refs/heads/master',
  );
});

it('the contexts github and job have the values of the run, with their types', async () => {
  const values = [
    'github.actor_id',
    'github.repository_owner_id',
    'github.action',
    'github.ref_protected == false',
    'job.check_run_id > 1000',
    'job.workflow_repository',
    'job.workflow_file_path',
    'job.workflow_ref == github.workflow_ref',
    'job.workflow_sha == github.sha',
  ];
  const show = values.map((value) => `\${{ ${value} }}`).join(' ');
  const text = `
on: push
jobs:
  a:
    runs-on: x
    steps:
      - run: echo "${show}"
      - { id: named, run: 'echo "$GITHUB_ACTION [$GITHUB_ACTION_REPOSITORY] $GITHUB_ACTOR_ID"' }
`;
  const run = await here.push(text);
  const { ownerId } = here.repository();
  const [first = '', second = ''] = getLines(run);
  const actor = first.split(' ')[0];
  expect(first).toBe(
    `${actor} ${ownerId} __run true true acme/docs .github/workflows/test.yml true true`,
  );
  expect(second).toBe(`named [] ${actor}`);
});
