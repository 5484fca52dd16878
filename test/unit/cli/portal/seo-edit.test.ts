import { describe, expect, it, onTestFinished } from 'vitest';
import { serve } from '../../../support/serve.ts';
import { useTerminal } from './terminal.ts';

const { terminal } = useTerminal();

/**
 * Creates a portal that serves one record with an entity tag. `meanwhile` runs between each read
 * and the following write.
 */
async function createPortal(
  record: Record<string, unknown>,
  meanwhile: (record: Record<string, unknown>) => void,
) {
  let version = 1;
  const portal = await serve(async (request, response) => {
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
  onTestFinished(() => portal[Symbol.asyncDispose]());
  return portal.origin;
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
    const { code, err } = await terminal.run([...args, '--site', 's'], {
      env: { PORTAL_URL: url },
    });
    expect({ code, err }).toEqual({ code: 6, err: expect.stringContaining('[PORTAL_CONFLICT]') });
    expect(err).toContain('read it again');
    expect(kept).toMatchObject({ title: 'Before', description: 'Theirs' });
  });

  it('changes the metadata if nobody else has changed it', async () => {
    const kept: Record<string, unknown> = record();
    const url = await createPortal(kept, () => {});
    const { code } = await terminal.run([...args, '--site', 's'], { env: { PORTAL_URL: url } });
    expect({ code, changed: kept[field] }).toEqual({ code: 0, changed: args.at(-1) });
  });
});
