import type { HeadValues, SeoFile } from '../../../../config/content-file.ts';
import type { HeadEdit } from '../html/head-edits.ts';
import { toPageUrl } from '../pages/addresses.ts';
import type { PortalContent } from '../portal/fetch-content.ts';
import { headOfPage } from './head-of-page.ts';

/** Built from the same edits as the finished pages, so that the finish step changes nothing. */
export function buildSeoFile(content: PortalContent, origin: string): SeoFile {
  const pages = content.pages.map((options) => {
    const { slug, path, title } = options;
    const edits = headOfPage({
      seo: content.seo.get(slug),
      defaults: content.defaults,
      listedTitle: title,
      address: toPageUrl(origin, path),
      origin,
      isPreview: false,
    });
    const page = {
      slug,
      values: headValues(edits, 'always'),
      fallback: headValues(edits, 'missing'),
    };
    return [path, page] as const;
  });
  // In a stable order, so that snapshots differ only in content.
  return { pages: Object.fromEntries(pages.sort(([a], [b]) => (a < b ? -1 : 1))) };
}

function headValues(edits: readonly HeadEdit[], when: 'always' | 'missing'): HeadValues {
  return Object.fromEntries(edits.flatMap((edit) => headValue(edit, when)));
}

function headValue(edit: HeadEdit, when: 'always' | 'missing'): [name: string, value: unknown][] {
  if ('when' in edit && edit.when !== when) return [];
  switch (edit.kind) {
    case 'title':
      return [['title', edit.text]];
    case 'meta':
      return [[edit.name, edit.content]];
    case 'canonical':
      return [['canonical', edit.href]];
    case 'robots':
      if (when === 'always') return [['robots', formatRobots(edit)]];
      return [];
    case 'structured data':
      if (when === 'always') return [['structuredData', edit.data]];
      return [];
    default:
      return [];
  }
}

/** Includes only the directives that the portal controls. */
function formatRobots(headEdit: Extract<HeadEdit, { kind: 'robots' }>): string {
  const { noIndex, noFollow } = headEdit;
  return `${noIndex ? 'noindex' : 'index'}, ${noFollow ? 'nofollow' : 'follow'}`;
}
