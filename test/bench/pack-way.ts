/** Packs a folder in one way and prints time and memory as JSON: `node pack-way.ts WAY FOLDER ARCHIVE`. A process of its own, so that its memory is its own. */
import { spawnSync } from 'node:child_process';
import { createWriteStream, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { deflateRawSync } from 'node:zlib';
import { sha256 } from '../../src/steps/pack/piece.ts';
import { walk } from '../../src/steps/pack/walk.ts';

const [way = '', folder = '', archive = ''] = isMainThread ? process.argv.slice(2) : [];
/** Like ours: what is compressed already is not deflated by the limit either. */
const stored = /\.(png|mp4)$/;

/** Each way loads what it needs, and returns the work itself, which alone is timed. */
const ways: Readonly<Record<string, () => Promise<() => Promise<void>>>> = {
  ours: () => ours(undefined),
  'ours, one thread': () => ours(0),
  'ours, skip decision': async () => {
    const { hashEntries } = await import('../../src/steps/pack/present.ts');
    const { digestOf } = await import('../../src/steps/pack/manifest.ts');
    const { deps } = await world();
    return async () => {
      const entries = walk(folder).map((source) => ({
        path: source.path,
        size: source.size,
        content: undefined,
        source,
      }));
      digestOf(await hashEntries(entries, deps));
      await deps[Symbol.asyncDispose]();
    };
  },
  yazl: async () => {
    const { default: yazl } = await import('yazl');
    return async () => {
      const zip = new yazl.ZipFile();
      for (const file of walk(folder)) zip.addFile(file.absolute, file.path);
      zip.end();
      await pipeline(zip.outputStream, createWriteStream(archive));
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
    };
  },
  fflate: async () => {
    const { Zip, ZipDeflate } = await import('fflate');
    return async () => {
      const out = createWriteStream(archive);
      const done = Promise.withResolvers<void>();
      const zip = new Zip((error, chunk, final) => {
        if (error) done.reject(error);
        out.write(chunk);
        if (final) out.end(() => done.resolve());
      });
      for (const file of walk(folder)) {
        const entry = new ZipDeflate(file.path, { level: 6 });
        zip.add(entry);
        entry.push(readFileSync(file.absolute), true);
        if (out.writableNeedDrain) await new Promise<void>((resolve) => out.once('drain', () => resolve()));
      }
      zip.end();
      await done.promise;
    };
  },
  zip: async () => async () => {
    const { status } = spawnSync('zip', ['-q', '-r', '-6', archive, '.'], { cwd: folder });
    if (status !== 0) throw new Error('zip failed');
  },
  'limit: read and deflate on two workers': async () => async () => {
    const files = walk(folder).map(({ absolute, size }) => ({ absolute, size }));
    await Promise.all(
      [0, 1].map(async (index) => {
        const worker = new Worker(new URL(import.meta.url), { workerData: files.filter((_, at) => at % 2 === index) });
        await new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
        await worker.terminate();
      }),
    );
  },
  'hash: read and hash, one thread': async () => async () => {
    for (const file of walk(folder)) sha256(readFileSync(file.absolute));
  },
};

async function ours(workers: number | undefined): Promise<() => Promise<void>> {
  // Loaded by those who need it, so that what it takes does not count for the others.
  const { pack } = await import('../../src/steps/pack/pack.ts');
  const { config, deps } = await world();
  const run = async () => {
    await using open = deps;
    const plan = { config };
    const site = await pack(
      Object.assign(
        plan,
        {
          mode: 'all',
          uploader: 'auto',
          dryRun: true,
          force: false,
          environment: 'Production',
          environmentName: null,
          version: '1.0.0',
        } as const,
        {
          event: { name: 'local', ref: '', sha: 'a'.repeat(40), repository: '', run: { id: '1', attempt: 1 } },
          workspace: folder,
          buildRoot: folder,
          url: undefined,
        },
      ),
      {
        folder,
        overlay: new Map(),
        hosting: { text: '', globalHeaders: {}, hasRoutes: false, roles: [] },
        marker: { slug: 'a', environment: 'Production', version: '1.0.0', commit: 'a'.repeat(40) },
      },
      { folder, commands: [] },
      open,
      workers,
    );
    writeFileSync(`${archive}.bytes`, String(site.archiveBytes));
  };
  return run;
}

async function world() {
  const { loadSiteConfig } = await import('../../src/config/load.ts');
  const { openDeps } = await import('../../src/shared/deps.ts');
  const { plainLog } = await import('../../src/shared/plain-log.ts');
  const log = plainLog({ stream: process.stderr, color: false, verbose: false });
  const deps = await openDeps({ log, signal: new AbortController().signal, env: {}, temporary: path.dirname(archive) });
  const config = await loadSiteConfig(path.dirname(folder));
  return { config: { ...config, hosting: { ...config.hosting, maxTotalSize: 2 ** 30, maxFiles: 20_000 } }, deps };
}

if (isMainThread) {
  const prepare = ways[way];
  if (prepare === undefined || readdirSync(folder).length === 0) throw new Error(`no way "${way}"`);
  const run = await prepare();
  const start = performance.now();
  await run();
  const milliseconds = performance.now() - start;
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const cpu = (userCPUTime + systemCPUTime) / 1000;
  const size = statSync(archive, { throwIfNoEntry: false })?.size ?? Number(readOr(`${archive}.bytes`));
  console.log(JSON.stringify({ milliseconds, cpu, megabytes: maxRSS / 1000, size }));
} else {
  for (const { absolute } of workerData as { absolute: string }[]) {
    const content = readFileSync(absolute);
    if (!stored.test(absolute)) deflateRawSync(content);
  }
  parentPort?.postMessage('done');
}

function readOr(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '0';
  }
}
