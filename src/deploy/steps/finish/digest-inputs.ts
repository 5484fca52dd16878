import { hash } from 'node:crypto';
import type { Provenance } from '../../../contracts/portal/deployment.ts';
import { isObject } from '../../../shared/json.ts';
import type { PortalContent } from './portal/fetch-content.ts';

/** What is applied, regardless of order and time: to compare Preview and Production. */
export function digestInputs(
  texts: ReadonlyMap<string, string> = new Map(),
  portalContent: PortalContent | undefined,
): Pick<Provenance, 'content' | 'pages'> {
  return { content: digest([...texts].sort()), pages: digest(pickApplied(portalContent)) };
}

function pickApplied(portalContent: PortalContent | undefined): unknown {
  if (!portalContent) return [];
  const { pages, seo, defaults, sitemap } = portalContent;
  const listed = pages.map(({ slug, path, title, type }) => [slug, path, title, type]).sort();
  const dateless = sitemap?.replaceAll(/<lastmod>[^<]*<\/lastmod>/g, '');
  return [listed, [...seo].sort(([a], [b]) => (a < b ? -1 : 1)), defaults, dateless];
}

const digest = (value: unknown) => `sha256:${hash('sha256', JSON.stringify(value, withoutTimes))}`;

function withoutTimes(key: string, value: unknown): unknown {
  if (key === 'updatedAt') return undefined;
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
