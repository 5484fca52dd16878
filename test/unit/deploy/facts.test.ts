import { hash } from 'node:crypto';
import { expect, it } from 'vitest';
import {
  factsOfAdopted,
  factsOfClosing,
  factsOfDeployment,
  factsOfFinished,
  factsOfPackage,
} from '../../../src/deploy/facts.ts';
import type { Adopted } from '../../../src/deploy/steps/build/adopt-package.ts';
import type { FinishedSite } from '../../../src/deploy/steps/finish/finish.ts';
import { createManifest } from '../../../src/deploy/steps/pack/check-tree.ts';
import type { SitePackage } from '../../../src/deploy/steps/pack/pack.ts';
import { toObject } from '../../../src/shared/json.ts';
import { changesSince, toFileList } from '../../../src/shared/live-site/file-list.ts';
import { markerPath } from '../../../src/shared/live-site/marker.ts';
import { createMarker } from '../../support/marker.ts';

const file = (path: string, size: number, content = path) => ({
  path,
  size,
  sha256: hash('sha256', content),
});
const marker = createMarker({ files: 'sha256:new' });
const { provenance } = marker;
const manifest = createManifest([
  file('index.html', 900),
  file('new.css', 100),
  file(markerPath, 5_000),
]);
const previous = { version: '1.3.0', commit: 'b'.repeat(40), digest: 'sha256:old' };
const live = createMarker(
  { commit: previous.commit, files: previous.digest },
  { version: '1.3.0' },
);
const contents = toFileList([file('index.html', 800, 'old'), file('gone.html', 50)]);

const factsWith = (live: (object & { readonly contents?: object }) | undefined) => {
  const { list } = toObject(live?.contents);
  const changes = changesSince(list, manifest.files.slice(0, 2));
  return factsOfPackage({ manifest, marker, provenance, live, changes } as SitePackage);
};

it('factsOfPackage lists the files that differ from the live build, except for markers', () => {
  expect(factsWith({ ...live, contents })).toMatchObject({
    previous: { ...previous, growth: 150 },
    changes: {
      added: { count: 1, paths: ['new.css'] },
      changed: { count: 1, paths: ['index.html'] },
      removed: 1,
      grown: [
        { path: 'index.html', bytes: 100 },
        { path: 'new.css', bytes: 100 },
      ],
    },
  });
});

it('factsOfPackage counts the files of a package, and lists the ten largest', () => {
  const files = Array.from({ length: 12 }, (_, index) => file(`${index}`, index));
  const many = { manifest: createManifest(files), marker, provenance };
  const expected = {
    ...{ fileCount: 12, totalBytes: 66, digest: 'sha256:new', provenance },
    largestFiles: Array.from({ length: 10 }, (_, n) => ({ path: `${11 - n}`, bytes: 11 - n })),
  };
  for (const served of [undefined, live, { ...live, slug: 'other' }])
    expect(factsOfPackage({ ...many, live: served } as SitePackage)).toMatchObject(expected);
});

it('factsOfFinished counts changed pages, and lists added files', () => {
  const overlay = new Map([['robots.txt', Buffer.from('')]]);
  const site = { overlay, pages: new Map(), pinned: { frameworks: [], pages: 0 } };
  expect(factsOfFinished(site as unknown as FinishedSite).finished).toEqual({
    ...{ pages: 0, files: ['robots.txt'] },
  });
});

it('factsOfDeployment names an accepted deployment, or says that the site is unchanged', () => {
  expect(factsOfDeployment({ outcome: 'unchanged' })).toEqual({ isUnchanged: true });
  const sent = { id: 'v-1', correlationId: 'c', url: undefined };
  expect(factsOfDeployment({ ...sent, outcome: 'accepted' })).toEqual({
    ...{ deploymentId: 'v-1', correlationId: 'c', url: undefined },
  });
});

it('factsOfClosing returns the outcome and the correlation id', () => {
  const correlationId = 'a-b-c-d-e';
  expect(factsOfClosing({ outcome: 'absent', gone: undefined, correlationId })).toEqual({
    ...{ closes: true, closed: { outcome: 'absent' }, correlationId },
  });
});

it('factsOfAdopted describes a reused package and its builder', () => {
  const builtBy = { environment: 'Preview', version: '1.4.0', commit: 'b', tree: '', run: '7' };
  const adopted = { folder: 'f', name: 'n', manifest: { files: [], digest: 'd' }, builtBy };
  expect(factsOfAdopted(adopted as unknown as Adopted)).toEqual({
    ...{ fileCount: 0, totalBytes: 0, largestFiles: [], digest: 'd', folder: 'f', artifact: 'n' },
    ...{ reused: true, builtBy },
  });
});

it('factsOfPackage names 50 of 80 added files', () => {
  const files = Array.from({ length: 80 }, (_, index) => file(`${index}.txt`, 1));
  const many = { manifest: createManifest(files), marker, provenance, live };
  const { changes } = factsOfPackage({
    ...many,
    changes: changesSince(toFileList([]).list, files),
  } as SitePackage);
  expect(changes?.added.count).toBe(80);
  expect(changes?.added.paths).toHaveLength(50);
});

it.each([
  ['no marker', undefined],
  ['a build without a file list', live],
  ['a different site', { ...live, slug: 'other', contents }],
  ['a file list with an unexpected shape', { ...live, contents: { bytes: '12', list: [] } }],
  ['a file list of a fractional size', { ...live, contents: { bytes: 1.5, list: [] } }],
])('factsOfPackage lists no changes if the address serves %s', (_, served) => {
  const facts = factsWith(served);
  expect(facts.changes).toBeUndefined();
  expect(facts.previous?.growth).toBeUndefined();
});
