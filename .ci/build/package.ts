import { packageNames } from '../../src/localcloud/service/packages.ts';
import { packagesOutside } from './action.ts';
import { bundle } from './bundle.ts';
import { collectLicences } from './licences.ts';
import type { Manifest } from './manifest.ts';

/**
 * Entry points: the command, the library, the worker threads, and the programs of separate
 * processes. Threads and processes are loaded by file name.
 */
const entries = {
  cli: 'src/cli.ts',
  index: 'src/index.ts',
  'deploy/steps/finish/rewrite/worker': 'src/deploy/steps/finish/rewrite/worker.ts',
  'deploy/steps/pack/worker': 'src/deploy/steps/pack/worker.ts',
  'github-script': 'src/github-script.ts',
  'localcloud/swa-client/client': 'src/localcloud/swa-client/client.ts',
};

/**
 * Builds the code in `lib/` of the npm package, by path. The command and the library contain all
 * their imports, so the package has no dependencies.
 * @throws Error if a package isn't bundled
 */
export async function buildPackage(root: string, manifest: Manifest): Promise<Map<string, string>> {
  const { version, overrides } = manifest;
  const devDependencies = Object.fromEntries(
    packageNames.map((name) => [name, manifest.devDependencies[name]]),
  );
  const chunks = await bundle(root, {
    entries,
    manifest: { version, devDependencies, overrides },
    files: { chunkFileNames: 'chunks/[name]-[hash].js' },
  });
  const outside = packagesOutside(chunks);
  if (outside.length > 0)
    throw new Error(`lib/ would load packages that are not bundled: ${outside.join(', ')}`);
  return new Map([
    ...chunks.map(({ fileName, code }) => [fileName, code] as const),
    ['licenses.txt', await collectLicences(chunks)],
  ]);
}
