import { mkdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkConfigPaths } from '../../config/config-paths.ts';
import { loadSiteConfig } from '../../config/load.ts';
import {
  catalogueFile,
  malformedKeyWarning,
  readTextKeys,
} from '../../deploy/steps/build/text-keys.ts';
import type { ConfiguredProject } from '../../deploy/steps/plan/types.ts';
import { usageError } from '../../shared/errors/error.ts';
import type { Log } from '../../shared/log.ts';
import { count } from '../../shared/units.ts';
import type { textFrameworks } from './options.ts';
import helpers from './text-helpers.json' with { type: 'json' };

type TextFramework = (typeof textFrameworks)[number];

/** Generates the module that reads texts, an empty content file and the catalogue of keys. */
export async function buildTextFiles(framework: TextFramework, sources: ConfiguredProject) {
  const { workspace, buildRoot, config } = sources;
  const { content } = config;
  if (!content.file.endsWith('.json'))
    throw usageError(
      `${content.file} cannot be imported by an application.`,
      'Convert it to JSON, and set content.file.',
    );
  const isSource = await stat(path.join(buildRoot, 'src')).catch(() => undefined);
  const folder = path.join(buildRoot, isSource ? 'src' : '');
  const relative = (from: string, file: string) =>
    path.relative(from, file).replaceAll(path.sep, '/');
  const link = (file: string) => {
    const found = relative(folder, path.join(workspace, file));
    return found.startsWith('.') ? found : `./${found}`;
  };
  const keys = catalogueFile(config);
  const files = Object.entries(helpers[framework]).map(([name, text]) => ({
    path: relative(workspace, path.join(folder, name)),
    content: text
      .replace('{framework}', framework)
      .replace(/'[./]+overrides\.json'/, `'${link(content.file)}'`)
      .replace(/'[./]+text-keys\.json'/, `'${link(keys)}'`),
  }));
  files.push({ path: content.file, content: '{}\n' });
  return [...files, { path: keys, content: (await buildCatalogue(sources)).text }];
}

export async function writeTextHelper(
  framework: TextFramework,
  sources: ConfiguredProject,
  options: { readonly force: boolean },
  log: Log,
): Promise<void> {
  const { workspace, config } = sources;
  for (const { path: name, content } of await buildTextFiles(framework, sources)) {
    if (name === catalogueFile(config)) continue;
    const file = path.join(workspace, name);
    await mkdir(path.dirname(file), { recursive: true });
    const flag = options.force && name !== config.content.file ? 'w' : 'wx';
    await writeFile(file, content, { flag }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
      log.info(`Kept: ${name}.`);
    });
  }
  await writeCatalogue(sources, log);
}

export async function readTextSources(workspace: string, file: string): Promise<ConfiguredProject> {
  const config = await loadSiteConfig(workspace, file);
  return { config, workspace, buildRoot: await checkConfigPaths(workspace, config, file) };
}

async function buildCatalogue(sources: ConfiguredProject) {
  const found = await readTextKeys(sources);
  const entries = [...found].map(([key, [text]]) => [key, text]);
  const text = `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
  return { text, size: entries.length, keys: found.keys() };
}

export async function writeCatalogue(sources: ConfiguredProject, log: Log): Promise<void> {
  const file = catalogueFile(sources.config);
  const { text, size, keys } = await buildCatalogue(sources);
  const absolute = path.join(sources.workspace, file);
  await mkdir(path.dirname(absolute), { recursive: true });
  await writeFile(absolute, text);
  log.info(`${file}: ${count(size, 'text key')}. Commit it.`);
  const { output = 'dist' } = sources.config.build;
  const warning = await malformedKeyWarning(sources, output, keys);
  if (warning) log.warn(warning);
  if (size === 0)
    log.info('Only t() and Text in code are listed: data-text-key in HTML works without a list.');
}
