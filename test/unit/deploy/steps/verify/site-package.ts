import { hash } from 'node:crypto';
import type { SitePackage } from '../../../../../src/deploy/steps/pack/pack.ts';
import { changesSince, toFileList } from '../../../../../src/shared/live-site/file-list.ts';
import { createMarker } from '../../../../support/marker.ts';

/** Creates a package of these files, with this hosting configuration. */
export function makePackage({
  hosting = {},
  files = {},
  made = [],
}: {
  readonly hosting?: object;
  readonly files?: Readonly<Record<string, string>>;
  readonly made?: SitePackage['made'];
}): SitePackage {
  const listed = Object.entries(files).map(([path, text]) => ({
    path,
    size: text.length,
    sha256: hash('sha256', text),
  }));
  return {
    delivery: { kind: 'none' },
    manifest: { files: listed, totalBytes: 0, largestBytes: 0 },
    marker: createMarker(),
    provenance: createMarker().provenance,
    hosting: {
      text: JSON.stringify(hosting),
      globalHeaders: {},
      hasRoutes: false,
      roles: [],
      warnings: [],
    },
    made,
    workers: [],
    live: undefined,
    changes: undefined,
    builtDigest: undefined,
    folder: async () => '',
  };
}

/** Returns the package with a live site that serves the files in `before`. */
export function replaceFiles(
  before: Readonly<Record<string, string>>,
  sitePackage: SitePackage,
): SitePackage {
  const contents = toFileList(makePackage({ files: before }).manifest.files);
  const changes = changesSince(contents.list, sitePackage.manifest.files);
  return { ...sitePackage, live: { ...createMarker({ files: 'sha256:old' }), contents }, changes };
}
