/**
 * Checks that a version can be released, and prints its notes: `node .ci/release.ts X.Y.Z`.
 * Otherwise, prints the reason and exits with 1.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { releaseNotes } from './release/notes.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const result = releaseNotes(process.argv[2] ?? '', {
  manifest: JSON.parse(read('package.json')),
  changelog: read('.github/CHANGELOG.md'),
});
if ('refused' in result) {
  console.error(result.refused);
  process.exitCode = 1;
} else process.stdout.write(result.notes);
