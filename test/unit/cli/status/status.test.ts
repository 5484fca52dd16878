import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { readLiveEnvironments, statusLines } from '../../../../src/cli/status/status.ts';
import { parseSiteConfig } from '../../../../src/config/parse.ts';
import { createExec } from '../../../../src/shared/exec.ts';
import { createGit } from '../../../../src/shared/git.ts';
import { HttpFault } from '../../../../src/shared/http/fault.ts';
import { createDeps } from '../../../support/deps.ts';
import { useFolder } from '../../../support/folder.ts';
import { type Reply, scriptedHttp } from '../../../support/http.ts';
import { createMarker } from '../../../support/marker.ts';
import { needed } from '../../../support/site-config.ts';
import { commitAll } from '../terminal-run.ts';

const folder = useFolder();

const config = parseSiteConfig(
  `${needed}environments: { preview: { url: https://next.acme.example } }\n`,
  'site.config.yml',
);
const marker = (commit: string) => createMarker({ commit });

async function observe(answer: Reply) {
  const git = createGit(createExec(), { PATH: process.env.PATH });
  const http = scriptedHttp(({ url }) =>
    new URL(url).host === 'www.acme.example' ? answer : { status: 404 },
  );
  const found = await readLiveEnvironments(config, folder.root, createDeps({ http, git }));
  return { found, lines: found.flatMap(statusLines) };
}

it('status reports a live site that is up to date with the branch', async () => {
  folder.write({ 'a.txt': 'a' });
  const head = commitAll(folder.root, 'master');
  const { found, lines } = await observe({ body: marker(head) });
  expect(found[0]).toMatchObject({ state: 'live', branch: 'master', head, behind: 0 });
  expect(lines).toEqual([
    'Production  https://www.acme.example',
    `            1.4.0, commit ${head.slice(0, 12)}, run 77`,
    '            up to date with master',
    'Preview     https://next.acme.example',
    '            serves no build by site-deploy',
  ]);
});

it('status counts a commit of the branch that is not live', async () => {
  folder.write({ 'a.txt': 'a' });
  const first = commitAll(folder.root, 'master');
  const commit = [
    '-c',
    'user.name=a',
    '-c',
    'user.email=a@acme.example',
    'commit',
    '-q',
    '--allow-empty',
    '-m',
    'more',
  ];
  execFileSync('git', commit, { cwd: folder.root });
  const { found, lines } = await observe({ body: marker(first) });
  expect(found[0]).toMatchObject({ behind: 1 });
  expect(lines[2]).toMatch(/^ +master is at [0-9a-f]{12}: one commit ahead of the live build$/);
});

it('status suggests git fetch if git does not have the live commit', async () => {
  folder.write({ 'a.txt': 'a' });
  commitAll(folder.root, 'master');
  const { lines } = await observe({ body: marker('f'.repeat(40)) });
  expect(lines[2]).toContain('git does not have the live commit here: run git fetch');
});

it('status does not print control characters of a marker, or compare a commit that looks like an option', async () => {
  const { found, lines } = await observe({
    body: { ...marker('--output=/x'), version: '\u001b[31m1' },
  });
  expect(found[0]?.behind).toBeUndefined();
  expect(lines.join('')).not.toContain('\u001b');
});

it('status reports why an address did not answer', async () => {
  const fault = new HttpFault('proxy', 'GET https://www.acme.example', 1, 'connect ECONNREFUSED');
  const http = { send: () => Promise.reject(fault) };
  const found = await readLiveEnvironments(config, folder.root, createDeps({ http }));
  expect(found[0]).toMatchObject({ state: 'unknown' });
  const lines = found.flatMap(statusLines).join(' ');
  expect(lines).toContain('proxy unreachable: connect ECONNREFUSED');
  expect(lines).toContain('Check HTTPS_PROXY');
});

it('status reports a different site at the address', async () => {
  const { found, lines } = await observe({ body: { ...marker('a'), slug: 'other' } });
  expect(found[0]?.state).toBe('other');
  expect(lines[1]).toContain('serves another site: other 1.4.0 (Production)');
});

it('status names the run that built the live site, with a link if the origin is on GitHub', async () => {
  folder.write({ 'a.txt': 'a' });
  const head = commitAll(folder.root, 'master');
  const answer = {
    body: { ...marker(head), run: '17345678901', contents: { files: 1, bytes: 2, list: 'AAAA' } },
  };
  expect((await observe(answer)).lines[1]).toMatch(/, run 17345678901$/);
  execFileSync('git', ['remote', 'add', 'origin', 'git@github.com:acme/docs.git'], {
    cwd: folder.root,
  });
  const { found, lines } = await observe(answer);
  expect(lines[1]).toMatch(/, run https:\/\/github\.com\/acme\/docs\/actions\/runs\/17345678901$/);
  expect(found[0]?.live).not.toHaveProperty('contents');
  const moveTo = (origin: string) =>
    execFileSync('git', ['remote', 'set-url', 'origin', origin], { cwd: folder.root });
  moveTo('git@github.com-work:acme/docs.git');
  expect((await observe(answer)).lines[1]).toBe(lines[1]);
  moveTo('http://x:token@127.0.0.1:4000/acme/docs.git');
  expect((await observe(answer)).lines[1]).toMatch(/, run 17345678901$/);

  const hostile = await observe({ body: { ...marker(head), run: '../../evil\u001b[2J' } });
  expect(hostile.found[0]?.runUrl).toBeUndefined();
  expect(hostile.lines.join('')).not.toContain('\u001b');
});
