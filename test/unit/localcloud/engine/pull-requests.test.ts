import { afterEach, beforeEach, expect, it } from 'vitest';
import { getLines, startGitHub } from './github.ts';

const at = '/repos/acme/docs';
const file = '.github/workflows/test.yml';

let here: Awaited<ReturnType<typeof startGitHub>>;
beforeEach(async () => {
  here = await startGitHub();
});
afterEach(() => here[Symbol.asyncDispose]());

const write = (branch: string, path: string, content: string) =>
  here.api.writeFile('acme/docs', branch, path, content);
const head = async (branch: string) => (await here.api.getHead('acme/docs', branch)) ?? '';
async function send(method: string, path: string, body?: object) {
  const { json } = await here.api.send(method, at + path, body);
  await here.engine.settled();
  return json as Record<string, unknown>;
}
const readRef = async (ref: string) => (await here.api.open('acme/docs'))?.readRef(ref);

/** Opens a pull request whose branch has a workflow and a page, beside another page of its base. */
async function openPull(workflow: string): Promise<number> {
  const sha = await head('master');
  await send('POST', '/git/refs', { ref: 'refs/heads/topic', sha });
  await write('topic', file, workflow);
  await write('topic', 'page.txt', 'theirs');
  await write('master', 'other.txt', 'other');
  const { number } = await send('POST', '/pulls', { title: 'T', head: 'topic', base: 'master' });
  return Number(number);
}

const shows = `
on: pull_request
permissions: { contents: read }
jobs:
  a:
    runs-on: x
    environment: Preview
    steps:
      - uses: actions/checkout@v7
      - run: |
          echo "$GITHUB_SHA $GITHUB_REF \${{ github.sha }} \${{ github.workflow_sha }}"
          git rev-parse HEAD
          ls | xargs
          echo "\${{ github.event.pull_request.head.sha }}"
`;

it('a run of a pull request checks out, and names, the merge that GitHub tries', async () => {
  const number = await openPull(shows);
  const run = here.last();
  const merge = await readRef(`refs/pull/${number}/merge`);
  const [sha, ref] = [await head('topic'), `refs/pull/${number}/merge`];
  expect(merge).not.toBe(sha);
  expect(getLines(run).slice(1)).toEqual([
    `${merge} ${ref} ${merge} ${merge}`,
    merge,
    'README.md other.txt page.txt',
    sha,
  ]);
  const { parents, message } = await send('GET', `/git/commits/${merge}`);
  const base = await head('master');
  expect(parents).toMatchObject([{ sha: base }, { sha }]);
  expect(message).toBe(`Merge ${sha} into ${base}`);
  // GitHub's records of the run belong to the commit of the branch.
  expect(await send('GET', `/actions/runs/${run.id}`)).toMatchObject({ head_sha: sha });
  expect(await send('GET', `/commits/${sha}/check-runs`)).toMatchObject({ total_count: 1 });
  expect(here.repository().deployments).toMatchObject([{ sha, ref: 'topic' }]);
  expect(await send('GET', `/pulls/${number}`)).toMatchObject({ merge_commit_sha: merge });
});

it('a review runs on the merge, too', async () => {
  const number = await openPull(
    'on: pull_request_review\njobs: { a: { runs-on: x, steps: [{ run: "true" }] } }',
  );
  expect(await send('POST', `/pulls/${number}/reviews`, { event: 'APPROVE' })).toMatchObject({
    state: 'APPROVED',
    commit_id: await head('topic'),
  });
  expect(here.last()).toMatchObject({
    event: 'pull_request_review',
    payload: { action: 'submitted', review: { state: 'APPROVED' }, pull_request: { number } },
    ref: `refs/pull/${number}/merge`,
    merge: await readRef(`refs/pull/${number}/merge`),
  });
});

const both = `
on:
  pull_request: { types: [opened, synchronize, closed, labeled] }
  pull_request_target: { types: [opened, synchronize, closed, labeled] }
jobs: { a: { runs-on: x, steps: [{ run: 'true' }] } }
`;
const events = () =>
  here.repository().runs.map(({ event, payload }) => `${event} ${payload?.action}`);
const targets = () => events().filter((event) => event.startsWith('pull_request_target'));

it('a pull request with conflicts starts runs of its base only', async () => {
  await write('master', file, both);
  const number = await openPull(both);
  expect(events()).toEqual(['pull_request opened', 'pull_request_target opened']);
  expect(here.last()).toMatchObject({ ref: 'refs/heads/master', commit: await head('master') });

  await write('master', 'page.txt', 'ours');
  const label = () => send('POST', `/issues/${number}/labels`, { labels: [events().join()] });
  await label();
  await write('topic', 'page.txt', 'still theirs');
  await here.engine.settled();
  const dirty = { mergeable: false, mergeable_state: 'dirty', merge_commit_sha: null };
  await send('GET', `/pulls/${number}`);
  expect(await send('GET', `/pulls/${number}`)).toMatchObject(dirty);
  expect(await readRef(`refs/pull/${number}/merge`)).toBeUndefined();
  expect(await readRef(`refs/pull/${number}/head`)).toBe(await head('topic'));
  expect(targets()).toHaveLength(3);
  expect(events()).toHaveLength(4);

  await write('topic', 'page.txt', 'ours');
  await here.engine.settled();
  expect(events().slice(4)).toEqual([
    'pull_request synchronize',
    'pull_request_target synchronize',
  ]);
  await send('PATCH', `/pulls/${number}`, { state: 'closed' });
  expect(events().slice(6)).toEqual(['pull_request closed', 'pull_request_target closed']);
});

it('the tried merge stays as long as branch and fork do, and goes with the real one', async () => {
  const number = await openPull(both);
  const ref = `refs/pull/${number}/merge`;
  const first = await readRef(ref);
  await write('master', 'third.txt', 'third');
  await send('POST', `/issues/${number}/labels`, { labels: ['a'] });
  expect(here.last()).toMatchObject({ merge: first, ref });
  await write('topic', 'page.txt', 'changed');
  await here.engine.settled();
  const second = here.last();
  expect(second.merge).not.toBe(first);
  const { parents } = await send('GET', `/git/commits/${second.merge}`);
  expect(parents).toMatchObject([{ sha: await head('master') }, { sha: second.commit }]);

  const { sha } = await send('PUT', `/pulls/${number}/merge`);
  const closed = { ref: 'refs/heads/master', merge: sha, commit: await head('topic') };
  const last = here.repository().runs.findLast(({ event }) => event === 'pull_request');
  expect(last).toMatchObject(closed);
  expect([await readRef(ref), await readRef(`refs/pull/${number}/head`)]).toEqual([
    undefined,
    await head('topic'),
  ]);
});
