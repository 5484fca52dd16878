import { hash } from 'node:crypto';
import { expect, it } from 'vitest';
import { toFileList } from '../../../../src/shared/live-site/file-list.ts';
import { listPath, markerPath } from '../../../../src/shared/live-site/marker.ts';
import { readLiveFiles, writeMarker } from '../../../../src/shared/live-site/marker-files.ts';
import { readLive } from '../../../../src/shared/live-site/probe.ts';
import { createDeps } from '../../../support/deps.ts';
import { scriptedHttp } from '../../../support/http.ts';
import { createMarker } from '../../../support/marker.ts';

const read = (body: unknown) =>
  readLive('https://www.acme.example', createDeps({ http: scriptedHttp(() => ({ body })) }));
const marker = createMarker();
const contents = { files: 1, bytes: 2, list: 'AA==' };

it('readLive returns the contents of a marker, with or without a list, only if they are valid', async () => {
  expect(await read({ ...marker, contents, more: 1 })).toEqual({ ...marker, contents });
  const many = { files: 15_000, bytes: 2 };
  expect(await read({ ...marker, contents: many })).toEqual({ ...marker, contents: many });
  expect(await read({ ...marker, contents: { ...contents, files: '1' } })).toEqual(marker);
});

it('readLive reads a marker whose provenance has different keys', async () => {
  const { texts: content, seo: pages, ...named } = marker.provenance;
  const other = await read({ ...marker, provenance: { ...named, content, pages } });
  expect(other).toEqual(createMarker({ texts: '', seo: '' }));
});

it('readLive ignores a marker with invalid values', async () => {
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
    { ...marker, provenance: { ...provenance, texts: odd } },
    { ...marker, provenance: 'x' },
  ])
    expect(await read(none), JSON.stringify(none)).toBeUndefined();
});

const many = Array.from({ length: 15_000 }, (_, index) => ({
  path: `page-${index}/index.html`,
  size: index,
  sha256: hash('sha256', String(index)),
}));
const listed = { ...marker, contents: toFileList(many) };

function serve(files: ReadonlyMap<string, string | Buffer>) {
  const http = scriptedHttp(({ url }) => {
    const body = files.get(url.pathname.slice(1));
    return body === undefined ? { status: 404 } : { body };
  });
  const deps = createDeps({ http });
  return { http, deps, live: () => readLiveFiles('https://www.acme.example', deps) };
}

it('writeMarker writes a separate list for 15,000 files, but not for 2,000', async () => {
  const files = writeMarker(listed);
  expect(files.get(markerPath)?.length).toBeLessThan(1_000);
  expect(files.get(listPath)).toHaveLength(210_000);
  const { live, http } = serve(files);
  expect(await live()).toMatchObject({ contents: { list: listed.contents.list } });
  expect(http.requests).toHaveLength(2);
  const few = serve(writeMarker({ ...marker, contents: toFileList(many.slice(0, 2_000)) }));
  expect(await few.live()).toMatchObject({ contents: { files: 2_000, list: expect.any(String) } });
  expect(few.http.requests).toHaveLength(1);
});

const [, own] = writeMarker(listed).values();
const markerText = String(own);
it.each<[string, Readonly<Record<string, string | Buffer>>]>([
  ['the list is missing', {}],
  ['the list belongs to a different build', { [listPath]: Buffer.alloc(210_000) }],
  ['the list is truncated', { [listPath]: writeMarker(listed).get(listPath)?.subarray(14) ?? '' }],
  [
    'an earlier marker has no list',
    { [markerPath]: JSON.stringify({ ...listed, contents: { files: 15_000, bytes: 1 } }) },
  ],
  [
    'the marker has a different number of files',
    {
      [markerPath]: markerText.replace('15000', '15001'),
      [listPath]: writeMarker(listed).get(listPath) ?? '',
    },
  ],
])('readLiveFiles omits the list and logs the consequence if %s', async (_, files) => {
  const { live, deps } = serve(new Map(Object.entries({ [markerPath]: markerText, ...files })));
  const { contents } = (await live()) ?? {};
  expect(contents?.list).toBeUndefined();
  expect(contents?.files).toBeGreaterThan(14_999);
  expect(deps.log.lines.join()).toContain(
    'Which files this deployment changes is therefore unknown',
  );
});
