import { expect, it } from 'vitest';
import { isSameBuild, type Marker } from '../../../../src/shared/live-site/marker.ts';
import { createMarker } from '../../../support/marker.ts';

const marker = createMarker();

it('isSameBuild accepts a marker of another run with the same provenance', () => {
  expect(isSameBuild(marker, { ...marker, run: '1', contents: { files: 0, bytes: 0 } })).toBe(true);
});

it.each<[string, Marker | undefined]>([
  ['a missing marker', undefined],
  ['a marker of another site', { ...marker, slug: 'other' }],
  ['a marker of another environment', { ...marker, environment: 'Preview' }],
  ['a marker of another version', { ...marker, version: '1.4.1' }],
  ['a marker of another commit', createMarker({ commit: 'other' })],
  ['a marker of another tree', createMarker({ tree: 'other' })],
  ['a marker with other texts', createMarker({ texts: 'other' })],
  ['a marker with other metadata', createMarker({ seo: 'other' })],
  ['a marker with other files', createMarker({ files: 'other' })],
])('isSameBuild rejects %s', (_, other) => expect(isSameBuild(marker, other)).toBe(false));
