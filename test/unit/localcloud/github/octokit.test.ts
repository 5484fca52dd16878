import { createServer } from 'node:http';
import { getOctokit } from '@actions/github';
import { afterAll, expect, it } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { startEngine } from '../../../../src/localcloud/engine/engine.ts';
import { createGitHubApi } from '../../../../src/localcloud/github/github.ts';
import { listen, stop } from '../../../../src/localcloud/service/http.ts';

const repo = { owner: 'acme', repo: 'site' };
const workflow = `name: Greet
on:
  workflow_dispatch: { inputs: { greeting: { default: hello } } }
jobs:
  greet:
    runs-on: ubuntu-latest
    steps:
      - run: echo "\${{ inputs.greeting }}" > greeting.txt
      - uses: actions/upload-artifact@v7
        with: { name: greeting, path: greeting.txt }
`;
const encode = (text: string) => Buffer.from(text).toString('base64');
const site = { owner: repo.owner, name: repo.repo, defaultBranch: 'master' };
const api = createGitHubApi({ repositories: [site] });
// The git remote's address also answers the API.
const server = createServer((request, response) => void api.gitHandler(request, response));
const port = await listen(server);
const runnerEnv = () => ({ ACTIONS_ID_TOKEN_REQUEST_URL: '', ACTIONS_ID_TOKEN_REQUEST_TOKEN: '' });
const engine = await startEngine({
  cloud: { env: {}, github: { runnerEnv, revoke() {} }, githubApi: api },
});
const octokit = getOctokit(api.token, { baseUrl: `http://127.0.0.1:${port}` });
afterAll(async () => {
  await engine.close();
  await stop(server);
  await api.close();
});

it('the unmodified octokit reads and writes files of the local GitHub', async () => {
  const { data: known } = await octokit.rest.repos.get(repo);
  expect(known).toMatchObject({ full_name: 'acme/site', default_branch: 'master' });
  const { repos } = octokit.rest;
  const at = { ...repo, path: 'docs/one.md' };
  const change = { message: 'Add', content: encode('1') };
  const made = await repos.createOrUpdateFileContents({ ...at, ...change });
  expect(made.status).toBe(201);
  const { data: root } = await repos.getContent({ ...repo, path: '' });
  expect(root).toMatchObject([{ name: 'README.md' }, { name: 'docs', type: 'dir' }]);
  const { data: file } = await repos.getContent(at);
  expect(file).toMatchObject({ type: 'file', encoding: 'base64', content: `${encode('1')}\n` });
  const sha = (file as { sha: string }).sha;
  await repos.deleteFile({ ...at, message: 'Remove', sha });
  await expect(repos.getContent(at)).rejects.toMatchObject({ status: 404 });
  const { data: commits } = await repos.listCommits({ ...repo, path: 'docs/one.md' });
  expect(commits.map(({ commit }) => commit.message)).toEqual(['Remove', 'Add']);
});

it('Octokit opens, finds and merges a pull request', async () => {
  const { git, issues, pulls, repos } = octokit.rest;
  const { data: head } = await git.getRef({ ...repo, ref: 'heads/master' });
  await git.createRef({ ...repo, ref: 'refs/heads/change', sha: head.object.sha });
  const change = { path: 'two.md', message: 'Add two', content: encode('2'), branch: 'change' };
  await repos.createOrUpdateFileContents({ ...repo, ...change });
  const words = { title: 'Two', head: 'change', base: 'master' };
  const { data: pull } = await pulls.create({ ...repo, ...words });
  const at = { ...repo, pull_number: pull.number };
  expect((await pulls.listFiles(at)).data).toMatchObject([{ filename: 'two.md', status: 'added' }]);
  await issues.createComment({ ...repo, issue_number: pull.number, body: 'Fine.' });
  const open = await octokit.paginate(pulls.list, { ...repo, state: 'open' });
  expect(open.map(({ number }) => number)).toEqual([pull.number]);
  expect((await pulls.merge({ ...at, merge_method: 'squash' })).data.merged).toBe(true);
  expect((await pulls.get(at)).data).toMatchObject({ state: 'closed', merged: true });
});

it('Octokit reads diffs, patches and files as text', async () => {
  const { git, pulls, repos } = octokit.rest;
  const { data: head } = await git.getRef({ ...repo, ref: 'heads/master' });
  await git.createRef({ ...repo, ref: 'refs/heads/text', sha: head.object.sha });
  const change = { path: 'three.md', message: 'Add three', content: encode('3'), branch: 'text' };
  await repos.createOrUpdateFileContents({ ...repo, ...change });
  const { data: pull } = await pulls.create({
    ...repo,
    title: 'Three',
    head: 'text',
    base: 'master',
  });
  const diff = { mediaType: { format: 'diff' } };
  const at = { ...repo, pull_number: pull.number };
  const answers = [
    await pulls.get({ ...at, ...diff }),
    await repos.getCommit({ ...repo, ref: 'text', ...diff }),
    await repos.compareCommitsWithBasehead({ ...repo, basehead: 'master...text', ...diff }),
  ];
  for (const { data } of answers) expect(data).toMatch(/^diff --git a\/three\.md[\s\S]*\n\+3\n/);
  const patch = await pulls.get({ ...at, mediaType: { format: 'patch' } });
  expect(patch.data).toContain('Subject: [PATCH] Add three');
  const file = { path: 'three.md', ref: 'text', mediaType: { format: 'raw' } };
  expect((await repos.getContent({ ...repo, ...file })).data).toBe('3');
});

it('Octokit stores, reads and removes the files of a release', async () => {
  const { repos } = octokit.rest;
  const { data: known } = await repos.get(repo);
  expect(known.permissions).toMatchObject({ admin: true, push: true });
  const { data: release } = await repos.createRelease({
    ...repo,
    tag_name: 'v1.0.0',
    name: '1.0.0',
  });
  expect(release.upload_url).toMatch(/^https:\/\/uploads\.github\.com\//);
  const at = { ...repo, release_id: release.id, name: 'site.zip' };
  const baseUrl = `http://127.0.0.1:${port}`;
  const made = await repos.uploadReleaseAsset({ ...at, baseUrl, data: 'PK\u0003\u0004' });
  expect(made.data).toMatchObject({ name: 'site.zip', size: 4, state: 'uploaded' });
  const asset = { ...repo, asset_id: made.data.id };
  const headers = { accept: 'application/octet-stream' };
  const { data } = await repos.getReleaseAsset({ ...asset, headers });
  expect(Buffer.from(data as unknown as ArrayBuffer).toString()).toBe('PK\u0003\u0004');
  const again = repos.uploadReleaseAsset({ ...at, baseUrl, data: 'x' });
  await expect(again).rejects.toMatchObject({ status: 422 });
  await repos.deleteReleaseAsset(asset);
  expect((await repos.listReleaseAssets({ ...repo, release_id: release.id })).data).toEqual([]);
});

it('Octokit opens, labels and closes an issue', async () => {
  const { issues } = octokit.rest;
  const made = await issues.create({ ...repo, title: 'A wish', body: 'Please.', labels: ['wish'] });
  const at = { ...repo, issue_number: made.data.number };
  await issues.createComment({ ...at, body: 'Done.' });
  expect((await issues.listComments(at)).data).toMatchObject([{ body: 'Done.' }]);
  await issues.update({ ...at, state: 'closed', state_reason: 'completed' });
  const all = await octokit.paginate(issues.listForRepo, { ...repo, state: 'all', labels: 'wish' });
  expect(all).toMatchObject([{ title: 'A wish', state: 'closed' }]);
});

it('Octokit starts a workflow, follows its run and downloads its artifacts', async () => {
  const { actions, repos } = octokit.rest;
  const path = '.github/workflows/greet.yml';
  const change = { path, message: 'Greet', content: encode(workflow) };
  await repos.createOrUpdateFileContents({ ...repo, ...change });
  const { data: known } = await actions.getWorkflow({ ...repo, workflow_id: 'greet.yml' });
  expect(known).toMatchObject({ name: 'Greet', path, state: 'active' });
  const wish = { workflow_id: 'greet.yml', ref: 'master', inputs: { greeting: 'hi' } };
  await actions.createWorkflowDispatch({ ...repo, ...wish });
  await engine.settled();
  const { data: listed } = await actions.listWorkflowRuns({ ...repo, workflow_id: known.id });
  const [run] = listed.workflow_runs;
  expect(run).toMatchObject({ event: 'workflow_dispatch', conclusion: 'success', run_number: 1 });
  const at = { ...repo, run_id: run?.id ?? 0 };
  expect((await actions.getWorkflowRun(at)).data.status).toBe('completed');
  const { data: jobs } = await actions.listJobsForWorkflowRun(at);
  expect(jobs.jobs).toMatchObject([{ name: 'greet', conclusion: 'success' }]);
  const { data: artifacts } = await actions.listWorkflowRunArtifacts(at);
  const [{ id = 0 } = {}] = artifacts.artifacts;
  const wanted = { artifact_id: id, archive_format: 'zip' };
  const { data } = await actions.downloadArtifact({ ...repo, ...wanted });
  const names: string[] = [];
  const archive = await fromBufferPromise(Buffer.from(data as ArrayBuffer));
  for await (const entry of archive.eachEntry()) names.push(entry.fileName);
  expect(names).toEqual(['greeting.txt']);
});

it('the unmodified octokit reports statuses of a commit, and reads the combined one', async () => {
  const { repos } = octokit.rest;
  const { data: branch } = await repos.getBranch({ ...repo, branch: 'master' });
  const { sha } = branch.commit;
  const combined = async () =>
    (await repos.getCombinedStatusForRef({ ...repo, ref: 'master' })).data;
  expect(await combined()).toMatchObject({ state: 'pending', total_count: 0, sha });
  const report = (context: string, state: 'success' | 'pending' | 'failure') =>
    repos.createCommitStatus({ ...repo, sha, state, context, description: 'x' });
  expect((await report('ci/one', 'pending')).status).toBe(201);
  await report('ci/two', 'success');
  expect(await combined()).toMatchObject({ state: 'pending', total_count: 2 });
  await report('ci/one', 'success');
  expect(await combined()).toMatchObject({ state: 'success', total_count: 2 });
  await report('ci/two', 'failure');
  expect(await combined()).toMatchObject({
    state: 'failure',
    statuses: [
      { context: 'ci/two', state: 'failure' },
      { context: 'ci/one', state: 'success' },
    ],
  });
  const { data: all } = await repos.listCommitStatusesForRef({ ...repo, ref: sha });
  expect(all).toHaveLength(4);
  await expect(repos.getCombinedStatusForRef({ ...repo, ref: 'nowhere' })).rejects.toMatchObject({
    status: 422,
  });
});

it('Octokit stores an attestation, and finds it by the digest of its subject', async () => {
  const statement = { subject: [{ name: 'site', digest: { sha256: '5e'.repeat(32) } }] };
  const dsseEnvelope = { payload: encode(JSON.stringify(statement)) };
  const { status } = await octokit.rest.repos.createAttestation({
    ...repo,
    bundle: { dsseEnvelope },
  });
  expect(status).toBe(201);
  const subject_digest = `sha256:${'5e'.repeat(32)}`;
  const { data } = await octokit.rest.repos.listAttestations({ ...repo, subject_digest });
  expect(data.attestations).toMatchObject([{ bundle: { dsseEnvelope } }]);
  const empty = octokit.rest.repos.createAttestation({ ...repo, bundle: {} });
  await expect(empty).rejects.toMatchObject({ status: 422 });
});
