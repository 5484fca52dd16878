import { didYouMean } from '../../config/nearest.ts';
import { SitemapConfig } from '../../contracts/portal/page-update.ts';
import { OpenGraph, SocialCard, seoWarnings } from '../../contracts/portal/seo.ts';
import { PageSeoUpdate, SeoDefaultsUpdate } from '../../contracts/portal/seo-update.ts';
import { getErrorMessage, SiteDeployError, usageError } from '../../shared/errors/error.ts';
import { omitUndefined } from '../../shared/omit-undefined.ts';
import { plainText } from '../../shared/plain-text.ts';
import { readNamedFile } from '../inputs/folders.ts';
import { assignments, deriveKinds, parseList, refuseInvalid, refuseNothing } from './input.ts';
import type {
  PageSeoOptions,
  PortalSession,
  SeoDefaultsOptions,
  SitemapConfigOptions,
} from './options.ts';

const openGraph = deriveKinds(OpenGraph.shape);
const social = deriveKinds(SocialCard.shape);
const clearable = [
  ...['keywords', 'canonical', 'noIndex', 'noFollow', 'openGraph', 'social', 'structuredData'],
  ...Object.keys(openGraph).map((name) => `openGraph.${name}`),
  ...Object.keys(social).map((name) => `social.${name}`),
];

/**
 * Changes fields of a page's SEO metadata. The portal replaces whole records, so this sends
 * `If-Match` to avoid overwriting a concurrent change.
 */
export async function editPageSeo(session: PortalSession, options: PageSeoOptions): Promise<void> {
  const { client, signal, siteId, context, json, print, printRecord } = session;
  const { page, clear = [] } = options;
  const target = `to the SEO metadata of "${page}"`;
  const change = await readChange(options, context.cwd, target);
  refuseNothing({ ...change, clear: options.clear }, `on the SEO metadata of "${page}"`);
  const key = { siteId, pageSlug: page };
  const { value, etag: ifMatch } = await client.callTagged('getPageSeo', key, { signal });
  const { pageSlug: _slug, updatedAt: _at, ...before } = value;
  const seo = cleared({ ...before, ...merged(before, change) }, clear, clearable, target);
  refuseInvalid(PageSeoUpdate, seo, target);
  const update = seo as PageSeoUpdate;
  const warnings = seoWarnings(update);
  for (const { field, message } of warnings) context.log.warn(`${field}: ${message}`);
  if (options.dryRun) {
    printRecord(update);
    if (!json) context.log.info('Nothing was sent (--dry-run).');
    return;
  }
  const answer = await client.call('putPageSeo', { ...key, body: update }, { signal, ifMatch });
  const warnedFields = new Set(warnings.map((warning) => warning.field));
  for (const { field, message } of answer.warnings ?? []) {
    if (!warnedFields.has(field)) context.log.warn(plainText(`${field}: ${message}`));
  }
  print(answer, () => []);
  context.log.info(`Changed the SEO metadata of "${page}"; it goes live with the next deployment.`);
}

async function readChange(
  options: PageSeoOptions,
  cwd: string,
  target: string,
): Promise<Record<string, unknown>> {
  const { title, description, canonical, keywords, index, follow, structuredData } = options;
  return omitUndefined({
    title,
    description,
    canonical,
    keywords: parseList(keywords),
    noIndex: index && index === 'no',
    noFollow: follow && follow === 'no',
    openGraph: options.og && assignments(options.og, openGraph, target, 'openGraph'),
    social: options.social && assignments(options.social, social, target, 'social'),
    structuredData: structuredData && (await readJsonFile(cwd, structuredData)),
  });
}

/** Merges groups field by field, but replaces structured data (JSON-LD) as a whole. */
function merged(
  before: Readonly<Record<string, unknown>>,
  change: Readonly<Record<string, unknown>>,
) {
  const groups = ['openGraph', 'social'].filter((name) => name in change);
  const joined = groups.map((name) => [name, { ...Object(before[name]), ...Object(change[name]) }]);
  return { ...change, ...Object.fromEntries(joined) };
}

export async function editSeoDefaults(session: PortalSession, options: SeoDefaultsOptions) {
  const { client, signal, siteId, context, print } = session;
  const { titleSuffix, description, image, socialHandle, locale, clear = [] } = options;
  const target = `to the SEO defaults of ${siteId}`;
  const fields = {
    titleSuffix,
    defaultDescription: description,
    defaultImage: image,
    socialHandle,
    locale,
  };
  const change = omitUndefined(fields);
  refuseNothing({ ...change, clear: options.clear }, `on the SEO defaults of ${siteId}`);
  const { value, etag: ifMatch } = await client.callTagged(
    'getSeoDefaults',
    { siteId },
    { signal },
  );
  const defaults = cleared({ ...value, ...change }, clear, Object.keys(fields), target);
  refuseInvalid(SeoDefaultsUpdate, defaults, target);
  const body = defaults as SeoDefaultsUpdate;
  const answer = await client.call('putSeoDefaults', { siteId, body }, { signal, ifMatch });
  print(answer, () => []);
  context.log.info(`Changed the SEO defaults of ${siteId}; they go live with the next deployment.`);
}

export async function editSitemapConfig(session: PortalSession, options: SitemapConfigOptions) {
  const { client, signal, siteId, context, print } = session;
  const { exclude, changeFreq, priority, clear = [] } = options;
  const target = `to the configuration of the sitemap of ${siteId}`;
  const change = omitUndefined({
    excludePages: parseList(exclude),
    defaultChangeFreq: changeFreq,
    priorities: priority && Object.fromEntries(priority.map(parsePriority)),
  });
  refuseNothing({ ...change, clear: options.clear }, `in the sitemap of ${siteId}`);
  const { value: before, etag: ifMatch } = await client.callTagged(
    'getSitemapConfig',
    { siteId },
    { signal },
  );
  const priorities = { ...before.priorities, ...change.priorities };
  const groups = Object.keys(priorities).length > 0 ? { priorities } : {};
  const known = [
    ...['excludePages', 'defaultChangeFreq', 'priorities'],
    ...Object.keys(priorities).map((page) => `priorities.${page}`),
  ];
  const config = cleared({ ...before, ...change, ...groups }, clear, known, target);
  refuseInvalid(SitemapConfig, config, target);
  const body = config as SitemapConfig;
  const answer = await client.call('putSitemapConfig', { siteId, body }, { signal, ifMatch });
  for (const { field, message } of answer.warnings ?? [])
    context.log.warn(plainText(`${field}: ${message}`));
  print(answer, () => []);
  context.log.info(`Changed the sitemap of ${siteId}; it goes live with the next deployment.`);
}

function parsePriority(text: string): [string, number] {
  const [, page, value] = /^([^=]+)=(\d+(?:\.\d+)?)$/.exec(text) ?? [];
  if (page) return [page, Number(value)];
  throw usageError(
    `"${text}" is not a page with a priority.`,
    'Write it as page=number, for example --priority home=0.8.',
  );
}

/** Removes the given fields. A dotted name is a field of a group. */
function cleared(
  record: Readonly<Record<string, unknown>>,
  fields: readonly string[],
  known: readonly string[],
  target: string,
): Record<string, unknown> {
  const result: Record<string, unknown> = { ...record };
  for (const field of fields) {
    if (!known.includes(field)) {
      throw usageError(
        `Nothing was sent ${target}: "${field}" cannot be ` +
          `removed${didYouMean(field, known) || '.'}`,
        `Name one of these: ${known.join(', ')}.`,
      );
    }
    const [group = '', inner] = field.split('.');
    if (inner === undefined) delete result[group];
    else {
      const { [inner]: _removed, ...rest } = Object(result[group]) as Record<string, unknown>;
      if (group in result) result[group] = rest;
    }
  }
  return result;
}

async function readJsonFile(cwd: string, file: string): Promise<unknown> {
  const text = await readNamedFile(cwd, file);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new SiteDeployError('USAGE', `${file} is not valid JSON.`, {
      cause: error,
      facts: [getErrorMessage(error)],
      remedy: 'Fix the file at the reported position.',
    });
  }
}
