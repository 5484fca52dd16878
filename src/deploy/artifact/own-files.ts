import { listPath, markerPath, maxInMarker } from '../../shared/live-site/marker.ts';

/** Files that only a deployment writes. Others, such as robots.txt, are merged with the site's. */
export const ownFiles = {
  seo: '.well-known/site-deploy-seo.json',
  texts: '.well-known/site-text.json',
  textScript: 'site-deploy-text.js',
  holdScript: 'site-deploy-head.js',
  /** Folder of the JSON files that the script `holdScript` fetches. */
  values: 'site-deploy-head',
} as const;

interface ContentSettings {
  readonly seo: { readonly enabled: boolean };
  readonly content: { readonly mode: 'commit' | 'runtime' };
}

/**
 * Returns the files, except for those of `seo.hold`, that a deployment adds unless the site already
 * has them.
 * @param files number of the site's files
 */
export function listAddedFiles({ seo, content }: ContentSettings, files: number): string[] {
  return [
    'staticwebapp.config.json',
    'robots.txt',
    markerPath,
    ...(files > maxInMarker ? [listPath] : []),
    content.mode === 'runtime' ? ownFiles.textScript : ownFiles.texts,
    ...(seo.enabled ? ['sitemap.xml', ownFiles.seo] : []),
  ];
}

/** Returns the site's files that a deployment would replace. */
export function findReplacedFiles(paths: readonly string[]): string[] {
  const names = new Set<string>([markerPath, listPath, ...Object.values(ownFiles)]);
  return paths.filter((path) => names.has(path) || path.startsWith(`${ownFiles.values}/`));
}
