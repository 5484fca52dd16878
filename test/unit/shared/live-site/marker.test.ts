import { expect, it } from 'vitest';
import { isSameBuild, type Marker } from '../../../../src/shared/live-site/marker.ts';
import { createMarker } from '../../../support/marker.ts';

const marker = createMarker();

it('isSameBuild is true for another run with the same provenance', () => {
  expect(isSameBuild(marker, { ...marker, run: '1', contents: { files: 0, bytes: 0 } })).toBe(true);
});

it.each<[string, Marker | undefined]>([
  ['a missing marker', undefined],
  ['another site', { ...marker, slug: 'other' }],
  ['another environment', { ...marker, environment: 'Preview' }],
  ['another version', { ...marker, version: '1.4.1' }],
  ['another commit', createMarker({ commit: 'other' })],
  ['another tree', createMarker({ tree: 'other' })],
  ['other texts', createMarker({ texts: 'other' })],
  ['other metadata', createMarker({ seo: 'other' })],
  ['other files', createMarker({ files: 'other' })],
])('isSameBuild is false for %s', (_, other) => expect(isSameBuild(marker, other)).toBe(false));
