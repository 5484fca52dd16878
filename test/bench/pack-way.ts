/** Packs a folder in one way and prints time and memory as JSON: `pack-way WAY FOLDER ARCHIVE DIGEST`. A process of its own, so that its memory is its own. */
import { spawnSync } from 'node:child_process';
import { createWriteStream, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { deflateRawSync } from 'node:zlib';
import { readSiteTree } from '../../src/deploy/artifact/site-tree.ts';
import type { Plan } from '../../src/deploy/steps/plan/types.ts';
import { markerOf } from '../support/marker.ts';

/** What one way has cost. */
export interface Result {
  readonly milliseconds: number;
  /** Milliseconds of all cores together, without the programs that it runs. Tells more than the time where the machine is busy. */
  readonly cpu: number;
  /** Most memory that the process has held. */
  readonly megabytes: number;
  /** Of the archive, in bytes; 0 where there is none. */
  readonly size: number;
  /** Of the site, where the way makes one. */
  readonly digest?: string;
}

const [way = '', folder = '', archive = '', digest = ''] = isMainThread
  ? process.argv.slice(2)
  : [];
/** What ours stores is not deflated by the limit either. */
const stored = /\.(png|mp4)$/;

/** Each way loads what it needs, and returns the work itself, which alone is timed. */
const ways: Readonly<Record<string, () => Promise<() => Promise<string | undefined>>>> = {
  ours: () => ours(undefined, undefined),
  'ours, one thread': () => ours(0, undefined),
  'skip decision': () => ours(undefined, digest),
  'hash on one thread': async () => {
    const { sha256 } = await import('../../src/deploy/steps/pack/piece.ts');
    return async () => {
      for (const { file } of readSiteTree(folder).files) sha256(readFileSync(file));
      return undefined;
    };
  },
  limit: async () => {
    return async () => {
      const files = readSiteTree(folder).files.map(({ file }) => file);
      const shares = [0, 1].map((share) => files.filter((_, at) => at % 2 === share));
      const workers = shares.map(
        (share) => new Worker(new URL(import.meta.url), { workerData: share }),
      );
      await Promise.all(
        workers.map(
          (worker) => new Promise((done, fail) => worker.once('message', done).once('error', fail)),
        ),
      );
      await Promise.all(workers.map((worker) => worker.terminate()));
      return undefined;
    };
  },
  yazl: async () => {
    const { default: yazl } = await import('yazl');
    return async () => {
      const zip = new yazl.ZipFile();
      for (const { file, path: name } of readSiteTree(folder).files) zip.addFile(file, name);
      zip.end();
      await pipeline(zip.outputStream, createWriteStream(archive));
      return undefined;
    };
  },
  archiver: async () => {
    const { ZipArchive } = await import('archiver');
    return async () => {
      const zip = new ZipArchive({ zlib: { level: 6 } });
      zip.directory(folder, false);
      const written = pipeline(zip, createWriteStream(archive));
      await zip.finalize();
      await written;
      return undefined;
    };
  },
  fflate: async () => {
    const { Zip, ZipDeflate } = await import('fflate');
    return async () => {
      const out = createWriteStream(archive);
      const done = Promise.withResolvers<undefined>();
      const zip = new Zip((error, chunk, final) => {
        if (error) done.reject(error);
        out.write(chunk);
        if (final) out.end(() => done.resolve(undefined));
      });
      for (const { file, path: name } of readSiteTree(folder).files) {
        const entry = new ZipDeflate(name, { level: 6 });
        zip.add(entry);
        entry.push(readFileSync(file), true);
        if (out.writableNeedDrain)
          await new Promise<void>((resolve) => out.once('drain', () => resolve()));
      }
      zip.end();
      return done.promise;
    };
  },
  'Info-ZIP': async () => async () => {
    const { status } = spawnSync('zip', ['-q', '-r', '-6', archive, '.'], { cwd: folder });
    if (status !== 0) throw new Error('zip failed');
    return undefined;
  },
};

/** The step as it runs in a deployment. @param live the digest of the live site; `undefined`: nothing is live */
async function ours(
  workers: number | undefined,
  live: string | undefined,
): Promise<() => Promise<string>> {
  const { pack } = await import('../../src/deploy/steps/pack/pack.ts');
  const { loadSiteConfig } = await import('../../src/config/load.ts');
  const { plainLog } = await import('../../src/shared/plain-log.ts');
  const { openDeps } = await import('../../src/shared/deps.ts');
  const config = await loadSiteConfig(path.dirname(folder));
  const event = {
    name: 'local',
    ref: '',
    sha: 'a'.repeat(40),
    repository: '',
    run: { id: '1', attempt: 1 },
  } as const;
  const plan: Plan = {
    mode: 'all',
    uploader: 'auto',
    dryRun: false,
    force: false,
    environment: 'Production',
    environmentName: null,
    version: '1.4.0',
    event,
    provenance: { commit: event.sha, tree: '' },
    config: { ...config, hosting: { ...config.hosting, maxTotalSize: 2 ** 30, maxFiles: 20_000 } },
    workspace: folder,
    buildRoot: folder,
    url: undefined,
  };
  const site = {
    overlay: new Map(),
    pages: new Map(),
    hosting: { text: '', globalHeaders: {}, hasRoutes: false, roles: [], warnings: [] },
    made: [],
    pinned: { frameworks: [], pages: 0 },
    provenance: { content: '', pages: '' },
  };
  const deps = await openDeps({
    log: plainLog({ stream: process.stderr, color: false, verbose: false }),
    signal: new AbortController().signal,
    env: {},
    temporary: path.dirname(archive),
  });
  return async () => {
    const marker = markerOf({ files: live }, { slug: config.site.slug });
    const seen = live === undefined ? undefined : Promise.resolve(marker);
    const scratch = path.dirname(archive);
    const packed = await pack(
      plan,
      { ...site, tree: readSiteTree(folder) },
      seen,
      { ...deps, scratch },
      workers,
    );
    if ((packed.delivery.kind === 'none') !== (live !== undefined))
      throw new Error('the skip decision is wrong');
    await deps[Symbol.asyncDispose]();
    return packed.marker.provenance.files;
  };
}

if (isMainThread) {
  const run = await ways[way]?.();
  if (run === undefined) throw new Error(`no way "${way}"`);
  const start = performance.now();
  const before = process.cpuUsage();
  const made = await run();
  const milliseconds = performance.now() - start;
  const { user, system } = process.cpuUsage(before);
  const megabytes = (process.resourceUsage().maxRSS * 1_024) / 1e6;
  const size = statSync(archive, { throwIfNoEntry: false })?.size ?? 0;
  const result: Result = {
    milliseconds,
    cpu: (user + system) / 1_000,
    megabytes,
    size,
    ...(made && { digest: made }),
  };
  console.log(JSON.stringify(result));
} else {
  for (const file of workerData as string[]) {
    const content = readFileSync(file);
    if (!stored.test(file)) deflateRawSync(content);
  }
  parentPort?.postMessage('done');
}
