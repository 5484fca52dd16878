import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile, utimes } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPromise } from 'yauzl';
import { pack, type SitePackage } from '../../../../../src/deploy/steps/pack/pack.ts';
import type { Deps } from '../../../../../src/shared/deps.ts';
import { createDeps } from '../../../../support/deps.ts';
import { catchError } from '../../../../support/failure.ts';
import { noise } from '../../../../support/files.ts';
import { useFolder, useFolderOfTheFile } from '../../../../support/folder.ts';
import { createPlan } from '../../../../support/plan.ts';
import { finishedSite, readArchive } from '../../../../support/site-package.ts';

const own = useFolder({ 'site/index.html': '<h1>Hello</h1>' });
let root: string;
let folder: string;
beforeEach(() => {
  root = own.root;
  folder = own.at('site');
});

const packed = (
  more: {
    workers?: number;
    overlay?: Record<string, string>;
    config?: string;
    deps?: Partial<Deps>;
  } = {},
) =>
  pack(
    createPlan({ url: undefined }, more.config),
    finishedSite(folder, more.overlay),
    undefined,
    createDeps({ scratch: root, ...more.deps }),
    more.workers,
  );

/** Returns the SHA-256 hash of each file of an archive, as an independent library reads it. */
async function readContents(archive: string): Promise<Map<string, string>> {
  const zip = await openPromise(archive, { strictFileNames: true });
  const contents = new Map<string, string>();
  for await (const entry of zip.eachEntry()) {
    const hash = createHash('sha256');
    for await (const chunk of await zip.openReadStreamPromise(entry)) hash.update(chunk);
    contents.set(entry.fileName, hash.digest('hex'));
  }
  return contents;
}

const getManifest = ({ manifest }: SitePackage) =>
  new Map(manifest.files.map((file) => [file.path, file.sha256]));
const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

/**
 * Entries of every kind: empty, small, stored because of the name or the content, and large ones
 * that are deflated or stored in parts.
 */
const various = {
  'empty.txt': '',
  'docs/ä ☕ page.html': '<p>Grüße</p>'.repeat(100),
  'images/photo.jpg': noise('jpg', 90_000),
  'images/shot.png': noise('png', 300_000),
  'data/large.json': `[${'{"title":"relay","count":7},'.repeat(230_000)}0]`,
  'data/random.bin': noise('bin', 5_300_001),
  'videos/film.mp4': noise('mp4', 4_700_000),
  ...Object.fromEntries(
    Array.from({ length: 700 }, (_, n) => [
      `pages/${n % 9}/page-${n}.html`,
      `<p>${n}</p>`.repeat(40),
    ]),
  ),
};

const shared = useFolderOfTheFile();
beforeAll(() => {
  for (const [name, content] of Object.entries({ 'index.html': '', ...various }))
    shared.write({ [`site/${name}`]: content });
});

describe('the archive', () => {
  const archives: Buffer[] = [];
  let sitePackage: SitePackage;
  beforeAll(async () => {
    folder = shared.at('site');
    for (const workers of [0, 1, 2]) {
      root = shared.at(String(workers));
      await mkdir(root);
      await utimes(path.join(folder, 'index.html'), workers * 1e6, workers * 1e6);
      const overlay = { 'index.html': 'replaced', 'staticwebapp.config.json': '{}' };
      sitePackage = await packed({ workers, overlay });
      archives.push(await readFile(readArchive(sitePackage).file));
    }
  });

  it('contains the files of the manifest, according to yauzl and, if installed, Python', async () => {
    expect(await readContents(readArchive(sitePackage).file)).toEqual(getManifest(sitePackage));
    for (const [name, content] of Object.entries(various))
      expect(getManifest(sitePackage).get(name), name).toBe(sha256(content));
    expect(getManifest(sitePackage).get('index.html')).toBe(sha256('replaced'));
    expect(sitePackage.manifest.files).toHaveLength(Object.keys(various).length + 3);
    expect(readArchive(sitePackage).bytes).toBe(archives.at(-1)?.byteLength);

    const script = `
import hashlib, json, sys, zipfile
z = zipfile.ZipFile(sys.argv[1])
assert z.testzip() is None
print(json.dumps({i.filename: hashlib.sha256(z.read(i)).hexdigest() for i in z.infolist()}))`;
    const python = spawnSync('python3', ['-c', script, readArchive(sitePackage).file], {
      encoding: 'utf8',
    });
    // Python is optional, but must agree if it is installed.
    if (python.error === undefined)
      expect(new Map(Object.entries(JSON.parse(python.stdout)))).toEqual(getManifest(sitePackage));
  });

  it('has the same bytes with 0, 1 and 2 workers and different file times', () => {
    for (const other of archives.slice(1)) expect(archives[0]?.equals(other)).toBe(true);
  });
});

describe('pack', () => {
  it('refuses a file that changes while two workers read it', async () => {
    own.write({ 'site/large.json': noise('first', 9_000_000) });
    const file = own.at('site/large.json');
    const changing = createDeps({ scratch: root });
    let observed = 0;
    const clock = {
      ...changing.clock,
      // The clock is read after each written piece, so the file changes while it is being packed.
      now: () => {
        observed += 1;
        if (observed === 4) utimesNow(file);
        return 0;
      },
    };
    expect(await catchError(packed({ workers: 2, deps: { clock } }))).toMatchObject({
      code: 'PACKAGE_FILE_CHANGED',
      message: 'The file "large.json" changed while it was being read.',
    });
  });

  it.each([0, 2])('rejects with the abort reason (%i workers)', async (workers) => {
    folder = shared.at('site');
    const controller = new AbortController();
    const reason = new Error('cancelled');
    const now = () => {
      controller.abort(reason);
      return 0;
    };
    const clock = { now, sleep: async () => {} };
    await expect(packed({ workers, deps: { clock, signal: controller.signal } })).rejects.toBe(
      reason,
    );
  });
});

function utimesNow(file: string): void {
  const result = spawnSync('touch', ['-d', '2001-01-01', file]);
  if (result.status !== 0) throw new Error('touch failed');
}
