import { hash } from 'node:crypto';
import { expect, it } from 'vitest';
import {
  changesSince,
  fileListLike,
  maxListedFiles,
  toFileList,
} from '../../../../src/shared/live-site/file-list.ts';

const file = (path: string, content: string) => ({
  path,
  size: content.length,
  sha256: hash('sha256', content),
});
const before = [
  file('about.html', 'about'),
  file('index.html', 'old'),
  file('old-logo.png', 'logo'),
];
const after = [
  file('about.html', 'about'),
  file('index.html', 'longer'),
  file('new.html', 'new page'),
];

it('names what was added and changed, counts what is gone, and says what has grown the most', () => {
  expect(changesSince(toFileList(before).list, after)).toEqual({
    added: ['new.html'],
    changed: ['index.html'],
    removed: 1,
    grown: [
      { path: 'new.html', bytes: 8 },
      { path: 'index.html', bytes: 3 },
    ],
  });
  expect(changesSince(toFileList(before).list, before)).toEqual({
    added: [],
    changed: [],
    removed: 0,
    grown: [],
  });
  expect(changesSince(toFileList([]).list, [])).toMatchObject({ removed: 0 });
});

it('names no file, and is the same for the same files in another order', () => {
  const list = toFileList(before);
  expect(list).toEqual(toFileList(before.toReversed()));
  expect(list).toMatchObject({ files: 3, bytes: 12 });
  expect(Buffer.from(list.list ?? '', 'base64').toString('latin1')).not.toMatch(/about|index|logo/);
});

it('takes as much room as was reckoned before the files were read', () => {
  for (const files of [
    before,
    [],
    Array.from({ length: maxListedFiles }, (_, index) => file(`${index}.txt`, 'x')),
  ])
    expect(JSON.stringify(fileListLike(files))).toHaveLength(
      JSON.stringify(toFileList(files)).length,
    );
});

it('of very many files only their number and size are told', () => {
  const many = Array.from({ length: maxListedFiles + 1 }, (_, index) => file(`${index}.txt`, 'x'));
  expect(toFileList(many)).toEqual({ files: maxListedFiles + 1, bytes: maxListedFiles + 1 });
  expect(JSON.stringify(toFileList(many.slice(1))).length).toBeLessThan(38_000);
});

it.each([
  ['nothing', undefined],
  ['another type', 12],
  ['no base64', '<script>'],
  ['half a record', 'AAAA'],
  ['a text without end', 'A'.repeat(10_000_000)],
])('%s in place of a list is compared with nothing', (_, list) => {
  expect(changesSince(list, after)).toBeUndefined();
});
