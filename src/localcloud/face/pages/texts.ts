import { html } from 'hono/html';
import { SiteDetail } from '../../../portal/contract/site.ts';
import { TextList } from '../../../portal/contract/text.ts';
import type { FacePages } from '../face-pages.ts';
import { form } from '../layout.ts';

/** Texts beside their defaults. */
export function addTextPages({ app, calls, show, fields, back, notice, formToken }: FacePages): void {
  app.get('/sites/:id/texts', async (context) => {
    const id = context.req.param('id');
    const path = `/api/sites/${encodeURIComponent(id)}`;
    const [site, { texts, mode }] = await Promise.all([
      calls.get(path, SiteDetail),
      calls.get(`${path}/text`, TextList),
    ]);
    const how =
      mode === 'runtime'
        ? 'The site fetches texts at once.'
        : 'Texts go to the repository, and live with a deployment.';
    const content = html`<p>Mode <strong>${mode}</strong>. ${how} An empty field takes the override away.</p>
${texts.map(
  (entry) => html`<section class="card" aria-label="${entry.key}"><h2><code>${entry.key}</code></h2>
<p>Default: ${entry.default}</p>
${entry.override === undefined ? '' : html`<p>Override, ${entry.override.status}, by ${entry.override.updatedBy}.</p>`}
${form(
  `/sites/${id}/texts`,
  formToken,
  html`<input type="hidden" name="key" value="${entry.key}">
<label for="text-${entry.key}">Text of ${entry.key}</label>
<textarea id="text-${entry.key}" name="value" rows="2">${entry.override?.value ?? ''}</textarea>`,
  'Save',
)}</section>`,
)}`;
    const trail = [
      ['/', 'Sites'],
      [`/sites/${id}`, site.name],
    ] as const;
    return show(context, { title: 'Texts', content, trail, notice: notice(context) });
  });

  app.post('/sites/:id/texts', async (context) => {
    const id = context.req.param('id');
    const { key = '', value = '' } = await fields(context);
    const path = `/api/sites/${encodeURIComponent(id)}/text/${encodeURIComponent(key)}`;
    // A browser sends line ends of its own.
    const text = value.replaceAll('\r\n', '\n');
    const refused = text === '' ? await calls.send('DELETE', path) : await calls.send('PUT', path, { value: text });
    return back(context, `/sites/${id}/texts`, refused, text === '' ? `${key}: the default again.` : `${key}: saved.`);
  });
}
