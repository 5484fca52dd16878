import { describe, expect, it } from 'vitest';
import { parseReference, pinReference } from '../../../../src/cli/onboard/pinned-reference.ts';
import { createGitHub } from '../../../../src/clients/github/github.ts';
import { Secret } from '../../../../src/shared/secret.ts';
import { fakeClock } from '../../../support/clock.ts';
import { scriptedHttp } from '../../../support/http.ts';

const commit = 'a'.repeat(40);

function gitHubOf(http: ReturnType<typeof scriptedHttp>) {
  const { signal } = new AbortController();
  return createGitHub({ http, clock: fakeClock(), token: new Secret('token'), signal });
}

describe('a reference to an action', () => {
  it('a reference to an action at a commit id keeps its version, without a request', async () => {
    const reference = parseReference('--action', `acme/site-deploy@${commit}#v1.2.3`, false);
    expect(await pinReference(reference, undefined)).toEqual({
      uses: `acme/site-deploy@${commit}`,
      version: 'v1.2.3',
    });
  });

  it.each(['v1.2.3', 'v1.2.3#v9'])(
    'a reference to an action at the tag %s is resolved to a commit id',
    async (ref) => {
      const http = scriptedHttp(() => ({ body: { sha: commit } }));
      const reference = parseReference(
        '--reusable',
        `acme/.github/.github/workflows/site-deploy.yml@${ref}`,
        true,
      );
      expect(await pinReference(reference, gitHubOf(http))).toEqual({
        uses: `acme/.github/.github/workflows/site-deploy.yml@${commit}`,
        version: 'v1.2.3',
      });
      expect(http.requests.map(({ url }) => url.pathname)).toEqual([
        '/repos/acme/.github/commits/v1.2.3',
      ]);
    },
  );

  it.each([
    [undefined, '--action is missing'],
    ['foo', '--action is not a reference: "foo"'],
    ['acme/site-deploy', 'not a reference'],
    ['@v1', 'not a reference'],
    [`acme/site-deploy@${commit}`, 'does not name the version'],
    ['acme/site-deploy@v1', 'names the tag v1'],
  ])('a reference to an action is refused: %s', (text, message) => {
    expect(() => parseReference('--action', text, false)).toThrow(
      expect.objectContaining({ code: 'USAGE', message: expect.stringContaining(message) }),
    );
  });
});
