import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import nodeHttp, { createServer, type Server } from 'node:http';
import { afterAll, expect, it, vi } from 'vitest';
import { sampleSite, startLocalCloud } from '../../../src/localcloud/localcloud.ts';
import { serveControl } from '../../../src/localcloud/running/control.ts';
import { findRunning } from '../../../src/localcloud/running/running.ts';
import { StartedRuns } from '../../../src/localcloud/running/runs.ts';
import { listen, stop } from '../../../src/localcloud/service/http.ts';
import { openHttp } from '../../../src/shared/http/open-http.ts';
import { failureOf } from '../../support/failure.ts';
import { useFolder } from '../../support/folder.ts';

const cloud = await startLocalCloud();
const http = openHttp({ env: {} });
const folder = useFolder();
afterAll(async () => {
  await cloud.close();
  http[Symbol.dispose]();
});
const serve = (runs?: StartedRuns, records = folder.root) =>
  serveControl(cloud, { ...about, records }, runs);
const find = (records = folder.root) => findRunning(records, wanted, http);

const about = { face: 'http://127.0.0.1:4610', folders: ['/sites/mine'], dir: '/kept' };
const wanted = { folder: '/sites/mine', slug: sampleSite.slug, dir: undefined };

it('a run that another process has made is remembered with its lines and report, beside one that goes on', async () => {
  const waits = new Map([[sampleSite.id, () => new Promise<undefined>(() => {})]]);
  const runs = new StartedRuns(waits);
  const control = await serve(runs);
  const bare = folder.at('bare');
  const other = await serve(undefined, bare);
  const report = JSON.stringify({ title: 'It is live', isDone: true, closingLines: ['Live'] });
  const run = { id: '7', startedAt: '2026-11-20T10:00:00.000Z', lines: ['plan', 'login'], report };
  try {
    const going = runs.deploy(sampleSite.id);
    expect(await (await find())?.record(run)).toBe(true);
    expect(runs.find(sampleSite.id, '7')).toMatchObject({
      id: '7',
      startedAt: run.startedAt,
      lines: run.lines,
      isFinished: true,
      report: { title: 'It is live' },
    });
    expect(runs.deploy(sampleSite.id)).toBe(going);
    const found = await find(bare);
    expect(await found?.record(run)).toBe(false);
    await other.close();
    expect(await found?.record(run)).toBe(false);
  } finally {
    await control.close();
  }
});

it('only its user can read the record of a local cloud, and it answers only requests with its token', async () => {
  const control = await serve();
  try {
    const [name = ''] = await readdir(folder.root);
    expect((await stat(folder.at(name))).mode & 0o777).toBe(0o600);
    const { address } = JSON.parse(await readFile(folder.at(name), 'utf8'));
    for (const authorization of ['', 'Bearer wrong'])
      expect(
        (await http.send({ method: 'GET', url: `${address}/cloud`, headers: { authorization } }))
          .status,
      ).toBe(401);
  } finally {
    await control.close();
  }
});

it('a record is removed if its process has ended or another program uses its port', async () => {
  const server = createServer((_, response) => response.end('{}'));
  const port = await listen(server);
  const record = { ...about, token: 't' };
  const at = (of: number) => JSON.stringify({ ...record, address: `http://127.0.0.1:${of}` });
  await writeFile(folder.at('1.json'), at(port));
  expect(await find()).toBeUndefined();
  await stop(server);
  await writeFile(folder.at('2.json'), at(port));
  await writeFile(folder.at('3.json'), '{');
  expect(await find()).toBeUndefined();
  expect(await readdir(folder.root)).toEqual(['3.json']);
});

it('a local cloud that ends meanwhile, or answers as another version, is a failure that a person can read', async () => {
  const control = await serve();
  const found = await find();
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
  await writeFile(folder.at('1.json'), JSON.stringify(old));
  const other = await find();
  expect(await failureOf(Promise.resolve(other?.readSite(undefined)))).toMatchObject({
    message: 'The running local cloud sent an unexpected response with status 200.',
    remedy: expect.stringContaining('another version'),
  });
  await stop(server);
});

it('only a run with a number is remembered: numbers of later runs grow from it', async () => {
  const runs = new StartedRuns(new Map([[sampleSite.id, async () => undefined]]));
  const control = await serve(runs);
  const run = { startedAt: '2026-11-20T10:00:00.000Z', lines: [] };
  try {
    const found = await find();
    for (const id of ['', 'seven', '1e999', '-1', '9'.repeat(16)])
      expect(await found?.record({ ...run, id })).toBe(false);
    expect(await found?.record({ ...run, id: '7' })).toBe(true);
    expect(runs.deploy(sampleSite.id)?.id).toMatch(/^\d+$/);
  } finally {
    await control.close();
  }
});

it('a local cloud whose record cannot be written leaves no port open', async () => {
  const file = folder.at('file');
  await writeFile(file, '');
  using made = vi.spyOn(nodeHttp, 'createServer');
  await expect(serveControl(cloud, { ...about, records: file })).rejects.toMatchObject({
    code: 'EEXIST',
  });
  const [server] = made.mock.results.map(({ value }) => value as Server);
  expect(server?.listening).toBe(false);
});
