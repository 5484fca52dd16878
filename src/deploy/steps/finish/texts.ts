import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentFile } from '../../../config/content-file.ts';
import { nearestName } from '../../../config/nearest.ts';
import { readIfThereSync } from '../../../shared/files.ts';
import type { Log } from '../../../shared/log.ts';
import type { SiteTree } from '../../artifact/site-tree.ts';
import type { PageSources } from './pages/page-jobs.ts';
import { logLines } from './portal/check-content.ts';
import { PageReader, type PageResult } from './rewrite/page-job.ts';

export interface TextContext {
  readonly folder: string;
  readonly files: readonly string[];
  readonly slugs: ReadonlyMap<string, string>;
  readonly hasApp: boolean;
  readonly scripts: () => string;
}

export function reportTexts(
  content: ContentFile,
  results: readonly PageResult[],
  sources: PageSources,
  log: Log,
): void {
  const { plan, tree, files, found } = sources;
  const {
    appliedCount: shown,
    takenOver,
    warnings,
  } = textOutcome(content, results, {
    folder: tree.folder,
    files,
    slugs: new Map([...found.pages].map(([file, page]) => [file, page.slug])),
    hasApp: plan.config.site.type === 'spa',
    scripts: () => readScripts(tree),
  });
  if (content.texts.size > 0)
    log.info(`Texts: inserted ${shown} of ${content.texts.size} into pages.`);
  if (takenOver.keys > 0) {
    const which = takenOver.keys === shown ? 'They' : `${takenOver.keys} of them`;
    log.warn(
      `${which} are on pages taken over in the browser by ` +
        `${takenOver.frameworks.join(' and ')}. There they revert to the texts of the build ` +
        'unless the application reads its texts from SITE_TEXT_FILE at build time.',
      { concern: 'visitors' },
    );
  }
  const warningsByMessage = new Map(warnings.map((warning) => [warning.message, warning]));
  logLines(
    [...warningsByMessage.keys()],
    (line) =>
      log.warn(`${plan.config.content.file}: ${line}`, {
        ...warningsByMessage.get(line),
        concern: 'visitors',
      }),
    (line) => log.info(line),
  );
}

/** If copied into the site, as Hugo does with `content`, every text is public. */
export function warnOfPublishedTexts(content: ContentFile, sources: PageSources, log: Log): void {
  const { file } = sources.plan.config.content;
  const names = [path.posix.basename(file), file];
  const source = readIfThereSync(path.join(sources.plan.workspace, file));
  const published = names.find(
    (file) =>
      source !== undefined && readIfThereSync(path.join(sources.tree.folder, file)) === source,
  );
  if (content.texts.size === 0 || !published) return;
  log.warn(
    `The build publishes the content file at /${published}. Move it out of the folder that the ` +
      'generator copies, and set content.file to its new path.',
    { concern: 'visitors' },
  );
}

/** A single-page application shows texts itself. */
function readScripts(tree: SiteTree): string {
  const scripts = tree.files.filter((found) => /\.m?js$/i.test(found.path));
  return scripts.map((script) => readFileSync(script.file, 'utf8')).join('\n');
}

/** Overrides on no page, that a page can't show, or on another page than their key says. */
export function textOutcome(
  content: ContentFile,
  results: readonly PageResult[],
  context: TextContext,
) {
  const applied = new Map<string, string[]>();
  const refused = new Map<string, { readonly file: string; readonly reason: string }>();
  for (const { path: file, applied: keys, refused: refusals } of results) {
    for (const key of keys) {
      const files = applied.get(key);
      if (!files) applied.set(key, [file]);
      else files.push(file);
    }
    for (const { key, reason } of refusals)
      if (!refused.has(key)) refused.set(key, { file, reason });
  }
  const slugs = new Set(context.slugs.values());
  const unused = [...content.texts.keys()].filter((key) => !applied.has(key) && !refused.has(key));
  const inApp = unused.length > 0 && context.hasApp ? context.scripts() : '';
  const missing = unused.filter((key) => !names(inApp, key));
  const carried = missing.length > 0 ? carriedKeys(context, inApp) : new Set<string>();
  const isTakenOver = results.filter((result) => result.framework && result.applied.length > 0);
  return {
    appliedCount: applied.size,
    takenOver: {
      keys: new Set(isTakenOver.flatMap((result) => result.applied)).size,
      frameworks: [...new Set(isTakenOver.flatMap((result) => result.framework ?? []))],
    },
    warnings: [
      ...missing.map((key) => {
        const near = nearestName(key, carried);
        const hint = near === undefined ? '' : `; did you mean "${near}"?`;
        return content.problemAt(key, `no page has the text key "${key}"${hint}`);
      }),
      ...[...refused].map(([key, { file, reason }]) =>
        content.problemAt(key, `the text "${key}" was not inserted into ${file}: ${reason}`),
      ),
      ...[...applied].flatMap(([key, files]) => {
        const page = key.split('.')[0] ?? '';
        const otherPage = files.find(
          (file) => slugs.has(page) && (context.slugs.get(file) ?? page) !== page,
        );
        if (!otherPage) return [];
        return [
          content.problemAt(
            key,
            `the text "${key}" of the page "${page}" is also on another page: ${otherPage}`,
          ),
        ];
      }),
    ],
  };
}

function names(script: string, key: string): boolean {
  for (let at = script.indexOf(key); at >= 0; at = script.indexOf(key, at + 1)) {
    const [before = '', after = ''] = [script[at - 1], script[at + key.length]];
    if (!/[\w.-]/.test(before + after)) return true;
  }
  return false;
}

/** Used for a hint: read only if no page carries an override. */
function carriedKeys(context: TextContext, inApp: string): Set<string> {
  const keys = new Set<string>();
  const collect = (text: string) => {
    // Minified scripts also quote with backticks.
    for (const [, key] of text.matchAll(
      /data-text-key[a-z-]*["'`]?\s*[=:]\s*["'`]?([^"'`\s>,}]+)/gi,
    ))
      if (key) keys.add(key);
  };
  const reader = new PageReader();
  for (const file of context.files) {
    const page = reader.read(path.join(context.folder, file));
    const first = page.indexOf('data-text-key');
    if (first !== -1) collect(page.toString('utf8', first));
  }
  collect(inApp);
  return keys;
}
