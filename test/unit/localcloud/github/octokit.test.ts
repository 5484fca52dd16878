import { getOctokit } from '@actions/github';
import { afterAll, expect, it } from 'vitest';
import { serveGitHub } from './served.ts';

const repo = { owner: 'acme', repo: 'site' };
const encode = (text: string) => Buffer.from(text).toString('base64');
const site = { owner: repo.owner, name: repo.repo, defaultBranch: 'master' };
// The server of the git remote also serves the API.
const github = await serveGitHub({ repositories: [site] }, true);
const baseUrl = github.base;
const octokit = getOctokit(github.api.token, { baseUrl });
afterAll(() => github[Symbol.asyncDispose]());

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

it('Octokit uploads, reads and removes the files of a release', async () => {
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

it('Octokit creates commit statuses and reads the combined status', async () => {
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
