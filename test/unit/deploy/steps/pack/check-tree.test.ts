import { mkdirSync, symlinkSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkLimits } from '../../../../../src/deploy/artifact/limits.ts';
import { readSiteTree } from '../../../../../src/deploy/artifact/site-tree.ts';
import { checkSite, checkTree } from '../../../../../src/deploy/steps/pack/check-tree.ts';
import type { FileEntry } from '../../../../../src/deploy/steps/pack/piece.ts';
import { readParts } from '../../../../../src/deploy/steps/pack/read.ts';
import { thrownBy } from '../../../../support/failure.ts';
import { useFolder } from '../../../../support/folder.ts';
import { createPlan } from '../../../../support/plan.ts';

const folder = useFolder();

const found = () => checkTree(readSiteTree(folder.at('site')));
const names = () => found().map(({ path }) => path);

describe('checkTree', () => {
  it('returns all files, sorted bytewise', () => {
    folder.write({
      'site/b.html': '',
      'site/B.html': '',
      'site/a/z.html': '',
      'site/a.html': '',
      'site/é.html': '',
      'site/.well-known/x': '',
      'site/𝒳.html': '',
      'site/\uffee.html': '',
    });
    expect(names()).toEqual([
      '.well-known/x',
      'B.html',
      'a.html',
      'a/z.html',
      'b.html',
      'é.html',
      '\uffee.html',
      '𝒳.html',
    ]);
  });

  it('follows links inside the tree', () => {
    folder.write({ 'site/v2/index.html': 'two' });
    symlinkSync('v2', folder.at('site/latest'));
    symlinkSync('v2/index.html', folder.at('site/index.html'));
    expect(found().map(({ path, size }) => [path, size])).toEqual([
      ['index.html', 3],
      ['latest/index.html', 3],
      ['v2/index.html', 3],
    ]);
  });

  it('accepts a root folder that is a link', () => {
    folder.write({ 'real/index.html': '' });
    symlinkSync('real', folder.at('site'));
    expect(names()).toEqual(['index.html']);
  });

  it.each([
    ['to a file outside', '../secret.txt'],
    ['to an absolute path', '/etc/hostname'],
    ['to nowhere', 'nowhere'],
    ['to itself', 'link'],
    ['to its own folder', '.'],
  ])('refuses a link %s', (_, target) => {
    folder.write({ 'secret.txt': '', 'site/index.html': '' });
    symlinkSync(target, folder.at('site/link'));
    expect(thrownBy(names)).toMatchObject({ code: 'PATH_OUTSIDE_WORKSPACE', facts: ['link'] });
  });

  it('refuses folders that link to each other', () => {
    folder.write({ 'site/a/x': '', 'site/b/y': '' });
    symlinkSync('../b', folder.at('site/a/b'));
    symlinkSync('../a', folder.at('site/b/a'));
    expect(thrownBy(names).code).toBe('PATH_OUTSIDE_WORKSPACE');
  });

  it.each(
    `.git/config .github/workflows/x.yml node_modules/a/index.js .env .env.production .npmrc
       deep/.netrc deep/.GIT/config deep/.env-local deep/site.config.yml .site.config.yaml
       .ssh/id_ed25519 .git-credentials package.json package-lock.json PNPM-lock.yaml yarn.lock
       bun.lockb Gemfile.lock go.mod pyproject.toml`.split(/\s+/),
  )('refuses %s', (name) => {
    folder.write({ 'site/index.html': '', [`site/${name}`]: '' });
    const error = thrownBy(names);
    expect(error.code).toBe('PACKAGE_FORBIDDEN_FILE');
    expect(name.startsWith(error.facts[0] ?? 'none')).toBe(true);
  });

  it('accepts package manifests below the root', () => {
    folder.write({
      'site/index.html': '',
      'site/pkg/package.json': '',
      'site/downloads/yarn.lock': '',
    });
    expect(names()).toEqual(['downloads/yarn.lock', 'index.html', 'pkg/package.json']);
  });

  it('names the folder that contains a forbidden file', () => {
    folder.write({ 'site/index.html': '', 'site/package.json': '' });
    const { message, remedy } = thrownBy(names);
    expect(message).toBe(`${folder.at('site')} contains one path that must not be published.`);
    expect(remedy).not.toContain('.bookignore');
  });

  it('suggests .bookignore as the remedy for a site of HonKit', () => {
    folder.write({ 'site/index.html': '', 'site/package.json': '', 'site/gitbook/gitbook.js': '' });
    expect(thrownBy(names).remedy).toContain('.bookignore');
  });

  it('names ten offending files and counts the rest', () => {
    for (let index = 0; index < 13; index += 1) folder.write({ [`site/${index}/.env`]: '' });
    const { facts, message } = thrownBy(names);
    expect(facts).toHaveLength(11);
    expect(facts.at(-1)).toBe('… and 3 more');
    expect(message).toContain('13 paths');
  });

  it('refuses an empty folder', () => {
    mkdirSync(folder.at('site/empty'), { recursive: true });
    expect(thrownBy(names).code).toBe('PACKAGE_EMPTY');
  });
});

describe('checkSite', () => {
  const check = (maxFiles: number) => {
    const { config } = createPlan({}, `hosting: { maxFiles: ${maxFiles} }`);
    return checkSite(readSiteTree(folder.at('site')), config);
  };
  beforeEach(() => {
    folder.write({ 'site/a+b.html': '', 'site/robots.txt': '', 'site/site-deploy-text.js': '' });
  });

  it('counts the files that the deployment adds', () => {
    expect(check(8).entries).toHaveLength(3);
    expect(thrownBy(() => check(7)).code).toBe('PACKAGE_TOO_MANY_FILES');
  });

  it('warns of names that are not served, and of files that the deployment replaces', () => {
    const { warnings } = check(8);
    expect(warnings).toEqual([
      expect.stringContaining('404 for a+b.html'),
      expect.stringContaining('writes site-deploy-text.js itself'),
    ]);
  });

  it('refuses invalid names, and names that collide with files of the deployment', () => {
    folder.write({ 'site/a?b.html': '', 'site/Sitemap.xml': '' });
    expect(thrownBy(() => check(20)).facts).toEqual([
      expect.stringContaining('a?b.html'),
      expect.stringContaining('sitemap.xml: the same as Sitemap.xml'),
    ]);
  });
});

const builtFile = { kind: 'file', path: 'a', size: 1, modifiedMs: 1 } as const;
const readSource = (file: FileEntry) => Buffer.concat([...readParts(file)]);

describe('readParts', () => {
  const source = () => {
    const [first] = found();
    if (first === undefined) throw new Error('There is no file.');
    return first;
  };

  it('reads all bytes of a file', () => {
    folder.write({ 'site/a': Buffer.from([0, 255, 10]) });
    expect(Buffer.from(readSource(source()))).toEqual(Buffer.from([0, 255, 10]));
    folder.write({ 'site/a': '' });
    expect(readSource(source())).toHaveLength(0);
  });

  it('refuses a file that was removed', () => {
    const missing = { ...builtFile, file: folder.at('gone') };
    expect(thrownBy(() => readSource(missing)).code).toBe('PACKAGE_FILE_CHANGED');
  });

  it('reports why a file cannot be opened', () => {
    expect(() => readSource({ ...builtFile, file: folder.at('a\0b') })).toThrow('null bytes');
  });

  it.each([
    ['longer', 'abcd', 'abcdefgh'],
    ['shorter', 'abcd', 'ab'],
    ['different but not longer', 'abcd', 'wxyz'],
  ])('refuses a file that became %s', (_, before, after) => {
    folder.write({ 'site/a': before });
    const changed = { ...source(), modifiedMs: 1 };
    folder.write({ 'site/a': after });
    expect(thrownBy(() => readSource(changed))).toMatchObject({
      code: 'PACKAGE_FILE_CHANGED',
      message: 'The file "a" changed while it was being read.',
    });
  });
});

const files = (count: number, size = 1, name = (index: number) => `f${index}.html`) =>
  Array.from({ length: count }, (_, index) => ({ path: name(index), size }));
const wide = { maxTotalSize: Number.MAX_SAFE_INTEGER, maxFiles: 1_000_000 };

describe('checkLimits', () => {
  it('accepts no more than the maximum of files and bytes', () => {
    expect(() => checkLimits(files(10, 5), { maxTotalSize: 50, maxFiles: 10 })).not.toThrow();
    expect(thrownBy(() => checkLimits(files(11, 5), { maxTotalSize: 55, maxFiles: 10 })).code).toBe(
      'PACKAGE_TOO_MANY_FILES',
    );
    expect(thrownBy(() => checkLimits(files(10, 5), { maxTotalSize: 49, maxFiles: 10 })).code).toBe(
      'PACKAGE_TOO_LARGE',
    );
  });

  it('accepts no more files than the archive format can count, whatever the site config allows', () => {
    expect(() => checkLimits(files(65_535), wide)).not.toThrow();
    expect(thrownBy(() => checkLimits(files(65_536), wide)).message).toBe(
      'The built site has 65536 files; the limit is 65535 (hosting.maxFiles).',
    );
  });

  it('counts and names the files added by the deployment', () => {
    const added = ['robots.txt', 'sitemap.xml'];
    expect(() => checkLimits(files(8), { ...wide, maxFiles: 10 }, added)).not.toThrow();
    const { message } = thrownBy(() => checkLimits(files(9), { ...wide, maxFiles: 10 }, added));
    expect(message).toBe(
      'The built site has 9 files, and the deployment adds 2 (robots.txt, sitemap.xml); the limit is 10 (hosting.maxFiles).',
    );
  });

  it('names the folders with the most files', () => {
    const list = [
      ...files(30, 1, (index) => `tags/a/${index}.html`),
      ...files(4),
      ...files(9, 1, (index) => `img/${index}`),
    ];
    expect(thrownBy(() => checkLimits(list, { ...wide, maxFiles: 20 }))).toMatchObject({
      message: 'The built site has 43 files; the limit is 20 (hosting.maxFiles).',
      facts: ['folders with the most files:', '    30  tags/a', '     9  img', '     4  .'],
    });
  });

  it('names the largest files and their kinds', () => {
    const list = [
      { path: 'index.html', size: 900 },
      { path: 'assets/app.js.map', size: 40_000_000 },
      { path: 'intro.MP4', size: 260_000_000 },
      ...files(20, 10),
    ];
    const { message, facts } = thrownBy(() =>
      checkLimits(list, { ...wide, maxTotalSize: 262_144_000 }),
    );
    expect(message).toBe('The built site is 286.10MB; the limit is 250MB (hosting.maxTotalSize).');
    expect(facts).toHaveLength(11);
    expect(facts.slice(0, 4)).toEqual([
      'largest files:',
      '   260 MB  intro.MP4  (video)',
      '    40 MB  assets/app.js.map  (source map)',
      '    900 B  index.html',
    ]);
  });
});
