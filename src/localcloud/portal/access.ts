import { levels, type Operation } from '../../contracts/portal/operation.ts';
import type { Context } from './api/context.ts';
import type { Caller } from './api/credentials.ts';
import { absent, conflicting, denied } from './api/message.ts';
import { type Route, routes } from './api/route.ts';
import type { Database } from './store/database.ts';
import type { SiteRow } from './store/sites.ts';
import { findLevel, grant, listGrants } from './store/users.ts';

/**
 * Returns a caller's level on a site: `owner` for a global admin, the granted level for other
 * users, and `viewer` for an application that deploys the site.
 */
function levelOn(database: Database, caller: Caller | undefined, site: SiteRow) {
  if (caller?.kind !== 'user') return caller && mayDeploy(caller, site) ? 'viewer' : undefined;
  if (caller.globalAdmin) return 'owner';
  return findLevel(database, site.id, caller.id);
}

export function mayDeploy(caller: Caller, site: SiteRow): boolean {
  return (
    caller.kind === 'application' &&
    [site.clientId, site.previewClientId].includes(caller.clientId) &&
    caller.tenantId === site.tenantId &&
    caller.audience === site.audience
  );
}

export function isOfPreview(caller: Caller | undefined, site: SiteRow): boolean {
  if (caller?.kind !== 'application' || caller.clientId === site.clientId) return false;
  return caller.clientId === site.previewClientId;
}

export function refuseBelow(
  operation: Operation,
  database: Database,
  caller: Caller | undefined,
  site: SiteRow,
): void {
  const { level: needed, application } = operation;
  if (!needed) return;
  const level = levelOn(database, caller, site);
  if (!level) throw denied(`You have no access to the site "${site.slug}".`);
  if (application === true && caller?.kind === 'application') return;
  if (levels.indexOf(level) >= levels.indexOf(needed)) return;
  throw denied(`This needs the level ${needed} on the site "${site.slug}"; yours is ${level}.`);
}

export function accessRoutes(context: Context): Route[] {
  const { database } = context;
  return routes({
    listAccess(call) {
      const access = [...listGrants(database, call.site.id)];
      return { access, total: access.length };
    },
    putAccess(call) {
      const { site, parameters, body } = call;
      if (database.count('users', { id: parameters.userId }) === 0)
        throw absent('There is no such user.');
      grant(database, site.id, parameters.userId, body.level);
      refuseWithoutOwner(database, site);
      return { success: true };
    },
    deleteAccess(call) {
      const key = { siteId: call.site.id, userId: call.parameters.userId };
      if (database.remove('grants', key) === 0)
        throw absent('This user has no access to the site.');
      refuseWithoutOwner(database, call.site);
      return { success: true };
    },
  });
}

/**
 * Rejects a change that leaves no owner. Must be called inside the transaction, to roll the change
 * back.
 */
function refuseWithoutOwner(database: Database, site: SiteRow): void {
  if (listGrants(database, site.id).some((grant) => grant.level === 'owner')) return;
  throw conflicting('A site must keep at least one owner.');
}
