import { describe, expect, it } from 'vitest';
import { readClaims } from '../../../src/identity/claims.ts';
import { Secret } from '../../../src/shared/secret.ts';

const jwt = (claims: unknown) =>
  new Secret(`e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2lnbmF0dXJl`);
const nothing = { subject: undefined, issuer: undefined, audience: undefined, issuedAt: undefined };

describe('readClaims', () => {
  it('readClaims reads the claims used to match a credential', () => {
    const claims = {
      sub: 'repo:äcme/site:environment:Production',
      iss: 'https://i',
      aud: 'api://x',
      iat: 1_700_000_000,
    };
    expect(readClaims(jwt(claims))).toEqual({
      subject: 'repo:äcme/site:environment:Production',
      issuer: 'https://i',
      audience: 'api://x',
      issuedAt: 1_700_000_000,
    });
  });

  it.each([
    ['values of other types', jwt({ sub: 1, iss: {}, aud: ['a'], iat: '1' })],
    ['a list', jwt(['sub'])],
    ['null', jwt(null)],
    ['something that is no JWT', new Secret('opaque')],
    ['an empty text', new Secret('')],
    ['broken base64', new Secret('a.%%%.c')],
  ])('readClaims reads nothing from %s', (_, token) => expect(readClaims(token)).toEqual(nothing));
});
