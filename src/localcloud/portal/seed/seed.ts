import { hash } from 'node:crypto';
import * as z from 'zod/mini';
import { SitemapConfig } from '../../../contracts/portal/page-update.ts';
import { SeoDefaults } from '../../../contracts/portal/seo.ts';
import { PageSeoUpdate } from '../../../contracts/portal/seo-update.ts';
import { TextMode } from '../../../contracts/portal/text.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import type { LocalSite } from '../../service/types.ts';
import { insertPage, listPages, putSeo, recordActivity } from '../store/content.ts';
import type { Database } from '../store/database.ts';
import { insertOverride } from '../store/overrides.ts';
import { correctRelease } from '../store/releases.ts';
import { insertRequest } from '../store/requests.ts';
import {
  claimHosts,
  findSiteById,
  findSiteBySlug,
  hostOfAddress,
  initialSettings,
  insertSite,
  siteIdOfHost,
  updateSite,
} from '../store/sites.ts';
import { insertTextKey } from '../store/text-keys.ts';
import { grantAll, insertUsers, type LocalUser } from '../store/users.ts';
import described from './sites.json' with { type: 'json' };

const company = { id: 'company_harbour_pine', name: 'Harbour & Pine Furniture' };
const day = 86_400_000;

const text = z.string();
const Texts = z.record(text, text);
const daysAgo = z.number();

const SeedSite = z.object({
  id: text,
  slug: text,
  name: text,
  description: text,
  url: text,
  devUrl: z.optional(text),
  type: z.enum(['docs', 'spa', 'static']),
  repository: text,
  clientId: text,
  textMode: TextMode,
  features: z.record(text, z.boolean()),
  pages: z.array(
    z.object({
      slug: text,
      path: text,
      title: text,
      type: text,
      texts: Texts,
      seo: z.optional(PageSeoUpdate),
    }),
  ),
  seoDefaults: SeoDefaults,
  sitemap: SitemapConfig,
  overrides: Texts,
  production: z.array(z.object({ version: text, daysAgo, releaseNotes: text })),
  development: z.optional(z.object({ version: text, daysAgo, changes: z.number() })),
  requests: z.array(z.object({ title: text, description: text, daysAgo })),
  posts: z.array(
    z.object({
      slug: text,
      title: text,
      excerpt: text,
      author: text,
      body: text,
      daysAgo,
      tags: z.array(text),
    }),
  ),
});
type SeedSite = z.infer<typeof SeedSite>;

/** Adds the sample data to a database, once. Skips sites whose id, slug or host is taken. */
export function seed(database: Database, localSites: readonly LocalSite[], now: number): void {
  const mark = { name: 'seeded', value: new Date(now).toISOString() };
  if (database.insert('meta', mark, 'IGNORE') === 0) return;
  const [first] = localSites;
  const identity = {
    tenantId: first?.azure.tenantId ?? '00000000-0000-4000-8000-000000000000',
    audience: first?.portal.audience ?? 'api://site-portal',
  };
  for (const site of z.array(SeedSite).parse(described)) {
    const hosts = [site.url, site.devUrl].map((url) => hostOfAddress(url ?? '') ?? '');
    const isTaken = hosts.some((host) => siteIdOfHost(database, host));
    const known = findSiteById(database, site.id) || findSiteBySlug(database, site.slug);
    if (!isTaken && !known) seedSite(database, site, identity, now);
  }
}

function seedSite(
  database: Database,
  site: SeedSite,
  identity: { readonly tenantId: string; readonly audience: string },
  now: number,
): void {
  const { id, slug, name, description, url, clientId, seoDefaults, sitemap, textMode } = site;
  const ago = (days: number) => new Date(now - days * day).toISOString();
  const { features } = site;
  const newSite = {
    id,
    slug,
    name,
    description,
    url,
    companyId: company.id,
    clientId,
    ...identity,
    repository: { owner: 'harbour-pine', name: site.repository },
    frameworkType: frameworks[site.type],
    settings: {
      ...initialSettings,
      timezone: 'Europe/London',
      features: { ...initialSettings.features, ...features },
    },
  };
  insertSite(database, company.name, newSite, ago(200));
  grantAll(database, id);
  seedContent(database, site, ago);
  seedVersions(database, site, ago);
  for (const { daysAgo, ...request } of site.requests) {
    insertRequest(database, id, { ...request, requester: 'Adnan Kaya' }, ago(daysAgo));
    recordActivity(database, id, 'request-created', ago(daysAgo));
  }
  const change = { seoDefaults, sitemap, textMode, url, devUrl: site.devUrl };
  updateSite(database, id, change, ago(site.production.at(-1)?.daysAgo ?? 0));
}

function seedContent(database: Database, site: SeedSite, ago: (days: number) => string): void {
  const { id: siteId, pages } = site;
  for (const [index, { texts, seo, ...page }] of pages.entries()) {
    const { slug, path } = page;
    const lastUpdated = ago(10 + index);
    insertPage(database, siteId, { ...page, lastUpdated });
    for (const [key, defaultText] of Object.entries(texts))
      insertTextKey(database, siteId, {
        key: `${slug}.${key}`,
        pageSlug: slug,
        pageCount: 1,
        defaultText,
      });
    if (seo) {
      putSeo(database, siteId, { pageSlug: slug, body: seo, updatedAt: lastUpdated });
      recordActivity(database, siteId, 'seo-update', lastUpdated);
    }
    // Generate five weeks of visits. They vary by weekday, and decrease from the first page to the
    // last.
    for (let daysAgo = 1; daysAgo <= 35; daysAgo += 1) {
      const visitor = `visitor-${(daysAgo * 7 + index) % 19}`;
      const count = 1 + ((daysAgo % 7) + 3) * (pages.length - index);
      database.insert('views', { siteId, path, visitor, count, at: ago(daysAgo - 0.5) });
    }
  }
  for (const [key, value] of Object.entries(site.overrides)) {
    const written = { updatedBy: 'Edda Lindqvist', updatedAt: ago(13) };
    insertOverride(database, siteId, { key, value, status: 'live', ...written });
    recordActivity(database, siteId, 'text-override', ago(13));
  }
  for (const { daysAgo, ...post } of site.posts) {
    const times = { publishedAt: ago(daysAgo), updatedAt: ago(daysAgo) };
    database.insert('posts', { siteId, ...post, ...times }, 'IGNORE');
    recordActivity(database, siteId, 'blog-post', ago(daysAgo));
  }
}

function seedVersions(database: Database, site: SeedSite, ago: (days: number) => string): void {
  const { id: siteId, production, development } = site;
  const getCommit = (version: string) => hash('sha1', `${site.slug} ${version}`);
  const insert = (version: string, movedAt: string, status: object) =>
    database.insert('versions', {
      siteId,
      version,
      commitSha: getCommit(version),
      movedAt,
      ...status,
    });
  for (const { version, daysAgo, releaseNotes } of production) {
    const deployedAt = ago(daysAgo);
    const createdAt = ago(daysAgo + 7);
    insert(version, deployedAt, { status: 'production', deployedAt, releaseNotes, createdAt });
    recordActivity(database, siteId, 'deployment', deployedAt);
  }
  if (development) {
    const { version, daysAgo, changes } = development;
    const [branch, createdAt] = [`release/${version}`, ago(daysAgo)];
    insert(version, createdAt, { status: 'development', branch, changes, createdAt });
  }
  const current = production.at(-1);
  for (const [environment, release] of [
    ['Production', current],
    ['Preview', development],
  ] as const) {
    if (!release) continue;
    const { version, daysAgo } = release;
    const state = { version, commitSha: getCommit(version), deployedAt: ago(daysAgo) };
    correctRelease(database, { siteId, environment }, { ...state, correctedBy: '' });
  }
  const { version: currentVersion, daysAgo } = current ?? {};
  const lastDeployed = daysAgo && ago(daysAgo);
  database.update('sites', { status: 'active', currentVersion, lastDeployed }, { id: siteId });
}

/** Framework of each site type. Spec: What the service does, site types. */
export const frameworks: Readonly<Record<LocalSite['type'], string>> = {
  docs: 'markdown',
  spa: 'spa',
  static: 'static',
};

/** Adds the caller's sites. Existing sites keep their data. */
export function mergeLocalSites(
  database: Database,
  sites: readonly LocalSite[],
  users: readonly LocalUser[],
  now: string,
): void {
  refuseDuplicates(sites);
  insertUsers(database, users);
  for (const site of sites) {
    const known = findSiteBySlug(database, site.slug);
    if (known && known.id !== site.id) {
      const ids = `the id "${known.id}", not "${site.id}"`;
      const message = `The portal's database has the slug "${site.slug}" with ${ids}.`;
      const remedy = 'Choose another folder with --dir, or start over with --reset.';
      throw new SiteDeployError('LOCAL_CLOUD_UNAVAILABLE', message, { remedy });
    }
    const { id, slug, name, url, devUrl, repository, azure, portal } = site;
    const newSite = {
      id,
      slug,
      name,
      description: '',
      url,
      companyId: 'company_local',
      repository,
      frameworkType: frameworks[site.type],
      settings: initialSettings,
      // Copy only these fields, because the caller's objects may have others of a site config.
      clientId: azure.clientId,
      previewClientId: azure.previewClientId,
      tenantId: azure.tenantId,
      audience: portal.audience,
    };
    insertSite(database, 'Local Company', newSite, now);
    if (devUrl && !findSiteById(database, id)?.devUrl) database.update('sites', { devUrl }, { id });
    // Remove the site's previous hosts, which may belong to another site now.
    database.remove('site_hosts', { siteId: id });
    // Add a home page, until the pages of the built site are known.
    const home = { slug: 'home', path: '/', title: name, type: 'page', lastUpdated: now };
    if (listPages(database, id).length === 0) insertPage(database, id, home);
    grantAll(database, id);
  }
  for (const site of sites) claim(database, site);
}

function refuseDuplicates(sites: readonly LocalSite[]): void {
  for (const key of ['id', 'slug'] as const) {
    const values = sites.map((site) => site[key]);
    const duplicate = values.find((value, index) => values.indexOf(value) !== index);
    if (duplicate === undefined) continue;
    const message = `Two sites have the same site.${key} "${duplicate}".`;
    const remedy = `Give each site its own site.${key}.`;
    throw new SiteDeployError('LOCAL_CLOUD_UNAVAILABLE', message, { remedy });
  }
}

/**
 * Claims the hosts of a site. Rejects a host that another site has, because requests to it would be
 * ambiguous.
 */
function claim(database: Database, site: LocalSite): void {
  const { id, slug } = site;
  const { url = '', devUrl = '' } = findSiteById(database, id) ?? {};
  for (const host of [hostOfAddress(url), hostOfAddress(devUrl)]) {
    const owner = host ? siteIdOfHost(database, host) : undefined;
    if (!owner || owner === id) continue;
    const other = findSiteById(database, owner)?.slug ?? owner;
    const message = `The sites "${other}" and "${slug}" have the same host name ${host}.`;
    const remedy = 'Give each site its own host name in site.url.';
    throw new SiteDeployError('LOCAL_CLOUD_UNAVAILABLE', message, { remedy });
  }
  claimHosts(database, id);
}
