import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import nodeHttp, { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { listen, stop } from '../../../src/localcloud/http.ts';
import {
  type LocalCloud,
  sampleSite,
  startLocalCloud,
} from '../../../src/localcloud/localcloud.ts';
import { StartedRuns } from '../../../src/localcloud/pages/runs.ts';
import { serveControl } from '../../../src/localcloud/running/control.ts';
import { findRunning } from '../../../src/localcloud/running/running.ts';
import { openHttp } from '../../../src/shared/http/open-http.ts';
import { failureOf } from '../../support/failure.ts';

let cloud: LocalCloud;
let records: string;
const http = openHttp({ env: {} });
beforeAll(async () => {
  [cloud, records] = await Promise.all([
    startLocalCloud(),
    mkdtemp(path.join(tmpdir(), 'site-deploy-running-')),
  ]);
});
afterAll(async () => {
  await cloud.close();
  http[Symbol.dispose]();
  await rm(records, { recursive: true });
});

const about = { face: 'http://127.0.0.1:4610', folders: ['/sites/mine'], dir: '/kept' };
const wanted = { folder: '/sites/mine', slug: sampleSite.slug, dir: undefined };

it('a run that another process has made is remembered with its lines and report, beside one that goes on', async () => {
  const waits = new Map([[sampleSite.id, () => new Promise<undefined>(() => {})]]);
  const runs = new StartedRuns(waits);
  const control = await serveControl(cloud, { ...about, records }, runs);
  const bare = await mkdtemp(path.join(tmpdir(), 'site-deploy-running-'));
  const other = await serveControl(cloud, { ...about, records: bare });
  const report = JSON.stringify({ title: 'It is live', isDone: true, closingLines: ['Live'] });
  const run = { id: '7', startedAt: '2026-11-20T10:00:00.000Z', lines: ['plan', 'login'], report };
  try {
    const going = runs.deploy(sampleSite.id);
    expect(await (await findRunning(records, wanted, http))?.record(run)).toBe(true);
    expect(runs.find(sampleSite.id, '7')).toMatchObject({
      id: '7',
      startedAt: run.startedAt,
      lines: run.lines,
      isFinished: true,
      report: { title: 'It is live' },
    });
    expect(runs.deploy(sampleSite.id)).toBe(going);
    const found = await findRunning(bare, wanted, http);
    expect(await found?.record(run)).toBe(false);
    await other.close();
    expect(await found?.record(run)).toBe(false);
  } finally {
    await control.close();
    await rm(bare, { recursive: true });
  }
});

it('the record of a local cloud is for its person alone, and nobody without its token gets an answer', async () => {
  const control = await serveControl(cloud, { ...about, records });
  try {
    const [name = ''] = await readdir(records);
    expect((await stat(path.join(records, name))).mode & 0o777).toBe(0o600);
    const { address } = JSON.parse(await readFile(path.join(records, name), 'utf8'));
    for (const authorization of ['', 'Bearer wrong'])
      expect(
        (await http.send({ method: 'GET', url: `${address}/cloud`, headers: { authorization } }))
          .status,
      ).toBe(401);
  } finally {
    await control.close();
  }
});

it('a record whose process has ended, or whose port is another program’s, is removed', async () => {
  const server = createServer((_, response) => response.end('{}'));
  const port = await listen(server);
  const record = { ...about, token: 't' };
  const at = (of: number) => JSON.stringify({ ...record, address: `http://127.0.0.1:${of}` });
  await writeFile(path.join(records, '1.json'), at(port));
  expect(await findRunning(records, wanted, http)).toBeUndefined();
  await stop(server);
  await writeFile(path.join(records, '2.json'), at(port));
  await writeFile(path.join(records, '3.json'), '{');
  expect(await findRunning(records, wanted, http)).toBeUndefined();
  expect(await readdir(records)).toEqual(['3.json']);
  await rm(path.join(records, '3.json'));
});

it('a local cloud that ends meanwhile, or answers as another version, is a failure that a person can read', async () => {
  const control = await serveControl(cloud, { ...about, records });
  const found = await findRunning(records, wanted, http);
  await control.close();
  const job = { repository: 'acme/docs', ref: 'refs/heads/master', sha: 'a'.repeat(40) };
  for (const asked of [() => found?.readSite(undefined), () => found?.github.runnerEnv(job)])
    expect(await failureOf(Promise.resolve(asked()))).toMatchObject({
      code: 'LOCAL_CLOUD_UNAVAILABLE',
      message: expect.stringMatching(/^The running local cloud did not answer: .+/),
    });
  const server = createServer(({ url }, response) =>
    response.end(
      JSON.stringify(url === '/cloud' ? { env: {}, sites: [sampleSite] } : { address: 7 }),
    ),
  );
  const old = { ...about, token: 't', address: `http://127.0.0.1:${await listen(server)}` };
  await writeFile(path.join(records, '1.json'), JSON.stringify(old));
  const other = await findRunning(records, wanted, http);
  expect(await failureOf(Promise.resolve(other?.readSite(undefined)))).toMatchObject({
    message: 'The running local cloud sent an unexpected response with status 200.',
    remedy: expect.stringContaining('another version'),
  });
  await stop(server);
  await rm(path.join(records, '1.json'));
});

it('only a run with a number is remembered: numbers of later runs grow from it', async () => {
  const runs = new StartedRuns(new Map([[sampleSite.id, async () => undefined]]));
  const control = await serveControl(cloud, { ...about, records }, runs);
  const run = { startedAt: '2026-11-20T10:00:00.000Z', lines: [] };
  try {
    const found = await findRunning(records, wanted, http);
    for (const id of ['', 'seven', '1e999', '-1', '9'.repeat(16)])
      expect(await found?.record({ ...run, id })).toBe(false);
    expect(await found?.record({ ...run, id: '7' })).toBe(true);
    expect(runs.deploy(sampleSite.id)?.id).toMatch(/^\d+$/);
  } finally {
    await control.close();
  }
});

it('a local cloud whose record cannot be written leaves no port open', async () => {
  const file = path.join(records, 'file');
  await writeFile(file, '');
  using made = vi.spyOn(nodeHttp, 'createServer');
  await expect(serveControl(cloud, { ...about, records: file })).rejects.toMatchObject({
    code: 'EEXIST',
  });
  const [server] = made.mock.results.map(({ value }) => value as Server);
  expect(server?.listening).toBe(false);
  await rm(file);
});
