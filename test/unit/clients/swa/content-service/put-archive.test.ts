import { randomFillSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import tls from 'node:tls';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { putArchive } from '../../../../../src/clients/swa/content-service/slot.ts';
import { type BlobStorage, createBlobStorage } from '../../../../../src/localcloud/blob/blob.ts';
import { type Gateway, startGateway } from '../../../../../src/localcloud/gateway/gateway.ts';
import { createHttp } from '../../../../../src/shared/http/client.ts';
import { createTransport } from '../../../../../src/shared/http/transport.ts';
import { Secret } from '../../../../../src/shared/secret.ts';
import { hastyClock } from '../../../../support/clock.ts';
import { createDeps } from '../../../../support/deps.ts';
import { useFolderOfTheFile } from '../../../../support/folder.ts';

/** Larger than a block of 8 MiB. */
const size = 9_000_000;
const megabytes = (count: number) => count << 20;

const folder = useFolderOfTheFile();
let gateway: Gateway;
let storage: BlobStorage;
let transport: ReturnType<typeof createTransport>;
let count = 0;

beforeAll(async () => {
  folder.write({ 'site.zip': randomFillSync(Buffer.alloc(size)) });
  gateway = await startGateway(folder.root);
  // The local cloud's storage must bypass its process's proxy, which does not exist here.
  vi.stubEnv('HTTP_PROXY', 'http://127.0.0.1:9');
  vi.stubEnv('NO_PROXY', '');
  storage = createBlobStorage(folder.at('blob'));
  gateway.route(storage.host, storage.handler);
  tls.setDefaultCACertificates([...tls.getCACertificates('bundled'), gateway.ca]);
  transport = createTransport(gateway.env);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  tls.setDefaultCACertificates(tls.getCACertificates('bundled'));
  transport.close();
  await storage.close();
  await gateway.close();
});
afterEach(() => gateway.faults.clear());

/**
 * Sends the archive.
 * @returns the status, whether the whole archive is stored, the reported progress, and the
 * parameter `comp` of each request to the storage
 */
async function send(signal = new AbortController().signal) {
  count += 1;
  const name = `archive-${count}.zip`;
  const clock = hastyClock();
  const http = createHttp({ transport: transport.send, clock, userAgent: 'test', random: () => 0 });
  const notifications: number[] = [];
  const before = [...gateway.requests].length;
  const { uploadAddress, download } = await storage.open();
  const archive = {
    address: new Secret(uploadAddress(name)),
    file: folder.at('site.zip'),
    size,
    onProgress: (sent: number) => void notifications.push(sent),
  };
  const { status } = await putArchive(
    archive,
    createDeps({ scratch: folder.root, http, clock, signal }),
  );
  const asked = [...gateway.requests].slice(before).map(({ query }) => new URLSearchParams(query));
  const copy = folder.at(name);
  const isThere = await download(name, copy);
  const isWhole = isThere && (await readFile(copy)).equals(await readFile(archive.file));
  return {
    status,
    isWhole,
    notifications,
    asked: asked.map((query) => query.get('comp') ?? 'whole'),
  };
}

const put = { host: /blob/, method: 'PUT' };

it('a blob storage that is closed while it opens leaves no server behind', async () => {
  const early = createBlobStorage(folder.at('early'));
  const opening = early.open();
  await early.close();
  const port = await opening.then((opened) => opened.port).catch(() => 9);
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed');
});

it('putArchive stores an archive with a single request', async () => {
  const { notifications, ...rest } = await send();
  expect(rest).toEqual({ status: 201, isWhole: true, asked: ['whole'] });
  expect(notifications.at(-1)).toBe(size);
});

it('putArchive falls back to blocks if the single request is interrupted', async () => {
  gateway.faults.add({ ...put, times: 1, kind: { type: 'reset', afterBytes: megabytes(4) } });
  const { notifications, ...rest } = await send();
  expect(rest).toEqual({
    status: 201,
    isWhole: true,
    asked: ['whole', 'block', 'block', 'blocklist'],
  });
  expect(notifications.at(-1)).toBe(size);
});

it('putArchive sends no further request after a cancellation', async () => {
  const cancel = new AbortController();
  gateway.faults.add({ ...put, times: 1, kind: { type: 'hang' } });
  const before = [...gateway.requests].length;
  const sending = send(cancel.signal);
  await gateway.requests.next({ method: 'PUT' });
  cancel.abort(new Error('cancelled'));
  await expect(sending).rejects.toThrow('cancelled');
  expect([...gateway.requests].length - before).toBe(1);
});
