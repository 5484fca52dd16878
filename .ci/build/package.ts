import { packageNames } from '../../src/localcloud/service/packages.ts';
import { packagesOutside } from './action.ts';
import { bundle } from './bundle.ts';
import { collectLicences } from './licences.ts';
import type { Manifest } from './manifest.ts';

/** The command and the library, and entries loaded by name in threads and in a separate process. */
const entries = {
  cli: 'src/cli.ts',
  index: 'src/index.ts',
  'deploy/steps/finish/rewrite/worker': 'src/deploy/steps/finish/rewrite/worker.ts',
  'deploy/steps/pack/worker': 'src/deploy/steps/pack/worker.ts',
  'github-script': 'src/github-script.ts',
  'localcloud/swa-client/client': 'src/localcloud/swa-client/client.ts',
};

/**
 * Builds the code in `lib/` of the npm package, by path: the command and the library with all of their imports, so that
 * nothing else has to be installed.
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
