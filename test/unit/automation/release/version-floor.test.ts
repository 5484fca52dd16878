import { beforeEach, describe, expect, it } from 'vitest';
import {
  openReleaseBranch,
  openReleases,
  whyTooLow,
} from '../../../../src/automation/release/open-releases.ts';
import { finishRelease, startRelease } from '../../../../src/automation/release/release.ts';
import { releaseHarness } from './harness.ts';

describe('whyTooLow', () => {
  const released = 'is not higher than 2.3.0, which is already released';

  it.each([
    ['the released version', '2.3.0', undefined, released],
    ['a version below the released one', '1.0.0', undefined, released],
    [
      'a version below the live one',
      '2.4.0',
      '2.5.0',
      'is lower than 2.5.0, which Production serves',
    ],
  ])('refuses %s', (_, version, live, words) => {
    expect(whyTooLow(version, { released: '2.3.0', live })).toContain(words);
  });

  it.each([
    ['the live version if it is not released', '2.5.0', { released: '2.3.0', live: '2.5.0' }],
    ['a version above the released one', '2.10.0', { released: '2.9.0', live: '2.9.0' }],
    ['any version before the first release', '1.0.0', { released: undefined, live: undefined }],
  ])('accepts %s', (_, version, floor) => {
    expect(whyTooLow(version, floor)).toBeUndefined();
  });
});

describe('a release branch below the highest version', { timeout: 60_000 }, () => {
  let here: Awaited<ReturnType<typeof releaseHarness>>;
  beforeEach(async () => {
    here = await releaseHarness();
    const sha = await here.head('master');
    for (const ref of ['tags/v2.2.0', 'tags/v2.3.0', 'heads/release/1.0.0'])
      await here.send('POST', '/git/refs', { ref: `refs/${ref}`, sha });
  });

  it('is neither open nor started nor finished', async () => {
    const { harness, calls } = await here.open();
    expect(await openReleaseBranch(harness)).toBeUndefined();
    expect(await openReleases(harness)).toEqual([]);
    const words =
      '1.0.0 is not higher than 2.3.0, which is already released. Versions never go down';
    const refused = { kind: 'person', what: expect.stringContaining(words) };
    expect(await startRelease(harness, { version: '1.0.0' }, { waitMs: 0 })).toMatchObject(refused);
    expect(await finishRelease(harness, '1.0.0', { waitMs: 0 })).toMatchObject(refused);
    expect(calls()).toBe(0);
  });

  it('does not block the start of the next release', async () => {
    const { harness } = await here.open();
    expect(await startRelease(harness, {}, { waitMs: 60_000 })).toMatchObject({ kind: 'done' });
    expect(await openReleases(harness)).toEqual(['2.3.1']);
  });

  it('is refused even if Production serves the highest version without a tag', async () => {
    await here.write('master', 'package.json', here.manifest('3.0.0'));
    here.serve('Production', (await here.head('master')) ?? '');
    const { harness } = await here.open();
    expect(await startRelease(harness, { version: '2.4.0' }, { waitMs: 0 })).toMatchObject({
      what: expect.stringContaining('2.4.0 is lower than 3.0.0, which Production serves.'),
    });
  });
});
