import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { loadContentFile } from '../../../config/content-file.ts';
import { TextKey } from '../../../contracts/portal/values.ts';
import { readIfThere } from '../../../shared/files.ts';
import { parseJson, toObject } from '../../../shared/json.ts';
import { firstNames } from '../../../shared/units.ts';
import type { ConfiguredProject } from '../plan/types.ts';

/**
 * Returns the path of the committed catalogue, which lists text keys with the texts in the code.
 */
export function catalogueFile({ content }: ConfiguredProject['config']): string {
  return path.posix.join(path.posix.dirname(content.file), 'text-keys.json');
}

const sourceFile = /\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx?|html)$/;
const otherFolder = /^(?:\.|node_modules$|dist$|build$|out$|coverage$)/;

const literal = String.raw`(["'\x60])((?:\\.|(?!\3)[^\\])*)\3`;
/** Matches `t('page.section.element', 'Text')`. */
const call = new RegExp(String.raw`(?<![\w$.])t\(\s*(["'])([^"'\s]+)\1\s*,\s*${literal}`, 'gs');
/** Matches `<Text k="page.section.element">Text</Text>`. */
const element = /<Text\b(?:(?!\sk=)[^<>])*\sk=(["'])([^"'\s]+)\1[^<>]*>([^<{]+)<\/Text>/g;
/**
 * Matches `<Text k="page.section.element" text="Text" />` (Svelte) and `<p k="…" text="…"></p>`
 * (Angular).
 */
const attributes =
  /<\w(?:(?!\sk=)[^<>])*\sk=(["'])([^"'\s]+)\1(?:(?!\stext=)[^<>])*\stext=(["'])([^<>]*?)\3/g;

/** Finds literal keys in the site's sources, with their texts. */
export async function readTextKeys({ buildRoot, config }: ConfiguredProject) {
  const found = new Map<string, Set<string>>();
  const output = path.resolve(buildRoot, config.build.output ?? 'dist');
  const add = (key = '', text = '') => found.set(key, (found.get(key) ?? new Set()).add(text));
  for (const file of await listSources(buildRoot, output)) {
    const source = await readFile(file, 'utf8');
    for (const [, , key, , text = ''] of source.matchAll(call))
      if (!text.includes('${')) add(key, readEscapes(text));
    for (const [, , key, text = ''] of source.matchAll(element))
      add(key, text.replace(/\s+/g, ' ').trim());
    for (const [, , key, , text] of source.matchAll(attributes)) add(key, text);
  }
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

const markup = /\bdata-text-key(?:-[a-z-]{1,40})?=(["'])([^"'\s{}$<>]+)\1/g;

/**
 * Returns a warning about text keys in the sources' markup, and in `keys`, that the portal ignores.
 * @param output folder to which the build writes the site; absent without a build
 */
export async function malformedKeyWarning(
  { buildRoot }: Pick<ConfiguredProject, 'buildRoot'>,
  output: string | undefined,
  keys: Iterable<string> = [],
): Promise<string | undefined> {
  const found = new Set(keys);
  for (const file of await listSources(buildRoot, path.resolve(buildRoot, output ?? '.')))
    for (const [, , key = ''] of (await readFile(file, 'utf8')).matchAll(markup)) found.add(key);
  const malformed = [...found].filter((key) => !TextKey.safeParse(key).success);
  if (malformed.length === 0) return undefined;
  return (
    'The portal ignores text keys that do not have the form page.section.element: ' +
    `${firstNames(malformed)}.`
  );
}

async function listSources(folder: string, output: string): Promise<string[]> {
  const files: string[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isFile() && sourceFile.test(entry.name)) files.push(file);
    else if (entry.isDirectory() && !otherFolder.test(entry.name) && file !== output)
      files.push(...(await listSources(file, output)));
  }
  return files;
}

function readEscapes(text: string): string {
  const escaped = (found: string) => parseJson(`"${found}"`) ?? found.slice(1);
  return text.replace(/\\(?:u[\da-f]{4}|.)/gis, (found) => String(escaped(found)));
}

/** Returns a warning if the code differs from the catalogue; `undefined` without a catalogue. */
export async function textKeyWarning(sources: ConfiguredProject): Promise<string | undefined> {
  const file = catalogueFile(sources.config);
  const text = await readIfThere(path.join(sources.workspace, file));
  if (text === undefined) return undefined;
  const catalogue = new Map(Object.entries(toObject(parseJson(text))));
  const found = await readTextKeys(sources);
  const texts = await loadContentFile(sources.workspace, sources.config.content.file);
  const keys = [...found.keys()];
  const isChanged = (key: string) => !found.get(key)?.has(String(catalogue.get(key)));
  const isDifferent = (key: string) => (found.get(key)?.size ?? 0) > 1;
  const changed = keys.filter((key) => catalogue.has(key) && isChanged(key));
  const edited = changed.filter((key) => texts?.texts.has(key));
  const causes: readonly (readonly [cause: string, keys: readonly string[]])[] = [
    [`Text keys that ${file} does not list`, keys.filter((key) => !catalogue.has(key))],
    ['Text keys that no code uses', [...catalogue.keys()].filter((key) => !found.has(key))],
    ['Text keys with another text in the code', changed],
    ['Visitors still see the edited text of', edited],
    ['Text keys with different texts in the code', keys.filter(isDifferent)],
  ];
  const shown = causes.filter(([, names]) => names.length > 0);
  if (shown.length === 0) return undefined;
  const lines = shown.map(([cause, names]) => `${cause}: ${firstNames(names)}.`);
  return `${lines.join(' ')} Review them, and run "site-deploy texts keys".`;
}
