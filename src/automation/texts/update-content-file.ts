import { parseDocument } from 'yaml';
import { parseContentFile } from '../../config/content-file.ts';
import { messageOf, SiteDeployError } from '../../shared/errors/error.ts';

/** One text key whose text in the content file is another than in the portal. */
export interface TextDifference {
  readonly key: string;
  /** In the content file. */
  readonly file: string | undefined;
  /** Absent: the portal shows the default of the code. */
  readonly portal: string | undefined;
}

/**
 * The content file with the differences taken over. What stays keeps its place; comments of a YAML file stay, new keys
 * come last.
 * @param text of the file as it is; empty where there is none
 * @param file its name, which says the format
 * @throws SiteDeployError `CONTENT_FILE_INVALID` where it cannot be written, or would not be taken at the next
 *   deployment
 */
export function updateContentFile(text: string, file: string, differences: readonly TextDifference[]): string {
  const written = /\.ya?ml$/i.test(file) ? updatedYaml(text, differences) : updatedJson(text, file, differences);
  const result = text.includes('\r\n') ? written.replace(/\r?\n/g, '\r\n') : written;
  parseContentFile(result, file);
  return result;
}

function updatedYaml(text: string, differences: readonly TextDifference[]): string {
  const document = parseDocument(text);
  for (const { key, portal } of differences) portal === undefined ? document.delete(key) : document.set(key, portal);
  if (document.contents === null) return '{}\n';
  return document.toString({ lineWidth: 0 });
}

function updatedJson(text: string, file: string, differences: readonly TextDifference[]): string {
  const texts = new Map(Object.entries(text.trim() === '' ? {} : readJson(text.replace(/^\uFEFF/, ''), file)));
  for (const { key, portal } of differences) portal === undefined ? texts.delete(key) : texts.set(key, portal);
  const indent = /\n([\t ]+)"/.exec(text)?.[1] ?? '  ';
  return `${JSON.stringify(Object.fromEntries(texts), null, indent)}\n`;
}

/** A deployment is content with what is not quite JSON; written anew, its comments would be lost. */
function readJson(text: string, file: string): Record<string, unknown> {
  try {
    return JSON.parse(text) ?? {};
  } catch (error) {
    throw new SiteDeployError('CONTENT_FILE_INVALID', `The content file ${file} is not JSON.`, {
      cause: error,
      facts: [messageOf(error)],
      remedy: 'Correct it, or rename it to .yml and set content.file.',
    });
  }
}
