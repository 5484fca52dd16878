import * as z from 'zod/mini';
import { SiteDeployError } from '../shared/errors/error.ts';
import { readIfThere } from '../shared/files.ts';
import { parseJson } from '../shared/json.ts';
import { resolveInside } from '../shared/paths.ts';

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
