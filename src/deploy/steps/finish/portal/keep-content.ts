import type { Deps } from '../../../../shared/deps.ts';
import type { PageSources } from '../pages/page-jobs.ts';
import { type KeptPage, keptText } from './kept-content.ts';
import { keepOnMachine } from './last-content.ts';

/**
 * Stores what the next deployment doesn't need to fetch again: on the site what its pages show
 * anyway, unless some are behind a login; the rest on the host, if it has a cache.
 * @returns the file to deploy; `undefined` if there is none
 */
export async function keepContent(
  { plan, content, found, hosting }: PageSources,
  deps: Deps,
): Promise<string | undefined> {
  if (!content?.kept) return undefined;
  const { follows, pages } = content.kept;
  const shown = new Set([...found.pages.values(), ...found.inApp.values()].map(({ slug }) => slug));
  const isShown = ({ slug }: KeptPage) => !hosting.needsLogin && shown.has(slug);
  const hidden = pages.filter((page) => !isShown(page));
  if (hidden.length > 0) await keepOnMachine({ follows, pages: hidden }, plan, deps);
  if (hosting.needsLogin) return undefined;
  return keptText({ follows, pages: pages.filter(isShown) });
}
