import { readSiteTree } from '../../src/deploy/artifact/site-tree.ts';
import type { FinishedSite } from '../../src/deploy/steps/finish/finish.ts';
import type { SitePackage } from '../../src/deploy/steps/pack/pack.ts';

/** Returns the archive of a package. */
export function readArchive({ delivery }: SitePackage): {
  readonly file: string;
  readonly bytes: number;
} {
  if (delivery.kind === 'archive') return delivery;
  throw new Error(`There is no archive: ${delivery.kind}`);
}

export function finishedSite(
  folder: string,
  overlay: Readonly<Record<string, string>> = {},
): FinishedSite {
  return {
    tree: readSiteTree(folder),
    pages: new Map(),
    overlay: new Map(Object.entries(overlay).map(([name, text]) => [name, Buffer.from(text)])),
    workers: [],
    hosting: { text: '{}', globalHeaders: {}, hasRoutes: false, roles: [], warnings: [] },
    made: [],
    pinned: { frameworks: [], pages: 0 },
    provenance: { texts: 'sha256:content', seo: 'sha256:pages' },
  };
}
