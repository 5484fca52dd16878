import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ContentFile, formatTexts } from '../../../config/content-file.ts';
import { nearestName } from '../../../config/nearest.ts';
import type { Deps } from '../../../shared/deps.ts';
import { paced } from '../../../shared/pace.ts';
import { ownFiles } from '../../artifact/own-files.ts';
import type { SiteTree } from '../../artifact/site-tree.ts';
import { textScript } from './browser/browser.ts';
import { ByteSearch } from './outdated/byte-search.ts';
import type { Overlay } from './overlay.ts';
import type { PageSources } from './pages/page-jobs.ts';
import { logLines, maxLines } from './portal/check-seo.ts';
import { PageReader, type PageResult } from './rewrite/page-job.ts';

/** Maximum number of comparisons of keys, which take about 100 ms. */
const maxComparisons = 100_000;

export interface TextContext {
  readonly folder: string;
  readonly files: readonly string[];
  readonly slugs: ReadonlyMap<string, string>;
  readonly hasApp: boolean;
  readonly scripts: () => string;
  /** Pauses, so that signals are handled. */
  readonly pause: () => Promise<void>;
}

/** Adds the file with texts, without those that only pages behind a login show. */
export function addTexts(
  overlay: Overlay,
  { plan, hosted }: Pick<PageSources, 'plan' | 'hosted'>,
  texts: ContentFile | undefined,
  results: readonly PageResult[],
): void {
  if (texts) {
    const isOpen = ({ path: file }: PageResult) => hosted.isAsOpenAs(`/${ownFiles.texts}`, file);
    const getKeys = (pages: readonly PageResult[]) =>
      new Set(pages.flatMap((page) => page.applied));
    const [all, open] = [getKeys(results), getKeys(results.filter(isOpen))];
    const published = [...texts.texts].filter(([key]) => open.has(key) || !all.has(key));
    overlay.put(ownFiles.texts, `${formatTexts(new Map(published))}\n`);
  }
  if (plan.config.content.mode === 'runtime') overlay.put(textScript.path, textScript.text);
}

export async function reportTexts(
  texts: ContentFile,
  results: readonly PageResult[],
  sources: PageSources,
  { log, signal }: Pick<Deps, 'log' | 'signal'>,
): Promise<void> {
  const { plan, tree, files, found } = sources;
  const outcome = await textOutcome(texts, results, {
    pause: paced(signal),
    folder: tree.folder,
    files,
    slugs: new Map([...found.pages].map(([file, page]) => [file, page.slug])),
    hasApp: plan.config.site.type === 'spa',
    scripts: () => readScripts(tree),
  });
  const { appliedCount: shown, takenOver } = outcome;
  if (texts.texts.size > 0) log.info(`Texts: inserted ${shown} of ${texts.texts.size} into pages.`);
  if (takenOver.keys > 0) {
    const which = takenOver.keys === shown ? 'These texts' : `${takenOver.keys} of them`;
    const frameworks = takenOver.frameworks.join(' and ');
    log.warn(
      `${which} are on pages taken over in the browser by ${frameworks}, whose build does not ` +
        'contain them: there they revert to the texts of the build. Let the application import ' +
        'its texts ("site-deploy init --texts").',
      { concern: 'visitors' },
    );
  }
  const keys = new Map(outcome.warnings.map(({ message, key }) => [message, key]));
  const getLocation = (line: string) =>
    ({ ...texts.problemAt(keys.get(line) ?? '', line), concern: 'visitors' }) as const;
  logLines([...keys.keys()], log, getLocation, `${plan.config.content.file}: `);
}

function readScripts(tree: SiteTree): string {
  const scripts = tree.files.filter((found) => /\.m?js$/i.test(found.path));
  return scripts.map((script) => readFileSync(script.file, 'utf8')).join('\n');
}

export async function textOutcome(
  texts: ContentFile,
  results: readonly PageResult[],
  context: TextContext,
) {
  const pairs = results.flatMap(({ path: file, applied: keys }) =>
    keys.map((key) => ({ key, file })),
  );
  const applied = Map.groupBy(pairs, (pair) => pair.key);
  const refused = new Map<string, { readonly file: string; readonly reason: string }>();
  for (const { path: file, refused: refusals } of results)
    for (const { key, reason } of refusals)
      if (!refused.has(key)) refused.set(key, { file, reason });
  const slugs = new Set(context.slugs.values());
  const unused = [...texts.texts.keys()].filter((key) => !applied.has(key) && !refused.has(key));
  const inApp = unused.length > 0 && context.hasApp ? context.scripts() : '';
  await context.pause();
  const named = findNamed(inApp, unused);
  await context.pause();
  const missing = unused.filter((key) => !named.has(key));
  const carried = missing.length > 0 ? await carriedKeys(context, inApp) : new Set<string>();
  const searches = Math.min(maxLines, maxComparisons / carried.size);
  // An application keeps a text only if it was built with that text.
  const lost = ({ applied, built }: PageResult) => {
    const kept = new Set(built);
    return applied.filter((key) => !kept.has(key));
  };
  const isTakenOver = results.filter((result) => result.framework && lost(result).length > 0);
  const warnings = missing.map((key, index) => {
    // Limit the searches, because each compares the key with all keys of the site.
    if (carried.has(key))
      return { key, message: `the key "${key}" is only in a comment, noscript or a script` };
    const near = index < searches ? nearestName(key, carried) : undefined;
    const hint = near === undefined ? '' : `; did you mean "${near}"?`;
    return { key, message: `no page has the text key "${key}"${hint}` };
  });
  for (const [key, { file, reason }] of refused)
    warnings.push({ key, message: `the text "${key}" was not inserted into ${file}: ${reason}` });
  for (const [key, found] of applied) {
    const [page = ''] = key.split('.');
    const isOther = (file: string) => (context.slugs.get(file) ?? page) !== page;
    const other = slugs.has(page) && found.find(({ file }) => isOther(file));
    if (!other) continue;
    const message =
      `the text "${key}" of the page "${page}" is also on another page: ` + `${other.file}`;
    warnings.push({ key, message });
  }
  return {
    appliedCount: applied.size,
    takenOver: {
      keys: new Set(isTakenOver.flatMap(lost)).size,
      frameworks: [...new Set(isTakenOver.flatMap((result) => result.framework ?? []))],
    },
    warnings,
  };
}

/**
 * Returns the keys that a script contains. A key that only occurs as part of a longer one is left
 * out.
 */
function findNamed(script: string, keys: readonly string[]): Set<string> {
  const bytes = Buffer.from(script);
  const isPartOfKey = (at: number) => /[\w.-]/.test(String.fromCharCode(bytes[at] ?? 0));
  const values = keys.map((key) => Buffer.from(key));
  const found = new Set<string>();
  if (script === '') return found;
  for (const [index, at] of new ByteSearch(values).find(bytes)) {
    const end = at + (values[index]?.byteLength ?? 0);
    const key = keys[index];
    if (key !== undefined && !isPartOfKey(at - 1) && !isPartOfKey(end)) found.add(key);
  }
  return found;
}

async function carriedKeys(context: TextContext, inApp: string): Promise<Set<string>> {
  const keys = new Set<string>();
  const collect = (text: string) => {
    // Minified scripts also use backticks as quotes.
    for (const [, key] of text.matchAll(
      /data-text-key[a-z-]{0,40}["'`]?\s*[=:]\s*["'`]?([^"'`\s>,}]+)/gi,
    ))
      if (key) keys.add(key);
  };
  const reader = new PageReader();
  for (const file of context.files) {
    await context.pause();
    const page = reader.read(path.join(context.folder, file));
    const first = page.indexOf('data-text-key');
    if (first !== -1) collect(page.toString('utf8', first));
  }
  collect(inApp);
  return keys;
}
