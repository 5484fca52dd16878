import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  createLocalTexts,
  followPushes,
  missingTexts,
} from '../../../../src/cli/deploy/local-texts.ts';
import { createGitHubApi, toRepositories } from '../../../../src/localcloud/github/github.ts';
import { sampleSite } from '../../../../src/localcloud/localcloud.ts';
import { createPortal } from '../../../../src/localcloud/portal/portal.ts';
import { portalCalls } from '../../../../src/localcloud/portal/portal-calls.ts';

const key = 'home.hero.title';
const name = `${sampleSite.repository.owner}/${sampleSite.repository.name}`;
const target = { slug: sampleSite.slug, branch: 'master', file: 'content/overrides.json' };
const api = `/api/sites/${sampleSite.id}`;

async function openCloud() {
  const portal = await createPortal({
    sites: [sampleSite],
    accessTokens: {
      getIssuer: () => '',
      keys: () => () => {
        throw new Error('Nobody logs in here.');
      },
    },
    issueDeploymentToken: () => 'token',
  });
  const githubApi = createGitHubApi({ repositories: toRepositories([sampleSite]) });
  const operator = portal.users.find(({ level }) => level === 'operator');
  const calls = portalCalls(portal, operator?.token ?? '');
  const pages = [{ path: '/', title: 'Home', texts: { [key]: 'The default' } }];
  await calls.send('PUT', `${api}/pages`, { pages });
  const close = async () => {
    await githubApi.close();
    await portal.close();
  };
  return { portal, githubApi, sites: [sampleSite], calls, close };
}

let cloud: Awaited<ReturnType<typeof openCloud>>;
beforeEach(async () => {
  cloud = await openCloud();
});
afterEach(() => cloud.close());

const save = (value: string) => cloud.calls.send('PUT', `${api}/text/${key}`, { value });
const headOf = async () => (await cloud.githubApi.getHead(name, 'master')) ?? '';

it('takes what waits in the portal as one commit, which later deployments of the folder keep', async () => {
  const texts = createLocalTexts(cloud);
  expect(await texts.take({ ...target, text: '' })).toBeUndefined();
  await save('From the portal');
  const taken = await texts.take({ ...target, text: '' });
  expect(JSON.parse(taken?.text ?? '')).toEqual({ [key]: 'From the portal' });
  expect(taken?.commit).toBe(await headOf());
  expect(taken?.lines).toEqual([
    expect.stringMatching(/^Texts: one text from the portal \(home\.hero\.title\), as commit/),
  ]);
  await texts.report({ ...target, text: taken?.text ?? '', commit: taken?.commit ?? '' });
  const again = await texts.take({ ...target, text: '{}' });
  expect(again).toEqual({
    text: expect.stringContaining('From'),
    commit: taken?.commit,
    lines: [],
  });
  const { json } = await cloud.githubApi.send('GET', `/repos/${name}/commits?sha=master`);
  expect(json).toHaveLength(2);
});

it('a text that people changed in the folder stays, and the edit waits', async () => {
  const texts = createLocalTexts(cloud);
  const commit = 'a'.repeat(40);
  await texts.report({ ...target, text: JSON.stringify({ [key]: 'First' }), commit });
  await save('From the portal');
  const text = JSON.stringify({ [key]: 'Changed by people' });
  expect(await texts.take({ ...target, text })).toEqual({
    text: `${text}\n`,
    lines: [expect.stringContaining(`changed both in the portal and in ${target.file}: ${key}.`)],
  });
});

it('a push is followed by a commit with the texts that wait', async () => {
  followPushes(cloud, [target]);
  await save('From the portal');
  await cloud.githubApi.writeFile(name, 'master', 'index.html', '<p>Pushed</p>');
  const { promise, resolve } = Promise.withResolvers<void>();
  const started: unknown[] = [];
  cloud.githubApi.refChanges.on('change', (change) => {
    started.push(change);
    resolve();
  });
  await promise;
  const file = await cloud.githubApi.readFile(name, 'master', target.file);
  expect(JSON.parse(file ?? '')).toEqual({ [key]: 'From the portal' });
  expect(started).toHaveLength(1);
});

it.each<[string, Record<string, string>, Record<string, string>, string[]]>([
  ['the folder is behind', { a: 'old' }, { a: 'new' }, ['a']],
  ['the folder has it', { a: 'new' }, { a: 'new' }, []],
  ['people changed it in the folder', { a: 'mine' }, { a: 'new' }, []],
  ['people changed it in the repository', { a: 'old' }, { a: 'theirs' }, []],
])('commits that a folder lacks: %s', (_, folder, head, expected) => {
  const toMap = (texts: Record<string, string>) => new Map(Object.entries(texts));
  const commits = [{ before: toMap({ a: 'old' }), after: toMap({ a: 'new' }) }];
  const found = missingTexts(toMap(folder), commits, toMap(head));
  expect(found.map((difference) => difference.key)).toEqual(expected);
});
