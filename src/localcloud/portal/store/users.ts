import { createHmac, hash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Level } from '../../../contracts/portal/operation.ts';
import { AccessLevel } from '../../../contracts/portal/site.ts';
import { booleanColumn, textColumn } from './columns.ts';
import type { Database } from './database.ts';

export interface LocalUser {
  readonly id: string;
  readonly name: string;
  /** Level on all sites. `operator` is the global admin; `none` has no access. */
  readonly level: Level | 'operator' | 'none';
  readonly token: string;
}

/** Users, one per level, so that every refusal can be tried out. */
export const localUsers: readonly Omit<LocalUser, 'token'>[] = [
  { id: 'user_olive', name: 'Olive Brandt', level: 'owner' },
  { id: 'user_adnan', name: 'Adnan Kaya', level: 'admin' },
  { id: 'user_edda', name: 'Edda Lindqvist', level: 'editor' },
  { id: 'user_vikram', name: 'Vikram Rao', level: 'viewer' },
  { id: 'user_oscar', name: 'Oscar Meyer', level: 'operator' },
  { id: 'user_nadia', name: 'Nadia Costa', level: 'none' },
];

const UserRow = z.object({ id: textColumn, name: textColumn, globalAdmin: booleanColumn });
export type UserRow = z.infer<typeof UserRow>;

export function deriveToken(secret: string, level: LocalUser['level']): string {
  const digest = createHmac('sha256', secret).update(level).digest('base64url');
  return `local-${level}-${digest.slice(0, 24)}`;
}

export function findUserByToken(database: Database, token: string): UserRow | undefined {
  return database.find(UserRow, 'users', { tokenHash: hashToken(token) });
}

export function insertUsers(database: Database, users: readonly LocalUser[]): void {
  for (const { id, name, level, token } of users) {
    const user = { name, globalAdmin: level === 'operator', tokenHash: hashToken(token) };
    database.put('users', { id }, user);
  }
}

const LevelRow = z.object({ level: AccessLevel });
const GrantRow = z.object({ userId: textColumn, name: textColumn, level: AccessLevel });

export function listGrants(
  database: Database,
  siteId: string,
): readonly z.infer<typeof GrantRow>[] {
  const table = 'grants JOIN users ON users.id = user_id';
  return database.list(GrantRow, table, { siteId }, 'ORDER BY name');
}

export function findLevel(database: Database, siteId: string, userId: string): Level | undefined {
  return database.find(LevelRow, 'grants', { siteId, userId })?.level;
}

export function grant(database: Database, siteId: string, userId: string, level: Level): void {
  database.put('grants', { siteId, userId }, { level });
}

/** Grants users access to a site, unless it already has grants. */
export function grantAll(database: Database, siteId: string): void {
  if (listGrants(database, siteId).length > 0) return;
  for (const { id, level } of localUsers) {
    if (level !== 'operator' && level !== 'none') grant(database, siteId, id, level);
  }
}

function hashToken(token: string): string {
  return hash('sha256', token);
}
