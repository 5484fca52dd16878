import { describe, expect, it } from 'vitest';
import { pinnedReference } from '../../../../src/cli/onboard/pinned-reference.ts';
import { createGitHub } from '../../../../src/github/github.ts';
import { Secret } from '../../../../src/shared/secret.ts';
import { fakeClock, scriptedHttp } from '../../world.ts';

const commit = 'a'.repeat(40);

describe('a reference to an action', () => {
  it('at a commit id is taken with the version that it is', async () => {
    expect(await pinnedReference('--action', `acme/site-deploy@${commit}#v1.2.3`, undefined)).toEqual({
      uses: `acme/site-deploy@${commit}`,
      version: 'v1.2.3',
    });
  });

  it('at a tag is looked up', async () => {
    const http = scriptedHttp(() => ({ body: { sha: commit } }));
    const { signal } = new AbortController();
    const github = createGitHub({ http, clock: fakeClock(), token: new Secret('token'), signal });
    const ref = 'acme/.github/.github/workflows/site-deploy.yml@v1.2.3';
    expect(await pinnedReference('--reusable', ref, github)).toEqual({
      uses: `acme/.github/.github/workflows/site-deploy.yml@${commit}`,
      version: 'v1.2.3',
    });
    expect(http.requests.map(({ url }) => url.pathname)).toEqual(['/repos/acme/.github/commits/v1.2.3']);
  });

  it.each([
    [undefined, '--action is missing'],
    ['acme/site-deploy', 'not a reference'],
    [`acme/site-deploy@${commit}`, 'does not say which version'],
    ['acme/site-deploy@v1', 'asks nobody'],
  ])('is refused: %s', async (ref, message) => {
    await expect(pinnedReference('--action', ref, undefined)).rejects.toThrow(
      expect.objectContaining({ code: 'USAGE', message: expect.stringContaining(message) }),
    );
  });
});
