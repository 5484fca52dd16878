import { describe, expect, it } from 'vitest';
import { checkLimits } from '../../../../../src/deploy/steps/pack/limits.ts';
import { thrownBy } from '../../../../support/failure.ts';

const files = (count: number, size = 1, name = (index: number) => `f${index}.html`) =>
  Array.from({ length: count }, (_, index) => ({ path: name(index), size }));
const wide = { maxTotalSize: Number.MAX_SAFE_INTEGER, maxFiles: 1_000_000 };

describe('checkLimits', () => {
  it('accepts exactly the maximum', () => {
    expect(() => checkLimits(files(10, 5), { maxTotalSize: 50, maxFiles: 10 })).not.toThrow();
    expect(thrownBy(() => checkLimits(files(11, 5), { maxTotalSize: 55, maxFiles: 10 })).code).toBe(
      'PACKAGE_TOO_MANY_FILES',
    );
    expect(thrownBy(() => checkLimits(files(10, 5), { maxTotalSize: 49, maxFiles: 10 })).code).toBe(
      'PACKAGE_TOO_LARGE',
    );
  });

  it('accepts no more files than the archive format can count, regardless of the site config', () => {
    expect(() => checkLimits(files(65_535), wide)).not.toThrow();
    expect(thrownBy(() => checkLimits(files(65_536), wide)).message).toBe(
      'The built site has 65536 files; the limit is 65535 (hosting.maxFiles).',
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

  it('names the largest files and their kind', () => {
    const list = [
      { path: 'index.html', size: 900 },
      { path: 'assets/app.js.map', size: 40_000_000 },
      { path: 'intro.MP4', size: 260_000_000 },
      ...files(20, 10),
    ];
    const { message, facts } = thrownBy(() =>
      checkLimits(list, { ...wide, maxTotalSize: 262_144_000 }),
    );
    expect(message).toBe('The built site is 300 MB; the limit is 262 MB (hosting.maxTotalSize).');
    expect(facts).toHaveLength(11);
    expect(facts.slice(0, 4)).toEqual([
      'largest files:',
      '   260 MB  intro.MP4  (video)',
      '    40 MB  assets/app.js.map  (source map)',
      '    900 B  index.html',
    ]);
  });
});
