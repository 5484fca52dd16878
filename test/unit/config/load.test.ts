import { execFile } from 'node:child_process';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, expect, it } from 'vitest';
import { loadSiteConfig } from '../../../src/config/load.ts';
import { catchError } from '../../support/failure.ts';
import { useFolder } from '../../support/folder.ts';
import { needed } from '../../support/site-config.ts';

const parent = useFolder();
let workspace: string;

beforeEach(async () => {
  workspace = parent.at('repository');
  await mkdir(workspace);
});

const put = (file: string, content: string | Uint8Array) =>
  writeFile(path.join(workspace, file), content);

const failure = (file?: string, folder = workspace) => catchError(loadSiteConfig(folder, file));

it('loadSiteConfig reads site.config.yml with a byte order mark', async () => {
  await put('site.config.yml', `\uFEFF${needed}`);
  expect((await loadSiteConfig(workspace)).site.slug).toBe('acme-docs');
});

it('loadSiteConfig reads a file with a custom path, and names the path in errors', async () => {
  await mkdir(path.join(workspace, 'sites'));
  await put('sites/a.yml', needed);
  await put('sites/b.yml', `${needed}x: 1\n`);
  expect((await loadSiteConfig(workspace, 'sites/a.yml')).site.slug).toBe('acme-docs');
  const { code, problems } = await failure('sites/b.yml');
  expect(code).toBe('CONFIG_INVALID');
  expect(problems).toEqual([expect.objectContaining({ file: 'sites/b.yml', line: 14, column: 1 })]);
});

it('loadSiteConfig follows a symbolic link inside the workspace', async () => {
  await put('real.yml', needed);
  await symlink('real.yml', path.join(workspace, 'site.config.yml'));
  expect((await loadSiteConfig(workspace)).site.slug).toBe('acme-docs');
});

it('loadSiteConfig refuses paths and symbolic links that lead out of the workspace', async () => {
  await writeFile(parent.at('outside.yml'), needed);
  await symlink(parent.at('outside.yml'), path.join(workspace, 'link.yml'));
  await symlink(parent.root, path.join(workspace, 'folder'));
  for (const file of [
    '../outside.yml',
    parent.at('outside.yml'),
    'link.yml',
    'folder/outside.yml',
    '/etc/passwd',
  ]) {
    expect((await failure(file)).code, file).toBe('PATH_OUTSIDE_WORKSPACE');
  }
});

it('loadSiteConfig suggests files with a similar name if the file is missing', async () => {
  await mkdir(path.join(workspace, '.github'));
  for (const name of [
    'site.config.yaml',
    'README.md',
    '.github/site-config.yml',
    'siteconfig.yml',
    'package.json',
  ]) {
    await put(name, '');
  }
  const error = await failure();
  expect(error.code).toBe('CONFIG_NOT_FOUND');
  expect(error.message).toBe(`site.config.yml does not exist in ${workspace}.`);
  expect(error.facts).toEqual([
    'Similar files: .github/site-config.yml, site.config.yaml, siteconfig.yml.',
  ]);
});

it('loadSiteConfig suggests renaming the only similar file', async () => {
  await put('site.config.yaml', '');
  expect((await failure()).remedy).toBe(
    'Rename site.config.yaml to site.config.yml, or set the input "config" to site.config.yaml.',
  );
});

it('loadSiteConfig suggests the site config of a parent folder', async () => {
  await put('site.config.yml', '');
  await mkdir(path.join(workspace, 'apps/web'), { recursive: true });
  expect(await failure(undefined, path.join(workspace, 'apps/web'))).toMatchObject({
    facts: ['Similar files: ../../site.config.yml.'],
    remedy: 'Run it in ../.., which has a site config.',
  });
});

it.each(['a/b/c.yml', 'README.md/site.config.yml', '.', 'bad\0name'])(
  'loadSiteConfig reports that the file %j does not exist',
  async (file) => {
    await put('README.md', '');
    expect((await failure(file)).code).toBe('CONFIG_NOT_FOUND');
  },
);

it('loadSiteConfig reports that the file does not exist if the workspace is missing', async () => {
  await rm(workspace, { recursive: true });
  expect((await failure()).code).toBe('CONFIG_NOT_FOUND');
});

it.skipIf(process.platform === 'win32')('loadSiteConfig refuses a named pipe', async () => {
  await promisify(execFile)('mkfifo', [path.join(workspace, 'site.config.yml')]);
  expect(await failure()).toMatchObject({
    code: 'CONFIG_NOT_FOUND',
    message: 'site.config.yml is not a file.',
    remedy: 'Replace it with a site config, or set the input "config" to another file.',
  });
});

it('loadSiteConfig refuses bytes that are not UTF-8, with their position', async () => {
  await put(
    'site.config.yml',
    Buffer.concat([Buffer.from('version: 1\nsite:\n  slug: caf'), Buffer.from([0xe9, 0x0a])]),
  );
  const { code, problems } = await failure();
  expect(code).toBe('CONFIG_INVALID');
  expect(problems).toEqual([
    expect.objectContaining({
      line: 3,
      column: 12,
      message: expect.stringContaining('invalid UTF-8'),
    }),
  ]);
  await put('site.config.yml', Buffer.from(`\uFEFF${needed}`, 'utf16le'));
  expect((await failure()).problems).toEqual([expect.objectContaining({ line: 1, column: 1 })]);
});

it('loadSiteConfig refuses a file of more than 64 kB', async () => {
  const comment = '# '.padEnd(99, 'x');
  const rest = 64_000 - needed.length;
  const text = needed + `${comment}\n`.repeat(Math.floor(rest / 100)) + '#'.repeat(rest % 100);
  await put('site.config.yml', text);
  expect((await loadSiteConfig(workspace)).site.slug).toBe('acme-docs');
  await put('site.config.yml', `${text}#`);
  expect(await failure()).toMatchObject({
    code: 'CONFIG_INVALID',
    problems: [
      {
        file: 'site.config.yml',
        line: 1,
        column: 1,
        message: 'found 64001 bytes, expected at most 64000',
      },
    ],
  });
});
