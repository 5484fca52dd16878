import type { Context } from 'hono';
import { html } from 'hono/html';
import { EditList } from '../../../contracts/portal/editing.ts';
import { SiteEnvironmentList } from '../../../contracts/portal/environment.ts';
import { SiteDetail } from '../../../contracts/portal/site.ts';
import { TextList } from '../../../contracts/portal/text.ts';
import { count } from '../../../shared/units.ts';
import { form, pageSize, table, time } from '../frame/layout.ts';
import {
  type PageContext,
  type SentForm,
  siteAddress,
  siteApi,
  siteFrame,
} from '../frame/page-context.ts';
import { environments } from './frames.ts';
import { startRun } from './sites.ts';

const allLive = 'Everything that was saved is live.';
const elsewhere = html`<p class="hint">The next deployment publishes this.</p>`;

/** Saved is not live: what waits, its way to Preview, and one confirmation before it is live. */
export function addPublishPages(pages: PageContext): void {
  const { app, calls, show, done, deployers, formToken } = pages;

  app.get('/sites/:id/publish', (context) => showPublish(context));

  async function showPublish(context: Context, sent?: SentForm): Promise<Response> {
    const id = context.req.param('id') ?? '';
    const api = siteApi(id);
    const readTexts = (status: string) =>
      calls.get(`${api}/text?status=${status}&limit=${pageSize}`, TextList);
    const [site, pending, committed, known, { edits }] = await Promise.all([
      calls.get(api, SiteDetail),
      readTexts('pending'),
      readTexts('committed'),
      calls.get(`${api}/environments`, SiteEnvironmentList),
      calls.get(`${api}/history?limit=200`, EditList),
    ]);
    const live =
      known.environments.find((item) => item.environment === 'Production')?.deployedAt ?? '';
    const pendingKeys = new Set(pending.texts.map(({ key }) => key));
    const others = committed.texts.filter(({ key }) => !pendingKeys.has(key));
    const waiting = { ...pending, texts: [...pending.texts, ...others] };
    waiting.total += others.length;
    const texts = waiting.texts.map(({ key, displayed, override, default: text }) => [
      html`<a href="${siteAddress(id)}/texts?${new URLSearchParams({ search: key })}">${key}</a>`,
      displayed ?? text,
      override?.value ?? text,
      override?.updatedBy ?? '',
    ]);
    const history = `${siteAddress(id)}/history`;
    const metadata = edits.filter(({ at, path }) => path.startsWith('/seo/') && at > live);
    const rows = [...Map.groupBy(metadata, ({ path }) => path)].map(([path, ofPath]) => [
      html`<a href="${history}?${new URLSearchParams({ path })}">${path.slice('/seo/'.length)}</a>`,
      [...new Set(ofPath.map(({ by }) => by))].join(', '),
      time(ofPath[0]?.at),
    ]);
    const total = waiting.total + rows.length;
    const isRuntime = waiting.mode === 'runtime';
    const action = `${siteAddress(id)}/publish/texts`;
    const text = ['Text', 'Live now', 'Afterwards', 'By'];
    const content = html`<p>${total === 0 ? allLive : 'Saved, but not live yet:'}</p>
${texts.length > 0 && table(`Texts (${waiting.total})`, text, texts)}
${rows.length > 0 && table(`Metadata (${rows.length})`, ['Changed', 'By', 'Last change'], rows)}
${deployers.has(id) && renderButtons(id, total)}
${!deployers.has(id) && !isRuntime && elsewhere}
${isRuntime && waiting.total > 0 && form(action, formToken, html``, 'Publish the texts now')}`;
    return show(context, { title: 'Publish', content, ...siteFrame(site) }, sent);
  }

  const renderButtons = (id: string, total: number) => html`<div class="acts">
${form(`${siteAddress(id)}/publish/preview`, formToken, html``, 'Show in Preview')}
${form(
  `${siteAddress(id)}/publish/production`,
  formToken,
  html`<p class="hint">Publishing deploys Production, with ${count(total, 'change')}.</p>`,
  'Publish',
)}</div>`;

  for (const environment of environments)
    app.post(`/sites/:id/publish/${environment}`, (context) =>
      startRun(pages, context, environment, (sent) => showPublish(context, sent)),
    );

  app.post('/sites/:id/publish/texts', async (context) => {
    const id = context.req.param('id');
    const { refused } = await calls.send('POST', `${siteApi(id)}/text-publications`);
    const message = refused ? refused.message : 'Published: the site shows the texts now.';
    return done(context, `${siteAddress(id)}/publish`, message);
  });
}
