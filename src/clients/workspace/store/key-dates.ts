import { createHash } from 'node:crypto';
import type { Secret } from '../../../shared/secret.ts';
import type { CredentialsFile } from './credentials-file.ts';

/**
 * Since when a key is in use, in milliseconds since the epoch: the date that is stored for it, else `now`, which is
 * stored. Of the key itself, only a fingerprint is stored.
 * @param created when it was created, where that is known: it replaces the stored date
 */
export async function keySince(file: CredentialsFile, key: Secret, now: number, created?: number): Promise<number> {
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
