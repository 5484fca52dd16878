import type { Context } from '../context.ts';
import { type Move, moveByDeployments } from '../requests/request-moves.ts';
import { releaseOf } from '../store/releases.ts';
import { type SiteRow, siteById } from '../store/sites.ts';
import { settleTexts } from '../texts/text-moves.ts';

/**
 * Derives live texts and the progress of the request in process from the deployed state and its
 * known commits. Call it whenever either changes.
 */
export function settle(context: Context, site: SiteRow): Move[] {
  const production = releaseOf(context.database, site.id, 'Production')?.commit_sha;
  if (production) settleTexts(context, site, production);
  return moveByDeployments(context, siteById(context.database, site.id) ?? site);
}
