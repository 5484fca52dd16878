import { type JsonObject, parseJson, toObject } from '../shared/json.ts';
import type { Secret } from '../shared/secret.ts';

export interface PresentedClaims {
  readonly subject: string | undefined;
  readonly issuer: string | undefined;
  readonly audience: string | undefined;
  readonly issuedAt: number | undefined;
}

export function readClaims(token: Secret): PresentedClaims {
  const claims = decode(token.reveal().split('.')[1] ?? '');
  const text = (name: string) => {
    if (typeof claims[name] === 'string') return claims[name];
    return undefined;
  };
  return {
    subject: text('sub'),
    issuer: text('iss'),
    audience: text('aud'),
    issuedAt: typeof claims.iat === 'number' ? claims.iat : undefined,
  };
}

function decode(part: string): JsonObject {
  return toObject(parseJson(Buffer.from(part, 'base64url').toString('utf8')));
}
