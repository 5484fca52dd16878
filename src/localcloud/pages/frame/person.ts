import { AsyncLocalStorage } from 'node:async_hooks';
import { type Level, levels } from '../../../contracts/portal/operation.ts';
import type { LocalUser } from '../../portal/store/users.ts';

interface SignedIn extends LocalUser {
  /** Token that only this portal's pages have. Each form contains it. */
  readonly formToken: string;
  findLevel(siteId: string): Level | undefined;
}

/** User on whose behalf the current request is answered. */
export const signedIn = new AsyncLocalStorage<SignedIn>();

/** Returns whether the signed-in user has at least this level on a site. */
export function hasLevel(siteId: string, needed: Level): boolean {
  const person = signedIn.getStore();
  if (!person || person.level === 'operator') return true;
  const level = person.findLevel(siteId);
  return level !== undefined && levels.indexOf(level) >= levels.indexOf(needed);
}

const list = new Intl.ListFormat('en-GB');

/** Explains who can change a record, e.g. "Only admins and owners can change this". */
export function describeNeeded(needed: Level): string {
  const able = levels.slice(levels.indexOf(needed)).map((level) => `${level}s`);
  return `Only ${list.format(able)} can change this; you are ${signedIn.getStore()?.name}.`;
}

export const describeLevel = ({ level }: LocalUser): string => {
  if (level === 'operator') return 'global admin';
  if (level === 'none') return 'no access';
  return level;
};
