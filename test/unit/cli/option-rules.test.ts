import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { useFolder } from '../../support/folder.ts';
import { localConfig } from './deploy/local-config.ts';
import { runIn, withLine } from './terminal-run.ts';

const at = 'https://portal.example.com';
const action = ['--action', 'acme/site-deploy@v1'];

describe('options', () => {
  it.each([
    ['deploy --allow-host fonts.example', '--allow-host does nothing without --local.'],
    ['deploy --dir data --port 4610', '--dir and --port do nothing without --local.'],
    ['deploy --port 4610 --dir data', 'Add --local, or omit them.'],
    ['deploy --mode close --force', '--force does nothing with --mode close.'],
    ['deploy --mode build --uploader direct', '--uploader does nothing with --mode build.'],
    ['localcloud --install --port 4610', '--port does nothing with --install.'],
    ['workspace login --no-browser --port 4000', '--port does nothing with --no-browser.'],
    [`fleet onboard --check --portal ${at} --fresh`, '--fresh does nothing without --apply.'],
  ])('without an effect are refused with a remedy: %s', async (line, output) => {
    const { code, stdout, stderr } = await runIn('/', line.split(' '));
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(output);
    expect(stderr).toMatch(/(omit (it|them)|Omit .*)\./);
  });

  it.each([
    ['fleet onboard --apply --fresh', ...action],
    ['onboard --no-pins --pins', ...action],
  ])('with an effect are not refused as useless: %s', async (line, ...more) => {
    const { stderr } = await runIn('/', [...line.split(' '), ...more]);
    expect(stderr).not.toMatch(/does? nothing/);
    expect(stderr).toContain('[USAGE]');
  });
});

const folder = useFolder({ 'site.config.yml': localConfig });

it.each(
  withLine([
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
    [['render', '--into', ''], 'The value of --into is empty.'],
    [['portal', 'text', 'list', '--site', ''], 'The value of --site is empty.'],
    [
      ['portal', 'text', 'set', '--site', '', 'home.hero.title', ''],
      'The value of --site is empty.',
    ],
  ]),
)('"site-deploy %s" is refused because a value is empty', async (_, args, what) => {
  const { code, stdout, stderr } = await runIn(folder.root, args, { PORTAL_TOKEN: 'x' });
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toBe(
    `${what} [USAGE]\nWhat to do: Give it a value, or omit it. A shell variable may be unset.\n`,
  );
  expect(await readdir(folder.root)).toEqual(['site.config.yml']);
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
  const { stderr } = await runIn(folder.root, args, { PORTAL_TOKEN: 'x' });
  expect(stderr).not.toContain('is empty');
});

it.each([
  ['an escape in --branch', ['deploy', '--branch', 'a\u001b[31mb']],
  ['a one-character escape in --environment', ['deploy', '--environment', '\u009b31m']],
  ['a NUL in --config', ['init', '--config', 'x\u0000']],
  ['a bell in the command', ['no\u0007command']],
])('%s is refused and not printed', async (_, args) => {
  const { code, stdout, stderr } = await runIn(folder.root, args);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(
    /^An argument contains a control character: "[^\p{Cc}]*\ufffd[^\p{Cc}]*"\. \[USAGE\]\n/u,
  );
});

it('a wrong argument is printed so that the runner executes no command in it', async () => {
  const { code, stderr } = await runIn(folder.root, [
    'deploy',
    '--environment',
    'x\n::error::planted',
  ]);
  expect(code).toBe(2);
  expect(stderr).toContain('\n| ::error::planted');
});
