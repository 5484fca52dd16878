import { expect, it } from 'vitest';
import { isSameBuild, type Marker } from '../../../../src/shared/live-site/marker.ts';
import { createMarker } from '../../../support/marker.ts';

const marker = createMarker();

it('isSameBuild is true for another run with the same provenance', () => {
  expect(isSameBuild(marker, { ...marker, run: '1', contents: { files: 0, bytes: 0 } })).toBe(true);
});

it.each<Marker | undefined>([
  undefined,
  { ...marker, slug: 'other' },
  { ...marker, environment: 'Preview' },
  { ...marker, version: '1.4.1' },
  createMarker({ commit: 'other' }),
  createMarker({ tree: 'other' }),
  createMarker({ texts: 'other' }),
  createMarker({ seo: 'other' }),
  createMarker({ files: 'other' }),
])('isSameBuild is false with %j', (other) => expect(isSameBuild(marker, other)).toBe(false));
