/**
 * Writes what repeats what stands elsewhere: parts of README.md, the workflows of `workflows/`, and the scripts that are
 * deployed beside a site. Run as `node .ci/generate.ts` (`npm run generate`). With `--check` nothing is written, and the
 * exit code is 1 when something would change.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { browserScripts, browserScriptsModule } from './generate/browser-scripts.ts';
import { replaceSections } from './generate/markers.ts';
import { generated } from './generate/sections.ts';
import { sampleWorkflows } from './generate/workflows.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const readme = await readFile(path.join(root, 'README.md'), 'utf8');
const sections = replaceSections(readme, await generated(root));
const outdated = sections.changed.map((name) => `README.md, ${name}`);
const files = new Map(sections.changed.length > 0 ? [['README.md', sections.text]] : []);
const written = {
  ...Object.fromEntries(Object.entries(sampleWorkflows()).map(([name, content]) => [`workflows/${name}`, content])),
  [browserScripts]: await browserScriptsModule(root),
};
for (const [file, content] of Object.entries(written)) {
  if ((await readFile(path.join(root, file), 'utf8').catch(() => undefined)) === content) continue;
  outdated.push(file);
  files.set(file, content);
}

if (outdated.length === 0) console.log('Everything that is generated is up to date.');
else if (process.argv.includes('--check')) {
  console.error(`Behind their sources: ${outdated.join(', ')}. Run "npm run generate".`);
  process.exitCode = 1;
} else {
  for (const [name, content] of files) {
    const file = path.join(root, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  console.log(`Written: ${outdated.join(', ')}.`);
}
