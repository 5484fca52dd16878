import { describe, expect, it } from 'vitest';
import {
  openReleaseBranch,
  readFloor,
  releaseToFinish,
  toVersionTags,
} from '../../../../src/automation/release/open-releases.ts';
import { catchError } from '../../../support/failure.ts';
import { scriptedContext } from '../scripted.ts';

/** Opens a repository with release branches for these versions or names, and with these tags. */
function openRepository(versions: readonly string[], tags: readonly string[] = []) {
  const { context } = scriptedContext({
    'git/matching-refs/heads/release/': versions.map((version) => ({
      ref: `refs/heads/release/${version}`,
      object: { sha: 'a'.repeat(40) },
    })),
    'git/matching-refs/tags/': tags.map((tag) => ({
      ref: `refs/tags/${tag}`,
      object: { sha: 'a1' },
    })),
  });
  return { ...context, portal: undefined };
}

it.each([
  ['the only release', ['1.4.0'], [], 'release/1.4.0'],
  ['the release next to a hotfix', ['1.3.1', '1.4.0'], ['v1.3.0'], 'release/1.4.0'],
  ['the hotfix if no other release is open', ['1.3.1'], ['v1.3.0'], 'release/1.3.1'],
  ['undefined for a branch below the released version', ['1.2.0'], ['v1.3.0'], undefined],
])('openReleaseBranch returns %s', async (_, versions, tags, expected) => {
  expect(await openReleaseBranch(openRepository(versions, tags))).toBe(expected);
});

describe('releaseToFinish', () => {
  it.each([
    ['the requested version', '1.4.0', [], '1.4.0'],
    ['the only open release', undefined, ['1.5.0', 'next'], '1.5.0'],
  ])('returns %s', async (_, requested, versions, expected) => {
    expect(await releaseToFinish(openRepository(versions), requested)).toBe(expected);
  });

  it.each([
    ['no release is open', undefined, ['next'], 'RELEASE_NOT_FOUND', 'No release is open.'],
    [
      'several releases are open',
      undefined,
      ['1.4.0', '1.5.0'],
      'USAGE',
      'Several releases are open: 1.4.0, 1.5.0.',
    ],
  ])('fails if %s', async (_, requested, versions, code, message) => {
    const error = await catchError(releaseToFinish(openRepository(versions), requested));
    expect(error).toMatchObject({ code, message });
    if (code !== 'USAGE') expect(error.facts).toEqual([expect.stringContaining('release/next')]);
  });
});

it('toVersionTags sorts versions from lowest to highest, with the shorter of two tags of a version first', () => {
  const tags = ['v1.10.0', 'v1.9.0', '1.9.0', 'latest', 'v2.0.0-beta.1'];
  expect(toVersionTags(tags).map(({ tag }) => tag)).toEqual([
    '1.9.0',
    'v1.9.0',
    'v1.10.0',
    'v2.0.0-beta.1',
  ]);
});

it.each([
  ['a release', '1.4.0', '1.4.0'],
  ['a pre-release', '2.0.0-beta.1', '2.0.0-beta.1'],
  ['no other string', 'latest', undefined],
])('readFloor accepts $0 as the live version', async (_, version, live) => {
  const known = new Map([['Production', { commit: 'a', version }]]);
  const floor = await readFloor(openRepository([]), ['1.2.0', '1.3.0'], known);
  expect(floor).toEqual({ released: '1.3.0', live });
});
