import * as jose from 'jose';

export type SigningKey = Awaited<ReturnType<typeof createSigningKey>>;

/** Creates a key that signs tokens, and the key set that others use to verify them. */
export async function createSigningKey() {
  const { publicKey, privateKey } = await jose.generateKeyPair('RS256');
  const jwk = await jose.exportJWK(publicKey);
  const kid = await jose.calculateJwkThumbprint(jwk);
  return { privateKey, kid, keys: { keys: [{ ...jwk, kid, alg: 'RS256', use: 'sig' }] } };
}
