import { expect, it } from 'vitest';
import { readLive } from '../../../../src/shared/live-site/probe.ts';
import { createDeps } from '../../../support/deps.ts';
import { scriptedHttp } from '../../../support/http.ts';
import { createMarker } from '../../../support/marker.ts';

const read = (body: unknown) =>
  readLive('https://www.acme.example', createDeps({ http: scriptedHttp(() => ({ body })) }));
const marker = createMarker();
const contents = { files: 1, bytes: 2, list: 'AA==' };

it('reads a marker, with or without the list of its files', async () => {
  expect(await read({ ...marker, contents, more: 1 })).toEqual({ ...marker, contents });
  const many = { files: 15_000, bytes: 2 };
  expect(await read({ ...marker, contents: many })).toEqual({ ...marker, contents: many });
  expect(await read({ ...marker, contents: { ...contents, files: '1' } })).toEqual(marker);
});

it('ignores a marker of an invalid form, because anybody may have written it', async () => {
  const odd = { toString: 1, valueOf: null };
  const { provenance, ...unproven } = marker;
  for (const none of [
    ...[odd, [], null, 'text', unproven],
    ...[
      { ...marker, slug: odd },
      { ...marker, version: 'x'.repeat(301) },
      { ...marker, run: 1 },
    ],
    { ...marker, provenance: { ...provenance, files: odd } },
    { ...marker, provenance: 'x' },
  ])
    expect(await read(none), JSON.stringify(none)).toBeUndefined();
});
