import { hash } from 'node:crypto';
import type { SitePackage } from '../../../../../src/deploy/steps/pack/pack.ts';
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
    builtDigest: undefined,
    folder: async () => '',
  };
}
