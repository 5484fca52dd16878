/** `npm run bench -- NAME`: runs one measurement; without a name, lists them. */
import { existsSync, readdirSync } from 'node:fs';

const [name] = process.argv.slice(2);
// Keeps temporary files in memory, because the local blob storage syncs its files, which takes up
// to 90 ms on a busy disk. `reuse` installs whole generators, which don't fit into memory.
if (existsSync('/dev/shm') && name !== 'reuse') process.env.TMPDIR ??= '/dev/shm';
const apart = ['run.ts', 'measure.ts', 'whole-run.ts', 'deployers.ts'];
const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && !apart.includes(file))
  .map((file) => file.slice(0, -'.ts'.length));

if (name !== undefined && names.includes(name)) await import(`./${name}.ts`);
else {
  console.error(`npm run bench -- ${names.join(' | ')}`);
  process.exitCode = 2;
}
