import { type Problem, SiteDeployError } from '../shared/errors/error.ts';
import { readIfThere } from '../shared/files.ts';
import { resolveInside } from '../shared/paths.ts';
import { count } from '../shared/units.ts';
import { readYaml, type YamlSource } from './document.ts';
import { SourceText } from './source.ts';

const defaultContentFile = 'content/overrides.json';

/** Spec: Text key and text override. */
export interface ContentFile {
  readonly texts: ReadonlyMap<string, string>;
  problemAt(key: string, message: string): Problem;
}

/** Spec: Text key and text override, `{page}.{section}.{element}`. */
const textKey = /^[^.\s/]+\.[^.\s/]+\.[^.\s/]+$/;
const maxTextLength = 10_000;

export async function loadContentFile(workspace: string, file: string) {
  const absolute = await resolveInside(workspace, file, 'content.file');
  const text = await readIfThere(absolute).catch((cause: unknown) => {
    throw new SiteDeployError('CONTENT_FILE_INVALID', `Can't read the content file ${file}.`, {
      cause,
    });
  });
  if (text !== undefined) return parseContentFile(text, file);
  if (file === defaultContentFile) return undefined;
  throw new SiteDeployError('CONTENT_FILE_INVALID', `The content file ${file} does not exist.`);
}

/** @throws SiteDeployError `CONTENT_FILE_INVALID` */
export function parseContentFile(text: string, file: string): ContentFile {
  const source = new SourceText(file, text.replace(/^\uFEFF/, ''));
  const document = readYaml(source);
  if ('unreadable' in document) throw invalid(file, document.unreadable);
  const { value } = document;
  const problemAt = (key: string, message: string) =>
    source.problemAt(document.locate([key])?.key ?? 0, message);
  if (value === null || value === undefined) return { texts: new Map(), problemAt };
  if (typeof value !== 'object' || Array.isArray(value))
    throw invalid(file, [source.problemAt(0, 'expected a map of text keys to texts')]);
  const entries = Object.entries(value);
  const problems = [
    ...document.problems,
    ...entries.flatMap(([key, entry]) => findProblems(key, entry, document, source)),
  ];
  if (problems.length > 0) throw invalid(file, problems);
  return { texts: new Map(entries), problemAt };
}

function findProblems(key: string, entry: unknown, document: YamlSource, source: SourceText) {
  const location = document.locate([key]);
  const found = JSON.stringify(key);
  if (!textKey.test(key))
    return [
      source.problemAt(
        location?.key ?? 0,
        `found the key ${found}, expected a text key of the form page.section.element`,
      ),
    ];
  if (typeof entry !== 'string')
    return [source.problemAt(location?.value ?? 0, `${key}: expected a quoted text`)];
  if (entry.length > maxTextLength)
    return [
      source.problemAt(
        location?.value ?? 0,
        `${key}: has ${entry.length} characters, expected at most ${maxTextLength}`,
      ),
    ];
  return [];
}

function invalid(file: string, problems: readonly Problem[]): SiteDeployError {
  return new SiteDeployError(
    'CONTENT_FILE_INVALID',
    `The content file ${file} has ${count(problems.length, 'error')}.`,
    { problems },
  );
}
