import { timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { localUsers } from '../portal/store/users.ts';
import type { FacedCloud, FacePages } from './face-pages.ts';
import { addGitHubDeploymentPages } from './github/deployment-pages.ts';
import { addFilePages } from './github/file-pages.ts';
import { addIssuePages } from './github/issue-pages.ts';
import { addRepositoryPages } from './github/repository-pages.ts';
import { addGitHubRunPages } from './github/run-pages.ts';
import { layout, style } from './layout.ts';
import { addCallPages } from './pages/calls.ts';
import { addFaultPages } from './pages/faults.ts';
import { addRequestPages } from './pages/requests.ts';
import { addRunPages } from './pages/runs.ts';
import { addSeoPages } from './pages/seo.ts';
import { addSitePages } from './pages/sites.ts';
import { addTextPages } from './pages/texts.ts';
import { addUserPages } from './pages/users.ts';
import { addWebhookPages } from './pages/webhook.ts';
import { PortalRefusal, portalCalls } from './portal-calls.ts';
import type { StartedRuns } from './runs.ts';

/** Nothing of other origins is loaded, framed or sent to; there is no script at all. */
const headers = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  'x-content-type-options': 'nosniff',
  // With no-referrer a browser would not say of which origin a form is.
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
};

/**
 * Pages rendered here, usable without a script. Edits go through the portal's API, as the user who may do everything.
 */
export function createFaceApp(cloud: FacedCloud, runs: StartedRuns, formToken: string): Hono {
  const app = new Hono();
  const operator = localUsers.find(({ level }) => level === 'operator');
  const calls = portalCalls(cloud.portal, operator?.token ?? '');
  const show: FacePages['show'] = (context, page) => context.html(layout(page));
  const pages: FacePages = {
    app,
    cloud,
    calls,
    runs,
    formToken,
    show,
    async fields(context) {
      const sent = await context.req.parseBody();
      return Object.fromEntries(Object.entries(sent).flatMap(([k, v]) => (typeof v === 'string' ? [[k, v]] : [])));
    },
    back(context, address, refused, done) {
      const query = new URLSearchParams(
        refused === undefined ? { done } : { refused: [refused.message, ...refused.details].join('\n') },
      );
      return context.redirect(`${address}?${query}`, 303);
    },
    notice(context) {
      const [done, refused] = [context.req.query('done'), context.req.query('refused')];
      if (refused !== undefined) return { kind: 'refused', lines: refused.split('\n') };
      return done === undefined ? undefined : { kind: 'done', lines: [done] };
    },
  };
  app.use(async (context, next) => {
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
    if (context.req.method === 'POST' && !(await isOwnForm(context, formToken))) {
      return context.html(
        layout({
          title: 'This form is not from here',
          content: html`<p>Open the page again, and send it from there.</p>`,
        }),
        403,
      );
    }
    await next();
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
  });
  app.get('/style.css', (context) => context.body(style, 200, { 'content-type': 'text/css; charset=utf-8' }));
  addSitePages(pages);
  addRunPages(pages);
  addSeoPages(pages);
  addTextPages(pages);
  addRequestPages(pages);
  addWebhookPages(pages);
  addUserPages(pages);
  addCallPages(pages);
  addFaultPages(pages);
  addRepositoryPages(pages);
  addIssuePages(pages);
  addGitHubRunPages(pages);
  addGitHubDeploymentPages(pages);
  addFilePages(pages);
  app.notFound((context) => context.html(layout({ title: 'There is no such page', content: html`` }), 404));
  app.onError((error, context) => {
    if (!(error instanceof PortalRefusal)) throw error;
    const { status, message, details } = error.refused;
    const notice = { kind: 'refused', lines: [message, ...details] } as const;
    const page = layout({ title: 'The portal says no', content: html``, notice });
    return context.html(page, status === 404 ? 404 : status === 429 ? 429 : 502);
  });
  return app;
}

/** Whether a form was sent by a page of this portal: it holds the token, and comes from no other origin. */
async function isOwnForm(context: Context, formToken: string): Promise<boolean> {
  const origin = context.req.header('origin');
  if (origin !== undefined && origin !== new URL(context.req.url).origin) return false;
  const sent = (await context.req.parseBody())['form-token'];
  const given = Buffer.from(typeof sent === 'string' ? sent : '');
  const expected = Buffer.from(formToken);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
