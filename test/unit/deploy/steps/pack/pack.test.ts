import { hash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSiteTree } from '../../../../../src/deploy/artifact/site-tree.ts';
import type { FinishedSite } from '../../../../../src/deploy/steps/finish/finish.ts';
import { pack } from '../../../../../src/deploy/steps/pack/pack.ts';
import { toFileList } from '../../../../../src/shared/live-site/file-list.ts';
import { computeDigest, type SiteFile } from '../../../../../src/shared/site-files.ts';
import { createDeps } from '../../../../support/deps.ts';
import { catchError } from '../../../../support/failure.ts';
import { useFolder } from '../../../../support/folder.ts';
import { createMarker } from '../../../../support/marker.ts';
import { createPlan } from '../../../../support/plan.ts';
import { readArchive } from '../../../../support/site-package.ts';

const folder = useFolder({
  'site/index.html': '<h1>Hi</h1>',
  'site/a b.txt': 'text',
  'site/staticwebapp.config.json': 'the own one',
  'site/.well-known/site-deploy.json': '{"digest":"of an earlier one"}',
  'scratch/.keep': '',
});

const provenance = { texts: 'sha256:content', seo: 'sha256:pages' };
const hosting = { text: '{}\n', globalHeaders: {}, hasRoutes: false, roles: [], warnings: [] };
const finished = (): FinishedSite => ({
  tree: readSiteTree(folder.at('site')),
  overlay: new Map([['staticwebapp.config.json', Buffer.from('{}\n')]]),
  pages: new Map(),
  made: [],
  workers: [],
  pinned: { frameworks: [], pages: 0 },
  hosting,
  provenance,
});
const deps = () => createDeps({ scratch: folder.at('scratch') });
const packed = (yaml = '') =>
  pack(createPlan({ url: undefined }, yaml), finished(), undefined, deps());

describe('pack', () => {
  it('lists every deployed file with its size and hash', async () => {
    const sitePackage = await packed();
    const sha = (text: string) => hash('sha256', text);
    const markerText = `${JSON.stringify(sitePackage.marker)}\n`;
    expect(sitePackage.manifest.files).toEqual([
      { path: 'a b.txt', size: 4, sha256: sha('text') },
      { path: 'index.html', size: 11, sha256: sha('<h1>Hi</h1>') },
      { path: 'staticwebapp.config.json', size: 3, sha256: sha('{}\n') },
      { path: '.well-known/site-deploy.json', size: markerText.length, sha256: sha(markerText) },
    ]);
    expect(sitePackage.manifest).toMatchObject({
      totalBytes: 18 + markerText.length,
      largestBytes: markerText.length,
    });
    const { file, bytes } = readArchive(sitePackage);
    expect(bytes).toBe(statSync(file).size);
    expect(sitePackage.hosting).toBe(hosting);
  });

  it('writes a marker with the digest of the other files', async () => {
    const sitePackage = await packed();
    const others = sitePackage.manifest.files.filter(
      ({ path }) => path !== '.well-known/site-deploy.json',
    );
    const files = computeDigest(others);
    expect(sitePackage.marker).toEqual(createMarker({ files }, { contents: toFileList(others) }));
    const { run } = createPlan().event;
    expect(sitePackage.provenance).toEqual({ ...sitePackage.marker.provenance, run: run.url });
  });

  it('writes identical archives for identical files, and a different digest for a changed file', async () => {
    const first = await packed();
    const bytes = readFileSync(readArchive(first).file);
    const again = await packed();
    expect(again.provenance.files).toBe(first.provenance.files);
    expect(readFileSync(readArchive(again).file).equals(bytes)).toBe(true);
    folder.write({ 'site/index.html': '<h1>Ho</h1>' });
    expect((await packed()).provenance.files).not.toBe(first.provenance.files);
  });

  it('writes the list of 2,003 files to a separate file, which counts toward the limit', async () => {
    const pages = Array.from(
      { length: 2_000 },
      (_, n) => [`p${n}.html`, Buffer.from('x')] as const,
    );
    const site = { ...finished(), overlay: new Map([...finished().overlay, ...pages]) };
    const packMany = (maxFiles: number) =>
      pack(
        createPlan({ url: undefined }, `hosting: { maxFiles: ${maxFiles} }`),
        site,
        undefined,
        deps(),
      );
    const { manifest } = await packMany(2_005);
    const { files } = manifest;
    expect(files).toHaveLength(2_005);
    expect(files.at(-2)).toMatchObject({
      path: '.well-known/site-deploy-files.bin',
      size: 2_003 * 14,
    });
    const error = await catchError(packMany(2_004));
    expect(error.code).toBe('PACKAGE_TOO_MANY_FILES');
  });

  it('reads a rewritten page from its position in the file of rewritten pages', async () => {
    folder.write({ 'scratch/pages': '...<h1>Ho</h1>...' });
    const page = { file: folder.at('scratch/pages'), size: 11, offset: 3, replaces: 'sha256:old' };
    const site = { ...finished(), pages: new Map([['index.html', page]]) };
    const { manifest } = await pack(createPlan({ url: undefined }), site, undefined, deps());
    expect(manifest.files[1]).toEqual({
      path: 'index.html',
      size: 11,
      sha256: hash('sha256', '<h1>Ho</h1>'),
    });
  });

  it('warns about files that visitors do not get, and logs files that only developers need', async () => {
    folder.write({ 'site/a+b.html': '', 'site/app.js.map': '' });
    const recording = deps();
    await pack(createPlan({ url: undefined }), finished(), undefined, recording);
    expect(recording.log.lines.slice(0, 3)).toEqual([
      expect.stringMatching(/^warn The hosting platform returns 404 for a\+b\.html/),
      expect.stringMatching(/^warn The deployment writes \.well-known\/site-deploy\.json itself/),
      "info Published, though visitors don't need it: app.js.map.",
    ]);
  });

  it.each([
    ['a name that Windows refuses', 'PACKAGE_NAME_REFUSED', 'a?b.html', '{}'],
    ['routes that hide the marker', 'HOSTING_CONFIG_INVALID', 'a.html', '/*'],
  ])('refuses a site with %s', async (_, code, name, route) => {
    folder.write({ [`site/${name}`]: '' });
    const text = JSON.stringify({ routes: [{ route, allowedRoles: ['admin'] }] });
    const site = { ...finished(), hosting: { ...hosting, text } };
    const error = await catchError(pack(createPlan(), site, undefined, deps()));
    expect(error.code).toBe(code);
  });

  it('counts the marker as a file of the site', async () => {
    expect((await packed('hosting: { maxFiles: 4 }')).manifest.files).toHaveLength(4);
    expect((await catchError(packed('hosting: { maxFiles: 3 }'))).code).toBe(
      'PACKAGE_TOO_MANY_FILES',
    );
    const { totalBytes } = (await packed()).manifest;
    expect((await packed(`hosting: { maxTotalSize: ${totalBytes} }`)).manifest.totalBytes).toBe(
      totalBytes,
    );
    expect((await catchError(packed(`hosting: { maxTotalSize: ${totalBytes - 1} }`))).code).toBe(
      'PACKAGE_TOO_LARGE',
    );
  });

  it("refuses a folder that differs from the build job's list of files", async () => {
    const entry = (path: string, content: string) => ({
      path,
      size: content.length,
      sha256: hash('sha256', content),
    });
    const same = [
      entry('.well-known/site-deploy.json', '{"digest":"of an earlier one"}'),
      entry('a b.txt', 'text'),
      entry('index.html', '<h1>Hi</h1>'),
      entry('staticwebapp.config.json', 'the own one'),
    ];
    const check = (files: readonly SiteFile[], more: Partial<FinishedSite> = {}) => {
      const site = { ...finished(), origin: { files, digest: 'sha256:built' }, ...more };
      return pack(createPlan({ url: undefined }), site, undefined, deps());
    };
    const sitePackage = await check(same);
    expect(sitePackage.manifest.files).toHaveLength(4);
    expect(sitePackage.builtDigest).toBe('sha256:built');
    const { built, builtFrom } = sitePackage.provenance;
    expect([built, builtFrom]).toEqual([computeDigest(same), createPlan().provenance.commit]);
    const page = { file: folder.at('site/a b.txt'), size: 4, offset: 0 };
    const replaced = { ...page, replaces: hash('sha256', '<h1>Hi</h1>') };
    await check(same, { pages: new Map([['index.html', replaced]]) });
    const other = [
      ...same.slice(1, 2),
      entry('index.html', '<h1>Ho</h1>'),
      entry('staticwebapp.config.json', 'tampered'),
      entry('gone.html', ''),
    ];
    expect(await catchError(check(other))).toMatchObject({
      code: 'ARTIFACT_INVALID',
      message: "The site and the build job's manifest differ in 4 files.",
      facts: [
        'missing: gone.html',
        'changed: index.html',
        'changed: staticwebapp.config.json',
        'added:   .well-known/site-deploy.json',
      ],
    });
  });
});
