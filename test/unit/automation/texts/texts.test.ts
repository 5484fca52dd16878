import { beforeEach, describe, expect, it } from 'vitest';
import { syncTexts } from '../../../../src/automation/texts/texts.ts';
import { harnessWithPortal, type PortalHarness } from '../release/harness.ts';

type Policy = { readonly to: 'release' | 'production'; readonly as: 'commit' | 'pull-request' };
const key = 'home.hero.title';
const other = 'home.footer.note';
const file = 'content/overrides.json';
const direct: Policy = { to: 'production', as: 'commit' };

let here: PortalHarness['here'];
let admin: PortalHarness['admin'];
beforeEach(async () => {
  ({ here, admin } = await harnessWithPortal());
});

const edit = (name: string, value: string) => admin.send('PUT', `/text/${name}`, { value });
const withdraw = (name: string) => admin.send('DELETE', `/text/${name}`);
const getStatus = async (name: string) => {
  const { overrides } = await admin.get(`/text/${name}`);
  return (overrides as { status: string }[]).map(({ status }) => status);
};
const texts = async (branch = 'master') => JSON.parse((await here.read(branch, file)) ?? '{}');
async function sync(policy: Policy = direct, killedAt?: number, reads?: readonly []) {
  const { harness, calls } = await here.open(killedAt);
  if (harness.portal === undefined) throw new Error('no portal');
  const { automation, build, ...rest } = harness.config;
  const reuse = { build: { ...build, reads: reads && [...reads] } };
  const config = { ...rest, ...reuse, automation: { ...automation, texts: policy } };
  const end = await syncTexts({ ...harness, portal: harness.portal, config }, { waitMs: 60_000 });
  return { ...end, calls: calls() };
}

describe('texts edited in the portal', { timeout: 60_000 }, () => {
  it('become one commit, are reported to the portal, and go live', async () => {
    await edit(key, 'New');
    await edit(other, 'Also new');
    expect(await getStatus(key)).toEqual(['pending']);
    const end = await sync();
    expect(end).toMatchObject({ kind: 'done', what: 'master contains all texts from the portal.' });
    expect(end.done.map((line) => line.split(' ')[0])).toEqual([
      'commit-texts',
      'tell-portal',
      'deploy',
    ]);
    expect(await texts()).toEqual({ [key]: 'New', [other]: 'Also new' });
    expect(await getStatus(key)).toEqual(['live']);
    expect(await sync()).toMatchObject({ kind: 'done', done: [] });
  });

  it('are live after a second run, wherever the first was interrupted', async () => {
    await edit(key, 'New');
    const { calls } = await sync();
    expect(calls).toBeGreaterThan(2);
    for (let at = 1; at <= calls; at += 1) {
      await edit(key, `New ${at}`);
      await expect(sync(direct, at), `call ${at}`).rejects.toThrow();
      // A text counts as committed only if a commit contains it.
      const isHeld = (await texts())[key] === `New ${at}`;
      if ((await getStatus(key)).includes('committed')) expect(isHeld).toBe(true);
      expect(await sync()).toMatchObject({ kind: 'done' });
      expect((await texts())[key]).toBe(`New ${at}`);
      expect(await getStatus(key)).toEqual(['live']);
    }
  });

  it('conflict with a text that people changed, and neither is lost', async () => {
    await edit(key, 'First');
    await sync();
    await here.write('master', file, JSON.stringify({ [key]: 'By people' }));
    await edit(key, 'By an editor');
    await edit(other, 'Not in question');
    const end = await sync();
    expect(end).toMatchObject({
      kind: 'person',
      what: expect.stringContaining(`with different results: ${key}`),
    });
    expect(await texts()).toEqual({ [key]: 'By people', [other]: 'Not in question' });
    expect(await getStatus(key)).toContain('pending');
  });

  it('wait for people in one pull request if the policy or a rule requires it', async () => {
    await edit(key, 'New');
    const end = await sync({ to: 'production', as: 'pull-request' });
    expect(end).toMatchObject({
      kind: 'person',
      what: expect.stringContaining('merge it into master'),
    });
    expect(await texts()).toEqual({});
    expect(await getStatus(key)).toEqual(['pending']);
    here.repository().rules.set('master', [{ type: 'pull_request', parameters: {} }]);
    await edit(other, 'One more');
    const again = await sync();
    expect(again).toMatchObject({ kind: 'person', url: end.url });
    expect(await texts('site-deploy/texts')).toEqual({ [key]: 'New', [other]: 'One more' });
    const number = end.url?.split('/').at(-1);
    await here.send('PUT', `/pulls/${number}/merge`, {});
    expect((await sync()).done[0]).toMatch(/^tell-portal/);
    expect(await getStatus(key)).not.toContain('pending');
    // Later texts get a new pull request.
    await edit(key, 'Newer');
    const next = await sync();
    expect(next).toMatchObject({ kind: 'person' });
    expect(next.url).not.toBe(end.url);
  });

  it('get a second pull request after people have closed the first only if they are edited again', async () => {
    const policy = { to: 'production', as: 'pull-request' } as const;
    await edit(key, 'New');
    const { url } = await sync(policy);
    const number = url?.split('/').at(-1);
    await here.send('PATCH', `/pulls/${number}`, { state: 'closed' });
    for (const text of ['first', 'second']) {
      await here.write('master', 'page.md', text);
      const what = `Pull request #${number} with the texts was closed: reopen it, or withdraw`;
      const end = { kind: 'person', url, what: expect.stringContaining(what), done: [] };
      expect(await sync(policy)).toMatchObject(end);
    }
    await edit(key, 'Newer');
    const next = await sync(policy);
    expect(next.what).toContain('merge it into master');
    expect(next.url).not.toBe(url);
    await withdraw(key);
    expect((await sync(policy)).done.at(-1)).toMatch(/^close-pull/);
    await here.write('master', 'page.md', 'third');
    await edit(key, 'Newer');
    expect((await sync(policy)).done.at(-1)).toMatch(/^open-pull/);
  });

  it('are updated in the open pull request after an edit, and removed when withdrawn', async () => {
    const policy = { to: 'production', as: 'pull-request' } as const;
    await edit(key, 'First');
    await edit(other, 'Stays');
    const { url } = await sync(policy);
    await edit(key, 'Second');
    expect(await sync(policy)).toMatchObject({ kind: 'person', url });
    expect(await texts('site-deploy/texts')).toEqual({ [key]: 'Second', [other]: 'Stays' });
    await withdraw(key);
    expect(await sync(policy)).toMatchObject({ kind: 'person', url });
    expect(await texts('site-deploy/texts')).toEqual({ [other]: 'Stays' });
    await withdraw(other);
    expect((await sync(policy)).done.at(-1)).toMatch(/^close-pull/);
    expect(await sync(policy)).toMatchObject({ kind: 'done', done: [] });
  });

  it('replace the text of a commit that was not reported to the portal', async () => {
    await edit(key, 'First');
    // The first write is the commit, and the second is the report to the portal.
    await expect(sync(direct, 1)).rejects.toThrow();
    expect(await texts()).toEqual({ [key]: 'First' });
    await edit(key, 'Second');
    expect(await sync()).toMatchObject({ kind: 'done' });
    expect(await texts()).toEqual({ [key]: 'Second' });
  });

  it('are reported to the portal again after people have changed them in the content file', async () => {
    await edit(key, 'First');
    await sync();
    await here.write('master', file, JSON.stringify({ [key]: 'By people' }));
    expect((await sync()).done[0]).toMatch(/^tell-portal/);
    expect(await getStatus(key)).toContain('committed');
    // The next edit is therefore not a conflict.
    await edit(key, 'By an editor');
    expect(await sync()).toMatchObject({ kind: 'done' });
    expect(await texts()).toEqual({ [key]: 'By an editor' });
  });

  it("replace people's text when they are saved again after a conflict", async () => {
    await edit(key, 'First');
    await sync();
    await here.write('master', file, JSON.stringify({ [key]: 'By people' }));
    await edit(key, 'By an editor');
    expect(await sync()).toMatchObject({ kind: 'person' });
    await edit(key, 'By an editor');
    expect(await sync()).toMatchObject({ kind: 'done' });
    expect(await texts()).toEqual({ [key]: 'By an editor' });
  });

  it('with the policy "to: release" go to the open release, or wait if none is open', async () => {
    await edit(key, 'New');
    expect(await sync({ to: 'release', as: 'commit' })).toMatchObject({
      kind: 'person',
      what: expect.stringContaining('none is open'),
    });
    await here.branchOff('release/1.4.0', 'master');
    expect(await sync({ to: 'release', as: 'commit' })).toMatchObject({ kind: 'done' });
    expect(await texts('release/1.4.0')).toEqual({ [key]: 'New' });
    expect(await texts()).toEqual({});
    expect(await getStatus(key)).toEqual(['committed']);
  });
});

it('metadata saved in the portal leads to one deployment and no commit if packages are reused', {
  timeout: 60_000,
}, async () => {
  await edit(key, 'New');
  await sync();
  const head = await here.head('master');
  const save = (title: string) =>
    admin.send('PUT', '/seo/home', { title, description: 'Of the start page.' });
  for (const title of ['First', 'Second', 'Third']) {
    await save(title);
    expect(await sync()).toMatchObject({ kind: 'done', done: [] });
    const { done } = await sync(direct, undefined, []);
    expect(done.map((line) => line.split(' ')[0])).toEqual(['deploy']);
    expect(await sync(direct, undefined, [])).toMatchObject({ kind: 'done', done: [] });
  }
  expect(await here.head('master')).toBe(head);
});
