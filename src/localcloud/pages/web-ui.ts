import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { html } from 'hono/html';
import { compact } from '../../shared/compact.ts';
import { getErrorMessage } from '../../shared/errors/error.ts';
import { asText } from '../../shared/json.ts';
import { PortalRefusal, portalCalls } from '../portal/portal-calls.ts';
import type { FolderDeployers } from '../running/deployments.ts';
import { sameSecret } from '../service/http.ts';
import { form, isOfGitHub, layout, type Markup } from './frame/layout.ts';
import type { PageContext, SentForm, WebUiCloud } from './frame/page-context.ts';
import { signedIn } from './frame/person.ts';
import { createSessions } from './frame/sessions.ts';
import { addFilePages } from './github/file-pages.ts';
import { addIssuePages } from './github/issue-pages.ts';
import { addRepositoryPages } from './github/repository-pages.ts';
import { gitHubPages } from './github/repository-view.ts';
import { addGitHubDeploymentPages, addGitHubRunPages } from './github/run-pages.ts';
import { addEditPages } from './portal/edit.ts';
import { createFrames, frameHosts } from './portal/frames.ts';
import { addHelpPages } from './portal/help.ts';
import { addHistoryPages } from './portal/history.ts';
import { addAuditPages, addGridPages } from './portal/many.ts';
import { addCallPages, addFaultPages, addUserPages } from './portal/operator.ts';
import { addPersonPages, personCookie } from './portal/people.ts';
import { addPostPages } from './portal/posts.ts';
import { addPublishPages } from './portal/publish.ts';
import { addRequestPages } from './portal/requests.ts';
import { addSeoPages } from './portal/seo.ts';
import { addSettingsPages, addWebhookPages } from './portal/settings.ts';
import { addSitePages } from './portal/sites.ts';
import { addStatisticsPages } from './portal/statistics.ts';
import { addTextPages } from './portal/texts.ts';
import { openWebUiPort, type WebUiPort } from './serve.ts';

const files: Readonly<Record<string, readonly [type: string, text: string]>> = {
  '/style.css': ['text/css', readFileSync(new URL('./style.css', import.meta.url), 'utf8')],
  '/forms.js': [
    'text/javascript',
    readFileSync(new URL('./browser/forms.js', import.meta.url), 'utf8'),
  ],
  '/on-page.js': [
    'text/javascript',
    readFileSync(new URL('./browser/on-page.js', import.meta.url), 'utf8'),
  ],
};

export interface WebUiOptions {
  /**
   * Opened port, which closes together with the pages. Default: the default port, or any free one
   * if that is taken.
   */
  readonly at?: WebUiPort;
  /** Deployers of the sites that can be published here. */
  readonly deployers?: FolderDeployers;
}

export type WebUi = Awaited<ReturnType<typeof startWebUi>>;

export async function startWebUi(cloud: WebUiCloud, options: WebUiOptions = {}) {
  const { at, deployers = new Map() } = options;
  const app = createPagesApp(cloud, deployers);
  const { port, isElsewhere, serve, close } = at ?? (await openWebUiPort());
  const frames = createFrames(cloud);
  const { answer, ...sessions } = createSessions(port);
  serve((request) => frames.answer(request) ?? answer(request) ?? app.fetch(request));
  cloud.githubApi.pages.address = sessions.address + gitHubPages;
  return { ...sessions, isElsewhere, close };
}

const allPages = [
  addSitePages,
  addSeoPages,
  addTextPages,
  addPostPages,
  addRequestPages,
  addStatisticsPages,
  addPersonPages,
  addHistoryPages,
  addAuditPages,
  addGridPages,
  addEditPages,
  addPublishPages,
  addHelpPages,
  addSettingsPages,
  addWebhookPages,
  addUserPages,
  addCallPages,
  addFaultPages,
  addRepositoryPages,
  addIssuePages,
  addGitHubRunPages,
  addGitHubDeploymentPages,
  addFilePages,
];

/**
 * Headers of every page. The policy forbids framing, foreign scripts, and requests to origins other
 * than this one and the frames.
 */
const headers = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; " +
    `img-src data: ${frameHosts}; frame-src ${frameHosts}; form-action 'self'; ` +
    "frame-ancestors 'none'; base-uri 'none'",
  'x-content-type-options': 'nosniff',
  // With `no-referrer`, browsers send no origin with a form.
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
};

/**
 * Creates the pages, which also work without scripts. They change the portal's data only through
 * its API, as the signed-in user.
 */
function createPagesApp(cloud: WebUiCloud, deployers: FolderDeployers): Hono {
  const app = new Hono();
  const { formToken } = cloud.portal;
  const operator = cloud.portal.users.find((user) => user.level === 'operator');
  const calls = portalCalls(cloud.portal, () => signedIn.getStore()?.token ?? '');
  const notices = createNotices();
  const pages: PageContext = {
    app,
    cloud,
    calls,
    deployers,
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
  app.use((context, next) => {
    const id = getCookie(context, personCookie);
    const person = cloud.portal.users.find((user) => user.id === id) ?? operator;
    if (!person) return next();
    const findLevel = (siteId: string) => cloud.portal.findLevel(siteId, person.id);
    return signedIn.run({ ...person, findLevel, formToken }, next);
  });
  app.use(async (context, next) => {
    setHeaders(context);
    const trust = context.req.method === 'POST' ? await judgeForm(context, formToken) : 'own';
    if (trust === 'foreign') {
      const why = html`<p>It is from another website. Nothing was changed.</p>`;
      return context.html(plainPage(context, 'This form is not from this local cloud', why), 403);
    }
    if (trust === 'outdated')
      return context.html(
        plainPage(context, 'Send this form again', await renderOutdated(pages, context)),
        403,
      );
    await next();
    setHeaders(context);
    // A script that submits a form can't read the target of a redirect.
    const location = context.res.headers.get('location');
    if (location && context.req.header('accept') === 'application/json')
      context.res = context.json({ location });
  });
  for (const [path, [type, text]] of Object.entries(files))
    app.get(path, (context) =>
      context.body(text, 200, { 'content-type': `${type}; charset=utf-8` }),
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
    if (status === 403) {
      const { name } = signedIn.getStore() ?? {};
      const why = html`<div class="notice refused">${lines}</div><p>You are ${name}.
<a href="/sign-in">Sign in as somebody else</a></p>`;
      return context.html(plainPage(context, 'You may not open this page', why), 403);
    }
    const title = status === 404 ? 'Page not found' : 'The portal refused the request';
    const text = html`<p>The portal's message:</p><div class="notice refused">${lines}</div>`;
    return context.html(plainPage(context, title, text), status === 404 ? 404 : 502);
  });
  return app;
}

function setHeaders(context: Context): void {
  for (const [name, value] of Object.entries(headers)) context.header(name, value);
  if (!isOfGitHub(context.req.path)) return;
  const policy = headers['content-security-policy'].replace("script-src 'self'; ", '');
  context.header('content-security-policy', policy);
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

/**
 * Creates a store of messages that are shown once. They aren't in the URL, because a link could
 * then inject text.
 */
function createNotices() {
  const messages = new Map<string, string | Markup>();
  return {
    store(words: string | Markup): string {
      const id = randomBytes(9).toString('base64url');
      messages.set(id, words);
      const [oldest] = messages.keys();
      if (messages.size > maxNotices && oldest) messages.delete(oldest);
      return id;
    },
    take(id = ''): string | Markup | undefined {
      const message = messages.get(id);
      messages.delete(id);
      return message;
    },
  };
}

/**
 * Checks where a form comes from. `outdated`: its token is from a different database, or a
 * different user opened it.
 */
async function judgeForm(context: Context, formToken: string) {
  const origin = context.req.header('origin');
  const own = new URL(context.req.url).origin;
  if (origin && origin !== own) return 'foreign';
  const { 'form-token': token, person } = await context.req.parseBody();
  const isKnown = typeof token === 'string' && sameSecret(token, formToken);
  if (!isKnown) return origin === own ? 'outdated' : 'foreign';
  if (person && person !== signedIn.getStore()?.id) return 'outdated';
  return 'own';
}

/** Renders an outdated form again with its values, so that the user can submit it. */
async function renderOutdated(pages: PageContext, context: Context): Promise<Markup> {
  const { 'form-token': _token, person: _person, ...sent } = await pages.fields(context);
  const inputs = Object.entries(sent).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  const typed = Object.entries(sent).filter(([name, value]) => !/^base/.test(name) && value);
  const list = typed.map(
    ([name, value]) => html`<dt>${name.replace(/^text:/, '')}</dt><dd class="prose">${value}</dd>`,
  );
  const again = html`${inputs}<dl>${list}</dl>`;
  const { pathname, search } = new URL(context.req.url);
  return html`<p>Nothing was saved: the form was opened before the local cloud started, or while
another person was signed in. You are ${signedIn.getStore()?.name}. This is what you typed:</p>
${form(pathname + search, again, 'Send it now')}`;
}
