import { rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';

const root = path.resolve(import.meta.dirname, '../../..');
/** Where packages that are not bundled are found. */
const folder = path.join(root, 'node_modules', '.cache', 'bench-finish');

/** Bundles what is measured as `dist/` is bundled: compiling TypeScript takes 90 MB, of which nothing is ours. @returns the folder */
export async function bundleWays(): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await build({
    absWorkingDir: root,
    entryPoints: {
      way: 'test/bench/finish/way.ts',
      step: 'test/bench/finish/step.ts',
      'steps/finish/rewrite/worker': 'src/steps/finish/rewrite/worker.ts',
    },
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    chunkNames: 'chunks/[name]-[hash]',
    // It reads its WebAssembly from beside itself.
    external: ['lol-html'],
    banner: {
      js: `import { createRequire as __createRequire } from 'node:module';\nconst require = __createRequire(import.meta.url);`,
    },
    logLevel: 'warning',
  });
  return folder;
}
