import type { Context } from 'hono';
import { html } from 'hono/html';
import { SiteDetail } from '../../../contracts/portal/site.ts';
import { TextList } from '../../../contracts/portal/text.ts';
import { form, type Markup, time } from '../layout.ts';
import type { PageContext, SentForm } from '../page-context.ts';
import { siteAddress, siteApi, siteFrame } from './site-frame.ts';

export function addTextPages(pageContext: PageContext): void {
  const { app, calls, show, fields, done, formToken } = pageContext;
  const page = async (context: Context, id: string, sent?: SentForm) => {
    const [site, { texts, mode }] = await Promise.all([
      calls.get(siteApi(id), SiteDetail),
      calls.get(`${siteApi(id)}/text`, TextList),
    ]);
    const how =
      mode === 'runtime'
        ? 'The site fetches texts immediately.'
        : 'Texts go to the repository, and go live with the next deployment.';
    const address = `${siteAddress(id)}/texts`;
    const cards = texts.map((text) => {
      const value = sent?.fields.key === text.key ? sent.fields.value : text.override?.value;
      return renderCard(text, form(address, formToken, toFields(text, value), 'Save'));
    });
    const content = html`<p>Mode <strong>${mode}</strong>. ${how}
An empty field gives the default back.</p>
${texts.length === 0 && none}
${cards}`;
    return show(context, { title: 'Texts', content, ...siteFrame(site) }, sent);
  };

  app.get('/sites/:id/texts', (context) => page(context, context.req.param('id')));

  app.post('/sites/:id/texts', async (context) => {
    const id = context.req.param('id');
    const formFields = await fields(context);
    const { key = '', value = '' } = formFields;
    const path = `${siteApi(id)}/text/${encodeURIComponent(key)}`;
    // Browsers send CRLF line endings.
    const text = value.replaceAll('\r\n', '\n');
    const address = `${siteAddress(id)}/texts`;
    const { refused } = await (text
      ? calls.send('PUT', path, { value: text })
      : calls.send('DELETE', path));
    if (!text && refused?.status === 404)
      return done(context, address, `${key}: nothing to remove.`);
    if (refused) return page(context, id, { fields: formFields, refused });
    return done(context, address, `${key}: ${text ? 'saved' : 'reset to the default'}.`);
  });
}

const none = html`<p class="none">Texts: none yet.
The portal learns them from what is deployed.</p>`;

type Text = TextList['texts'][number];

function renderCard(text: Text, editor: Markup): Markup {
  const { key } = text;
  return html`<section class="card" id="${key}" aria-label="${key}"><h2><code>${key}</code></h2>
<div class="sides"><div><p class="hint">Default</p><p>${text.default}</p></div>
${editor}</div></section>`;
}

function toFields(text: Text, value: string | undefined): Markup {
  const { key, override } = text;
  const note =
    override &&
    html`<p class="hint">Override, ${override.status}, by ${override.updatedBy},
${time(override.updatedAt)}</p>`;
  return html`<input type="hidden" name="key" value="${key}">
<label class="hidden" for="text-${key}">Text of ${key}</label>
<textarea id="text-${key}" name="value" rows="2">${value ?? ''}</textarea>${note}`;
}
