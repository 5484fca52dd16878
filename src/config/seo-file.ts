import * as z from 'zod/mini';
import { SiteDeployError } from '../shared/errors/error.ts';
import { readIfThere } from '../shared/files.ts';
import { parseJson } from '../shared/json.ts';
import { resolveInside } from '../shared/paths.ts';

/** Where the metadata file is when the site config does not say. */
const defaultSeoFile = 'content/seo.json';

/**
 * Values of a head by what they are written as: `title`, `canonical`, `structuredData`, and the names of meta tags,
 * such as `description`, `og:image` and `twitter:card`. Addresses of images are absolute.
 */
const HeadValues = z.looseObject({
  title: z.optional(z.string()),
  description: z.optional(z.string()),
  canonical: z.optional(z.string()),
  robots: z.optional(z.string()),
  structuredData: z.optional(z.looseObject({})),
});
export type HeadValues = z.infer<typeof HeadValues>;

/**
 * The portal's SEO metadata for the site's own build, by the path of the page. A build writes
 * `{ ...page.fallback, ...own, ...page.values }` into the head: the same that the finish step makes of a built page.
 */
export const SeoFile = z.looseObject({
  pages: z.record(
    z.string(),
    z.looseObject({
      slug: z.string(),
      /** What the portal says of this page. */
      values: HeadValues,
      /** What counts where neither the portal nor the page itself says anything: the defaults of the site. */
      fallback: HeadValues,
    }),
  ),
});
export type SeoFile = z.infer<typeof SeoFile>;

/**
 * Reads the metadata file.
 * @param file relative to the workspace
 * @returns without pages where there is no such file and the site config does not name one
 * @throws SiteDeployError `SEO_FILE_INVALID`, `PATH_OUTSIDE_WORKSPACE`
 */
export async function loadSeoFile(workspace: string, file: string): Promise<SeoFile> {
  const absolute = await resolveInside(workspace, file, 'seo.file');
  const text = await readIfThere(absolute).catch((cause: unknown) => {
    throw new SiteDeployError('SEO_FILE_INVALID', `The metadata file ${file} cannot be read.`, { cause });
  });
  if (text === undefined) {
    if (file === defaultSeoFile) return { pages: {} };
    throw new SiteDeployError('SEO_FILE_INVALID', `The metadata file ${file} does not exist.`);
  }
  const parsed = z.safeParse(SeoFile, parseJson(text.replace(/^\uFEFF/, '')));
  if (parsed.success) return parsed.data;
  throw new SiteDeployError('SEO_FILE_INVALID', `The metadata file ${file} is not of the expected form.`, {
    facts: parsed.error.issues.slice(0, 5).map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`),
  });
}
