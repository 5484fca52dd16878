import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { openTerminal, type Terminal } from './terminal.ts';

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

/**
 * Creates a portal that serves one record with an entity tag. `meanwhile` runs between each read
 * and the following write.
 */
async function createPortal(
  record: Record<string, unknown>,
  meanwhile: (record: Record<string, unknown>) => void,
) {
  let version = 1;
  const server = http.createServer(async (request, response) => {
    response.setHeader('content-type', 'application/json');
    if (request.method === 'GET') {
      response.setHeader('etag', `"${version}"`).end(JSON.stringify(record));
      const before = JSON.stringify(record);
      meanwhile(record);
      if (JSON.stringify(record) !== before) version += 1;
      return;
    }
    if (request.headers['if-match'] !== `"${version}"`) {
      response
        .writeHead(412)
        .end('{"error":"precondition_failed","message":"It was changed since you read it."}');
      return;
    }
    let body = '';
    for await (const chunk of request) body += chunk;
    Object.assign(record, JSON.parse(body));
    response.end('{"success":true,"pageSlug":"home","updatedAt":"2026-01-01T00:00:00Z"}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  undo.push(() => new Promise((resolve) => server.close(resolve)));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function terminal(): Promise<Terminal> {
  const opened = await openTerminal();
  undo.push(() => opened[Symbol.asyncDispose]());
  return opened;
}

describe.each([
  ['seo set', ['seo', 'set', 'home', '--title', 'Mine'], 'title'],
  ['seo defaults set', ['seo', 'defaults', 'set', '--locale', 'de_DE'], 'locale'],
])('portal %s', (_command, args, field) => {
  const record = () => ({
    pageSlug: 'home',
    title: 'Before',
    description: 'As it was',
    updatedAt: '2026-01-01T00:00:00Z',
  });

  it('refuses to overwrite a concurrent edit', async () => {
    const kept: Record<string, unknown> = record();
    const url = await createPortal(kept, (found) => {
      found.description = 'Theirs';
    });
    const { run } = await terminal();
    const { code, err } = await run([...args, '--site', 's'], { env: { PORTAL_URL: url } });
    expect({ code, err }).toEqual({ code: 6, err: expect.stringContaining('[PORTAL_CONFLICT]') });
    expect(err).toContain('read it again');
    expect(kept).toMatchObject({ title: 'Before', description: 'Theirs' });
  });

  it('changes the metadata if nobody else has changed it', async () => {
    const kept: Record<string, unknown> = record();
    const url = await createPortal(kept, () => {});
    const { run } = await terminal();
    const { code } = await run([...args, '--site', 's'], { env: { PORTAL_URL: url } });
    expect({ code, changed: kept[field] }).toEqual({ code: 0, changed: args.at(-1) });
  });
});
