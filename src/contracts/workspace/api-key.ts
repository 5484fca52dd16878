/** Where an API key works. Spec: API keys. */
export type KeyEnvironment = 'production' | 'sandbox';

/** Spec: API keys. */
export const keyPrefixes = {
  production: 'sk_live_',
  sandbox: 'sk_test_',
} as const satisfies Record<KeyEnvironment, string>;

/** The environment that the prefix of a key names; `undefined` when it has neither prefix. */
export function environmentOfKey(key: string): KeyEnvironment | undefined {
  if (key.startsWith(keyPrefixes.production)) return 'production';
  if (key.startsWith(keyPrefixes.sandbox)) return 'sandbox';
  return undefined;
}

/** Age at which a key is to be replaced, in days. Spec: Recommended practice. */
export const keyRotationDays = 90;
