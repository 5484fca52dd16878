import { createHash } from 'node:crypto';
import type { Secret } from '../../../shared/secret.ts';
import type { CredentialsFile } from './credentials-file.ts';

/**
 * Returns since when a key has been in use, in milliseconds since the epoch: the stored date, else
 * `now`, which is then stored. Only a fingerprint of the key is stored.
 * @param created when it was created, if known: replaces the stored date
 */
export async function keySince(
  file: CredentialsFile,
  key: Secret,
  now: number,
  created?: number,
): Promise<number> {
  const name = createHash('sha256').update(key.reveal()).digest('hex').slice(0, 32);
  const stored = (await file.read()).keys[name];
  if (stored && created === undefined) return Date.parse(stored.since);
  const since = created ?? now;
  if (stored && Date.parse(stored.since) === since) return since;
  await file.change(async (credentials) => ({
    ...credentials,
    keys: { ...credentials.keys, [name]: { since: new Date(since).toISOString() } },
  }));
  return since;
}
