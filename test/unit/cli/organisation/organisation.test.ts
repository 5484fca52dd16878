import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { useFolder } from '../../../support/folder.ts';
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
const named = ['--action', action];
const render = ['organisation', 'render', ...named];

const folder = useFolder();

it('organisation render writes the reusable workflow, and keeps the options of an earlier run', async () => {
  const { code, stdout } = await runIn(folder.root, [...render, ...portal, '--comment']);
  expect(stdout).toContain('.github/workflows/site-deploy.yml: written');
  expect(code).toBe(0);
  const text = await readFile(folder.at('.github/workflows/site-deploy.yml'), 'utf8');
  expect(text).toContain('workflow_call:');
  expect(text).toContain("portal-url: 'https://portal.acme.example'");
  // The options of the first run need not be repeated.
  const again = await runIn(folder.root, [...render, '--into', 'out']);
  expect(again.code).toBe(0);
  expect(await readFile(folder.at('out/.github/workflows/site-deploy.yml'), 'utf8')).toBe(text);
});

it('organisation render names the missing options for the organisation', async () => {
  const { code, stderr } = await runIn(folder.root, render);
  expect(stderr).toContain('Missing --portal, --audience, --tenant-id');
  expect(code).toBe(1);
});

it.each([
  [
    'render refuses an unknown option',
    ['render', ...portal, '--node-version', '24'],
    "unknown option '--node-version'",
  ],
  [
    'onboard refuses a missing repository',
    ['onboard', '--check', ...portal],
    "The organisation's repository is unknown",
  ],
  [
    'doctor refuses an incomplete repository',
    ['doctor', '--repository', 'acme'],
    'Expected owner/name',
  ],
])('organisation %s', async (_, words, reason) => {
  const { code, stderr } = await runIn(folder.root, ['organisation', ...words, ...named]);
  expect(stderr).toContain(reason);
  expect(code).toBe(2);
});

it('onboard refuses --accept without a file', async () => {
  const { code, stderr } = await runIn(folder.root, [
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
