/**
 * Uploading to a blob: one PUT from a file, one PUT of bytes from memory, and blocks in parallel, against Azurite behind the gateway.
 */
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import https from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import tls from 'node:tls';
import { createBlobStorage } from '../../src/localcloud/blob/blob.ts';
import { startGateway } from '../../src/localcloud/gateway/gateway.ts';
import { systemClock } from '../../src/shared/clock.ts';
import { createHttp } from '../../src/shared/http/client.ts';
import { createTransport } from '../../src/shared/http/transport.ts';
import { interleaved, summary } from './measure.ts';

const size = 200_000_000;
const rounds = Number(process.env.ROUNDS ?? '3');
const root = await mkdtemp(path.join(tmpdir(), 'bench-upload-'));
const archive = path.join(root, 'site.zip');
await writeFile(archive, Buffer.alloc(size, 'noise that is never looked at'));
const gateway = await startGateway(root);
const storage = createBlobStorage(path.join(root, 'blob'));
const { uploadAddress } = await storage.open();
try {
  gateway.route(storage.host, storage.handler);
  tls.setDefaultCACertificates([...tls.getCACertificates('bundled'), gateway.ca]);
  const transport = createTransport(gateway.env);
  const http = createHttp({ transport: transport.send, clock: systemClock, userAgent: 'bench' });
  let count = 0;
  const address = () => {
    count += 1;
    return uploadAddress(`bench/${count}.zip`);
  };
  const headers = {
    'x-ms-blob-type': 'BlockBlob',
    'x-ms-version': '2023-11-03',
    'content-type': 'application/octet-stream',
  };
  const timed = async (work: () => Promise<unknown>) => {
    const start = performance.now();
    await work();
    return performance.now() - start;
  };
  const blocks = async (blockBytes: number, parallel: number) => {
    const url = address();
    const file = await open(archive);
    const ids: string[] = [];
    let next = 0;
    const worker = async () => {
      while (next < size) {
        const start = next;
        next += blockBytes;
        const bytes = Buffer.allocUnsafe(Math.min(blockBytes, size - start));
        await file.read(bytes, 0, bytes.byteLength, start);
        const id = Buffer.from(String(start).padStart(12, '0')).toString('base64');
        ids[start / blockBytes] = id;
        const { status } = await http.send({
          method: 'PUT',
          url: `${url}&comp=block&blockid=${encodeURIComponent(id)}`,
          headers,
          body: bytes,
        });
        if (status !== 201) throw new Error(`block: ${status}`);
      }
    };
    await Promise.all(Array.from({ length: parallel }, worker));
    await file.close();
    const list = `<?xml version="1.0" encoding="utf-8"?><BlockList>${ids.map((id) => `<Latest>${id}</Latest>`).join('')}</BlockList>`;
    const { status } = await http.send({
      method: 'PUT',
      url: `${url}&comp=blocklist`,
      headers: { 'x-ms-version': '2023-11-03' },
      body: list,
    });
    if (status !== 201) throw new Error(`block list: ${status}`);
  };
  const put = async (body: Parameters<typeof http.send>[0]['body']) => {
    const { status } = await http.send({
      method: 'PUT',
      url: address(),
      headers,
      ...(body !== undefined && { body }),
      idleMs: 60_000,
    });
    if (status !== 201) throw new Error(`put: ${status}`);
  };
  const whole = await import('node:fs').then((fs) => fs.readFileSync(archive));
  const times = await interleaved(rounds, {
    'one PUT from a file (ours)': () => timed(() => put({ file: archive, size })),
    'one PUT from memory': () => timed(() => put(whole)),
    'blocks of 8 MB, 4 at once': () => timed(() => blocks(8_000_000, 4)),
    'blocks of 32 MB, 2 at once': () => timed(() => blocks(32_000_000, 2)),
  });
  console.log(`${size / 1e6} MB to Azurite through the gateway`);
  for (const [name, values] of Object.entries(times)) console.log(summary(name, values));
  transport.close();
} finally {
  https.globalAgent.destroy();
  await storage.close();
  await gateway.close();
  await rm(root, { recursive: true });
}
