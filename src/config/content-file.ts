import * as z from 'zod/mini';
import { getErrorMessage, type Problem, SiteDeployError } from '../shared/errors/error.ts';
import { readIfThere } from '../shared/files.ts';
import { isObject, parseJson } from '../shared/json.ts';
import { once } from '../shared/once.ts';
import { resolveInside } from '../shared/paths.ts';
import { bytes, count } from '../shared/units.ts';
import { maxYamlLength, readYaml } from './document.ts';
import { readJsonPairs } from './json-pairs.ts';
import { excerpt, quote, SourceText } from './source.ts';

/** Content of a content file. Spec: Text key and text override. */
export interface ContentFile {
  readonly texts: ReadonlyMap<string, string>;
  problemAt(key: string, message: string): Problem;
}

/** Format of a text key, `{page}.{section}.{element}`. Spec: Text key and text override. */
const textKey = /^[^.\s/]+\.[^.\s/]+\.[^.\s/]+$/;
const maxTextLength = 10_000;

/**
 * Maximum length in UTF-16 units, which is enough for some 400,000 texts. Reading them takes at
 * most a second, which delays a cancellation.
 */
const maxFileLength = 16_000_000;

/**
 * Usual paths of content and metadata files, where a missing file is no error. Sites built by Hugo
 * use `portal`, because Hugo publishes the folder `content`.
 */
const usualFile = /^(content|portal)\/(overrides|seo)\.json$/;
const described = {
  'content.file': { code: 'CONTENT_FILE_INVALID', name: 'content file' },
  'seo.file': { code: 'SEO_FILE_INVALID', name: 'metadata file' },
} as const;

/** Reads the file that a setting names; `undefined` if it doesn't exist. */
export async function readNamed(key: keyof typeof described, workspace: string, file: string) {
  const { code, name } = described[key];
  const at = await resolveInside(workspace, file, key);
  return readIfThere(at).catch((cause: unknown) => {
    const message = `Can't read the ${name} ${file}.`;
    const remedy = `Replace it with a file that can be read, or correct ${key} in the site config.`;
    throw new SiteDeployError(code, message, { cause, facts: [getErrorMessage(cause)], remedy });
  });
}

async function readNeeded(key: keyof typeof described, workspace: string, file: string) {
  const text = await readNamed(key, workspace, file);
  if (text !== undefined || usualFile.test(file)) return text;
  const { code, name } = described[key];
  const remedy = `Add the file, or correct ${key} in the site config.`;
  throw new SiteDeployError(code, `The ${name} ${file} does not exist.`, { remedy });
}

/** Loads the content file; `undefined` if it is missing from a usual path. */
export async function loadContentFile(workspace: string, file: string) {
  const text = await readNeeded('content.file', workspace, file);
  if (text === undefined) return undefined;
  return parseContentFile(text, file);
}

/**
 * Serializes texts as JSON, three times as fast as `JSON.stringify` of an object built from them.
 */
export function formatTexts(texts: ReadonlyMap<string, string>): string {
  const pairs = [...texts].map((pair) => pair.map((part) => JSON.stringify(part)).join(':'));
  return `{${pairs.join(',')}}`;
}

/**
 * Parses JSON or YAML. YAML has a lower size limit, because the YAML library takes a hundred times
 * as long.
 * @throws SiteDeployError `CONTENT_FILE_INVALID`
 */
export function parseContentFile(text: string, file: string): ContentFile {
  const source = new SourceText(file, text.replace(/^\uFEFF/, ''));
  const { length } = source.text;
  const tooLong = `found ${bytes(length)}, expected at most ${bytes(maxFileLength)}`;
  if (length > maxFileLength) throw invalid(file, [source.problemAt(0, tooLong)]);
  return readJsonTexts(source) ?? readYamlTexts(source);
}

/** Parses JSON. Returns `undefined` if there is a mistake, which the YAML reader then locates. */
function readJsonTexts(source: SourceText): ContentFile | undefined {
  const { text } = source;
  const texts = new Map<string, string>();
  const isRead = readJsonPairs(text, (key, value) => {
    // Reject duplicate keys, which JSON.parse hides.
    if (texts.has(key) || findMistake(key, value)) return false;
    texts.set(key, value);
    return true;
  });
  if (!isRead) return undefined;
  const locate = once(() => locateKeys(text));
  const problemAt = (key: string, message: string) =>
    source.problemAt(locate().get(key) ?? 0, message);
  return { texts, problemAt };
}

function locateKeys(text: string): Map<string, number> {
  const found = new Map<string, number>();
  readJsonPairs(text, (key, _, offset) => Boolean(found.set(key, offset)));
  return found;
}

function readYamlTexts(source: SourceText): ContentFile {
  const { text, file } = source;
  if (text.length > maxYamlLength) throw refuseForYaml(source);
  const document = readYaml(source);
  if ('unreadable' in document) throw invalid(file, document.unreadable);
  const { value } = document;
  const problemAt = (key: string, message: string) =>
    source.problemAt(document.locate([key])?.key ?? 0, message);
  if (value === null || value === undefined) return { texts: new Map(), problemAt };
  if (typeof value !== 'object' || Array.isArray(value))
    throw invalid(file, [source.problemAt(0, 'expected a map of text keys to texts')]);
  const entries = Object.entries(value);
  const problems = [...document.problems];
  for (const [key, entry] of entries) {
    const mistake = findMistake(key, entry);
    if (!mistake) continue;
    const place = document.locate([key]);
    problems.push(source.problemAt(place?.[mistake.at] ?? 0, mistake.message));
  }
  if (problems.length > 0) throw invalid(file, problems);
  return { texts: new Map(entries), problemAt };
}

const maxMistakes = 20;

/** Reports the mistakes that can be found without a YAML parser. */
function refuseForYaml(source: SourceText): SiteDeployError {
  const { text, file } = source;
  const problems: Problem[] = [];
  const value = parseJson(text);
  for (const [key, entry] of isObject(value) ? Object.entries(value) : []) {
    const mistake = findMistake(key, entry);
    const offset = mistake ? text.indexOf(JSON.stringify(key)) : 0;
    if (mistake) problems.push(source.problemAt(Math.max(0, offset), mistake.message));
    if (problems.length === maxMistakes) break;
  }
  const size = bytes(text.length);
  const most = bytes(maxYamlLength);
  const limit = `expected JSON without duplicate keys, or at most ${most} of YAML`;
  if (problems.length === 0) problems.push(source.problemAt(0, `found ${size}, ${limit}`));
  return invalid(file, problems);
}

function findMistake(
  key: string,
  entry: unknown,
): { readonly at: 'key' | 'value'; readonly message: string } | undefined {
  if (!textKey.test(key)) {
    const found = `found the key ${quote(key)}`;
    return {
      at: 'key',
      message: `${found}, expected a text key of the form page.section.element`,
    };
  }
  if (typeof entry !== 'string')
    return { at: 'value', message: `${excerpt(key)}: expected a quoted text` };
  if (entry.length <= maxTextLength) return undefined;
  const found = `${excerpt(key)}: has ${entry.length} characters`;
  const message = `${found}, expected at most ${maxTextLength}`;
  return { at: 'value', message };
}

function invalid(file: string, problems: readonly Problem[]): SiteDeployError {
  return new SiteDeployError(
    'CONTENT_FILE_INVALID',
    `The content file ${file} has ${count(problems.length, 'error')}.`,
    { problems },
  );
}

/**
 * Values for a page's head: `title`, `canonical`, `structuredData`, and meta tags such as
 * `og:image` (an absolute URL).
 */
const HeadValues = z.partial(
  z.looseObject({
    title: z.string(),
    description: z.string(),
    canonical: z.string(),
    robots: z.string(),
    structuredData: z.looseObject({}),
  }),
);
export type HeadValues = z.infer<typeof HeadValues>;

/**
 * Metadata by page path. With the values of the build as `own`, the head of a page is
 * `{ ...page.fallback, ...own, ...page.values }`.
 */
export const SeoFile = z.looseObject({
  pages: z.record(
    z.string(),
    z.looseObject({ slug: z.string(), values: HeadValues, fallback: HeadValues }),
  ),
});
export type SeoFile = z.infer<typeof SeoFile>;

/**
 * Loads the metadata file. If it is missing from a usual path, returns metadata without pages.
 * @throws SiteDeployError `SEO_FILE_INVALID`
 */
export async function loadSeoFile(workspace: string, file: string): Promise<SeoFile> {
  const text = await readNeeded('seo.file', workspace, file);
  if (text === undefined) return { pages: {} };
  const parsed = z.safeParse(SeoFile, parseJson(text.replace(/^\uFEFF/, '')));
  if (parsed.success) return parsed.data;
  throw new SiteDeployError(
    'SEO_FILE_INVALID',
    `The metadata file ${file} does not have the expected format.`,
    {
      facts: parsed.error.issues
        .slice(0, 5)
        .map((item) => `${item.path.join('.') || 'the file'}: ${item.message}`),
    },
  );
}
