import { createHash } from 'node:crypto';
import {
  environmentOfKey,
  type KeyEnvironment,
  keyPrefixes,
  keyRotationDays,
} from '../../contracts/workspace/keys.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import type { Secret } from '../../shared/secret.ts';
import type { CredentialsFile } from './store/credentials-file.ts';

export interface KeyExpectation {
  readonly expected?: KeyEnvironment;
  readonly allowed?: readonly KeyEnvironment[];
}

/**
 * Checks a key's form and environment before it is sent, so that tests don't run against
 * production.
 * @throws SiteDeployError `WORKSPACE_KEY_*`
 */
export function checkKey(key: Secret, expectation: KeyExpectation = {}): KeyEnvironment {
  const { expected, allowed = [] } = expectation;
  const value = key.reveal();
  const environment = environmentOfKey(value);
  const invalid = (why: string) =>
    new SiteDeployError('WORKSPACE_KEY_INVALID', `The API key ${why}.`);
  if (!environment) throw invalid('starts with neither sk_live_ nor sk_test_');
  if (!/^[\x21-\x7e]+$/.test(value) || value === keyPrefixes[environment])
    throw invalid('is truncated or contains spaces or line breaks');
  if (!expected || environment === expected || allowed.includes(environment)) return environment;
  const allow = { production: '--allow-live', sandbox: '--allow-test' }[environment];
  const found = `The API key is for ${environment} (${keyPrefixes[environment]}***)`;
  const use = `Use a key that starts with ${keyPrefixes[expected]}`;
  const remedy = `${use}, or pass ${allow} if this is intended.`;
  const message = `${found}, but ${expected} is expected.`;
  throw new SiteDeployError('WORKSPACE_KEY_ENVIRONMENT', message, { remedy });
}

/**
 * Returns a warning if the key is due for rotation, else `undefined`. Spec: Recommended practice.
 * @param since creation or first use, in ms since the epoch
 */
export function rotationWarning(since: number, now: number): string | undefined {
  const days = Math.floor((now - since) / 86_400_000);
  if (days <= keyRotationDays) return undefined;
  const rule = `replace keys every ${keyRotationDays} days.`;
  const age = `The API key is at least ${days} days old; ${rule}`;
  return `${age} Create a new one in the account settings and delete this one.`;
}

export async function keySince(file: CredentialsFile, key: Secret, now: number, created?: number) {
  const name = createHash('sha256').update(key.reveal()).digest('hex').slice(0, 32);
  const stored = (await file.read()).keys[name];
  if (stored && !created) return Date.parse(stored.since);
  const since = created ?? now;
  if (stored && Date.parse(stored.since) === since) return since;
  await file.change(async (credentials) => ({
    ...credentials,
    keys: { ...credentials.keys, [name]: { since: new Date(since).toISOString() } },
  }));
  return since;
}
