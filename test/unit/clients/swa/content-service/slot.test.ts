import { expect, it } from 'vitest';
import { putArchive } from '../../../../../src/clients/swa/content-service/slot.ts';
import { Secret } from '../../../../../src/shared/secret.ts';
import { createDeps } from '../../../../support/deps.ts';
import { fault, type Reply, scriptedHttp } from '../../../../support/http.ts';

const blockBytes = 8 << 20;
const address = 'https://blob.example/site.zip?sig=s';
const lost = (): Reply => {
  throw fault('ECONNRESET');
};
const stored = { status: 201 };
const inBlocks = ['block', 'block', 'blocklist'];

async function put(size: number, answer: (count: number) => Reply) {
  const http = scriptedHttp((_, count) => answer(count));
  const deps = createDeps({ http });
  const sent: number[] = [];
  const onProgress = (bytes: number) => void sent.push(bytes);
  const archive = { address: new Secret(address), file: '/site.zip', size, onProgress };
  const outcome = await putArchive(archive, deps).then(
    ({ status }) => status,
    (error: Error) => error.name,
  );
  const asked = http.requests.map(({ url }) => url.searchParams.get('comp') ?? 'whole');
  return { outcome, asked, requests: http.requests, lines: deps.log.lines, sent };
}

it('putArchive sends an archive as one block blob', async () => {
  const { outcome, requests, asked, lines } = await put(600, () => stored);
  expect([outcome, asked, lines]).toEqual([201, ['whole'], []]);
  expect(requests[0]?.url.href).toBe(address);
  expect(requests[0]?.headers).toMatchObject({
    'x-ms-version': '2023-11-03',
    'x-ms-blob-type': 'BlockBlob',
    'content-type': 'application/octet-stream',
  });
  expect(requests[0]?.body).toMatchObject({ file: '/site.zip', size: 600 });
});

it.each([
  ['sends an archive of 8 MiB again, up to five times,', blockBytes, Array(6).fill('whole')],
  ['continues in blocks with a larger archive', blockBytes + 1, ['whole', ...inBlocks]],
])('putArchive %s after a lost connection', async (_, size, expected) => {
  const isSmall = size === blockBytes;
  const given = await put(size, (count) => (isSmall || count === 1 ? lost() : stored));
  expect(given.asked).toEqual(expected);
  expect(given.outcome).toBe(isSmall ? 'HttpFault' : 201);
  expect(given.lines.join()).toMatch(isSmall ? /^$/ : /continuing in blocks of 8.4 MB/);
});

it('putArchive sends blocks in order, and reports the number of bytes sent', async () => {
  const { requests, sent } = await put(2 * blockBytes + 5, (count) => {
    return count === 1 ? lost() : stored;
  });
  const blocks = requests.slice(1, -1);
  expect(blocks.map(({ body }) => body)).toMatchObject([
    { start: 0, size: blockBytes },
    { start: blockBytes, size: blockBytes },
    { start: 2 * blockBytes, size: 5 },
  ]);
  for (const { headers } of requests.slice(1)) expect(headers['x-ms-blob-type']).toBeUndefined();
  const ids = blocks.map(({ url }) => url.searchParams.get('blockid') ?? '');
  expect(new Set(ids.map((id) => id.length))).toEqual(new Set([20]));
  expect(requests.at(-1)?.body).toBe(
    '<?xml version="1.0" encoding="utf-8"?><BlockList>' +
      `${ids.map((id) => `<Latest>${id}</Latest>`).join('')}</BlockList>`,
  );
  for (const { body } of blocks)
    if (typeof body === 'object' && 'onProgress' in body) body.onProgress?.(1);
  expect(sent).toEqual([1, blockBytes + 1, 2 * blockBytes + 1]);
});

it('putArchive stops at a refused block and returns its status', async () => {
  const { outcome, asked } = await put(3 * blockBytes, (count) => {
    if (count === 1) return lost();
    return count === 3 ? { status: 403 } : stored;
  });
  expect([outcome, asked]).toEqual([403, ['whole', 'block', 'block']]);
});

it('putArchive does not continue in blocks if the whole archive is refused', async () => {
  const { outcome, asked } = await put(2 * blockBytes, () => ({ status: 403 }));
  expect([outcome, asked]).toEqual([403, ['whole']]);
});
