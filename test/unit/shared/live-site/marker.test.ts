import { expect, it } from 'vitest';
import { isSameBuild, type Marker } from '../../../../src/shared/live-site/marker.ts';
import { createMarker } from '../../../support/marker.ts';

const marker = createMarker();

it('isSameBuild accepts a marker of a different run with the same provenance', () => {
  expect(isSameBuild(marker, { ...marker, run: '1', contents: { files: 0, bytes: 0 } })).toBe(true);
});

it.each<[string, Marker | undefined]>([
  ['a missing marker', undefined],
  ['a marker of a different site', { ...marker, slug: 'other' }],
  ['a marker of a different environment', { ...marker, environment: 'Preview' }],
  ['a marker of a different version', { ...marker, version: '1.4.1' }],
  ['a marker of a different commit', createMarker({ commit: 'other' })],
  ['a marker of a different tree', createMarker({ tree: 'other' })],
  ['a marker with different texts', createMarker({ texts: 'other' })],
  ['a marker with different metadata', createMarker({ seo: 'other' })],
  ['a marker with different files', createMarker({ files: 'other' })],
])('isSameBuild rejects %s', (_, other) => expect(isSameBuild(marker, other)).toBe(false));
