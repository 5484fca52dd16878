import { isDeepStrictEqual } from 'node:util';
import { loadSeoFile, type SeoFile } from '../../../../config/content-file.ts';
import type { Deps } from '../../../../shared/deps.ts';
import { count, firstNames } from '../../../../shared/units.ts';
import type { Plan } from '../../plan/types.ts';
import type { PortalContent } from '../portal/fetch-content.ts';
import { buildSeoFile } from './seo-file.ts';

/** The build may have put metadata elsewhere, such as in an application's scripts. */
export async function reportSnapshot(content: PortalContent, plan: Plan, deps: Pick<Deps, 'log'>) {
  const { file } = plan.config.seo;
  // The build rejects an unusable snapshot; a deploy-only job may have none.
  const snapshot: SeoFile = await loadSeoFile(plan.workspace, file).catch(() => ({ pages: {} }));
  if (Object.keys(snapshot.pages).length === 0) return;
  // As JSON, where absent and undefined members are equal.
  const now: SeoFile = JSON.parse(JSON.stringify(buildSeoFile(content, plan.config.site.url)));
  const paths = new Set([...Object.keys(snapshot.pages), ...Object.keys(now.pages)]);
  const different = [...paths].filter((path) => {
    const page = now.pages[path];
    return (
      !content.unfetched?.has(page?.slug ?? '') && !isDeepStrictEqual(snapshot.pages[path], page)
    );
  });
  if (different.length === 0) return;
  deps.log.info(
    `${file}, which the build used, is older than the portal for ` +
      `${count(different.length, 'page')}: ` +
      `${firstNames(different)}. The deployed pages match the portal; run "site-deploy texts ` +
      'pull" to update the ' +
      'file for the next build.',
  );
}
