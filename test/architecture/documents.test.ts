import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { deadLinks, longestFrontPage, pages, wideProse } from './documents.ts';

describe('the pages that people read', () => {
  it('link to files that are there', async () => {
    expect((await pages()).flatMap((page) => deadLinks(page))).toEqual([]);
  });

  it('have lines of at most 120 characters', async () => {
    expect((await pages()).flatMap(wideProse)).toEqual([]);
  });

  it('begin with a front page of at most 12 kB that leads to every other page of a folder', async () => {
    const found = await pages();
    const front = found.find(({ file }) => file === 'README.md')?.text ?? '';
    expect(Buffer.byteLength(front)).toBeLessThanOrEqual(longestFrontPage);
    const rooms = found
      .map(({ file }) => file)
      .filter((file) => /^(src\/[\w-]+|test|workflows)\/README\.md$/.test(file));
    expect(rooms.filter((file) => !front.includes(`(${file})`))).toEqual([]);
  });
});

describe('a broken page is caught', () => {
  it('a dead link, and none in code or to another site', () => {
    const text = '[a](gone.md#part) [b](https://example.com) [c](#here)\n```\n[d](code.md)\n```';
    expect(deadLinks({ file: 'src/README.md', text }, () => false)).toEqual([
      'src/README.md: gone.md#part',
    ]);
  });

  it('a wide line of prose, and none of a table, an address or code', () => {
    const wide = 'word '.repeat(30);
    const text = `${wide}\n| ${wide} |\nhttps://example.com/ ${wide}\n\`\`\`\n${wide}\n\`\`\`\n`;
    expect(wideProse({ file: 'a.md', text })).toEqual(['a.md:1']);
  });
});
