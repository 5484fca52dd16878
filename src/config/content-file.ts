import * as z from 'zod/mini';
import { type Problem, SiteDeployError } from '../shared/errors/error.ts';
import { readIfThere } from '../shared/files.ts';
import { parseJson } from '../shared/json.ts';
import { resolveInside } from '../shared/paths.ts';
import { count } from '../shared/units.ts';
import { readYaml, type YamlSource } from './document.ts';
import { SourceText } from './source.ts';

/** Spec: Text key and text override. */
export interface ContentFile {
  readonly texts: ReadonlyMap<string, string>;
  problemAt(key: string, message: string): Problem;
}

/** Spec: Text key and text override, `{page}.{section}.{element}`. */
const textKey = /^[^.\s/]+\.[^.\s/]+\.[^.\s/]+$/;
const maxTextLength = 10_000;

/** May be missing. Hugo publishes its folder `content`, so its sites use `portal`. */
const usualFile = /^(content|portal)\/(overrides|seo)\.json$/;
const described = {
  'content.file': { code: 'CONTENT_FILE_INVALID', name: 'content file' },
  'seo.file': { code: 'SEO_FILE_INVALID', name: 'metadata file' },
} as const;

async function readNamed(key: keyof typeof described, workspace: string, file: string) {
  const { code, name } = described[key];
  const text = await readIfThere(await resolveInside(workspace, file, key)).catch(
    (cause: unknown) => {
      throw new SiteDeployError(code, `Can't read the ${name} ${file}.`, { cause });
    },
  );
  if (text !== undefined || usualFile.test(file)) return text;
  throw new SiteDeployError(code, `The ${name} ${file} does not exist.`);
}

/** Returns `undefined` if a file at a usual path is missing. */
export async function loadContentFile(workspace: string, file: string) {
  const text = await readNamed('content.file', workspace, file);
  if (text === undefined) return undefined;
  return parseContentFile(text, file);
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
  const report = (message: string, offset = location?.value) => [
    source.problemAt(offset ?? 0, message),
  ];
  if (!textKey.test(key)) {
    const found = `found the key ${JSON.stringify(key)}`;
    return report(`${found}, expected a text key of the form page.section.element`, location?.key);
  }
  if (typeof entry !== 'string') return report(`${key}: expected a quoted text`);
  if (entry.length <= maxTextLength) return [];
  return report(`${key}: has ${entry.length} characters, expected at most ${maxTextLength}`);
}

function invalid(file: string, problems: readonly Problem[]): SiteDeployError {
  return new SiteDeployError(
    'CONTENT_FILE_INVALID',
    `The content file ${file} has ${count(problems.length, 'error')}.`,
    { problems },
  );
}

/** Keys: `title`, `canonical`, `structuredData`, and meta tags, e.g. `og:image` (absolute). */
const HeadValues = z.looseObject({
  title: z.optional(z.string()),
  description: z.optional(z.string()),
  canonical: z.optional(z.string()),
  robots: z.optional(z.string()),
  structuredData: z.optional(z.looseObject({})),
});
export type HeadValues = z.infer<typeof HeadValues>;

/** Keyed by page path. The head is `{ ...page.fallback, ...own, ...page.values }`. */
export const SeoFile = z.looseObject({
  pages: z.record(
    z.string(),
    z.looseObject({ slug: z.string(), values: HeadValues, fallback: HeadValues }),
  ),
});
export type SeoFile = z.infer<typeof SeoFile>;

/** Returns no pages if the default file is missing. @throws SiteDeployError `SEO_FILE_INVALID` */
export async function loadSeoFile(workspace: string, file: string): Promise<SeoFile> {
  const text = await readNamed('seo.file', workspace, file);
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
