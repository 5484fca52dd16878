export type KeyEnvironment = 'production' | 'sandbox';

export const keyPrefixes = {
  production: 'sk_live_',
  sandbox: 'sk_test_',
} as const satisfies Record<KeyEnvironment, string>;

export function environmentOfKey(key: string): KeyEnvironment | undefined {
  if (key.startsWith(keyPrefixes.production)) return 'production';
  if (key.startsWith(keyPrefixes.sandbox)) return 'sandbox';
  return undefined;
}

/** Maximum age before rotation, in days. Spec: Recommended practice. */
export const keyRotationDays = 90;
