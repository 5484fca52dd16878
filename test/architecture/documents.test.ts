import { Buffer } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  deadLinks,
  longestFrontPage,
  missingFiles,
  missingNames,
  pages,
  wideProse,
} from './documents.ts';
import { filesBelow } from './sources.ts';

describe('the documentation pages', () => {
  it('link only to existing files', async () => {
    expect((await pages()).flatMap((page) => deadLinks(page))).toEqual([]);
  });

  it('name only existing source files', async () => {
    const files = ['src', 'test', '.ci'].flatMap((folder) =>
      filesBelow(folder).map(({ file }) => `${folder}/${file}`),
    );
    expect((await pages()).flatMap((page) => missingFiles(page, files))).toEqual([]);
  });

  it('mention only existing identifiers in READMEs', async () => {
    const code = ['src', 'test', '.ci'].flatMap((folder) => filesBelow(folder));
    const texts = [...code.map(({ text }) => text), readFileSync('tsconfig.json', 'utf8')];
    const known = new Set(texts.flatMap((text) => text.match(/[A-Za-z_$][\w$]*/g) ?? []));
    const ours = (await pages()).filter(({ file }) => file.endsWith('README.md'));
    expect(ours.flatMap((page) => missingNames(page, known))).toEqual([]);
  });

  it('wrap prose at 120 characters', async () => {
    expect((await pages()).flatMap(wideProse)).toEqual([]);
  });

  it('include a front page of at most 12 kB with links to the README of every room', async () => {
    const found = await pages();
    const front = found.find(({ file }) => file === 'README.md')?.text ?? '';
    expect(Buffer.byteLength(front)).toBeLessThanOrEqual(longestFrontPage);
    const rooms = found
      .map(({ file }) => file)
      .filter((file) => /^(src\/[\w-]+|test|workflows)\/README\.md$/.test(file));
    expect(rooms.filter((file) => !front.includes(`(${file})`))).toEqual([]);
  });
});

describe('the documentation check', () => {
  it('finds a dead link, except in code or to another site', () => {
    const text = '[a](gone.md#part) [b](https://example.com) [c](#here)\n```\n[d](code.md)\n```';
    expect(deadLinks({ file: 'src/README.md', text }, () => false)).toEqual([
      'src/README.md: gone.md#part',
    ]);
  });

  it('finds a missing source file, named in full or by a pattern', () => {
    const text = '`a.ts`, `gone.ts`, `read-*.ts`, `seen-*.ts`, `../b/c.ts`\n```\n`code.ts`\n```';
    const files = ['src/x/a.ts', 'src/x/read-it.ts', 'src/b/c.ts'];
    expect(missingFiles({ file: 'src/x/README.md', text }, files)).toEqual([
      'src/x: gone.ts',
      'src/x: seen-*.ts',
    ]);
  });

  it('finds an unknown name, but ignores words, files and code blocks', () => {
    const text = '`readLive()`, `run.goneStep`, `Gone`, `quick`, `gone.ts`\n```\n`CodeOnly`\n```';
    expect(missingNames({ file: 'a.md', text }, new Set(['readLive', 'run']))).toEqual([
      'a.md: goneStep',
      'a.md: Gone',
    ]);
  });

  it('finds a long line of prose, but ignores tables, URLs and code', () => {
    const wide = 'word '.repeat(30);
    const text = `${wide}\n| ${wide} |\nhttps://example.com/ ${wide}\n\`\`\`\n${wide}\n\`\`\`\n`;
    expect(wideProse({ file: 'a.md', text })).toEqual(['a.md:1']);
  });
});
