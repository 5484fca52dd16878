import { readFile } from 'node:fs/promises';
import { validateXML } from 'xmllint-wasm';

const schema = await readFile(
  new URL('../unit/localcloud/portal/sitemap.xsd', import.meta.url),
  'utf8',
);

/**
 * Validates files against the schema of sitemaps.org.
 * @returns the errors
 */
export const validateSitemap = async (xml: Parameters<typeof validateXML>[0]['xml']) =>
  (await validateXML({ xml, schema })).errors;
