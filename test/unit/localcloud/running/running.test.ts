import { readdir, readFile, stat } from 'node:fs/promises';
import nodeHttp, { type Server } from 'node:http';
import { afterAll, expect, it, vi } from 'vitest';
import {
  type DeploymentOutcome,
  type FolderDeployer,
  type LocalRun,
  sampleSite,
  startLocalCloud,
} from '../../../../src/localcloud/localcloud.ts';
import { serveControl } from '../../../../src/localcloud/running/control.ts';
import type { FolderDeployers } from '../../../../src/localcloud/running/deployments.ts';
import { createSignIns, findRunning } from '../../../../src/localcloud/running/running.ts';
import { usageError } from '../../../../src/shared/errors/error.ts';
import { openHttp } from '../../../../src/shared/http/open-http.ts';
import { catchError } from '../../../support/failure.ts';
import { useFolder } from '../../../support/folder.ts';
import { serve } from '../../../support/serve.ts';

const cloud = await startLocalCloud();
const http = openHttp({ env: {} });
/** Folder for the records of running clouds. */
const folder = useFolder();
afterAll(async () => {
  await cloud.close();
  http[Symbol.dispose]();
});
const serveCloud = (deployers?: FolderDeployers) =>
  serveControl(cloud, { ...about, records: folder.root }, deployers);
const find = () => findRunning(folder.root, wanted, http);

const signIn = (page: string) => `http://portal.localhost:4610${page}?code=1`;
const about = {
  face: 'http://portal.localhost:4610',
  signIn,
  folders: ['/sites/mine'],
  dir: '/kept',
};
const wanted = { folder: '/sites/mine', slug: sampleSite.slug, dir: undefined };

/** Creates a deployer whose run ends when `end` is called or when it is cancelled. */
function createDeployer() {
  const { promise, resolve } = Promise.withResolvers<DeploymentOutcome>();
  const control = {
    cancel: () => resolve({ code: 1, outputs: {} }),
    rerun() {},
    review: () => true,
  };
  const run = { id: 7, control } as unknown as LocalRun;
  const asked: object[] = [];
  const deployer: FolderDeployer = {
    async deploy(options, onLine) {
      asked.push(options);
      if (options.config === 'gone.yml') throw usageError('There is no gone.yml.', 'Name another.');
      onLine('plan');
      return { run, done: promise };
    },
    again: async () => run,
  };
  return { deployers: new Map([[sampleSite.id, deployer]]), asked, end: resolve };
}

it('another process finds a running local cloud and its sign-in URLs, on request only for given folders', async () => {
  const control = await serveCloud();
  try {
    expect(await (await find())?.signIn('/sites/x')).toBe(signIn('/sites/x'));
    const all = (folders: readonly string[]) => createSignIns(folder.root, folders, http);
    expect(await all([])).toEqual([signIn('/')]);
    expect(await all(['/sites/mine'])).toEqual([signIn('/')]);
    expect(await all(['/sites/other'])).toEqual([]);
  } finally {
    await control.close();
  }
});

it('the record of a running local cloud is readable only by its user', async () => {
  const control = await serveCloud();
  try {
    const [name = ''] = await readdir(folder.root);
    expect((await stat(folder.at(name))).mode & 0o777).toBe(0o600);
  } finally {
    await control.close();
  }
});

it('a running local cloud refuses a request without the token in its record', async () => {
  const control = await serveCloud();
  try {
    const [name = ''] = await readdir(folder.root);
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

it('a search for running local clouds removes records whose port is closed or used by another program', async () => {
  const server = await serve((_, response) => response.end('{}'));
  const { port } = server;
  const record = { ...about, token: 't' };
  const at = (of: number) => JSON.stringify({ ...record, address: `http://127.0.0.1:${of}` });
  folder.write({ '1.json': at(port) });
  expect(await find()).toBeUndefined();
  expect(await readdir(folder.root)).toEqual([]);
  await server[Symbol.asyncDispose]();
  folder.write({ '2.json': at(port), '3.json': '{' });
  expect(await find()).toBeUndefined();
  expect(await readdir(folder.root)).toEqual(['3.json']);
});

it('a deployment fails with an unknown outcome if the local cloud ends meanwhile', async () => {
  const { deployers } = createDeployer();
  const control = await serveCloud(deployers);
  const found = await find();
  const { signal } = new AbortController();
  const closed = Promise.withResolvers<void>();
  const deployed = found?.deploy({}, () => closed.resolve(control.close()), signal);
  expect(await catchError(Promise.resolve(deployed))).toMatchObject({
    code: 'LOCAL_CLOUD_UNAVAILABLE',
    message: expect.stringContaining('has ended meanwhile. It is unknown whether the site'),
  });
  await closed.promise;
});

it('a deployment to a local cloud of a different version fails with a remedy', async () => {
  await using server = await serve(({ url }, response) => {
    if (url === '/cloud') response.end(JSON.stringify({ sites: [sampleSite] }));
    else response.writeHead(404).end('{}');
  });
  folder.write({ '1.json': { ...about, token: 't', address: server.origin } });
  const other = await find();
  const refused = other?.deploy({}, () => {}, new AbortController().signal);
  expect(await catchError(Promise.resolve(refused))).toMatchObject({
    message: 'The running local cloud sent an unexpected response with status 404.',
    remedy: expect.stringContaining('another version'),
  });
});

it('a local cloud whose record cannot be written leaves no port open', async () => {
  folder.write({ file: '' });
  const file = folder.at('file');
  using made = vi.spyOn(nodeHttp, 'createServer');
  await expect(serveControl(cloud, { ...about, records: file })).rejects.toMatchObject({
    code: 'EEXIST',
  });
  const [server] = made.mock.results.map(({ value }) => value as Server);
  expect(server?.listening).toBe(false);
});
