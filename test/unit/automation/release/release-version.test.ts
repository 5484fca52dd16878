import { describe, expect, it } from 'vitest';
import { openReleases } from '../../../../src/automation/release/open-releases.ts';
import {
  finishRelease,
  refreshPulls,
  startRelease,
} from '../../../../src/automation/release/release.ts';
import { commitsSince } from '../../../../src/clients/github/commits.ts';
import { readCommit } from '../../../../src/localcloud/github/git/trees.ts';
import { releaseHarness } from './harness.ts';

type Place = Awaited<ReturnType<typeof releaseHarness>>;
const waitMs = 60_000;

/** Creates a repository with the released version 1.3.0. */
async function released(): Promise<Place> {
  const here = await releaseHarness();
  await here.tag('v1.3.0');
  return here;
}

let pushed = 0;
/** Adds a commit with this message to a branch. */
async function push(here: Place, branch: string, message: string) {
  const head = await here.head(branch);
  const { tree } = await here.send<{ tree: { sha: string } }>('GET', `/git/commits/${head}`);
  pushed += 1;
  const file = { path: `pushed-${pushed}.md`, mode: '100644', type: 'blob', content: message };
  const body = { base_tree: tree.sha, tree: [file] };
  const made = await here.send<{ sha: string }>('POST', '/git/trees', body);
  const commit = { message, tree: made.sha, parents: [head] };
  const { sha } = await here.send<{ sha: string }>('POST', '/git/commits', commit);
  await here.send('PATCH', `/git/refs/heads/${branch}`, { sha });
}

const start = async (here: Place, requested: Parameters<typeof startRelease>[1] = {}) =>
  startRelease((await here.open()).harness, requested, { waitMs });
const finish = async (here: Place, version: string) =>
  finishRelease((await here.open()).harness, version, { waitMs });
const getBody = async (here: Place, branch: string) => {
  const pulls = await here.send<{ body: string; head: { ref: string } }[]>('GET', '/pulls');
  return pulls.find(({ head }) => head.ref === branch)?.body ?? '';
};

describe('the version of a release', { timeout: 120_000 }, () => {
  it('follows the bodies of squash commits on the production branch', async () => {
    const here = await released();
    await push(here, 'master', 'Improve the form (#7)\n\n* feat!: drop a field\n\n* fix: typo');
    expect((await start(here)).what).toContain('release/2.0.0 is open');
  });

  it('is chosen with a note about the commits without a type', async () => {
    const here = await released();
    await push(here, 'master', 'Improve the form');
    const { harness, lines } = await here.open();
    await startRelease(harness, {}, { waitMs });
    expect(lines.join('\n')).toContain('one commit without a type (a patch): "Improve the form"');
  });

  it('is raised by the command that the pull request suggests for commits that require a higher one', async () => {
    const here = await released();
    await start(here);
    const former = 'release/1.3.1';
    expect(await getBody(here, former)).not.toContain('asks for');
    await push(here, former, 'Tidy up');
    await push(here, former, 'feat!: drop the form');
    await refreshPulls((await here.open()).harness);
    const body = await getBody(here, former);
    expect(body).toContain('Its content asks for **2.0.0**.');
    expect(body).toContain('`site-deploy release start --level major`');
    expect(body).toContain('One commit names no type');
    const edited = body.replace(/(the notes of the release\. -->\n)/, '$1Written by a person.\n');
    const [pull] = await here.send<{ number: number }[]>('GET', '/pulls');
    await here.send('PATCH', `/pulls/${pull?.number}`, { body: edited });
    const ofRequest = await here.propose('form', '', { base: former });

    expect(await start(here, { level: 'major' })).toMatchObject({
      kind: 'done',
      what: 'release/2.0.0 is open, from master, and live in Preview.',
    });
    const { harness } = await here.open();
    expect(await openReleases(harness)).toEqual(['2.0.0']);
    expect(await here.read('release/2.0.0', 'package.json')).toBe(here.manifest('2.0.0'));
    expect(await getBody(here, 'release/2.0.0')).toContain('Written by a person.');
    expect(await here.send('GET', `/pulls/${ofRequest}`)).toMatchObject({
      state: 'open',
      base: { ref: 'release/2.0.0' },
    });
    expect(await start(here, { level: 'major' })).toMatchObject({ kind: 'done', done: [] });
    expect(await finish(here, '2.0.0')).toMatchObject({ kind: 'done' });
  });

  it('is questioned once before the release is finished if the commits require a higher one', async () => {
    const here = await released();
    await start(here);
    await push(here, 'release/1.3.1', 'feat: add a form');
    expect(await finish(here, '1.3.1')).toMatchObject({
      kind: 'person',
      what: expect.stringMatching(/^The content of 1\.3\.1 asks for 1\.4\.0 .*--level minor/),
    });
    expect(await finish(here, '1.3.1')).toMatchObject({ kind: 'done' });
  });

  it('is not questioned if the commits of a hotfix require the version of the next open release', async () => {
    const here = await released();
    await start(here, { level: 'minor' });
    await start(here, { version: '1.3.1' });
    await push(here, 'release/1.3.1', 'feat: add a form');
    await refreshPulls((await here.open()).harness);
    expect(await getBody(here, 'release/1.3.1')).not.toContain('asks for');
  });

  it('does not replace a lower open release whose commits it lacks', async () => {
    const here = await released();
    await start(here, { level: 'minor' });
    await start(here, { version: '1.3.1' });
    await push(here, 'release/1.3.1', 'fix: a link');
    expect(await start(here, { level: 'minor' })).toMatchObject({ kind: 'done' });
    expect(await openReleases((await here.open()).harness)).toEqual(['1.3.1', '1.4.0']);
  });

  it.each([
    ['the pre-release in package.json', '2.0.0-beta.3', [], 'release/2.0.0'],
    ['the highest tag', '1.0.0', ['1.9.0', '2.1.0'], 'release/2.1.1'],
  ])('is higher than %s', async (_, version, tags, branch) => {
    const here = await releaseHarness();
    await here.write('master', 'package.json', here.manifest(version));
    for (const tag of tags) await here.tag(tag);
    expect((await start(here)).what).toContain(`${branch} is open`);
    const manifest = here.manifest(branch.replace('release/', ''));
    expect(await here.read(branch, 'package.json')).toBe(manifest);
  });

  it('depends even on the oldest of 300 commits', async () => {
    const here = await released();
    const git = await here.api.open('acme/site');
    let head = await here.head('master');
    const tree = git && (await readCommit(git, head))?.tree;
    const by = 'Ada <ada@acme.example> 1767225600 +0000';
    const commit = (message: string) => {
      const text = `tree ${tree}\nparent ${head}\nauthor ${by}\ncommitter ${by}\n\n${message}`;
      head = git?.writeObject('commit', Buffer.from(text));
    };
    commit('fix: first\n\nBREAKING CHANGE: no more');
    for (let at = 1; at < 300; at += 1) commit(`fix: ${at}`);
    await here.send('PATCH', '/git/refs/heads/master', { sha: head });
    const { harness } = await here.open();
    const found = await commitsSince(harness.repository, 'v1.3.0', 'master');
    expect(found).toHaveLength(300);
    expect(found[0]?.message).toContain('fix: first');
    expect((await start(here)).what).toContain('release/2.0.0 is open');
  });
});

it('the notes of a release list commits without a pull request', async () => {
  const here = await released();
  await push(here, 'master', 'feat: add a form');
  await start(here);
  await finish(here, '1.4.0');
  const [{ body = '' } = {}] = here.repository().releases;
  expect(body).toContain('## Commits');
  expect(body).toContain('add a form');
  expect(body).not.toContain('Version 1');
});
