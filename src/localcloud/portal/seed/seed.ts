import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { LocalSite } from '../../types.ts';
import { hostOfAddress } from '../host-name.ts';
import { frameworks } from '../local-sites.ts';
import { insertPage, insertPost } from '../store/content.ts';
import type { Database } from '../store/database.ts';
import { siteIdOfHost } from '../store/hosts.ts';
import { initialSettings, insertSite } from '../store/new-site.ts';
import { insertOverride, insertTextKey } from '../store/overrides.ts';
import { correctRelease } from '../store/releases.ts';
import { insertRequest } from '../store/requests.ts';
import { putSeo } from '../store/seo.ts';
import { findSiteById, findSiteBySlug, updateSite } from '../store/sites.ts';
import { recordActivity, recordViews } from '../store/statistics.ts';
import { grantAll } from '../store/users.ts';
import { docsSite } from './docs.ts';
import { spaSite } from './spa.ts';
import { staticSite } from './static.ts';
import type { SeedSite } from './types.ts';

const company = { id: 'company_harbour_pine', name: 'Harbour & Pine Furniture' };
const day = 86_400_000;

/**
 * Once: a company and a site of each type. Skips sites whose id, slug or host is taken.
 * @param now milliseconds since the epoch; all times in the seed are earlier
 */
export function seed(database: Database, localSites: readonly LocalSite[], now: number): void {
  const done = database.get(
    z.object({ value: z.string() }),
    "SELECT value FROM meta WHERE name = 'seeded'",
  );
  if (done) return;
  database.run("INSERT INTO meta (name, value) VALUES ('seeded', ?)", new Date(now).toISOString());
  const identity = {
    tenant_id: localSites[0]?.azure.tenantId ?? '00000000-0000-4000-8000-000000000000',
    audience: localSites[0]?.portal.audience ?? 'api://site-portal',
  };
  for (const site of [docsSite, spaSite, staticSite]) {
    const isTaken =
      findSiteById(database, site.id) !== undefined ||
      findSiteBySlug(database, site.slug) !== undefined ||
      [site.url, site.devUrl ?? site.url].some(
        (url) => siteIdOfHost(database, hostOfAddress(url) ?? '') !== undefined,
      );
    if (!isTaken) seedSite(database, site, identity, now);
  }
}

function seedSite(
  database: Database,
  site: SeedSite,
  identity: { readonly tenant_id: string; readonly audience: string },
  now: number,
): void {
  const ago = (days: number) => new Date(now - days * day).toISOString();
  insertSite(
    database,
    company.name,
    {
      id: site.id,
      slug: site.slug,
      name: site.name,
      description: site.description,
      url: site.url,
      company_id: company.id,
      repository: { owner: 'harbour-pine', name: site.repository },
      framework_type: frameworks[site.type],
      settings: { ...initialSettings, timezone: 'Europe/London', features: site.features },
      client_id: site.clientId,
      ...identity,
    },
    ago(200),
  );
  grantAll(database, site.id);
  seedContent(database, site, ago);
  seedVersions(database, site, ago);
  for (const { title, description, daysAgo } of site.requests) {
    insertRequest(database, site.id, { title, description, requester: 'Adnan Kaya' }, ago(daysAgo));
    recordActivity(database, site.id, 'request-created', ago(daysAgo));
  }
  updateSite(
    database,
    site.id,
    {
      seoDefaults: site.seoDefaults,
      sitemap: site.sitemap,
      textMode: site.textMode,
      url: site.url,
      devUrl: site.devUrl,
    },
    ago(site.production.at(-1)?.daysAgo ?? 0),
  );
}

function seedContent(database: Database, site: SeedSite, ago: (days: number) => string): void {
  for (const [index, page] of site.pages.entries()) {
    const { slug, path, title, type, texts, seo } = page;
    insertPage(database, site.id, { slug, path, title, type, last_updated: ago(10 + index) });
    for (const [key, default_text] of Object.entries(texts)) {
      insertTextKey(database, site.id, { key: `${slug}.${key}`, page_slug: slug, default_text });
    }
    if (seo) {
      putSeo(database, site.id, slug, seo, ago(10 + index));
      recordActivity(database, site.id, 'seo-update', ago(10 + index));
    }
    // Five weeks: more visits on weekdays and on the first pages.
    for (let daysAgo = 1; daysAgo <= 35; daysAgo += 1) {
      const visitor = `visitor-${(daysAgo * 7 + index) % 19}`;
      recordViews(
        database,
        site.id,
        path,
        ago(daysAgo - 0.5),
        visitor,
        1 + ((daysAgo % 7) + 3) * (site.pages.length - index),
      );
    }
  }
  for (const [key, value] of Object.entries(site.overrides)) {
    insertOverride(database, site.id, {
      key,
      value,
      status: 'live',
      author: 'Edda Lindqvist',
      at: ago(13),
    });
    recordActivity(database, site.id, 'text-override', ago(13));
  }
  for (const { daysAgo, tags, ...post } of site.posts) {
    insertPost(database, site.id, {
      ...post,
      tags: [...tags],
      published_at: ago(daysAgo),
      updated_at: ago(daysAgo),
    });
    recordActivity(database, site.id, 'blog-post', ago(daysAgo));
  }
}

function seedVersions(database: Database, site: SeedSite, ago: (days: number) => string): void {
  for (const { version, daysAgo, releaseNotes } of site.production) {
    database.run(
      `INSERT INTO versions (site_id, version, status, deployed_at, commit_sha, release_notes,
        created_at, moved_at)
        VALUES (?, ?, 'production', ?, ?, ?, ?, ?)`,
      ...[
        site.id,
        version,
        ago(daysAgo),
        createCommitSha(site, version),
        releaseNotes,
        ago(daysAgo + 7),
        ago(daysAgo),
      ],
    );
    recordActivity(database, site.id, 'deployment', ago(daysAgo));
  }
  const { development } = site;
  if (development) {
    const { version, changes, daysAgo } = development;
    database.run(
      `INSERT INTO versions (site_id, version, status, commit_sha, branch, changes, created_at,
        moved_at)
        VALUES (?, ?, 'development', ?, ?, ?, ?, ?)`,
      ...[
        site.id,
        version,
        createCommitSha(site, version),
        `release/${version}`,
        changes,
        ago(daysAgo),
        ago(daysAgo),
      ],
    );
  }
  const current = site.production.at(-1);
  const runs = { Production: current, Preview: development } as const;
  for (const environment of ['Production', 'Preview'] as const) {
    const { version, daysAgo } = runs[environment] ?? {};
    if (!version || daysAgo === undefined) continue;
    const commitSha = createCommitSha(site, version);
    correctRelease(database, site.id, environment, {
      version,
      commitSha,
      deployedAt: ago(daysAgo),
      by: '',
    });
  }
  database.run(
    "UPDATE sites SET status = 'active', current_version = ?, last_deployed = ? WHERE id = ?",
    ...[current?.version ?? null, current ? ago(current.daysAgo) : null, site.id],
  );
}

function createCommitSha(site: SeedSite, version: string): string {
  return createHash('sha1').update(`${site.slug} ${version}`).digest('hex');
}
