import { expect, it } from 'vitest';
import { useEach } from '../../../support/fixture.ts';
import { getLines, startGitHub } from './github.ts';

const name = 'acme/docs';
const file = '.github/workflows/test.yml';

const here = useEach(startGitHub);

const head = (branch: string) => here.api.getHead(name, branch);
async function write(branch: string, path: string, content: string) {
  await here.api.writeFile(name, branch, path, content);
  await here.engine.settled();
}
async function send(method: string, path: string, body?: object) {
  const { json } = await here.api.send(method, `/repos/${name}${path}`, body);
  await here.engine.settled();
  return json as Record<string, unknown>;
}
const readRef = async (ref: string) => (await here.api.open(name))?.readRef(`refs/pull/${ref}`);

/** Opens pull request number 1. Its head and its base have each added a page. */
async function openPull(workflow: string) {
  await send('POST', '/git/refs', { ref: 'refs/heads/topic', sha: await head('master') });
  await write('topic', file, workflow);
  await write('topic', 'page.txt', 'theirs');
  await write('master', 'other.txt', 'other');
  await send('POST', '/pulls', { title: 'Topic', head: 'topic', base: 'master' });
}

it("a run of a pull request checks out GitHub's test merge", async () => {
  await openPull(`
on: [pull_request, pull_request_review]
permissions: { contents: read }
jobs:
  a:
    runs-on: x
    environment: Preview
    steps:
      - uses: actions/checkout@v7
      - run: |
          echo "$GITHUB_SHA $GITHUB_REF \${{ github.sha }} \${{ github.workflow_sha }}"
          echo $(git rev-parse HEAD) $(ls) \${{ github.event.pull_request.head.sha }}
`);
  const run = here.last();
  const [merge, ref] = [await readRef('1/merge'), 'refs/pull/1/merge'];
  const [base, sha] = [await head('master'), await head('topic')];
  expect(getLines(run).slice(1)).toEqual([
    `${merge} ${ref} ${merge} ${merge}`,
    `${merge} README.md other.txt page.txt ${sha}`,
  ]);
  expect(await send('GET', `/git/commits/${merge}`)).toMatchObject({
    parents: [{ sha: base }, { sha }],
    message: `Merge ${sha} into ${base}`,
  });
  expect(await send('GET', '/pulls/1')).toMatchObject({ merge_commit_sha: merge });
  // GitHub records the run for the commit of the branch.
  expect(await send('GET', `/actions/runs/${run.id}`)).toMatchObject({ head_sha: sha });
  expect(await send('GET', `/commits/${sha}/check-runs`)).toMatchObject({ total_count: 1 });
  expect(here.repository().deployments).toMatchObject([{ sha, ref: 'topic' }]);

  const review = await send('POST', '/pulls/1/reviews', { event: 'COMMENT', body: 'Good' });
  expect(review).toMatchObject({ state: 'COMMENTED', commit_id: sha });
  const payload = { action: 'submitted', review, pull_request: { number: 1 } };
  expect(here.last()).toMatchObject({ event: 'pull_request_review', payload, ref, merge });
});

const types = '{ types: [opened, synchronize, closed, labeled] }';
const both = `
on: { pull_request: ${types}, pull_request_target: ${types} }
jobs: { a: { runs-on: x, steps: [{ run: 'true' }] } }
`;
const label = () => send('POST', '/issues/1/labels', { labels: [Math.random().toString()] });
const take = () =>
  here
    .repository()
    .runs.splice(0)
    .map(({ event, payload }) => `${event} ${payload?.action}`);

it('a pull request with conflicts starts only workflows with the trigger pull_request_target', async () => {
  await write('master', file, both);
  await openPull(both);
  expect(here.last()).toMatchObject({ ref: 'refs/heads/master', commit: await head('master') });
  expect(take()).toEqual(['pull_request opened', 'pull_request_target opened']);

  await write('master', 'page.txt', 'ours');
  await label();
  await write('topic', 'page.txt', 'still theirs');
  expect(take()).toEqual(['pull_request_target labeled', 'pull_request_target synchronize']);
  await send('GET', '/pulls/1');
  const dirty = { mergeable: false, mergeable_state: 'dirty', merge_commit_sha: null };
  expect(await send('GET', '/pulls/1')).toMatchObject(dirty);
  expect([await readRef('1/merge'), await readRef('1/head')]).toEqual([
    undefined,
    await head('topic'),
  ]);

  await write('topic', 'page.txt', 'ours');
  await send('PATCH', '/pulls/1', { state: 'closed' });
  expect(take().filter((event) => event.startsWith('pull_request '))).toEqual([
    'pull_request synchronize',
    'pull_request closed',
  ]);
});

it('the test merge of a pull request changes with its head, not with its base, and ends with the real merge', async () => {
  await openPull(both);
  const first = await readRef('1/merge');
  await write('master', 'third.txt', 'third');
  await label();
  expect(here.last()).toMatchObject({ merge: first });
  await write('topic', 'page.txt', 'changed');
  expect(here.last().merge).not.toBe(first);

  const { sha: merge } = await send('PUT', '/pulls/1/merge');
  const last = here.repository().runs.findLast(({ event }) => event === 'pull_request');
  expect(last).toMatchObject({ ref: 'refs/heads/master', merge, commit: await head('topic') });
  expect([await readRef('1/merge'), await readRef('1/head')]).toEqual([
    undefined,
    await head('topic'),
  ]);
});
