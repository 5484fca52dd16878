/**
 * Writes the parts of README.md that repeat what stands elsewhere: `node .ci/generate.ts` (`npm run generate`).
 * With `--check` nothing is written, and the exit code is 1 when something would change.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { replaceSections } from './generate/markers.ts';
import { generated } from './generate/sections.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const file = `${root}README.md`;
const before = await readFile(file, 'utf8');
const { text, changed } = replaceSections(before, await generated(root));

if (changed.length === 0) console.log('README.md is up to date.');
else if (process.argv.includes('--check')) {
  console.error(`README.md is behind its sources: ${changed.join(', ')}. Run "npm run generate".`);
  process.exitCode = 1;
} else {
  await writeFile(file, text);
  console.log(`README.md: ${changed.join(', ')} written.`);
}
