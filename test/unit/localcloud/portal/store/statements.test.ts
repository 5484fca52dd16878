import { StatementSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { openDatabase } from '../../../../../src/localcloud/portal/store/database.ts';
import {
  groupAttempts,
  insertDelivery,
  listDeliveries,
  recordAttempt,
} from '../../../../../src/localcloud/portal/store/deliveries.ts';
import { call, createCalls, createRequests, docsSite, report, usePortal } from '../harness.ts';

const portal = usePortal({ seed: false, rateLimits: { read: 1e6, write: 1e6 } });
const admin = createCalls(portal, 'local-admin-token', `/api/sites/${docsSite.id}`);
const requests = createRequests(portal, 'local-admin-token');

let statements: string[] = [];
beforeEach(() => {
  statements = [];
  const { all, get } = StatementSync.prototype;
  const record = (real: typeof all | typeof get) =>
    function recorded(this: StatementSync, ...values: unknown[]) {
      statements.push(this.sourceSQL);
      return Reflect.apply(real, this, values);
    };
  vi.spyOn(StatementSync.prototype, 'all').mockImplementation(record(all) as typeof all);
  vi.spyOn(StatementSync.prototype, 'get').mockImplementation(record(get) as typeof get);
});
afterEach(() => vi.restoreAllMocks());

const commitSha = 'a'.repeat(40);

/** Adds pages with metadata and two texts each, one of them edited, and as many requests. */
async function fill(count: number): Promise<void> {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const pages = numbers.map((number) => ({
    path: `/page-${number}`,
    title: `Page ${number}`,
    texts: { [`page-${number}.hero.title`]: 'Hello', [`page-${number}.foot.note`]: 'Bye' },
  }));
  await admin.send('PUT', '/pages', { pages });
  for (const number of numbers) {
    await admin.send('PUT', `/text/page-${number}.hero.title`, { value: `Welcome ${number}` });
    await admin.send('PUT', `/seo/page-${number}`, { title: `Page ${number}`, description: 'It.' });
    const id = await requests.create(`Request ${number}`);
    const known = { classification: 'feature', automationPotential: 'high' };
    await requests.patch(id, { status: 'triage', ...known });
  }
  await report(portal, { environment: 'Preview', commitSha });
}

const lists = [
  '/pages',
  '/pages?limit=2&offset=1&search=page&type=page',
  '/text',
  '/text?limit=2&offset=1',
  '/text?limit=2&order=page',
  '/text?limit=2&order=page&page=page-1',
  '/text?limit=2&order=page&search=page',
  '/text?limit=2&order=page&state=default',
  '/pages?limit=2&type=post',
  '/pages?limit=2&search=page',
  '/text?search=WELCOME&page=page-1',
  '/text?status=pending',
  '/text?state=overridden',
  '/text-content',
  '/seo',
  '/sitemap.xml',
  '/posts',
  '/requests',
  '/deployments',
  '/versions',
  '/webhook/deliveries',
];
const publicLists = [
  '/api/v1/content/pages',
  '/api/v1/pages/page-1/text',
  '/api/v1/content/pages/page-1',
];

/** Counts the statements that each list needs. */
async function countStatements(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const note = async (target: string, answer: Promise<{ status: number }>) => {
    const before = statements.length;
    expect([target, (await answer).status]).toEqual([target, 200]);
    counts[target] = statements.length - before;
  };
  for (const target of lists) await note(target, admin.send('GET', target));
  const host = new URL(docsSite.url).host;
  for (const target of publicLists) await note(target, call(portal, 'GET', target, { host }));
  return counts;
}

const Plan = z.object({ detail: z.string() });

/** Returns query plans that read a whole table, or all rows of a site to choose or sort some. */
function findScans(): string[] {
  const database = openDatabase(undefined);
  const found = [...new Set(statements)].flatMap((sql) => {
    if (!/^\s*(SELECT|WITH)/i.test(sql)) return [];
    const plan = database.all(Plan, `EXPLAIN QUERY PLAN ${sql}`).map(({ detail }) => detail);
    const isPart = /LIMIT (\?|\d\d)|key IN|slug IN/.test(sql) && !/ NOT IN /.test(sql);
    const isWhole = /\(site_id=\?\).*(TEMP B-TREE|BLOOM FILTER)/.test(plan.join(' '));
    const scans = plan.filter(
      (detail) => /^SCAN /.test(detail) && !/json_each|SCAN (held|part)\b|CONSTANT/.test(detail),
    );
    return [...scans, ...(isPart && isWhole ? plan : [])].map((detail) => `${detail}: ${sql}`);
  });
  database.close();
  return found;
}

describe('a list of the portal', { timeout: 60_000 }, () => {
  it('takes as many statements for 3 rows as for 12, and none reads a whole table', async () => {
    await fill(3);
    const few = await countStatements();
    await fill(12);
    statements = [];
    const many = await countStatements();
    expect(many).toEqual(few);
    // The tables of sites and people do not belong to one site, so reading them as a whole is fine.
    const scans = findScans().filter((line) => !/^SCAN (sites|companies|users|meta)\b/.test(line));
    expect(scans).toEqual([]);
  });

  it('reads the texts of a site once for searches, and then only saved ones', async () => {
    await fill(3);
    const search = async () => {
      statements = [];
      await admin.send('GET', '/text?search=welcome');
      await admin.send('GET', '/pages?search=page');
      return statements.filter((sql) => /default_text|title/.test(sql));
    };
    expect(await search()).toHaveLength(2);
    expect(await search()).toEqual([]);
    await admin.send('PUT', '/text/page-1.hero.title', { value: 'Hello' });
    expect(await search()).toEqual([expect.stringContaining('key IN')]);
  });

  it('counts its rows again only after rows were added or removed', async () => {
    const list = async () => {
      statements = [];
      const totals: number[] = [];
      for (const target of ['/pages?limit=1', '/text?limit=1', '/text?limit=1&page=page-1']) {
        const { total } = await admin.get(target);
        totals.push(Number(total));
      }
      return { totals, counts: statements.filter((sql) => /^SELECT count/.test(sql)).length };
    };
    await fill(3);
    expect(await list()).toEqual({ totals: [3, 6, 2], counts: 3 });
    await admin.send('PUT', '/text/page-1.hero.title', { value: 'Hello' });
    expect(await list()).toEqual({ totals: [3, 6, 2], counts: 0 });
    await fill(4);
    expect(await list()).toEqual({ totals: [4, 8, 2], counts: 3 });
  });

  it('takes one statement for the attempts of all deliveries', () => {
    const database = openDatabase(undefined);
    const site = { companyId: 'c', id: 's1' };
    database.run("INSERT INTO companies VALUES ('c', 'C')");
    const columns = { ...site, slug: 's', name: 'S', description: '', url: '', givenUrl: '' };
    const more = { status: 'active', repository: {}, frameworkType: 'x', frameworkVersion: '1' };
    const rest = { createdAt: '', updatedAt: '', settings: {}, seoDefaults: {}, sitemap: {} };
    const last = { textMode: 'commit', clientId: '', tenantId: '', audience: '' };
    database.insert('sites', { ...columns, ...more, ...rest, ...last });
    const event = { event: 'site.updated', timestamp: '2026-01-01T00:00:00Z' } as never;
    for (const _ of [1, 2, 3]) insertDelivery(database, 's1', 'https://hook.example', event, 0);
    for (const { id } of listDeliveries(database, 's1', {})) {
      const outcome = { status: 'pending', due: 1, url: 'https://hook.example' } as const;
      const attempt = { at: '2026-01-01T00:00:00Z', status: 500, error: undefined };
      for (const _ of [1, 2]) recordAttempt(database, id, attempt, outcome);
    }
    const deliveries = listDeliveries(database, 's1', {});
    statements = [];
    const found = groupAttempts(database, deliveries);
    expect(statements).toHaveLength(1);
    expect([...found.values()].map((attempts) => attempts.length)).toEqual([2, 2, 2]);
    database.close();
  });
});
