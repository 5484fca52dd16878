/**
 * Builds the Action or the npm package.
 *
 *     node .ci/build.ts           dist/: the code that a runner loads; committed and reproducible
 *     node .ci/build.ts package   lib/: the command, the library and its types; not committed
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildAction } from './build/action.ts';
import { replaceFolder, sizeTable } from './build/folder.ts';
import { readManifest } from './build/manifest.ts';
import { buildPackage } from './build/package.ts';
import { buildTypes } from './build/types.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const manifest = await readManifest(root);

// Write only after the whole build has succeeded, so that a failed build keeps the previous output.
if (process.argv[2] === 'package') {
  const [files, types] = await Promise.all([
    buildPackage(root, manifest),
    buildTypes(root, 'src/index.ts'),
  ]);
  await replaceFolder(path.join(root, 'lib'), files.set('index.d.ts', types));
} else {
  const files = await buildAction(root, manifest);
  await replaceFolder(path.join(root, 'dist'), files);
  console.log(sizeTable(files));
}
