/**
 * Builds what leaves this repository.
 *
 *     node .ci/build.ts           dist/: what a runner loads; committed, and the same byte for byte wherever it is built
 *     node .ci/build.ts package   lib/: the command, the library and its types, as npm packs them; not committed
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildAction } from './build/action.ts';
import { replaceFolder, sizeTable } from './build/folder.ts';
import { readManifest } from './build/manifest.ts';
import { buildPackage } from './build/package.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const manifest = await readManifest(root);
const isPackage = process.argv[2] === 'package';
const files = isPackage ? await buildPackage(root, manifest) : await buildAction(root, manifest);

// Only now, so that a build that is refused leaves the last good one in place.
await replaceFolder(path.join(root, isPackage ? 'lib' : 'dist'), files);
console.log(sizeTable(files));
