import { SaxesParser, type SaxesTagNS } from 'saxes';

export interface SitemapEntry {
  readonly loc: string;
  readonly lastmod?: string;
  readonly changefreq?: string;
  readonly priority?: string;
  readonly extensions?: string;
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const fields = ['loc', 'lastmod', 'changefreq', 'priority'] as const;
const frequency = /^(always|hourly|daily|weekly|monthly|yearly|never)$/;
const date =
  /^\d{4}-\d\d-\d\d(T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?)?(Z|[+-](0\d|1[0-3]):[0-5]\d|[+-]14:00)?$/;
const decimal = /^[+-]?(\d+(\.\d*)?|\.\d+)$/;
const maxAddressLength = 2_048;
const deepest = 16;
const tooDeep = `elements are nested more than ${deepest} levels deep`;
const maxAttributes = 100;
const tooManyAttributes = `an element has more than ${maxAttributes} attributes`;

/**
 * Thrown if elements are nested too deeply or have too many attributes. The parser compares each
 * name with all enclosing elements, and each attribute with the others.
 */
class TooComplex extends Error {
  override readonly name = 'TooComplex';
}

type ReadSitemap =
  | { readonly entries: readonly SitemapEntry[]; readonly wrong: readonly string[] }
  | { readonly problem: string };

/** Reads a sitemap that may consist of several documents. */
export function readSitemaps(parts: readonly string[]): ReadSitemap {
  const entries: SitemapEntry[][] = [];
  const wrong: string[] = [];
  for (const part of parts) {
    const read = readSitemap(part);
    if ('problem' in read) return read;
    entries.push([...read.entries]);
    wrong.push(...read.wrong);
  }
  return { entries: entries.flat(), wrong };
}

/**
 * Reads a document. Validates it against the schema of sitemaps.org, but allows any order. Drops
 * unknown extensions, and invalid entries and values, which `wrong` describes.
 */
export function readSitemap(xml: string): ReadSitemap {
  const wrong: string[] = [];
  const entries: SitemapEntry[] = [];
  const problems: string[] = [];
  const path: string[] = [];
  let entry: Partial<Record<(typeof fields)[number], string>> = {};
  let text = '';
  const extension = new ExtensionWriter();
  const parser = new SaxesParser({ xmlns: true });
  const report = (description: string) => problems.push(`line ${parser.line}: ${description}`);

  parser.on('error', (error) => problems.push(error.message));
  parser.on('opentag', (tag: SaxesTagNS) => {
    const { local, uri } = tag;
    if (path.length === deepest) throw new TooComplex(tooDeep);
    path.push(uri === namespace ? local : `{${uri}}${local}`);
    text = '';
    const isExtension = path.length === 3 && path[1] === 'url' && uri in extensions;
    if (extension.isInside || isExtension) extension.open(tag);
    if (path.length === 1 && path[0] !== 'urlset')
      report(`<${local}> in place of <urlset xmlns="${namespace}">`);
    if (path.length === 2 && uri === namespace && local !== 'url')
      report(`<${local}> in place of <url>`);
    if (path.length === 2) entry = {};
    if (path.length === 3 && uri === namespace && !fields.some((field) => field === local))
      report(`<${local}> in <url>`);
  });
  const addText = (part: string) => {
    text += part;
    if (extension.isInside) extension.text(part);
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', (tag: SaxesTagNS) => {
    if (extension.isInside) extension.close(tag);
    const name = path.pop();
    const field = fields.find((known) => known === name);
    if (path.length === 2 && field) {
      if (field in entry) report(`<${field}> a second time in <url>`);
      entry[field] = text.trim();
    }
    if (path.length !== 1 || name !== 'url') return;
    const { loc, ...otherFields } = entry;
    const extensionXml = extension.take();
    if (loc === undefined) wrong.push(`line ${parser.line}: <url> has no <loc>`);
    else if (!URL.canParse(loc) || [...loc].length > maxAddressLength)
      wrong.push(`line ${parser.line}: <loc> "${loc.slice(0, 80)}" is not an address`);
    else {
      const fields = withoutWrong(otherFields, (description) =>
        wrong.push(`line ${parser.line}: ${description}`),
      );
      entries.push({ loc, ...fields, ...(extensionXml !== '' && { extensions: extensionXml }) });
    }
  });
  read(parser, xml, report);
  const [problem] = problems;
  if (!problem) return { entries, wrong };
  return { problem };
}

export function readSitemapIndex(xml: string): string[] | undefined {
  const addresses: string[] = [];
  const path: string[] = [];
  let isWellFormed = true;
  let text = '';
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', () => {
    isWellFormed = false;
  });
  parser.on('opentag', (tag: SaxesTagNS) => {
    if (path.length === deepest) throw new TooComplex(tooDeep);
    path.push(tag.uri === namespace ? tag.local : '');
    text = '';
  });
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('closetag', () => {
    if (path.join('/') === 'sitemapindex/sitemap/loc') addresses.push(text.trim());
    path.pop();
  });
  read(parser, xml, () => {
    isWellFormed = false;
  });
  if (isWellFormed && /<(?:\w+:)?sitemapindex\b/.test(xml)) return addresses;
  return undefined;
}

/** @param refuse called with the reason if the document is too complex; reading then stops */
function read(
  parser: SaxesParser<{ xmlns: true }>,
  xml: string,
  refuse: (reason: string) => void,
): void {
  let attributes = 0;
  parser.on('opentagstart', () => {
    attributes = 0;
  });
  parser.on('attribute', () => {
    attributes += 1;
    if (attributes > maxAttributes) throw new TooComplex(tooManyAttributes);
  });
  try {
    parser.write(xml).close();
  } catch (error) {
    if (!(error instanceof TooComplex)) throw error;
    refuse(error.message);
  }
}

const isPriority = (text: string) => decimal.test(text) && Number(text) >= 0 && Number(text) <= 1;
const rules = {
  lastmod: { isRight: isDate, description: 'a date' },
  changefreq: {
    isRight: (text: string) => frequency.test(text),
    description: 'a value that the protocol defines',
  },
  priority: { isRight: isPriority, description: 'from 0 to 1' },
} as const;

function withoutWrong(
  entry: Omit<SitemapEntry, 'loc' | 'extensions'>,
  report: (description: string) => void,
): Omit<SitemapEntry, 'loc'> {
  const right: Partial<Record<keyof typeof rules, string>> = {};
  for (const name of ['lastmod', 'changefreq', 'priority'] as const) {
    const { isRight, description } = rules[name];
    const value = entry[name];
    if (value === undefined) continue;
    if (isRight(value)) right[name] = value;
    else report(`<${name}> "${value.slice(0, 80)}" is not ${description}`);
  }
  return right;
}

/** Returns whether a date exists, unlike e.g. February 30. */
function isDate(value: string): boolean {
  const day = new Date(`${value.slice(0, 10)}T00:00:00Z`);
  return (
    date.test(value) &&
    !Number.isNaN(day.getTime()) &&
    day.toISOString().startsWith(value.slice(0, 10))
  );
}

/**
 * Escapes a text for XML. Drops characters that XML 1.0 can't contain:
 * https://www.w3.org/TR/xml/#charsets
 */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

export const extensions: Readonly<Record<string, string>> = {
  'http://www.google.com/schemas/sitemap-image/1.1': 'image',
  'http://www.google.com/schemas/sitemap-video/1.1': 'video',
  'http://www.google.com/schemas/sitemap-news/0.9': 'news',
  'http://www.w3.org/1999/xhtml': 'xhtml',
};

class ExtensionWriter {
  #text = '';
  #depth = 0;

  get isInside(): boolean {
    return this.#depth > 0;
  }

  open(tag: SaxesTagNS): void {
    this.#depth += 1;
    const values = Object.values(tag.attributes)
      .filter(({ name }) => !/^xmlns(:|$)/.test(name))
      .map((attribute) => ` ${attribute.name}="${escapeXml(attribute.value)}"`);
    this.#text += `<${formatName(tag.local, tag.uri)}${values.join('')}>`;
  }

  text(text: string): void {
    this.#text += escapeXml(text);
  }

  close(tag: SaxesTagNS): void {
    this.#depth -= 1;
    this.#text += `</${formatName(tag.local, tag.uri)}>`;
  }

  take(): string {
    const text = this.#text.replace(/>\s+</g, '><').trim();
    this.#text = '';
    return text;
  }
}

function formatName(local: string, uri: string): string {
  return `${extensions[uri] ?? 'unknown'}:${local}`;
}
