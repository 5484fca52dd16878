import { mkdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkConfigPaths } from '../../config/config-paths.ts';
import { loadSiteConfig } from '../../config/load.ts';
import {
  catalogueFile,
  readTextKeys,
  type TextSources,
} from '../../deploy/steps/build/text-keys.ts';
import { usageError } from '../../shared/errors/error.ts';
import type { Log } from '../../shared/log.ts';
import { count } from '../../shared/units.ts';
import type { textFrameworks } from './options.ts';
import helpers from './text-helpers.json' with { type: 'json' };

/** Writes the module that reads texts, an empty content file and the catalogue of keys. */
export async function writeTextHelper(
  framework: (typeof textFrameworks)[number],
  sources: TextSources,
  options: { readonly force: boolean },
  log: Log,
): Promise<void> {
  const { workspace, buildRoot, config } = sources;
  const { content } = config;
  if (!content.file.endsWith('.json'))
    throw usageError(
      `${content.file} cannot be imported by an application.`,
      'Convert it to JSON, and set content.file.',
    );
  const isSource = await stat(path.join(buildRoot, 'src')).catch(() => undefined);
  const folder = path.join(buildRoot, isSource ? 'src' : '');
  const link = (file: string) => {
    const relative = path.relative(folder, path.join(workspace, file)).replaceAll(path.sep, '/');
    return relative.startsWith('.') ? relative : `./${relative}`;
  };
  const keys = catalogueFile(config);
  const parts = new Map<string, string[]>(Object.entries(helpers.parts));
  const files = Object.entries(helpers.frameworks[framework]).map(([name, lines]) => ({
    file: path.join(folder, name),
    text: `${lines.flatMap((line) => parts.get(line) ?? line).join('\n')}\n`
      .replace('{framework}', framework)
      .replace('{content}', link(content.file))
      .replace('{keys}', link(keys)),
    flag: options.force ? 'w' : 'wx',
  }));
  const override = { file: path.join(workspace, content.file), text: '{}\n', flag: 'wx' };
  await mkdir(path.dirname(override.file), { recursive: true });
  for (const { file, text, flag } of [...files, override])
    await writeFile(file, text, { flag }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
      log.info(`Kept: ${path.relative(workspace, file)}.`);
    });
  await writeCatalogue(sources, log);
}

export async function readTextSources(workspace: string, file: string): Promise<TextSources> {
  const config = await loadSiteConfig(workspace, file);
  return { config, workspace, buildRoot: await checkConfigPaths(workspace, config, file) };
}

export async function writeCatalogue(sources: TextSources, log: Log): Promise<void> {
  const file = catalogueFile(sources.config);
  const found = await readTextKeys(sources);
  const entries = [...found].map(([key, [text]]) => [key, text]);
  const absolute = path.join(sources.workspace, file);
  await mkdir(path.dirname(absolute), { recursive: true });
  await writeFile(absolute, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
  log.info(`${file}: ${count(entries.length, 'text key')}. Commit it.`);
}
