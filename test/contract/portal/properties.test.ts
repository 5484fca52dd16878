import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { SitemapConfig } from '../../../src/contracts/portal/page-update.ts';
import { PageSeoUpdate, SeoDefaultsUpdate } from '../../../src/contracts/portal/seo-update.ts';
import { SitePatch, SiteSettingsUpdate } from '../../../src/contracts/portal/site.ts';
import { TextOverrideUpdate } from '../../../src/contracts/portal/text.ts';
import { useAll } from '../../support/fixture.ts';
import { inProcess, localPortal } from './backend.ts';

const site = '/api/sites/site_hp_web';
const token = 'local-owner-token';

const backend = useAll(async () => inProcess(await localPortal()));

// Generators of values that the tables of the specification allow. Texts may contain any Unicode
// character.
const text = (maxLength: number, minLength = 1) =>
  fc.string({ unit: 'binary', minLength, maxLength });
/**
 * Sizes and formats that the specification leaves open, such as those of images, are our own
 * choice.
 */
const image = fc.oneof(
  fc.webUrl(),
  fc.webPath().filter((path) => /^\/(?!\/)/.test(path)),
);
const visible = (max: number) => text(max).filter((value) => /\S/.test(value));
const handle = fc.stringMatching(/^@\w{1,15}$/);
const optional = <Fields>(fields: { [Name in keyof Fields]: fc.Arbitrary<Fields[Name]> }) =>
  fc.record(fields, { requiredKeys: [] });
const features = optional({
  textOverrides: fc.constant(true),
  seoManagement: fc.constant(true),
  blogEnabled: fc.boolean(),
  assistantEnabled: fc.boolean(),
});

const pageSeo = fc.record(
  {
    title: visible(70),
    description: visible(320),
    keywords: fc.array(text(30)),
    canonical: fc.webUrl(),
    noIndex: fc.boolean(),
    noFollow: fc.boolean(),
    openGraph: optional({
      title: text(95),
      description: text(300),
      image,
      imageWidth: fc.integer({ min: 1, max: 5000 }),
      imageHeight: fc.integer({ min: 1, max: 5000 }),
      type: fc.constantFrom('website', 'article', 'product'),
      locale: text(10),
      siteName: text(20),
    }),
    social: optional({
      card: fc.constantFrom('summary', 'summary_large_image', 'app', 'player'),
      title: text(80),
      image,
      site: handle,
      creator: handle,
    }),
    structuredData: fc.record({
      '@context': fc.constant('https://schema.org'),
      '@type': text(20),
      data: fc.jsonValue(),
    }),
  },
  { requiredKeys: ['title', 'description'] },
);

/** An endpoint with a body, valid bodies, and the endpoint that returns them. */
interface Resource {
  readonly name: string;
  readonly method: string;
  readonly target: string;
  readonly schema: z.ZodMiniType;
  readonly valid: fc.Arbitrary<object>;
  readonly read: string;
  /** Returns what the response to `read` must contain after this body was written. */
  readonly written: (body: object) => object;
  readonly refusal: number;
}

const same = (body: object) => body;

const resources: readonly Resource[] = [
  {
    name: 'page SEO',
    method: 'PUT',
    target: `${site}/seo/home`,
    schema: PageSeoUpdate,
    valid: pageSeo,
    read: `${site}/seo/home`,
    written: same,
    refusal: 422,
  },
  {
    name: 'SEO defaults',
    method: 'PUT',
    target: `${site}/seo/defaults`,
    schema: SeoDefaultsUpdate,
    valid: optional({
      titleSuffix: text(70, 0),
      defaultDescription: text(320),
      defaultImage: fc.webUrl(),
      socialHandle: handle,
      locale: fc.constantFrom('de_DE', 'en_GB', 'fr'),
    }),
    read: `${site}/seo/defaults`,
    written: same,
    refusal: 422,
  },
  {
    name: 'sitemap configuration',
    method: 'PUT',
    target: `${site}/seo/sitemap-config`,
    schema: SitemapConfig,
    valid: optional({
      excludePages: fc.array(fc.stringMatching(/^[a-z-]{1,20}$/)),
      defaultChangeFreq: fc.constantFrom(
        'always',
        'hourly',
        'daily',
        'weekly',
        'monthly',
        'yearly',
        'never',
      ),
      priorities: fc.dictionary(
        fc.stringMatching(/^[a-z-]{1,20}$/),
        fc.double({ min: 0, max: 1, noNaN: true }),
      ),
    }),
    read: `${site}/seo/sitemap-config`,
    written: same,
    refusal: 422,
  },
  {
    name: 'site',
    method: 'PATCH',
    target: site,
    schema: SitePatch,
    valid: optional({ name: text(200), description: text(2000, 0), url: fc.webUrl(), features }),
    read: site,
    written: same,
    refusal: 400,
  },
  {
    name: 'settings',
    method: 'PUT',
    target: `${site}/settings`,
    schema: SiteSettingsUpdate,
    valid: optional({
      general: optional({
        name: text(200),
        description: text(2000, 0),
        timezone: fc.constantFrom('UTC', 'Europe/Berlin', 'Asia/Tokyo'),
      }),
      deployment: optional({
        provider: text(20),
        autoDeployDev: fc.boolean(),
        requireApproval: fc.boolean(),
      }),
      notifications: optional({
        email: fc.boolean(),
        slack: fc.boolean(),
        webhookUrl: fc.constantFrom(null, 'https://hooks.example.com/a'),
      }),
      features,
    }),
    read: `${site}/settings`,
    written: same,
    refusal: 400,
  },
  {
    name: 'text override',
    method: 'PUT',
    target: `${site}/text/home.hero.title`,
    schema: TextOverrideUpdate,
    valid: fc.record({ value: text(500, 0) }),
    read: `${site}/text`,
    written: (body) => ({
      texts: expect.arrayContaining([
        expect.objectContaining({ override: expect.objectContaining(body) }),
      ]),
    }),
    refusal: 400,
  },
];

describe.each(resources)(
  'the portal resource "$name"',
  ({ method, target, schema, valid, read, written, refusal }) => {
    const call = async (body: unknown) => await backend.call(method, target, { token, body });
    const current = async () => await backend.call('GET', read, { token });

    it('stores any value that the specification allows, unchanged', async () => {
      await fc.assert(
        fc.asyncProperty(valid, async (body) => {
          // Compares with the body as it arrives, because JSON doesn't preserve values such as -0.
          const sent: object = JSON.parse(JSON.stringify(body));
          expect(schema.safeParse(sent).success).toBe(true);
          expect((await call(sent)).status).toBe(200);
          const { status, json } = await current();
          expect(status).toBe(200);
          if (json !== undefined) expect(json).toMatchObject(written(sent));
        }),
        { numRuns: 25 },
      );
    });

    it('refuses a body that violates its schema, names the fields and stores nothing', async () => {
      const broken = fc
        .tuple(valid, fc.string({ minLength: 1 }), fc.jsonValue())
        .map(([body, name, value]): unknown => ({
          ...body,
          [Object.keys(body)[0] ?? name]: value,
          [name]: value,
        }));
      await fc.assert(
        fc.asyncProperty(fc.oneof(broken, fc.jsonValue()), async (body) => {
          const sent: unknown = JSON.parse(JSON.stringify(body));
          fc.pre(!schema.safeParse(sent).success);
          const before = (await current()).text;
          const answer = await call(JSON.stringify(sent));
          expect(answer.status).toBe(refusal);
          expect(answer.json).toMatchObject({
            message: expect.any(String),
            details: expect.any(Array),
          });
          const { details } = answer.json as { details: { field: unknown; message: unknown }[] };
          expect(details.length).toBeGreaterThan(0);
          expect(
            details.every(
              ({ field, message }) => typeof field === 'string' && typeof message === 'string',
            ),
          ).toBe(true);
          expect((await current()).text).toBe(before);
        }),
        { numRuns: 25 },
      );
    });
  },
);
