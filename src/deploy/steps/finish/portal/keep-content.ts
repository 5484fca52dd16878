import type { Deps } from '../../../../shared/deps.ts';
import type { PageSources } from '../pages/page-jobs.ts';
import { type KeptPage, keptText } from './kept-content.ts';
import { keepOnMachine } from './last-content.ts';

/**
 * Keeps what the next deployment need not fetch again: with the site what its pages show anyway, unless it hides some
 * of them behind a login; the rest on the machine, where that has a place for it.
 * @returns the file that is deployed; `undefined` where there is nothing to deploy
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
