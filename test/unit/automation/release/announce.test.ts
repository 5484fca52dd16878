import { describe, expect, it } from 'vitest';
import { readUnannounced } from '../../../../src/automation/release/announce.ts';
import { chooseWrites } from '../../../support/interruptions.ts';
import { minute, scriptedContext } from '../scripted.ts';
import { type Interruption, jobToken, Killed, releaseHarness } from './harness.ts';

type Place = Awaited<ReturnType<typeof releaseHarness>>;
const branch = 'release/1.4.0';

interface Numbered {
  readonly number: number;
}

/** Opens a release 1.4.0 after 1.3.0, with a change that closes an issue and a reverted change. */
async function prepare() {
  const here = await releaseHarness();
  const issue = async (title: string) =>
    (await here.send<Numbered>('POST', '/issues', { title, body: '' })).number;
  const merge = async (head: string, body = '', base = branch) =>
    here.merge(await here.propose(head, body, { base }));
  const earlier = await merge('earlier', '', 'master');
  await here.tag('v1.3.0');
  await here.start({ version: '1.4.0' });
  const asked = await issue('A form');
  const change = await merge('form', `Fixes #${asked}, see #${earlier}. Closes #${earlier}`);
  const declined = await issue('A banner');
  const undone = await merge('banner', `Closes #${declined}`);
  const revert = await merge(`revert-${undone}-banner`);
  return {
    here,
    announced: [asked, change, revert],
    silent: [earlier, declined, undone],
  };
}

/** Counts the comments of each of these issues and pull requests. */
function getComments(here: Place, numbers: readonly number[]) {
  const { comments } = here.repository();
  return numbers.map((number) => comments.filter(({ issue }) => issue === number).length);
}

describe('a published release', { timeout: 120_000 }, () => {
  it('is announced once on its pull requests and on the issues that they close', async () => {
    const { here, announced, silent } = await prepare();
    const { done } = await here.finish();
    expect(done.slice(-3)).toEqual([
      expect.stringMatching(/^publish /),
      'announce',
      'remove-branch',
    ]);
    expect(getComments(here, announced)).toEqual([1, 1, 1]);
    expect(getComments(here, silent)).toEqual([0, 0, 0]);
    const notes = here.repository().releases.at(-1)?.body ?? '';
    expect(notes).toContain(
      `* form by @octocat in https://github.com/acme/site/pull/${announced[1]}`,
    );
    expect(notes, 'not its own pull request').not.toContain('Release 1.4.0');
    expect(here.repository().comments[0]?.body).toBe(
      '<!-- site-deploy: released 1.4.0 -->\n' +
        'Released in [1.4.0](https://github.com/acme/site/releases/tag/v1.4.0) on ' +
        'https://www.acme.example',
    );
    expect(await here.finish()).toMatchObject({ kind: 'done', done: [] });
    expect(getComments(here, announced)).toEqual([1, 1, 1]);
  });

  it.each([
    ['an end of the process', 'ends'],
    ['a lost answer', 'answer lost'],
  ] as const)(
    'is announced once if the run is repeated after %s at a late write',
    async (_, how) => {
      const whole: Interruption = { at: Infinity, how, writes: 0 };
      await (await prepare()).here.finish({ interruption: whole });
      // The last five writes publish the release, add comments and delete the branch.
      // `interrupted.test.ts` covers the others.
      const start = ['ends', 'answer lost'].indexOf(how);
      for (const write of chooseWrites(5, start).map((last) => whole.writes - 5 + last)) {
        const { here, announced, silent } = await prepare();
        const interruption: Interruption = { at: write, how, writes: 0 };
        await here.finish({ interruption }).catch((error) => {
          if (!(error instanceof Killed) && error.code !== 'GITHUB_UNAVAILABLE') throw error;
        });
        expect(await here.finish(), `write ${write}`).toMatchObject({ kind: 'done' });
        expect(getComments(here, announced), `write ${write}`).toEqual([1, 1, 1]);
        expect(getComments(here, silent)).toEqual([0, 0, 0]);
      }
    },
  );

  it("keeps only one of its announcements on an issue, and does not remove a stranger's", async () => {
    const { here, announced } = await prepare();
    const [issue, change = 0] = announced;
    const body = '<!-- site-deploy: released 1.4.0 -->';
    for (let count = 0; count < 2; count += 1)
      await here.send('POST', `/issues/${issue}/comments`, { body });
    const { comments } = here.repository();
    comments.push({ id: 9_999, issue: change, author: 'mallory', association: 'NONE', body });
    await here.finish();
    expect(getComments(here, announced)).toEqual([1, 2, 1]);
  });

  it('is finished even if GitHub refuses the comments, and the log reports the refusal', async () => {
    const { here, announced } = await prepare();
    here.api.tokens.set(jobToken, {
      contents: 'write',
      actions: 'write',
      checks: 'read',
      pull_requests: 'read',
    });
    await here.finish();
    await here.send('POST', '/git/refs', {
      ref: `refs/heads/${branch}`,
      sha: here.repository().merges.at(-1)?.commit,
    });
    here.repository().comments.splice(0);
    const { lines } = await here.finish({ token: jobToken });
    expect(lines.join('\n')).toContain(
      `No comment about 1.4.0 on #${announced[0]}: The token needs`,
    );
    expect(getComments(here, announced)).toEqual([0, 0, 0]);
  });
});

it('readUnannounced returns at most 50 changes', async () => {
  const numbers = Array.from({ length: 60 }, (_, index) => index + 1);
  const { context } = scriptedContext({
    'git/matching-refs/tags/': [{ ref: 'refs/tags/v1.4.0', object: { sha: 'a1' } }],
    'compare/v1.4.0...h1': {
      commits: numbers.map((number) => ({
        sha: `m${number}`,
        parents: [],
        commit: { message: '' },
      })),
    },
    pulls: numbers.map((number) => ({
      ...{ number, state: 'closed', merged_at: minute(1), merge_commit_sha: `m${number}` },
      ...{ title: '', head: { ref: 'form' }, base: { ref: branch } },
    })),
  });
  const merge = { commit: 'c1', head: 'h1', url: '' };
  expect(await readUnannounced(context, '1.5.0', merge, new Set())).toHaveLength(50);
});
