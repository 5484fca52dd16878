import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { commentBody, writeComments } from '../../../../src/action/comment/comment.ts';
import { createGitHub } from '../../../../src/clients/github/github.ts';
import type { GitHub } from '../../../../src/clients/github/types.ts';
import { buildReport } from '../../../../src/deploy/report.ts';
import type { DeployResult } from '../../../../src/deploy/result.ts';
import { createGitHubApi, type GitHubApi } from '../../../../src/localcloud/github/github.ts';
import { listen, stop } from '../../../../src/localcloud/service/http.ts';
import { systemClock } from '../../../../src/shared/clock.ts';
import { SiteDeployError } from '../../../../src/shared/errors/error.ts';
import { openHttp } from '../../../../src/shared/http/open-http.ts';
import { Secret } from '../../../../src/shared/secret.ts';
import { recordingLog } from '../../../support/log.ts';
import { createMarker } from '../../../support/marker.ts';
import { getElements, getText, rendered } from '../rendered.ts';
import { hostileRun, hostileTexts, runs } from '../runs.ts';

let api: GitHubApi;
let server: Server;
let base: string;
const http = openHttp({ env: {} });
const bot = 'github-actions[bot]';

beforeAll(async () => {
  // The limits are high, because all tests of this file write with the same token.
  const limits = {
    contentPerMinute: 10_000,
    contentPerHour: 10_000,
    pointsPerMinute: 100_000,
    requestsPerHour: 100_000,
  };
  api = createGitHubApi({
    repositories: [{ owner: 'acme', name: 'docs', defaultBranch: 'master' }],
    limits,
  });
  server = createServer((request, response) => void api.handler(request, response));
  base = `http://127.0.0.1:${await listen(server)}`;
  api.tokens.set('job', { contents: 'read', pull_requests: 'write' });
  api.tokens.set('fork', { contents: 'read', pull_requests: 'read' });
  const sha = await api.getHead('acme/docs', 'master');
  await api.send('POST', '/repos/acme/docs/git/refs', { ref: 'refs/heads/release/1.4.0', sha });
  await api.writeFile('acme/docs', 'release/1.4.0', 'b.txt', 'b');
  const { json } = await api.send('POST', '/repos/acme/docs/pulls', {
    title: 'Release',
    head: 'release/1.4.0',
    base: 'master',
  });
  pull = Number((json as { number: number }).number);
});
afterAll(async () => {
  http[Symbol.dispose]();
  await stop(server);
  await api.close();
});
let pull = 0;
const comments = () => api.repository('acme/docs')?.comments ?? [];
beforeEach(() => {
  comments().length = 0;
});

const github = (token = 'job', signal = new AbortController().signal): GitHub =>
  createGitHub({ http, clock: systemClock, token: new Secret(token), apiUrl: base, signal });
const result = (run: number, more: Partial<DeployResult> = {}): DeployResult => ({
  ...(runs.succeeded as DeployResult),
  environment: 'Preview',
  source: {
    repository: 'acme/docs',
    branch: 'release/1.4.0',
    commit: 'c'.repeat(40),
    runUrl: `https://github.com/acme/docs/actions/runs/${run}`,
  },
  ...more,
});
async function report(given: DeployResult, client = github()): Promise<string[]> {
  const log = recordingLog();
  await writeComments(buildReport(given), { ...client, owner: 'acme', name: 'docs' }, log);
  return log.lines;
}

it('the release pull request gets one comment, which the next run updates', async () => {
  expect(await report(result(1))).toEqual([`info Commented on pull request #${pull}.`]);
  const [first] = comments();
  expect(first).toMatchObject({
    author: bot,
    body: expect.stringContaining('1.4.0 is live in Preview'),
  });
  await report(result(2, { siteVersion: '1.4.1' }));
  expect(comments()).toMatchObject([
    { id: first?.id, body: expect.stringContaining('1.4.1 is live in Preview') },
  ]);
});

it('a comment is found and updated after 250 others', async () => {
  const others = Array.from({ length: 250 }, (_, id) => ({
    id,
    issue: pull,
    body: `other ${id}`,
    author: 'person',
  }));
  comments().push(...others);
  await report(result(1));
  await report(result(2, { siteVersion: '1.4.1' }));
  expect(comments()).toHaveLength(251);
  expect(comments().at(-1)?.body).toContain('1.4.1 is live in Preview');
});

it('each of two sites gets a comment for each of two environments', async () => {
  for (const site of ['acme-docs', 'acme-shop'])
    for (const environment of ['Preview', 'Production'] as const)
      await report(result(1, { site, environment }));
  await report(result(2, { site: 'acme-shop' }));
  expect(comments()).toHaveLength(4);
});

it('a deleted comment is written again', async () => {
  await report(result(1));
  comments().length = 0;
  await report(result(2));
  expect(comments()).toHaveLength(1);
});

it("a person's comment that copies the marker is not overwritten", async () => {
  const body = commentBody(buildReport(result(1)));
  comments().push({ id: 1, issue: pull, body, author: 'octocat' });
  await report(result(2));
  expect(comments()).toMatchObject([{ author: 'octocat', body }, { author: bot }]);
});

it('the comments of concurrent runs are reduced to one when the newest run reports again', async () => {
  for (let round = 0; round < 5; round += 1) {
    comments().length = 0;
    await Promise.all(
      [3, 1, 4, 2].map((run) => report(result(run, { siteVersion: `0.0.${run}` }))),
    );
    await report(result(4, { siteVersion: '0.0.4' }));
    expect(comments()).toMatchObject([{ body: expect.stringContaining('0.0.4 is live') }]);
  }
});

it('an older run that ends late does not overwrite the comment of a newer one', async () => {
  await report(result(9, { siteVersion: '0.0.9' }));
  await report(result(8, { siteVersion: '0.0.8' }));
  expect(comments()).toMatchObject([{ body: expect.stringContaining('0.0.9 is live') }]);
});

it.each([
  [
    'without the permission to comment',
    'fork',
    'give the job the permission "pull-requests: write"',
  ],
  ['that GitHub rejects', 'nobody', 'GitHub rejected the token.'],
])('a token %s leads to one line in the log and no comment', async (_, token, output) => {
  const lines = await report(result(1), github(token));
  expect(lines).toEqual([expect.stringContaining(`No comment on the pull request: ${output}`)]);
  expect(comments()).toEqual([]);
});

it('a GitHub timeout leads to one line in the log', async () => {
  expect(await report(result(1), github('job', AbortSignal.timeout(1)))).toEqual([
    expect.stringContaining('No comment on the pull request'),
  ]);
});

it.each([
  ['a dry run', { dryRun: true }],
  ['a build for a different job', { folder: 'site-deploy-build' }],
  ['a Preview that stays open', { closing: 'preview' }],
])('%s does not write a comment', async (_, more) => {
  expect(await report(result(1, more))).toEqual([]);
});

const failure = {
  status: 'failed',
  siteChanged: 'no',
  url: undefined,
  error: new SiteDeployError('BUILD_FAILED', 'The build failed.'),
} as const;

it('the comment on a failure links to the Preview that is still live', async () => {
  const url = 'https://docs-preview.example';
  await report(result(1, { url }));
  for (const run of [2, 3]) {
    await report(result(run, failure));
    const [comment] = comments();
    expect(comment?.body).toContain('Preview failed');
    expect(comment?.body).toContain('The Preview was not changed.');
    expect(comment?.body).toContain(`<a href="${url}/">`);
  }
});

it('the comment on a failure names the live version and its commit', async () => {
  const live = { url: 'https://docs.example', version: '1.3.9', commit: 'd'.repeat(40) };
  await report(result(1, { ...failure, live }));
  const shown = getText(rendered(comments()[0]?.body ?? ''));
  expect(shown).toContain(`not changed. ${live.url} serves 1.3.9 (commit dddddddddddd).`);
});

const closed = {
  closing: 'preview',
  closed: { outcome: 'closed' },
  url: undefined,
} as const;

it('the comment on a closed pull request is updated when the Preview is closed', async () => {
  await report(result(1, { url: 'https://docs-preview.example' }));
  await api.send('PATCH', `/repos/acme/docs/pulls/${pull}`, { state: 'closed' });
  expect(await report(result(2, closed))).toEqual([`info Commented on pull request #${pull}.`]);
  const [comment, ...more] = comments();
  expect(more).toEqual([]);
  expect(comment?.body).toContain('confirmed closing the Preview');
  expect(comment?.body).not.toContain('docs-preview.example');
  await api.send('PATCH', `/repos/acme/docs/pulls/${pull}`, { state: 'open' });
});

it('closing a Preview does not add a comment if there is none', async () => {
  expect(await report(result(2, closed))).toEqual([]);
  expect(comments()).toEqual([]);
});

it('a commit without a branch or a pull request leads to no comment', async () => {
  const source = { repository: 'acme/docs', branch: '', commit: 'c'.repeat(40) };
  await report(result(1, { source }));
  expect(comments()).toEqual([]);
});

it('the pull request of a merged commit gets a comment', async () => {
  const head = await api.getHead('acme/docs', 'master');
  await api.send('POST', '/repos/acme/docs/git/refs', { ref: 'refs/heads/topic', sha: head });
  await api.writeFile('acme/docs', 'topic', 'c.txt', 'c');
  const opened = await api.send('POST', '/repos/acme/docs/pulls', {
    title: 'Topic',
    head: 'topic',
    base: 'master',
  });
  const { number } = opened.json as { number: number };
  const merged = await api.send('PUT', `/repos/acme/docs/pulls/${number}/merge`, {});
  const { sha: commit } = merged.json as { sha: string };
  const source = { repository: 'acme/docs', branch: 'master', commit };
  expect(await report(result(1, { environment: 'Production', source }))).toEqual([
    `info Commented on pull request #${number}.`,
  ]);
});

const plain = getElements(rendered(commentBody(buildReport(hostileRun('plain')))));
it.each(hostileTexts)('untrusted text adds no elements to a comment: %j', (value) => {
  const isLink = (element: string) =>
    element === 'a' || element.startsWith('https://evil.example/path');
  const without = (elements: readonly string[]) => elements.filter((element) => !isLink(element));
  const body = commentBody(buildReport(hostileRun(value)));
  expect(without(getElements(rendered(body)))).toEqual(without(plain));
  expect(body.length).toBeLessThanOrEqual(16_000);
});

it('a comment contains the provenance in a hidden line that no value can end', () => {
  const provenance = { ...createMarker().provenance, run: 'https://github.com/--><b>' };
  const body = commentBody(buildReport({ ...result(1), provenance }));
  const line = /^<!-- provenance=(.+) -->$/m.exec(body)?.[1] ?? '';
  expect(JSON.parse(line)).toEqual({ ...provenance, run: 'https://github.com/b' });
});
