import type { Marker } from '../../src/shared/live-site/marker.ts';

/**
 * Creates a marker of the example site in Production.
 * @param built changes to its provenance
 */
export function createMarker(
  built: Partial<Marker['provenance']> = {},
  more: Partial<Omit<Marker, 'provenance'>> = {},
): Marker {
  return {
    slug: 'acme-docs',
    environment: 'Production',
    version: '1.4.0',
    run: '77',
    provenance: {
      commit: 'c0ffee'.padEnd(40, '0'),
      tree: '',
      texts: 'sha256:content',
      seo: 'sha256:pages',
      files: `sha256:${'d'.repeat(64)}`,
      ...built,
    },
    ...more,
  };
}
