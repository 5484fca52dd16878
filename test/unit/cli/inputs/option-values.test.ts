import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { localConfig } from '../deploy/local-config.ts';
import { runIn } from '../terminal-run.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-deploy-given-'));
  await writeFile(path.join(folder, 'site.config.yml'), localConfig);
});
afterEach(() => rm(folder, { recursive: true }));

it.each([
  [['deploy', '--portal-url', ''], 'The value of --portal-url is empty.'],
  [['deploy', '--client-id='], 'The value of --client-id is empty.'],
  [['deploy', '--local', '--dir', ''], 'The value of --dir is empty.'],
  [
    ['deploy', '--local', '--allow-host', 'a.example', '--allow-host', ''],
    'The value of --allow-host is empty.',
  ],
  [['deploy', ''], '<folder> is empty.'],
  [['localcloud', '.', ''], '<folders> is empty.'],
  [['check', ''], '<folder> is empty.'],
  [['onboard', '--render', ''], 'The value of --render is empty.'],
  [['portal', 'text', 'list', '--site', ''], 'The value of --site is empty.'],
  [['portal', 'text', 'set', '--site', '', 'home.hero.title', ''], 'The value of --site is empty.'],
])('%j is refused for its empty value instead of ignoring it', async (args, what) => {
  const { code, stdout, stderr } = await runIn(folder, args, { PORTAL_TOKEN: 'x' });
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toBe(
    `${what} [USAGE]\nWhat to do: Give it a value, or omit it. A shell variable may be unset.\n`,
  );
  expect(await readdir(folder)).toEqual(['site.config.yml']);
});

it('portal text set accepts an empty text', async () => {
  const args = [
    'portal',
    'text',
    'set',
    '--portal',
    'https://portal.acme.example',
    '--site',
    'site_1',
    'a.b',
    '',
  ];
  const { stderr } = await runIn(folder, args, { PORTAL_TOKEN: 'x' });
  expect(stderr).not.toContain('is empty');
});

it.each([
  [['deploy', '--branch', 'a\u001b[31mb']],
  [['deploy', '--environment', '\u009b31m']],
  [['init', '--config', 'x\u0000']],
  [['no\u0007command']],
])(
  'an argument with a control character is refused without echoing the character: %j',
  async (args) => {
    const { code, stdout, stderr } = await runIn(folder, args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(
      /^An argument contains a control character: "[^\p{Cc}]*\ufffd[^\p{Cc}]*"\. \[USAGE\]\n/u,
    );
  },
);

it('a wrong argument is echoed without executing a command in it', async () => {
  const { code, stderr } = await runIn(folder, ['deploy', '--environment', 'x\n::error::planted']);
  expect(code).toBe(2);
  expect(stderr).toContain('\n| ::error::planted');
});
