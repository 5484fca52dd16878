import { expect, it } from 'vitest';
import { useEach } from '../../../support/fixture.ts';
import { getLines, startGitHub } from './github.ts';

const here = useEach(startGitHub);

const job = (steps: readonly string[], more = '') => `
on: push
${more}
jobs:
  a:
    runs-on: x
    steps:
${steps.map((step) => `      - ${step}\n`).join('')}`;

const upload = (more = '') =>
  `{ uses: actions/upload-artifact@v7, with: { name: site, path: site${more} } }`;
const make = (text: string) => `run: mkdir -p site && echo '${text}' > site/index.html`;
const readActions = 'permissions: { actions: read }';
const withToken = `github-token: '\${{ github.token }}'`;
const download = (more: string) =>
  `{ uses: actions/download-artifact@v8, with: { name: site, path: got, ${more} } }`;
const show = 'run: cat got/index.html';

async function keep(text = 'kept') {
  const run = await here.push(job([make(text), upload()]));
  expect(run.conclusion).toBe('success');
  return run.id;
}

it('downloading an artifact of another run needs a token with "actions: read"', async () => {
  const id = await keep();
  const by = `run-id: '${id}', ${withToken}`;
  const allowed = await here.push(job([download(by), show], readActions));
  expect(getLines(allowed).at(-1)).toBe('kept');
  const refused = await here.push(job([download(by)], 'permissions: { contents: read }'));
  expect(getLines(refused)).toEqual([
    'Error: Unable to download artifact(s): Resource not accessible by integration - ' +
      'https://docs.github.com/rest',
  ]);
});

it('download-artifact ignores "run-id" without a token', async () => {
  const id = await keep();
  const other = await here.push(job([download(`run-id: '${id}'`)], readActions));
  expect(getLines(other)[0]).toContain('Artifact not found for name: site');
  const own = job([make('own'), upload(), download(`run-id: '${id}'`), show], readActions);
  expect(getLines(await here.push(own)).at(-1)).toBe('own');
});

it('a token downloads artifacts of another repository only if the repository is public', async () => {
  const id = await keep();
  const workflow = job(
    [download(`run-id: '${id}', repository: acme/docs, ${withToken}`), show],
    readActions,
  );
  const hidden = await here.push(workflow, 'master', 'acme/other');
  expect(getLines(hidden)[0]).toContain('Unable to download artifact(s): Not Found');
  here.repository().visibility = 'public';
  const seen = await here.push(`${workflow}# Again.\n`, 'master', 'acme/other');
  expect(getLines(seen).at(-1)).toBe('kept');
});

it('an expired artifact cannot be downloaded', async () => {
  const id = await keep();
  const [artifact] = here.repository().artifacts;
  if (artifact) artifact.expiresAt = '2026-01-01T00:00:00Z';
  const run = await here.push(job([download(`run-id: '${id}', ${withToken}`)], readActions));
  expect(getLines(run)[0]).toContain('Unable to download artifact(s): Artifact has expired');
});

it("artifacts are kept at most as long as the repository's setting allows", async () => {
  here.repository().artifactRetention = 30;
  await here.push(job([make('x'), upload(', retention-days: 90')]));
  await here.push(job([make('y'), upload(', retention-days: 2')]));
  const days = here
    .repository()
    .artifacts.map(({ createdAt, expiresAt }) => Date.parse(expiresAt) - Date.parse(createdAt));
  expect(days.map((ms) => ms / 86_400_000)).toEqual([30, 2]);
});

it('a second attempt downloads the artifact that it uploaded, and keeps that of the first attempt', async () => {
  const text = `attempt \${{ github.run_attempt }}`;
  const run = await here.push(job([make(text), upload(), download(''), show]));
  await here.rerun(run);
  expect(getLines(run).at(-1)).toBe('attempt 2');
  expect(here.repository().artifacts).toHaveLength(2);
});

it('download-artifact creates a folder for each of several artifacts, but none for a single match', async () => {
  const two = '{ uses: actions/upload-artifact@v7, with: { name: more, path: site } }';
  const run = await here.push(
    job([
      make('hi'),
      upload(),
      two,
      'uses: actions/download-artifact@v8\n        with: { path: all }',
      "uses: actions/download-artifact@v8\n        with: { path: one, pattern: 'si*' }",
      'run: ls -R all one',
    ]),
  );
  expect(getLines(run).filter((line) => line.endsWith(':') || line.endsWith('.html'))).toEqual([
    'all:',
    'all/more:',
    'index.html',
    'all/site:',
    'index.html',
    'one:',
    'index.html',
  ]);
});

it('an upload without an archive keeps the name of a single file, and refuses two files', async () => {
  const plain = (path: string) =>
    `{ uses: actions/upload-artifact@v7, with: { name: ignored, path: '${path}', archive: false } }`;
  const run = await here.push(
    job([make('plain'), plain('site/index.html'), 'run: touch site/b', plain('site')]),
  );
  expect(here.repository().artifacts).toMatchObject([{ name: 'index.html', bytes: 6 }]);
  expect(getLines(run).at(-1)).toContain('only a single file can be uploaded. Found 2 files');
});
