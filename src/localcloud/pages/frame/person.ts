import { AsyncLocalStorage } from 'node:async_hooks';
import type { LocalUser } from '../../portal/store/users.ts';

/** The person whose request is being answered. */
export const signedIn = new AsyncLocalStorage<LocalUser>();

export const describeLevel = ({ level }: LocalUser): string => {
  if (level === 'operator') return 'global admin';
  if (level === 'none') return 'no access';
  return level;
};
