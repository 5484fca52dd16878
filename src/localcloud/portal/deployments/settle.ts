import type { Context } from '../context.ts';
import { type Move, moveByDeployments } from '../requests/request-moves.ts';
import { releaseOf } from '../store/releases.ts';
import { type SiteRow, siteById } from '../store/sites.ts';
import { settleTexts } from '../texts/text-moves.ts';

/**
 * Concludes what follows from what is deployed and from what is known of its commits: which texts are live, and how far
 * the request that is processed has come. Called whenever one of the two has changed.
 */
export function settle(context: Context, site: SiteRow): Move[] {
  const production = releaseOf(context.database, site.id, 'Production')?.commit_sha;
  if (production) settleTexts(context, site, production);
  return moveByDeployments(context, siteById(context.database, site.id) ?? site);
}
