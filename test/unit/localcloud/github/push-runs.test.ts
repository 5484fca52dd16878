import { expect, it } from 'vitest';
import { type Served, useGitHub } from './served.ts';

const at = '/repos/acme/docs';
const deploy = '.github/workflows/deploy.yml';
const github = useGitHub({ contents: 'write', pull_requests: 'write' });

const writeWorkflow = (on: string, path = deploy) =>
  github.api.writeFile('acme/docs', 'master', path, `on: ${on}\njobs: {}\n`);
const head = async (branch = 'master') => (await github.api.getHead('acme/docs', branch)) ?? '';
const runs = () =>
  (github.api.repository('acme/docs')?.runs ?? []).map(({ event, branch }) => `${event} ${branch}`);
const send: Served['status'] = (...args) => github.status(...args);
async function getParent(commit: string): Promise<string> {
  return (await github.call('GET', `/git/commits/${commit}`)).json.parents[0]?.sha ?? '';
}

/** Commits a file to `master` through the API. */
async function put(path: string, message: string, by?: string) {
  const body = { branch: 'master', message, content: 'YQ==' };
  expect((await github.api.send('PUT', `${at}/contents/${path}`, body, by)).status).toBe(201);
}

it("a push by a person or an App starts the commit's workflows, which wait for a runner", async () => {
  await writeWorkflow('push');
  await put('a.txt', 'A page', 'octocat');
  await put('b.txt', 'A page\n\nmore', 'acme-deployer[bot]');
  expect(runs()).toEqual(['push master', 'push master', 'push master']);
  const commit = await head();
  expect(github.heard.at(-1)).toMatchObject({
    workflow: deploy,
    title: 'A page',
    commit,
    status: 'queued',
    conclusion: null,
  });
  expect(await send('PATCH', '/git/refs/heads/master', { sha: commit })).toBe(200);
  expect(runs()).toHaveLength(3);
});

it("a push with a job's token starts no run", async () => {
  await writeWorkflow('[push, create, delete]');
  const before = runs();
  await put('a.txt', 'A page', 'github-actions[bot]');
  const created = { ref: 'refs/heads/release/1.4.0', sha: await head() };
  expect(await send('POST', '/git/refs', created, 'ghs_job')).toBe(201);
  expect(await send('DELETE', '/git/refs/heads/release/1.4.0', undefined, 'ghs_job')).toBe(204);
  expect(runs()).toEqual(before);
});

it('a new branch or tag starts runs for create and push, and a deleted branch starts one for delete', async () => {
  await writeWorkflow('[push, create, delete]');
  const sha = await head();
  await send('POST', '/git/refs', { ref: 'refs/heads/release/1.4.0', sha });
  await send('POST', '/git/refs', { ref: 'refs/tags/v1.4.0', sha });
  await send('DELETE', '/git/refs/heads/release/1.4.0');
  expect(runs().slice(1)).toEqual([
    'create release/1.4.0',
    'push release/1.4.0',
    'create v1.4.0',
    'push v1.4.0',
    'delete master',
  ]);
  expect(github.heard.at(-2)).toMatchObject({ payload: { ref: 'refs/tags/v1.4.0' }, commit: sha });
  expect(github.heard.at(-1)).toMatchObject({
    payload: { ref: 'release/1.4.0', ref_type: 'branch' },
    commit: sha,
  });
});

it.each([
  '[skip ci]',
  '[ci skip]',
  '[no ci]',
  '[skip actions]',
  '[actions skip]',
  'and\n\n\nskip-checks: true',
])('a pushed commit with %j in its message starts no run', async (words) => {
  await writeWorkflow('push');
  await put('a.txt', `A page ${words}`);
  expect(runs()).toHaveLength(1);
});

it('path filters apply to all commits of a push, and to the last commit of a new branch', async () => {
  await writeWorkflow('{ push: { paths: ["site/**"] } }');
  expect(runs()).toEqual([]);
  await put('site/a.txt', 'In the site');
  await put('b.txt', 'Beside it');
  expect(runs()).toEqual(['push master']);
  const sha = await head();
  await send('POST', '/git/refs', { ref: 'refs/heads/beside', sha });
  expect(runs()).toHaveLength(1);
  await github.api.send('DELETE', `${at}/git/refs/heads/beside`);
  const earlier = await getParent(await getParent(sha));
  await send('POST', '/git/refs', { ref: 'refs/heads/topic', sha: earlier });
  await send('PATCH', '/git/refs/heads/topic', { sha });
  expect(runs()).toEqual(['push master', 'push topic']);
});

it('a merge starts runs for the push to the base branch and for the deletion of the merged branch', async () => {
  await writeWorkflow('{ push: { branches: [master] }, delete: null }');
  await send('POST', '/git/refs', { ref: 'refs/heads/topic', sha: await head() });
  await github.api.writeFile('acme/docs', 'topic', 'a.txt', 'a');
  const pull = { title: 'Topic', head: 'topic', base: 'master', body: '' };
  const { number } = (await github.api.send('POST', `${at}/pulls`, pull)).json as {
    number: number;
  };
  const repository = github.api.repository('acme/docs');
  if (repository !== undefined) repository.settings.delete_branch_on_merge = true;
  expect(await send('PUT', `/pulls/${number}/merge`)).toBe(200);
  expect(runs().slice(1)).toEqual(['push master', 'delete master']);
  expect(github.heard.at(-2)).toMatchObject({ commit: await head() });
});

it('a push starts a run of an unreadable workflow, but not of a disabled one', async () => {
  await writeWorkflow('push');
  await github.api.writeFile(
    'acme/docs',
    'master',
    '.github/workflows/broken.yml',
    'on: [push\n  x',
  );
  const before = runs().length;
  github.api.repository('acme/docs')?.disabledWorkflows.add(deploy);
  await put('a.txt', 'A page');
  expect(runs()).toHaveLength(before + 1);
  expect(github.api.repository('acme/docs')?.runs.at(-1)?.workflow).toMatch(/broken\.yml$/);
});

it('deferred runs start only on request', async () => {
  await writeWorkflow('push');
  github.api.runStarts.isDeferred = true;
  await put('a.txt', 'A page');
  expect(runs()).toHaveLength(1);
  await github.api.runStarts.release();
  expect(runs()).toHaveLength(2);
});

it('the jobs of a run are checks of its commit, except while the run is pending', async () => {
  const checks = async () => {
    const path = `/commits/${await head()}/check-runs?per_page=100`;
    const found: Record<string, unknown>[] = (await github.call('GET', path)).json.check_runs;
    return found.map(({ name, status, conclusion }) => [name, status, conclusion]);
  };
  const source = 'on: push\njobs: { build: {}, deploy: {} }\n';
  await github.api.writeFile('acme/docs', 'master', deploy, source);
  const green = { status: 'completed', conclusion: 'success' };
  await send('POST', '/check-runs', { name: 'links', head_sha: await head(), ...green });
  const [run] = github.heard;
  if (run === undefined) throw new Error('no run');
  run.status = 'pending';
  expect(await checks()).toEqual([['links', 'completed', 'success']]);
  Object.assign(run, { status: 'completed', conclusion: 'failure' });
  expect(await checks()).toEqual([
    ['deploy', 'completed', 'failure'],
    ['build', 'completed', 'failure'],
    ['links', 'completed', 'success'],
  ]);
});
