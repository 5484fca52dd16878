import * as z from 'zod/mini';
import { type Problem, SiteDeployError } from '../shared/errors/error.ts';
import { readIfThere } from '../shared/files.ts';
import { parseJson } from '../shared/json.ts';
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

const defaultSeoFile = 'content/seo.json';

/** By name: `title`, `canonical`, `structuredData`, and meta tags, e.g. `og:image` (absolute). */
const HeadValues = z.looseObject({
  title: z.optional(z.string()),
  description: z.optional(z.string()),
  canonical: z.optional(z.string()),
  robots: z.optional(z.string()),
  structuredData: z.optional(z.looseObject({})),
});
export type HeadValues = z.infer<typeof HeadValues>;

/** By page path: `{ ...page.fallback, ...own, ...page.values }` is the head of the finish step. */
export const SeoFile = z.looseObject({
  pages: z.record(
    z.string(),
    z.looseObject({ slug: z.string(), values: HeadValues, fallback: HeadValues }),
  ),
});
export type SeoFile = z.infer<typeof SeoFile>;

/** Empty if the default file doesn't exist. @throws SiteDeployError `SEO_FILE_INVALID` */
export async function loadSeoFile(workspace: string, file: string): Promise<SeoFile> {
  const absolute = await resolveInside(workspace, file, 'seo.file');
  const text = await readIfThere(absolute).catch((cause: unknown) => {
    throw new SiteDeployError('SEO_FILE_INVALID', `Can't read the metadata file ${file}.`, {
      cause,
    });
  });
  if (text === undefined) {
    if (file === defaultSeoFile) return { pages: {} };
    throw new SiteDeployError('SEO_FILE_INVALID', `The metadata file ${file} does not exist.`);
  }
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
