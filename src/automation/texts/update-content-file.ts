import { parseDocument } from 'yaml';
import { parseContentFile } from '../../config/content-file.ts';
import { getErrorMessage, SiteDeployError } from '../../shared/errors/error.ts';

export interface TextDifference {
  readonly key: string;
  readonly file: string | undefined;
  /** If absent, the portal shows the default from the code. */
  readonly portal: string | undefined;
}

/**
 * Unchanged keys keep their position and YAML comments; new keys are appended.
 * @param text empty if there is no file
 * @param file its name, which determines the format
 * @throws SiteDeployError `CONTENT_FILE_INVALID` if it can't be written, or if the next deployment
 *   would reject the result
 */
export function updateContentFile(
  text: string,
  file: string,
  differences: readonly TextDifference[],
): string {
  const written = /\.ya?ml$/i.test(file)
    ? updatedYaml(text, differences)
    : updatedJson(text, file, differences);
  const result = text.includes('\r\n') ? written.replace(/\r?\n/g, '\r\n') : written;
  parseContentFile(result, file);
  return result;
}

function updatedYaml(text: string, differences: readonly TextDifference[]): string {
  const document = parseDocument(text);
  for (const { key, portal } of differences)
    portal === undefined ? document.delete(key) : document.set(key, portal);
  if (document.contents === null) return '{}\n';
  return document.toString({ lineWidth: 0 });
}

function updatedJson(text: string, file: string, differences: readonly TextDifference[]): string {
  const texts = new Map(
    Object.entries(text.trim() === '' ? {} : readJson(text.replace(/^\uFEFF/, ''), file)),
  );
  for (const { key, portal } of differences)
    portal === undefined ? texts.delete(key) : texts.set(key, portal);
  const indent = /\n([\t ]+)"/.exec(text)?.[1] ?? '  ';
  return `${JSON.stringify(Object.fromEntries(texts), null, indent)}\n`;
}

/** Strict, unlike a deployment: rewriting invalid JSON would lose its comments. */
function readJson(text: string, file: string): Record<string, unknown> {
  try {
    return JSON.parse(text) ?? {};
  } catch (error) {
    throw new SiteDeployError('CONTENT_FILE_INVALID', `The content file ${file} is not JSON.`, {
      cause: error,
      facts: [getErrorMessage(error)],
      remedy: 'Fix it, or rename it to .yml and set content.file.',
    });
  }
}
