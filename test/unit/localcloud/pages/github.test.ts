import { createServer } from 'node:http';
import { afterAll, expect, it } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { createGitHubApi, toRepositories } from '../../../../src/localcloud/github/github.ts';
import { addReview } from '../../../../src/localcloud/github/resources/agents.ts';
import { sampleSite } from '../../../../src/localcloud/localcloud.ts';
import { calledHost, listen, stop } from '../../../../src/localcloud/service/http.ts';
import { useFolder } from '../../../support/folder.ts';
import { getText } from '../../action/rendered.ts';
import { failedJob } from '../support.ts';
import { oneHosting, openFace } from './open-face.ts';

const { owner, name } = sampleSite.repository;
const fullName = `${owner}/${name}`;
const home = `/github.com/${fullName}`;
const folder = useFolder();
const githubApi = createGitHubApi({ repositories: toRepositories([sampleSite]) });
const make = async (path: string, body: object, by?: string) =>
  (await githubApi.send('POST', `/repos/${fullName}${path}`, body, by)).json as { number: number };
const found = () => {
  const repository = githubApi.repository(fullName);
  if (repository === undefined) throw new Error('no repository');
  return repository;
};

const write = (branch: string, path: string, text: string) =>
  githubApi.writeFile(fullName, branch, path, text);

await write('master', '.github/workflows/test.yml', 'on: pull_request');
await write('master', 'pages/home.md', 'one\ntwo\nthree\n');
await write('master', 'pages/50%25%20%231%3F.md', 'named oddly');
const sha = await githubApi.getHead(fullName, 'master');
const change = 'site-deploy/request-1';
for (const name of ['heads/fix#1%2f', 'tags/v1.2.0#a', 'heads/release/1.4.0', `heads/${change}`])
  await make('/git/refs', { ref: `refs/${name}`, sha });
await write(change, 'pages/home.md', 'one\n<b>2</b>\nthree\n');
const { number: issue } = await make('/issues', {
  title: 'A <b>wish</b>',
  body: `See \`code\` at ${sampleSite.url}/x and https://github.com/${fullName}/tree/release/1.4.0. <script>alert(1)</script>`,
});
const text = { title: 'A change', head: change, base: 'release/1.4.0', body: `Closes #${issue}` };
const { number: pull } = await make('/pulls', text, 'github-actions[bot]');
const commit = (await githubApi.getHead(fullName, change)) ?? '';
addReview(found(), { pull, author: 'anna', state: 'CHANGES_REQUESTED', body: 'Not yet', commit });
const green = { status: 'completed', conclusion: 'success' };
await make('/check-runs', { name: 'links', head_sha: commit, ...green });
await make('/git/refs', { ref: 'refs/tags/v1.3.0', sha });
const release = {
  tag: 'v1.3.0',
  target: 'master',
  name: '1.3.0',
  body: 'Notes',
  draft: false,
  assets: [],
};
found().releases.push({ id: 1, ...release, createdAt: '2026-11-20' });
const pages = await openFace({ hosting: oneHosting, githubApi });
afterAll(async () => {
  await pages.close();
  await githubApi.close();
});

const open = async (path: string) => {
  const response = await pages.call(path);
  return { status: response.status, html: await response.text() };
};
const submit = (page: string, values: Record<string, string>) => pages.submit(page, page, values);

it('the GitHub API at a local address returns links to local pages', async () => {
  const server = createServer((request, response) => {
    const { handler, gitHandler } = githubApi;
    void (request.headers[calledHost] ? handler : gitHandler)(request, response);
  });
  const base = `http://127.0.0.1:${await listen(server)}`;
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const authorization = `token ${githubApi.token}`;
    const response = await fetch(base + path, { headers: { authorization, ...headers } });
    return JSON.parse(await response.text());
  };
  const at = `/repos/${fullName}`;
  const found = await Promise.all(
    ['issues?state=all', 'pulls?state=all', 'releases', 'actions/runs'].map((path) =>
      ask(`${at}/${path}`),
    ),
  );
  const items = found.flatMap((list) => list.workflow_runs?.slice(0, 1) ?? list.slice(0, 1));
  expect(items).toHaveLength(4);
  for (const { html_url: address } of items) {
    expect(address).toContain(`${pages.face.address}/github.com/${fullName}/`);
    expect((await open(address.slice(pages.face.address.length))).status).toBe(200);
  }
  const [item] = await ask(`${at}/issues?state=all`, { [calledHost]: 'api.github.com' });
  expect(item.html_url).toContain(`https://github.com/${fullName}/`);
  await stop(server);
});

it('each linked page of the local GitHub opens', async () => {
  const seen = new Set<string>();
  const left = ['/github.com'];
  for (let path = left.pop(); path !== undefined; path = left.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const { status, html } = await open(path);
    expect([path, status]).toEqual([path, 200]);
    expect(html).not.toContain('<script');
    for (const [, href = ''] of html.matchAll(/href="(\/github\.com[^"#]*)"/g))
      left.push(href.replaceAll('&amp;', '&'));
  }
  expect([...seen]).toEqual(
    expect.arrayContaining([
      `${home}/issues/${issue}`,
      `${home}/pull/${pull}`,
      `${home}/releases/tag/v1.3.0`,
    ]),
  );
  expect(
    [...seen].filter((path) => path.startsWith(`${home}/blob/release/1.4.0/`)).length,
  ).toBeGreaterThan(1);
});

it('files, branches and tags may have special characters in their names', async () => {
  const odd = ['blob/master/pages/50%25%20%231%3F.md', 'tree/fix%231%252f'];
  for (const path of [...odd, 'releases/tag/v1.2.0%23a'])
    expect([path, (await open(`${home}/${path}`)).status]).toEqual([path, 200]);
  expect((await open(`${home}/tree/master`)).html).toContain(
    `${home}/blob/master/pages/50%25%20%231%3F.md"`,
  );
  expect((await open(home)).html).toContain(`${home}/tree/fix%231%252f"`);
});

it('the local GitHub has the pages that automations link to, and answers 404 for unknown pages', async () => {
  const [run] = found().runs;
  const paths = [
    `compare/release/1.4.0...site-deploy/request-1`,
    `tree/release/1.4.0`,
    `blob/site-deploy/request-1/pages/home.md`,
    `actions/runs/${run?.id}`,
    `actions/workflows/test.yml`,
    `pull/${issue}`,
    `issues/${pull}`,
  ];
  for (const path of paths)
    expect([path, (await open(`${home}/${path}`)).status]).toEqual([path, 200]);
  const lost = ['pull/999', 'tree/nothing', 'commit/0000', 'blob/master/nothing', 'x'];
  for (const path of [...lost, 'releases/tag/v9'])
    expect([path, (await open(`${home}/${path}`)).status]).toEqual([path, 404]);
  expect((await open('/github.com/no/body')).status).toBe(404);
});

it('the page of an issue shows sanitized Markdown, with links that resolve locally', async () => {
  const { html } = await open(`${home}/issues/${issue}`);
  expect(html).toContain('A &lt;b&gt;wish&lt;/b&gt;');
  expect(html).toContain('<code>code</code>');
  expect(html).not.toContain('<script');
  expect(html).toContain('href="http://acme-docs-production.localhost:1/x"');
  expect(html).toContain(`href="${home}/tree/release/1.4.0"`);
});

it('the page of a pull request shows its changes, checks, runs and reviews, and merges it', async () => {
  const page = `${home}/pull/${pull}`;
  const { html } = await open(page);
  expect(html).toContain(
    '<span class="gone">-two\n</span><span class="added">+&lt;b&gt;2&lt;/b&gt;\n</span>',
  );
  const words = getText(html);
  expect(words).toContain('linkssuccess');
  expect(words).toContain('waits for an approval');
  expect(words).toContain('anna changes requested');
  expect(await submit(page, { act: 'comment', words: 'Looks good' })).toContain('Looks good');
  expect(await submit(page, { act: 'comment', words: ' ' })).toContain('Enter a comment first.');
  expect(await submit(page, { act: 'approve', words: '' })).toContain('octocat approved');
  expect(await submit(page, { act: 'merge', method: 'squash' })).toContain(
    'merged, by github-actions[bot]',
  );
  expect(found().merges).toMatchObject([{ number: pull }]);
  expect(await submit(page, { act: 'merge', method: 'squash' })).toContain(
    'Pull Request is not mergeable',
  );
});

it('a draft becomes ready for review on its page, and can be reviewed after its merge', async () => {
  await make('/git/refs', { ref: 'refs/heads/draft', sha });
  await write('draft', 'pages/new.md', 'new\n');
  const draft = { ...text, head: 'draft', draft: true };
  const { number } = await make('/pulls', draft, 'github-actions[bot]');
  const page = `${home}/pull/${number}`;
  expect((await open(page)).html).toContain('Ready for review');
  expect(await submit(page, { act: 'ready' })).toContain('Merge pull request');
  await submit(page, { act: 'merge', method: 'merge' });
  const acts = (await open(page)).html.matchAll(/<option[^>]*>([^<]*)/g);
  expect([...acts].map(([, act]) => act)).toEqual(['comment', 'approve', 'request changes']);
  expect(await submit(page, { act: 'approve', words: '' })).toContain('octocat approved');
});

it('an issue can be closed as not planned on its page, and reopened', async () => {
  const page = `${home}/issues/${issue}`;
  const getReason = () => found().issues.find(({ number }) => number === issue)?.stateReason;
  await submit(page, { act: 'close as not planned' });
  expect(getReason()).toBe('not_planned');
  await submit(page, { act: 'reopen' });
  expect(getReason()).toBe('reopened');
});

it('nobody can approve their own pull request', async () => {
  await make('/git/refs', { ref: 'refs/heads/own', sha });
  await write('own', 'pages/own.md', 'own\n');
  const { number } = await make('/pulls', { ...text, head: 'own' });
  const answer = await submit(`${home}/pull/${number}`, { act: 'approve', words: '' });
  expect(answer).toContain('Can not approve your own pull request');
});

it('a review is accepted only on a pull request, and only with an offered verdict', async () => {
  const before = found().reviews.length;
  expect(await submit(`${home}/issues/${issue}`, { act: 'approve', words: '' })).toContain(
    'The action "approve" is not possible here.',
  );
  expect(await submit(`${home}/pull/${pull}`, { act: 'bless', words: '' })).toContain(
    'The action "bless" is not possible here.',
  );
  expect(found().reviews).toHaveLength(before);
});

it('a button starts a pending run, whose page shows the output of its jobs', async () => {
  const [run] = found().runs;
  if (run === undefined) throw new Error('no run');
  const page = `${home}/actions/runs/${run.id}`;
  expect(await submit(page, {})).toContain('The run has started.');
  expect(run.status).toBe('queued');
  run.jobs = [failedJob('test', '\u001b[31mLine <one>\u001b[39m')];
  const response = await pages.call(page);
  expect(response.headers.get('refresh')).toBe('3');
  expect(await response.text()).toContain('<pre>Line &lt;one&gt;</pre>');
});

it('the page of a run shows a graph, HTML summaries, annotations, and links to its site', async () => {
  const [run] = found().runs;
  if (run === undefined) throw new Error('no run');
  const { steps, ...job } = failedJob('build', '');
  const summary = `## Live\n\n| A |\n|---|\n| <script>1</script><img src=x><code onclick=x>c</code> |\n\n[site](${sampleSite.url}/x?a=1&b=2) [bad](javascript:alert(1))`;
  const annotations = [{ level: 'error', title: 'Late', message: '<b>', file: 'a.js', line: 3 }];
  const known = steps.map((step) => ({ ...step, summary, annotations }) as typeof step);
  run.jobs = [
    { ...job, id: 2, name: 'deploy', needs: ['build'], steps: [] },
    { ...job, steps: known },
  ];
  const { html } = await open(`${home}/actions/runs/${run.id}`);
  expect(getText(html).replaceAll(/\s+/g, ' ')).toMatch(
    /build failure ?deploy failure after build/,
  );
  expect(html).toContain('<h2>Live</h2>');
  expect(html).toContain('<code>c</code>');
  expect(html).not.toMatch(/<script|<img|onclick|javascript:/);
  expect(html).toContain('href="http://acme-docs-production.localhost:1/x?a=1&amp;b=2"');
  expect(getText(html).replaceAll(/\s+/g, ' ')).toMatch(/error Late ?<b> ?a\.js:3 build/);
  expect(html).not.toContain('<caption>Annotations');
  expect(html).toContain(`href="/sites/${sampleSite.id}"`);
  expect((await open(`${home}/actions/runs/${run.id}/job/2`)).status).toBe(200);
  found().runs.push({ ...run, id: 73, status: 'queued', conclusion: null, jobs: [] });
  const queued = getText((await open(`${home}/actions/runs/73`)).html);
  expect(queued).toContain('No job has started yet.');
  expect(queued).not.toContain('Jobs (0)');
  found().runs.pop();
});

it('an artifact is offered as a zip archive until it expires', async () => {
  folder.write({ 'index.html': 'Hello' });
  const { id: run = 0 } = found().runs[0] ?? {};
  const known = { run, folder: folder.root, bytes: 5, digest: 'sha256:0', createdAt: '' };
  found().artifacts.push(
    { ...known, id: 71, name: 'site', expiresAt: '2999-01-01T00:00:00Z' },
    { ...known, id: 72, name: 'old', expiresAt: '2020-01-01T00:00:00Z' },
  );
  const page = `${home}/actions/runs/${run}`;
  const { html } = await open(page);
  expect(html).toContain(`<a href="${page}/artifacts/71">site</a>`);
  expect(html).not.toContain('artifacts/72');
  const sent = await pages.call(`${page}/artifacts/71`);
  expect(sent.headers.get('content-type')).toBe('application/zip');
  expect(sent.headers.get('content-disposition')).toBe('attachment; filename="site.zip"');
  const archive = await fromBufferPromise(Buffer.from(await sent.arrayBuffer()));
  const names: string[] = [];
  for await (const entry of archive.eachEntry()) names.push(entry.fileName);
  expect(names).toEqual(['index.html']);
  expect((await pages.call(`${page}/artifacts/72`)).status).toBe(404);
});

it('the page of deployments shows their states, and links only to http and https URLs', async () => {
  expect(getText((await open(`${home}/deployments`)).html)).toContain('None yet');
  const output = { id: 1, creator: 'ci', at: '2026-11-20T12:00:00Z', description: '' };
  const made = { ...output, ref: commit, sha: commit, task: 'deploy', payload: {} };
  const status = { ...output, environmentUrl: sampleSite.url };
  const inactive = { ...status, state: 'inactive', logUrl: 'javascript:alert(1)' };
  const logUrl = 'https://ci.acme.example/job/42';
  const live = { ...status, state: 'success', description: '<b>live</b>', logUrl };
  found().deployments.push(
    { ...made, environment: 'Preview', transient: true, production: false, statuses: [inactive] },
    { ...made, environment: 'Production', transient: false, production: true, statuses: [live] },
  );
  const { html } = await open(`${home}/deployments`);
  expect(getText(html)).toMatch(/Production\s*success <b>live<\/b>.*Preview\s*destroyed/s);
  expect(html).toContain('href="https://ci.acme.example/job/42"');
  expect(html).not.toContain('href="javascript');
});
