import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runIn } from '../terminal-run.ts';

const action = `acme/site-deploy@${'a'.repeat(40)}#v0.1.0`;
const portal = [
  '--portal',
  'https://portal.acme.example',
  '--audience',
  'api://acme',
  '--tenant-id',
  'tenant',
];
const reusable = ['onboard', '--reusable-workflow', '--action', action];

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-deploy-reusable-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('--reusable-workflow --render writes the reusable workflow without a request to GitHub', async () => {
  const { code, stdout } = await runIn(folder, [
    ...reusable,
    '--render',
    '.',
    ...portal,
    '--comment',
  ]);
  expect(stdout).toContain('.github/workflows/site-deploy.yml: written');
  expect(code).toBe(0);
  const text = await readFile(path.join(folder, '.github/workflows/site-deploy.yml'), 'utf8');
  expect(text).toContain('workflow_call:');
  expect(text).toContain("portal-url: 'https://portal.acme.example'");
  // What was chosen once need not be named again.
  const again = await runIn(folder, [...reusable, '--render', 'out']);
  expect(again.code).toBe(0);
  expect(await readFile(path.join(folder, 'out/.github/workflows/site-deploy.yml'), 'utf8')).toBe(
    text,
  );
});

it('--reusable-workflow names the missing options for the organisation', async () => {
  const { code, stderr } = await runIn(folder, [...reusable, '--render', '.']);
  expect(stderr).toContain('Missing --portal, --audience, --tenant-id');
  expect(code).toBe(1);
});

it.each([
  [['--render', '.', ...portal, '--node-version', '24'], 'takes no --node-version'],
  [['--check', ...portal], "The organisation's repository is unknown"],
  [['--check', ...portal, '--repository', 'acme'], "The organisation's repository is unknown"],
  [['--all'], "cannot be used with option '--all'"],
])('--reusable-workflow refuses an unsupported option: %j', async (words, reason) => {
  const { code, stderr } = await runIn(folder, [...reusable, ...words]);
  expect(stderr).toContain(reason);
  expect(code).toBe(2);
});

it('--accept without a file is refused before any request', async () => {
  const { code, stderr } = await runIn(folder, [
    'onboard',
    '--action',
    action,
    '--check',
    '--accept',
    'mine',
  ]);
  expect(stderr).toContain('--accept takes mine or theirs, followed by a file');
  expect(code).toBe(2);
});
