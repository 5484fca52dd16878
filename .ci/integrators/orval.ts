import { live } from './life.ts';
import * as api from './orval/api';

declare const process: { readonly env: Readonly<Record<string, string | undefined>> };
const { TOKEN } = process.env;
const authorization = `Bearer ${TOKEN}`;
const options = { headers: { authorization } };

await live({
  async siteIds() {
    const answer = await api.listSites(undefined, options);
    return answer.status === 200 ? answer.data.sites.map(({ id }) => id) : [];
  },
  async title(siteId, page) {
    const answer = await api.getPageSeo(siteId, page, options);
    const title = answer.status === 200 ? answer.data.title : '';
    return { title, etag: answer.headers.get('etag') ?? '' };
  },
  async setTitle(siteId, page, title, etag) {
    const body = { title, description: 'Tables of solid oak.' };
    const headers = { authorization, 'If-Match': etag };
    return (await api.putPageSeo(siteId, page, body, { headers })).status;
  },
  async setText(siteId, key, value) {
    const answer = await api.putTextOverride(siteId, key, { value }, options);
    return answer.status === 200 ? answer.data.text?.override?.value : undefined;
  },
  async request(siteId, title) {
    const answer = await api.createRequest(siteId, { title }, options);
    return answer.status === 201 ? answer.data.request.id : '';
  },
  async triage(siteId, requestId) {
    const body = { status: 'triage', classification: 'bug', automationPotential: 'low' } as const;
    const answer = await api.patchRequest(siteId, requestId, body, options);
    return answer.status === 200 ? answer.data.request.status : '';
  },
  async editors(siteId) {
    const answer = await api.listEdits(siteId, undefined, options);
    return answer.status === 200 ? answer.data.edits.map(({ by }) => by) : [];
  },
  async unknownSite(siteId) {
    const answer = await api.getSite(siteId, options);
    return answer.status === 404 ? answer.data.error : undefined;
  },
});
