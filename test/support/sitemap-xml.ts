import { readFile } from 'node:fs/promises';
import { validateXML } from 'xmllint-wasm';

const schema = await readFile(
  new URL('../unit/localcloud/portal/sitemap.xsd', import.meta.url),
  'utf8',
);

/** Validates files against the schema of sitemaps.org. @returns the errors */
export const validateSitemap = async (xml: Parameters<typeof validateXML>[0]['xml']) =>
  (await validateXML({ xml, schema })).errors;

export const urlset = (body: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${body}</urlset>`;

export const url = (loc: string, rest = ''): string => `<url><loc>${loc}</loc>${rest}</url>`;
