import { hash } from 'node:crypto';
import { expect, it } from 'vitest';
import {
  changesSince,
  fileListLike,
  isRemoved,
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

it('changesSince finds added, changed, removed and grown files', () => {
  const changes = changesSince(toFileList(before).list, after);
  expect(changes).toEqual({
    added: ['new.html'],
    changed: ['index.html'],
    removed: expect.objectContaining({ size: 1 }),
    grown: [
      { path: 'new.html', bytes: 8 },
      { path: 'index.html', bytes: 3 },
    ],
  });
  const isGone = (path: string) => changes && isRemoved(changes, path);
  expect(['old-logo.png', 'about.html', 'never.html'].map(isGone)).toEqual([true, false, false]);
  const none = { added: [], changed: [], removed: new Set(), grown: [] };
  expect(changesSince(toFileList(before).list, before)).toEqual(none);
  expect(changesSince(toFileList([]).list, [])).toEqual(none);
});

it('toFileList contains no names and does not depend on the order of files', () => {
  const list = toFileList(before);
  expect(list).toEqual(toFileList(before.toReversed()));
  expect(list).toMatchObject({ files: 3, bytes: 12 });
  expect(Buffer.from(list.list ?? '', 'base64').toString('latin1')).not.toMatch(/about|index|logo/);
});

it('fileListLike returns a list of the same size as toFileList', () => {
  for (const files of [
    before,
    [],
    Array.from({ length: 2_000 }, (_, index) => file(`${index}.txt`, 'x')),
  ])
    expect(JSON.stringify(fileListLike(files))).toHaveLength(
      JSON.stringify(toFileList(files)).length,
    );
});

it.each([
  ['missing', undefined],
  ['a number', 12],
  ['not base64', '<script>'],
  ['incomplete', 'AAAA'],
  ['10 MB long', 'A'.repeat(10_000_000)],
])('changesSince returns undefined if the list is %s', (_, list) => {
  expect(changesSince(list, after)).toBeUndefined();
});
