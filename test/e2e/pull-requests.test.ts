import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { built } from './harness/built.ts';
import { openPusher, type Pusher, siteFiles } from './harness/pusher.ts';
import { acme, repository } from './harness/site.ts';

// A pull request on the local cloud, from its first push to its end.

let pusher: Pusher;
beforeAll(async () => {
  pusher = await openPusher({ actionRoot: built.action, env: built.env });
}, 120_000);
afterAll(() => pusher[Symbol.asyncDispose]());

const config = 'site.config.yml';
const branch = 'topic/blue';
const live = async (environment?: string, path = '') =>
  fetch(`${pusher.cloud.hosting.address(acme.slug, environment)}/${path}`);
const runs = () =>
  pusher
    .runs()
    .map(
      ({ workflow, event, branch, conclusion }) =>
        `${path.basename(workflow)} ${event} ${branch} ${conclusion}`,
    );
const getLog = () =>
  (pusher.runs().at(-1)?.jobs ?? [])
    .flatMap((job) => job.steps.flatMap((step) => step.log))
    .join('\n');

function files(title: string): Record<string, string> {
  const all = siteFiles(title, { repository: { pulls: true }, shape: 'two-jobs' });
  const preview = '  preview:\n    perPullRequest: true\n';
  const text = all[config]?.replace(/^environments:\n/m, `environments:\n${preview}`) ?? '';
  return { ...all, [config]: text };
}

async function openPull(head: string, base: string): Promise<string> {
  const { json } = await pusher.cloud.githubApi.send('POST', `/repos/${repository}/pulls`, {
    title: head,
    head,
    base,
  });
  await pusher.settled();
  return `${(json as { number: number }).number}`;
}
const patchPull = async (number: string, state: string) => {
  await pusher.cloud.githubApi.send('PATCH', `/repos/${repository}/pulls/${number}`, { state });
  await pusher.settled();
};
const commentOn = (number: string) =>
  pusher.cloud.githubApi.repository(repository)?.comments.find(({ issue }) => `${issue}` === number)
    ?.body;

it('a pull request gets a separate Preview, which is updated by pushes and closed with the pull request', {
  timeout: 240_000,
}, async () => {
  const { githubApi, hosting } = pusher.cloud;
  await pusher.push('HEAD:master', 'Begin', files('First'));
  // Apart from the usual branches, only test merges of pull requests may use the environment.
  const environment = `/repos/${repository}/environments/Preview`;
  await githubApi.send('PUT', environment, {
    deployment_branch_policy: { protected_branches: false, custom_branch_policies: true },
  });
  for (const name of ['master', 'release/*', 'refs/pull/*/merge'])
    await githubApi.send('POST', `${environment}/deployment-branch-policies`, { name });

  await pusher.push(`HEAD:${branch}`, 'Blue', files('Blue'));
  const number = await openPull(branch, 'master');
  expect(runs().at(-1), getLog()).toBe(`deploy.yml pull_request ${branch} success`);
  const shown = await live(number);
  expect(shown.headers.get('x-robots-tag')).toBe('noindex');
  expect(await shown.text()).toContain('<title>Blue</title>');
  expect(await (await live()).text()).toContain('<title>First</title>');
  const url = `https://${hosting.hostname(acme.slug, number)}`;
  expect(commentOn(number)).toContain(url);
  expect(commentOn(number)).toContain('is live in the Preview of pull request');
  // The marker names GitHub's test merge, whose files are live. The comment names the branch's
  // commit, which people know.
  const commit = (await githubApi.open(repository))?.readRef(`refs/pull/${number}/merge`);
  const marker = await live(number, '.well-known/site-deploy.json');
  expect(await marker.json()).toMatchObject({ provenance: { commit } });
  expect(commentOn(number)).toContain(await githubApi.getHead(repository, branch));
  // The portal knows only Production and Preview, and this environment is neither.
  expect(getLog()).not.toMatch(/^notify/m);

  await pusher.push(`HEAD:${branch}`, 'Green', files('Green'));
  expect(runs().at(-1)).toBe(`deploy.yml pull_request ${branch} success`);
  expect(await (await live(number)).text()).toContain('<title>Green</title>');
  // In a shared environment, another pull request's deployment would deactivate this one.
  const deployments = githubApi.repository(repository)?.deployments ?? [];
  const states = deployments.map(
    ({ environment: name, statuses }) => `${name}: ${statuses.at(-1)?.state}`,
  );
  const own = `Preview of pull request ${number}`;
  expect(states).toEqual(['Production: success', `${own}: inactive`, `${own}: success`]);
  expect(deployments.at(-1)?.statuses.at(-1)?.environmentUrl).toBe(url);

  await patchPull(number, 'closed');
  expect(runs().at(-1), getLog()).toBe(`close-preview.yml pull_request ${branch} success`);
  expect((await live(number)).status).toBe(404);
  expect(commentOn(number)).not.toContain(url);

  await patchPull(number, 'open');
  expect((await live(number)).status).toBe(200);
  await githubApi.send('PUT', `/repos/${repository}/pulls/${number}/merge`, {});
  await pusher.settled();
  expect((await live(number)).status, getLog()).toBe(404);
  expect(await (await live()).text()).toContain('<title>Green</title>');
});

it('the pull request of a release branch does not get a Preview in addition to that of the branch', {
  timeout: 240_000,
}, async () => {
  await pusher.push('HEAD:release/1.5.0', 'Next', files('Next'));
  const number = await openPull('release/1.5.0', 'master');
  expect(await (await live('preview')).text()).toContain('<title>Next</title>');
  expect(pusher.cloud.hosting.address(acme.slug, number)).toBeUndefined();
  const run = pusher.runs().findLast(({ event }) => event === 'pull_request');
  expect(run?.conclusion).toBe('skipped');
});
