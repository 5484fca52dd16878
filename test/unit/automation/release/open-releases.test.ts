import { expect, it } from 'vitest';
import { openReleaseBranch } from '../../../../src/automation/release/open-releases.ts';
import { scriptedContext } from '../scripted.ts';

it.each([
  ['the only release', ['1.4.0'], [], 'release/1.4.0'],
  ['the release next to a hotfix', ['1.3.1', '1.4.0'], ['v1.3.0'], 'release/1.4.0'],
  ['the hotfix if no other release is open', ['1.3.1'], ['v1.3.0'], 'release/1.3.1'],
  ['no branch below the released version', ['1.2.0'], ['v1.3.0'], undefined],
])('openReleaseBranch returns %s', async (_, versions, tags, expected) => {
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
  expect(await openReleaseBranch({ ...context, portal: undefined })).toBe(expected);
});
