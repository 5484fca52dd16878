/**
 * Writes what repeats what stands elsewhere: parts of README.md, the workflows of `workflows/`, the JSON Schema of the
 * site config, the OpenAPI document of the portal, the scripts that are deployed beside a site, and the name of our
 * repository in every text. Run as `node .ci/generate.ts` (`npm run generate`). With `--check` it writes nothing, and
 * ends with code 1 where something would change.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { browserScripts, browserScriptsModule } from './generate/browser-scripts.ts';
import { documents } from './generate/documents.ts';
import { replaceSections } from './generate/markers.ts';
import { nameRepository } from './generate/repository.ts';
import { generated } from './generate/sections.ts';
import { sampleWorkflows } from './generate/workflows.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => readFile(path.join(root, file), 'utf8').catch(() => undefined);
const manifest: { readonly repository: string } = JSON.parse((await read('package.json')) ?? '');
const repository = manifest.repository.replace('github:', '');

/** Texts for people, in which our repository may be named. */
async function texts(): Promise<string[]> {
  const below = async (folder: string) =>
    (await readdir(path.join(root, folder), { recursive: true })).map(
      (name) => `${folder}/${name}`,
    );
  const found = [
    ...(await readdir(root)),
    ...(await below('src')),
    ...(await below('workflows')),
    ...(await below('.github')),
    ...(await below('test')),
  ];
  return found
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /(\.md|^\.github\/(.*\.ya?ml|CODEOWNERS))$/.test(file))
    .filter((file) => !/(^|\/)node_modules\/|^test\/fixtures\/|^\.github\/spec\//.test(file))
    .sort();
}

const files = new Map<string, string>();
for (const [name, content] of Object.entries(sampleWorkflows(repository)))
  files.set(`workflows/${name}`, content);
for (const [file, content] of Object.entries(documents())) files.set(file, content);
files.set(browserScripts, await browserScriptsModule(root));
const sections = await generated(root);
for (const file of await texts()) {
  const text = (await read(file)) ?? '';
  files.set(file, nameRepository(replaceSections(file, text, sections[file] ?? {}), repository));
}
const missing = Object.keys(sections).filter((file) => !files.has(file));
if (missing.length > 0)
  throw new Error(`Sections are generated for files that are not there: ${missing.join(', ')}`);

const outdated: [string, string][] = [];
for (const [file, content] of files)
  if ((await read(file)) !== content) outdated.push([file, content]);
const names = outdated.map(([file]) => file).join(', ');

if (outdated.length === 0) console.log('Everything that is generated is up to date.');
else if (process.argv.includes('--check')) {
  console.error(`Behind their sources: ${names}. Run "npm run generate".`);
  process.exitCode = 1;
} else {
  for (const [name, content] of outdated) {
    const file = path.join(root, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  console.log(`Written: ${names}.`);
}
