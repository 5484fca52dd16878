import { isUtf8 } from 'node:buffer';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { getErrorMessage, type Problem, SiteDeployError } from '../shared/errors/error.ts';
import { isMissing } from '../shared/files.ts';
import { resolveInside } from '../shared/paths.ts';
import { nearestName } from './nearest.ts';
import type { SiteConfig } from './schema.ts';
import { configInvalid, SourceText } from './source.ts';

export const defaultConfigFile = 'site.config.yml';

/**
 * Maximum size in bytes. A site config has a few kilobytes, so a larger file must be something
 * else.
 */
const maxConfigBytes = 64_000;

/**
 * Loads the site config.
 * @throws SiteDeployError `CONFIG_NOT_FOUND`, with similarly named files; `CONFIG_INVALID`, whose
 * `problems` list the mistakes; `PATH_OUTSIDE_WORKSPACE`
 */
export async function loadSiteConfig(
  workspace: string,
  file: string = defaultConfigFile,
): Promise<SiteConfig> {
  const absolute = await resolveInside(workspace, file, 'The site config file').catch(
    (error: unknown) => {
      if (error instanceof SiteDeployError) throw error;
      throw new SiteDeployError('CONFIG_NOT_FOUND', `Can't access ${file} in ${workspace}.`, {
        cause: error,
      });
    },
  );
  const text = decode(read(absolute, workspace, file), file);
  // Let open connections make progress before and after loading the YAML parser and the schema.
  // They are half of the code that a run loads at its start.
  await setImmediate();
  const { parseSiteConfig } = await import('./parse.ts');
  await setImmediate();
  return parseSiteConfig(text, file);
}

const another = 'Replace it with a site config, or set the input "config" to another file.';

function read(absolute: string, workspace: string, file: string): Uint8Array {
  try {
    const stat = statSync(absolute);
    // Reject anything but a regular file: reading from a named pipe would block.
    if (!stat.isFile())
      throw new SiteDeployError('CONFIG_NOT_FOUND', `${file} is not a file.`, { remedy: another });
    if (stat.size > maxConfigBytes) throw tooLarge(file, stat.size);
    return readFileSync(absolute);
  } catch (error) {
    if (error instanceof SiteDeployError) throw error;
    if (isMissing(error)) {
      const facts = similarFiles(absolute, workspace);
      const message = `${file} does not exist in ${workspace}.`;
      const remedy = remedyFor(file, facts);
      throw new SiteDeployError('CONFIG_NOT_FOUND', message, { cause: error, facts, remedy });
    }
    throw new SiteDeployError('CONFIG_NOT_FOUND', `${file} cannot be read.`, {
      cause: error,
      facts: [getErrorMessage(error)],
      remedy: 'Correct its permissions, or set the input "config" to another file.',
    });
  }
}

/**
 * Returns a remedy that names the only similar file, if that file is at the root of the workspace
 * or in a folder above: it is probably the one that the user meant.
 */
function remedyFor(file: string, [fact = '']: readonly string[]): string | undefined {
  const [, above, found] = /^Similar files: ((?:\.\.\/)*)([^,/]+)\.$/.exec(fact) ?? [];
  if (above) return `Run it in ${above.slice(0, -1)}, which has a site config.`;
  return found && `Rename ${found} to ${file}, or set the input "config" to ${found}.`;
}

function similarFiles(absolute: string, workspace: string): string[] {
  const near = ['.', '.github', '..', '../..'].map((name) => path.join(workspace, name));
  const folders = new Set([path.dirname(absolute), ...near]);
  const found: string[] = [];
  for (const folder of folders) {
    for (const name of readNames(folder)) {
      if (isSimilar(name, path.basename(absolute))) {
        found.push(path.relative(workspace, path.join(folder, name)).split(path.sep).join('/'));
      }
    }
  }
  if (found.length > 0) return [`Similar files: ${[...new Set(found)].sort().join(', ')}.`];
  return [];
}

function readNames(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function isSimilar(name: string, known: string): boolean {
  return (
    /^\.?site[._-]?config\.(ya?ml|json5?)$/i.test(name) || nearestName(name, [known]) !== undefined
  );
}

function tooLarge(file: string, size: number): SiteDeployError {
  const message = `found ${size} bytes, expected at most ${maxConfigBytes}`;
  return configInvalid(file, [{ file, line: 1, column: 1, message }]);
}

function decode(bytes: Uint8Array, file: string): string {
  if (isUtf8(bytes)) return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  throw configInvalid(file, [notUtf8(bytes, file)]);
}

function notUtf8(bytes: Uint8Array, file: string): Problem {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  return new SourceText(file, text).problemAt(
    Math.max(0, text.indexOf('\uFFFD')),
    'found invalid UTF-8, expected a UTF-8 text file',
  );
}
