import { StatementSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { openDatabase } from '../../../../../src/localcloud/portal/store/database.ts';
import {
  call,
  createCalls,
  createRequests,
  docsSite,
  openPortal,
  report,
  usePortal,
} from '../harness.ts';

const options = { seed: false };
const portal = usePortal(options);
const admin = createCalls(portal);
const requests = createRequests(portal, 'local-admin-token');

let statements: string[] = [];
beforeEach(() => {
  statements = [];
  const { all } = StatementSync.prototype;
  vi.spyOn(StatementSync.prototype, 'all').mockImplementation(function record(
    this: StatementSync,
    ...values
  ) {
    statements.push(this.sourceSQL);
    return all.apply(this, values);
  });
});
afterEach(() => vi.restoreAllMocks());

const commitSha = 'a'.repeat(40);

/** Adds `count` requests, and as many pages with metadata and two texts, one of them edited. */
async function fill(count: number): Promise<void> {
  const numbers = Array.from({ length: count }, (_, index) => index + 11);
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
  '/text?limit=2&order=page&page=page-11',
  '/text?limit=2&order=page&search=page',
  '/text?limit=2&order=page&state=default',
  '/pages?limit=2&type=post',
  '/pages?limit=2&search=page',
  '/text?search=WELCOME&page=page-11',
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
  '/api/v1/pages/page-11/text',
  '/api/v1/content/pages/page-11',
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

/** Returns query plans that read a whole table, or all rows of a site to filter or sort them. */
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

it("the portal's lists need as many SQL statements for 12 rows as for 3, and no full table scan", async () => {
  await fill(3);
  const few = await countStatements();
  // A new portal, because this one has cached rows.
  Object.assign(portal, await openPortal(options));
  await fill(12);
  statements = [];
  const many = await countStatements();
  expect(many).toEqual(few);
  // The tables of sites and people do not belong to one site, so they may be read as a whole.
  const scans = findScans().filter((line) => !/^SCAN (sites|companies|users|meta)\b/.test(line));
  expect(scans).toEqual([]);
});
