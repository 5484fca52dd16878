import { client } from './hey-api/client.gen';
import * as api from './hey-api/index';
import { live } from './life.ts';

declare const process: { readonly env: Readonly<Record<string, string | undefined>> };
const { PORTAL: baseUrl = '', TOKEN } = process.env;
client.setConfig({ baseUrl, auth: () => TOKEN });
const throwOnError = true;

await live({
  async siteIds() {
    const { data } = await api.listSites({ throwOnError });
    return data.sites.map(({ id }) => id);
  },
  async title(siteId, pageSlug) {
    const { data, response } = await api.getPageSeo({ path: { siteId, pageSlug }, throwOnError });
    return { title: data.title, etag: response.headers.get('etag') ?? '' };
  },
  async setTitle(siteId, pageSlug, title, etag) {
    const body = { title, description: 'Tables of solid oak.' };
    const headers = { 'If-Match': etag };
    const { response } = await api.putPageSeo({ path: { siteId, pageSlug }, headers, body });
    return response?.status ?? 0;
  },
  async setText(siteId, textKey, value) {
    const path = { siteId, textKey };
    const { data } = await api.putTextOverride({ path, body: { value }, throwOnError });
    return data.text?.override?.value;
  },
  async request(siteId, title) {
    const { data } = await api.createRequest({ path: { siteId }, body: { title }, throwOnError });
    return data.request.id;
  },
  async triage(siteId, requestId) {
    const body = { status: 'triage', classification: 'bug', automationPotential: 'low' } as const;
    const { data } = await api.patchRequest({ path: { siteId, requestId }, body, throwOnError });
    return data.request.status;
  },
  async editors(siteId) {
    const { data } = await api.listEdits({ path: { siteId }, throwOnError });
    return data.edits.map(({ by }) => by);
  },
  async unknownSite(siteId) {
    const { error } = await api.getSite({ path: { siteId } });
    return error?.error;
  },
});
