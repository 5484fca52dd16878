import { AsyncLocalStorage } from 'node:async_hooks';
import { type Level, levels } from '../../../contracts/portal/operation.ts';
import type { LocalUser } from '../../portal/store/users.ts';

interface SignedIn extends LocalUser {
  findLevel(siteId: string): Level | undefined;
}

/** The person whose request is being answered. */
export const signedIn = new AsyncLocalStorage<SignedIn>();

/** Whether this person has at least this level on a site. */
export function hasLevel(siteId: string, needed: Level): boolean {
  const person = signedIn.getStore();
  if (!person || person.level === 'operator') return true;
  const level = person.findLevel(siteId);
  return level !== undefined && levels.indexOf(level) >= levels.indexOf(needed);
}

/** Such as: Only admins and owners can change this. */
export function describeNeeded(needed: Level): string {
  const able = levels.slice(levels.indexOf(needed)).map((level) => `${level}s`);
  return `Only ${able.join(' and ')} can change this; you are ${signedIn.getStore()?.name}.`;
}

export const describeLevel = ({ level }: LocalUser): string => {
  if (level === 'operator') return 'global admin';
  if (level === 'none') return 'no access';
  return level;
};
