import createClient from 'openapi-fetch';
import { live } from './life.ts';
import type { components, paths } from './openapi-typescript.ts';

declare const process: { readonly env: Readonly<Record<string, string | undefined>> };
const { PORTAL: baseUrl = '', TOKEN } = process.env;
const portal = createClient<paths>({ baseUrl, headers: { authorization: `Bearer ${TOKEN}` } });

type ErrorCode = NonNullable<components['schemas']['PortalErrorBody']['error']>;

function taken<Value>({ data, error }: { data?: Value; error?: unknown }): Value {
  if (data === undefined) throw new Error(JSON.stringify(error));
  return data;
}

await live({
  async siteIds() {
    return taken(await portal.GET('/api/sites')).sites.map(({ id }) => id);
  },
  async title(siteId, pageSlug) {
    const params = { path: { siteId, pageSlug } };
    const answer = await portal.GET('/api/sites/{siteId}/seo/{pageSlug}', { params });
    return { title: taken(answer).title, etag: answer.response.headers.get('etag') ?? '' };
  },
  async setTitle(siteId, pageSlug, title, etag) {
    const answer = await portal.PUT('/api/sites/{siteId}/seo/{pageSlug}', {
      params: { path: { siteId, pageSlug }, header: { 'If-Match': etag } },
      body: { title, description: 'Tables of solid oak.' },
    });
    return answer.response.status;
  },
  async setText(siteId, textKey, value) {
    const params = { path: { siteId, textKey } };
    const path = '/api/sites/{siteId}/text/{textKey}';
    return taken(await portal.PUT(path, { params, body: { value } })).text?.override?.value;
  },
  async request(siteId, title) {
    const params = { path: { siteId } };
    const path = '/api/sites/{siteId}/requests';
    return taken(await portal.POST(path, { params, body: { title } })).request.id;
  },
  async triage(siteId, requestId) {
    const params = { path: { siteId, requestId } };
    const body = { status: 'triage', classification: 'bug', automationPotential: 'low' } as const;
    const path = '/api/sites/{siteId}/requests/{requestId}';
    return taken(await portal.PATCH(path, { params, body })).request.status;
  },
  async editors(siteId) {
    const params = { path: { siteId } };
    return taken(await portal.GET('/api/sites/{siteId}/history', { params })).edits.map(
      ({ by }) => by,
    );
  },
  async unknownSite(siteId) {
    const { error } = await portal.GET('/api/sites/{siteId}', { params: { path: { siteId } } });
    const code: ErrorCode | undefined = error?.error;
    return code;
  },
});
