import type { Context } from '../context.ts';
import { type Move, moveOnDeployment } from '../requests/request-moves.ts';
import { findRelease } from '../store/releases.ts';
import { findSiteById, type SiteRow } from '../store/sites.ts';
import { settleTexts } from '../texts/text-moves.ts';

/** Call it whenever the deployed state or its commits change. */
export function settle(context: Context, site: SiteRow): Move[] {
  const production = findRelease(context.database, site.id, 'Production')?.commit_sha;
  if (production) settleTexts(context, site, production);
  return moveOnDeployment(context, findSiteById(context.database, site.id) ?? site);
}
