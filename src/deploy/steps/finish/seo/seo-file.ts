import { isDeepStrictEqual } from 'node:util';
import { type HeadValues, loadSeoFile, type SeoFile } from '../../../../config/content-file.ts';
import type { Deps } from '../../../../shared/deps.ts';
import { count, firstNames } from '../../../../shared/units.ts';
import type { Plan } from '../../plan/types.ts';
import type { HeadEdit } from '../html/head-edits.ts';
import { toPageUrl } from '../pages/addresses.ts';
import type { PortalContent } from '../portal/fetch-content.ts';
import { headOfPage } from './head-of-page.ts';

/** Built from the same edits as the finished pages, so that the finish step changes nothing. */
export function buildSeoFile(content: PortalContent, origin: string): SeoFile {
  const { seo, defaults } = content;
  const pages = content.pages.map(({ slug, path, title: listedTitle }) => {
    const address = toPageUrl(origin, path);
    const page = { seo: seo.get(slug), defaults, listedTitle, address, origin, isPreview: false };
    const edits = headOfPage(page);
    const fallback = headValues(edits, 'missing');
    return [path, { slug, values: headValues(edits, 'always'), fallback }] as const;
  });
  // So that snapshots differ only in content.
  return { pages: Object.fromEntries(pages.sort(([a], [b]) => (a < b ? -1 : 1))) };
}

function headValues(edits: readonly HeadEdit[], when: 'always' | 'missing'): HeadValues {
  return Object.fromEntries(edits.flatMap((edit) => headValue(edit, when)));
}

function headValue(edit: HeadEdit, when: 'always' | 'missing'): [name: string, value: unknown][] {
  if ('when' in edit && edit.when !== when) return [];
  if (edit.kind === 'title') return [['title', edit.text]];
  if (edit.kind === 'meta') return [[edit.name, edit.content]];
  if (edit.kind === 'canonical') return [['canonical', edit.href]];
  if (when === 'missing') return [];
  if (edit.kind === 'robots') return [['robots', formatRobots(edit)]];
  if (edit.kind === 'structured data') return [['structuredData', edit.data]];
  return [];
}

function formatRobots(headEdit: Extract<HeadEdit, { kind: 'robots' }>): string {
  const { noIndex, noFollow } = headEdit;
  return `${noIndex ? 'noindex' : 'index'}, ${noFollow ? 'nofollow' : 'follow'}`;
}

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
    if (content.unfetched?.has(page?.slug ?? '')) return false;
    return !isDeepStrictEqual(snapshot.pages[path], page);
  });
  if (different.length === 0) return;
  deps.log.info(
    `${file}, which the build used, is older than the portal for ` +
      `${count(different.length, 'page')}: ${firstNames(different)}. The deployed pages match ` +
      'the ' +
      'portal; run "site-deploy texts pull" to update the file for the next build.',
  );
}
