import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { compact } from '../../shared/compact.ts';
import { getErrorMessage } from '../../shared/errors/error.ts';
import { asText } from '../../shared/json.ts';
import { PortalRefusal, portalCalls } from '../portal/portal-calls.ts';
import type { FolderDeployers } from '../running/deployments.ts';
import { sameSecret } from '../service/http.ts';
import { layout, type Markup } from './frame/layout.ts';
import type { FacedCloud, PageContext, SentForm } from './frame/page-context.ts';
import { addFilePages } from './github/file-pages.ts';
import { addIssuePages } from './github/issue-pages.ts';
import { addRepositoryPages } from './github/repository-pages.ts';
import { gitHubPages } from './github/repository-view.ts';
import { addGitHubDeploymentPages, addGitHubRunPages } from './github/run-pages.ts';
import { addCallPages, addFaultPages, addUserPages } from './portal/operator.ts';
import { addPostPages } from './portal/posts.ts';
import { addRequestPages } from './portal/requests.ts';
import { addSeoPages } from './portal/seo.ts';
import { addSettingsPages, addWebhookPages } from './portal/settings.ts';
import { addSitePages, addStatisticsPages } from './portal/sites.ts';
import { addTextPages } from './portal/texts.ts';
import { openWebUiPort, type WebUiPort } from './serve.ts';

const style = readFileSync(new URL('./style.css', import.meta.url), 'utf8');

export interface WebUiOptions {
  /** Closed together with the pages. Default: the default port, or a free one if that is taken. */
  readonly at?: WebUiPort;
  /** Sites that can be deployed from here. */
  readonly deployers?: FolderDeployers;
}

export type WebUi = Awaited<ReturnType<typeof startWebUi>>;

export async function startWebUi(cloud: FacedCloud, options: WebUiOptions = {}) {
  const { at, deployers = new Map() } = options;
  // Pages of other origins can't read the token, so they can't forge a form.
  const formToken = randomBytes(24).toString('base64url');
  const app = createPagesApp(cloud, deployers, formToken);
  const { port, isElsewhere, serve, close } = at ?? (await openWebUiPort());
  serve((request) => app.fetch(request));
  const address = `http://127.0.0.1:${port}`;
  cloud.githubApi.pages.address = address + gitHubPages;
  return { address, isElsewhere, close };
}

const allPages = [
  ...[addSitePages, addSeoPages, addTextPages, addPostPages, addRequestPages, addStatisticsPages],
  ...[addSettingsPages, addWebhookPages, addUserPages, addCallPages, addFaultPages],
  ...[addRepositoryPages, addIssuePages, addGitHubRunPages, addGitHubDeploymentPages, addFilePages],
];

/** Forbids scripts, framing, and any requests to other origins. */
const headers = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; " +
    "frame-ancestors 'none'; base-uri 'none'",
  'x-content-type-options': 'nosniff',
  // With `no-referrer`, browsers would omit a form's origin.
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
};

/** Pages are rendered without scripts. Edits go through the portal's API, as the global admin. */
export function createPagesApp(
  cloud: FacedCloud,
  deployers: FolderDeployers,
  formToken: string,
): Hono {
  const app = new Hono();
  const operator = cloud.portal.users.find((user) => user.level === 'operator');
  const calls = portalCalls(cloud.portal, operator?.token ?? '');
  const notices = createNotices();
  const pages: PageContext = {
    app,
    cloud,
    calls,
    deployers,
    formToken,
    async show(context, page, sent) {
      const { path } = context.req;
      if (sent) {
        const notice = { kind: 'refused', lines: refusalLines(sent) } as const;
        return context.html(await layout({ ...page, notice }, path), 422);
      }
      const doneMessage = notices.take(context.req.query('done'));
      const notice = doneMessage ? ({ kind: 'done', lines: [doneMessage] } as const) : page.notice;
      return context.html(await layout({ ...page, notice }, path));
    },
    async fields(context) {
      const sent = await context.req.parseBody();
      return Object.fromEntries(
        Object.entries(sent).map(([name, value]) => [name, asText(value) ?? '']),
      );
    },
    done(context, address, doneMessage) {
      const [target = '', fragment] = address.split('#');
      const [path, query] = target.split('?');
      const search = new URLSearchParams(query);
      search.set('done', notices.store(doneMessage));
      const place = compact([`${path}?${search}`, fragment]).join('#');
      return context.redirect(place, 303);
    },
  };
  const plainPage = (context: Context, title: string, text: Markup) => {
    const content = html`${text}<p><a href="/">All sites</a></p>`;
    return layout({ title, content }, context.req.path);
  };
  app.use(async (context, next) => {
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
    if (context.req.method === 'POST' && !(await isTrustedForm(context, formToken))) {
      const why = html`<p>It is from another website, or was opened before the local cloud started.
Nothing was changed.
Go back, reload the page, and send the form again.</p>`;
      return context.html(plainPage(context, 'This form is not from this local cloud', why), 403);
    }
    await next();
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
  });
  app.get('/style.css', (context) =>
    context.body(style, 200, { 'content-type': 'text/css; charset=utf-8' }),
  );
  for (const addPages of allPages) addPages(pages);
  app.notFound((context) => {
    const why = html`<p>There is no page at <code>${context.req.path}</code>.
Only the latest runs are kept and, without --dir, only until the local cloud stops.</p>`;
    return context.html(plainPage(context, 'Page not found', why), 404);
  });
  app.onError((error, context) => {
    if (!(error instanceof PortalRefusal)) {
      const failure = html`<p>This is a bug in the local portal. Its message:</p>
<pre>${getErrorMessage(error)}</pre>`;
      return context.html(plainPage(context, 'This page failed to load', failure), 500);
    }
    const { status } = error.refused;
    const lines = refusalLines({ refused: error.refused }).map((line) => html`<p>${line}</p>`);
    const title = status === 404 ? 'Page not found' : 'The portal refused the request';
    const text = html`<p>The portal's message:</p><div class="notice refused">${lines}</div>`;
    return context.html(plainPage(context, title, text), status === 404 ? 404 : 502);
  });
  return app;
}

function refusalLines({ refused, labels = {} }: Pick<SentForm, 'refused' | 'labels'>) {
  const { message, details } = refused;
  const lines = details.map(({ field, message: problem }) => {
    const label = labels[field];
    if (!label) return html`${[field, problem].filter(Boolean).join(': ')}`;
    return html`<a href="#${field}">${label}</a>: ${problem}`;
  });
  return [message, ...lines];
}

const maxNotices = 100;

/** Messages shown once each. They aren't in the URL, so links can't inject text. */
function createNotices() {
  const messages = new Map<string, string>();
  return {
    store(words: string): string {
      const id = randomBytes(9).toString('base64url');
      messages.set(id, words);
      const [oldest] = messages.keys();
      if (messages.size > maxNotices && oldest) messages.delete(oldest);
      return id;
    },
    take(id = ''): string | undefined {
      const message = messages.get(id);
      messages.delete(id);
      return message;
    },
  };
}

async function isTrustedForm(context: Context, formToken: string): Promise<boolean> {
  const origin = context.req.header('origin');
  if (origin && origin !== new URL(context.req.url).origin) return false;
  const sent = (await context.req.parseBody())['form-token'];
  return typeof sent === 'string' && sameSecret(sent, formToken);
}
