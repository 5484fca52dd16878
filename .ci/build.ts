/**
 * Builds `dist/`: what the runner, the command line and the library load. Run as `node .ci/build.ts`.
 * The result is the same byte for byte in every folder and every run, because it is committed and compared.
 */
import { chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { siteConfigJsonSchema } from '../src/config/json-schema.ts';
import { openApiDocument } from '../src/portal/contract/openapi.ts';
import { bundle } from './build/bundle.ts';
import { collectLicences } from './build/licences.ts';
import { reach, sizeTable } from './build/reach.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = path.join(root, 'dist');

const { files, metafile } = await bundle(root);

// A checkout of the Action has no node_modules: whatever dist/action.js may load has to be in dist.
const missing = reach(metafile, 'dist/action.js', 'lazy too').external;
if (missing.length > 0)
  throw new Error(`dist/action.js would load packages that are not bundled: ${missing.join(', ')}`);

const out = new Map<string, string | Uint8Array>(files.map((file) => [path.relative(dist, file.path), file.contents]));
out.set('licenses.txt', await collectLicences(root, metafile));
// So that dist/ is ESM wherever it is copied to, not only below our own package.json.
out.set('package.json', '{ "type": "module" }\n');
out.set('openapi.json', `${JSON.stringify(openApiDocument(), null, 2)}\n`);
out.set('site.config.schema.json', `${JSON.stringify(siteConfigJsonSchema(), null, 2)}\n`);

// Only now, so that a build that is refused leaves the last good one in place.
await rm(dist, { recursive: true, force: true });
for (const [name, contents] of out) {
  const file = path.join(dist, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, contents);
  if (name === 'cli.js') await chmod(file, 0o755);
}

console.log(sizeTable(metafile, out));
