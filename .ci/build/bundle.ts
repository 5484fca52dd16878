import { existsSync } from 'node:fs';
import path from 'node:path';
import { type BuildOptions, type BuildResult, build, type Metafile, type OutputFile } from 'esbuild';
import { lightHttp, localCloudPackages, stubs } from './plugins.ts';

/**
 * What is bundled together shares chunks, and every further file costs a start about a millisecond. So the Action, which is started in
 * each run, is bundled apart from the command and the library: 7 files at start instead of 27, for 2 MB more in dist/.
 * Workers and the client are loaded by their names: in threads, and in a process of its own.
 */
const groups = [
  ['src/action.ts', 'src/steps/finish/rewrite/worker.ts', 'src/steps/pack/worker.ts'],
  ['src/cli.ts', 'src/index.ts', 'src/localcloud/swa-client/client.ts'],
];

/**
 * Bundled packages in CommonJS call `require` for Node's own modules, which ES modules do not have. In every output file, since
 * each has a scope of its own.
 */
const requireBanner = `import { createRequire as __createRequire } from 'node:module';\nconst require = __createRequire(import.meta.url);`;

/** Bundles the entries that exist. Nothing is written. */
export async function bundle(root: string): Promise<{ files: readonly OutputFile[]; metafile: Metafile }> {
  const results = await Promise.all(groups.map((entries) => bundleGroup(root, entries)));
  return {
    files: results.flatMap((result) => result.outputFiles),
    metafile: {
      inputs: Object.assign({}, ...results.map(({ metafile }) => metafile.inputs)),
      outputs: Object.assign({}, ...results.map(({ metafile }) => metafile.outputs)),
    },
  };
}

async function bundleGroup(root: string, entries: readonly string[]) {
  const options = {
    absWorkingDir: root,
    entryPoints: entries.filter((entry) => existsSync(path.join(root, entry))),
    outdir: 'dist',
    outbase: 'src',
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    // The same parser as ES modules, of which only what is used gets in: 64 kB less, and 20 ms less at every start.
    alias: { yaml: path.join(root, 'node_modules', 'yaml', 'browser', 'index.js') },
    // Plain output starts faster than minified output (272 against 298 ms for everything in one file), and can be read.
    minify: false,
    // The licences of all bundled packages are in licenses.txt, whole.
    legalComments: 'none',
    logLevel: 'warning',
    metafile: true,
    write: false,
    plugins: [localCloudPackages(root), stubs(), lightHttp()],
  } satisfies BuildOptions;
  const plain = await build(options);
  return callsRequire(plain) ? build({ ...options, banner: { js: requireBanner } }) : plain;
}

/** Whether esbuild had to put its stand-in for `require` into the output, which throws when it is called. */
function callsRequire(result: BuildResult<{ write: false }>): boolean {
  return result.outputFiles.some((file) => file.text.includes('Dynamic require of "'));
}
