import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createPortal, type Portal } from '../../../../../src/localcloud/portal/portal.ts';
import { openDatabase } from '../../../../../src/localcloud/portal/store/database.ts';
import { call, commit, docsSite, portalOptions, report, shopSite } from '../world.ts';

const token = 'local-admin-token';
const site = `/api/sites/${docsSite.id}`;
const at = '2026-04-01T10:00:00.000Z';

let folder: string;
let file: string;
let portal: Portal | undefined;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-migrations-'));
  file = path.join(folder, 'portal.sqlite');
});
afterEach(async () => {
  await portal?.close();
  portal = undefined;
  await rm(folder, { recursive: true });
});

/** A database as the portal of version 1 has left it. */
async function makeVersion1(): Promise<void> {
  const database = new DatabaseSync(file);
  database.exec(await readFile(new URL('schema-v1.sql', import.meta.url), 'utf8'));
  const settings = JSON.stringify({
    timezone: 'UTC',
    deployment: { provider: 'azure-static-web-apps', autoDeployDev: true, requireApproval: true },
    notifications: { email: true, slack: false, webhookUrl: null },
    features: {
      textOverrides: true,
      seoManagement: true,
      blogEnabled: false,
      assistantEnabled: false,
    },
  });
  database.exec("INSERT INTO companies VALUES ('company_local', 'Local Company')");
  const insert = database.prepare(
    `INSERT INTO sites VALUES (?, ?, ?, 'Kept', ?, ?, 'active', 'company_local', ?, 'markdown', '1.0.0',
      '1.0.0', '1.1.0', ?, ?, ?, ?, '{}', '{}', 'commit', ?, ?, ?)`,
  );
  for (const { id, slug, name, url, repository, azure, portal: of } of [docsSite, shopSite]) {
    const repo = JSON.stringify({
      ...repository,
      defaultBranch: 'master',
      releaseBranch: 'release/**',
    });
    // The second site has taken a host of the first, as nothing kept it from that.
    const devUrl = id === shopSite.id ? docsSite.url : null;
    insert.run(
      id,
      slug,
      name,
      url,
      devUrl,
      repo,
      at,
      at,
      at,
      settings,
      azure.clientId,
      azure.tenantId,
      of.audience,
    );
  }
  database.exec(`
    INSERT INTO versions VALUES ('${docsSite.id}', '1.0.0', 'production', '${at}', 'latest', '', NULL, NULL, '${at}');
    INSERT INTO versions VALUES ('${docsSite.id}', '1.1.0', 'development', NULL, 'abc', NULL, 'release/1.1.0', 3, '${at}');
    INSERT INTO pages VALUES ('${docsSite.id}', 'home', '/', 'Home', 'page', '${at}');
    INSERT INTO texts VALUES ('${docsSite.id}', 'home.a.b', 'home', 'Default', 'New', 'Old', 'pending', NULL, '${at}', 'Edda');
    INSERT INTO texts VALUES ('${docsSite.id}', 'home.c.d', 'home', 'Default', 'Live', 'Live', 'live', NULL, '${at}', 'Edda');
    INSERT INTO texts VALUES ('${docsSite.id}', 'home.e.f', 'home', 'Default', 'Marked', NULL, 'committed', NULL, '${at}', 'Edda');
    INSERT INTO texts VALUES ('${docsSite.id}', 'home.g.h', 'home', 'Default', NULL, NULL, NULL, NULL, NULL, NULL);
    INSERT INTO deployments VALUES (1, 'dep_1', '${docsSite.id}', 'key', 'hash', 'Production', 'latest', '', 'succeeded',
      '${at}', '${at}', 1, '{"event":"site.deployed","timestamp":"${at}","site":{"id":"x","slug":"y"},"status":"succeeded",
      "url":"javascript:alert(1)","data":{"version":"latest","environment":"Production","commitSha":""},
      "run":{"id":"1","attempt":1}}');
    INSERT INTO requests VALUES (1, 'req_1', '${docsSite.id}', 'Request', '', 'in-review', 'Adnan', NULL, NULL, 10, '${at}', 20,
      '${commit('head')}', NULL, NULL, '${at}', '${at}');
    PRAGMA user_version = 1;
  `);
  database.close();
}

it('a database of version 1 is opened with all that it holds', async () => {
  await makeVersion1();
  portal = await createPortal({ ...portalOptions, database: file });
  const get = async (rest: string) =>
    (await call(portal as Portal, 'GET', site + rest, { token })).json;
  expect(await get('')).toMatchObject({
    description: 'Kept',
    versions: { current: '1.0.0', development: '1.1.0' },
  });
  expect((await get('/versions')).versions).toHaveLength(2);
  const { texts } = (await get('/text')) as {
    texts: { key: string; displayed: string; override?: object }[];
  };
  expect(texts.map(({ key, displayed, override }) => [key, displayed, override])).toMatchObject([
    ['home.a.b', 'Old', { value: 'New', status: 'pending', updatedBy: 'Edda' }],
    ['home.c.d', 'Live', { value: 'Live', status: 'live' }],
    // The commit that it was marked for is not known.
    ['home.e.f', 'Default', { value: 'Marked', status: 'pending' }],
    ['home.g.h', 'Default', undefined],
  ]);
  expect(portal.deployments(docsSite.id)).toMatchObject([
    { version: 'latest', report: { run: { id: '1' } } },
  ]);
  expect((await get('/deployments')).total).toBe(1);

  // It goes on from there.
  await report(portal, { version: '1.1.0', environment: 'Preview', commitSha: commit('head') });
  await call(portal, 'POST', `${site}/requests/req_1/approval`, { token });
  await report(portal, { version: '1.1.0', commitSha: commit('head') });
  expect(await get('/requests/req_1')).toMatchObject({
    status: 'completed',
    approval: { by: 'Adnan Kaya' },
  });
});

it('a host that two sites of a database of version 1 have is the one of its production address', async () => {
  await makeVersion1();
  portal = await createPortal({ ...portalOptions, database: file, seed: false });
  const host = new URL(docsSite.url).hostname;
  expect((await call(portal, 'GET', '/api/v1/pages/home/text', { host })).status).toBe(200);
  const { json } = await call(portal, 'GET', '/api/v1/content/pages', { host });
  expect(json.pages).toMatchObject([{ slug: 'home', title: 'Home' }]);
});

it('a database of a newer version is refused, and says which', () => {
  const database = new DatabaseSync(file);
  database.exec('PRAGMA user_version = 99');
  database.close();
  expect(() => openDatabase(file)).toThrow(
    expect.objectContaining({
      code: 'LOCAL_CLOUD_UNAVAILABLE',
      message: expect.stringContaining('newer version of site-deploy made it (its version is 99'),
      remedy: expect.stringContaining('newer version'),
    }),
  );
});

it('a database that another one has open is refused, and says so', () => {
  const first = openDatabase(file);
  expect(() => openDatabase(file)).toThrow(
    expect.objectContaining({ remedy: expect.stringContaining('End the other process') }),
  );
  first.close();
  openDatabase(file).close();
});

it('keeps API token and webhook secret with the database', async () => {
  const { apiToken: _apiToken, ...options } = portalOptions;
  const tokens = async () => {
    const { apiToken, repohostSecret, close } = await createPortal({ ...options, database: file });
    await close();
    return { apiToken, repohostSecret };
  };
  const first = await tokens();
  expect(await tokens()).toEqual(first);
  expect(first.apiToken).not.toBe(first.repohostSecret);
});
