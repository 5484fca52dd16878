import { beforeEach, describe, expect, it } from 'vitest';
import { advanceRequests } from '../../../../src/automation/requests/requests.ts';
import { syncTexts } from '../../../../src/automation/texts/texts.ts';
import type { Portal } from '../../../../src/localcloud/portal/portal.ts';
import { call } from '../../localcloud/portal/world.ts';
import { fullName, jobToken, seededSite, worldWithPortal } from '../release/world.ts';

const token = 'local-admin-token';
const site = '/api/sites/site_hp_web';
const at = `/repos/${fullName}`;
const release = 'release/1.4.0';
const waitMs = 300_000;
let portal: Portal;
let here: Awaited<ReturnType<typeof worldWithPortal>>['here'];
beforeEach(async () => {
  const pushes = 'push: { branches: [master, "release/**"] }';
  ({ portal, here } = await worldWithPortal({}, { site: seededSite, pushes }));
  const { json } = await call(portal, 'GET', `${site}/requests`, { token });
  for (const { id } of json.requests as { id: string }[])
    await call(portal, 'PATCH', `${site}/requests/${id}`, {
      token,
      body: { status: 'archived', reason: 'done' },
    });
  here.api.tokens.set(jobToken, {
    contents: 'write',
    actions: 'write',
    pull_requests: 'write',
    issues: 'write',
    checks: 'read',
  });
  await here.branchOff(release, 'master');
  await here.api.writeFile(fullName, release, 'package.json', here.manifest('1.4.0'));
  for (let turn = 0; turn < 8; turn += 1) await here.pass(5_000);
});

async function submit(): Promise<string> {
  const body = { title: 'Add a newsletter form', description: 'On the home page.' };
  const { json } = await call(portal, 'POST', `${site}/requests`, { token, body });
  return (json.request as { id: string }).id;
}
const opened = async (options: { token?: string } = {}) =>
  (await here.openRequests({ release: 'each' }, undefined, options)).world;
async function whatOf(id: string, options?: { token?: string }): Promise<string | undefined> {
  const ends = await advanceRequests(await opened(options), { waitMs });
  return ends.find(({ request }) => request.id === id)?.end.what;
}
const implement = (issue: number) => here.propose('newsletter', `Closes #${issue}`);
const runs = () => here.repository().runs.map(({ event, branch }) => `${event} ${branch}`);

describe('a repository that deploys on push', { timeout: 60_000 }, () => {
  it.each([
    { who: 'people', options: {}, after: ['push release/1.4.0', 'push master'] },
    {
      who: 'the token of a job',
      options: { token: jobToken },
      // Somebody has merged the change by hand.
      after: ['push release/1.4.0', 'workflow_dispatch master'],
    },
  ])('deploys a request once to each environment by $who', async ({ options, after }) => {
    const id = await submit();
    await whatOf(id, options);
    const { json } = await call(portal, 'GET', `${site}/requests/${id}`, { token });
    const pull = await implement(Number(json.issueNumber));
    expect(await whatOf(id, options)).toBe(`Review pull request #${pull} and merge it.`);
    const before = runs().length;
    await here.api.send('PUT', `${at}/pulls/${pull}/merge`, {});
    expect(await whatOf(id, options)).toContain('approve it in the portal');
    await call(portal, 'POST', `${site}/requests/${id}/approval`, { token, body: {} });
    expect(await whatOf(id, options)).toBe('It is live in Production.');
    expect(runs().slice(before)).toEqual(after);
    expect((await call(portal, 'GET', `${site}/requests/${id}`, { token })).json).toMatchObject({
      status: 'completed',
    });
  });

  it.each([
    { who: 'an App', options: {}, after: ['push master'] },
    {
      who: 'the token of a job',
      options: { token: jobToken },
      after: ['workflow_dispatch master'],
    },
  ])('deploys texts once by $who', async ({ options, after }) => {
    await call(portal, 'PUT', `${site}/text/home.hero.title`, { token, body: { value: 'New' } });
    const before = runs().length;
    const world = await opened(options);
    const texts = { to: 'production', as: 'commit' } as const;
    const config = { ...world.config, automation: { ...world.config.automation, texts } };
    expect(await syncTexts({ ...world, config }, { waitMs })).toMatchObject({ kind: 'done' });
    expect(runs().slice(before)).toEqual(after);
  });
});
