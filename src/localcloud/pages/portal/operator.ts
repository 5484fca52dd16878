import type { Context } from 'hono';
import { html } from 'hono/html';
import { compact } from '../../../shared/compact.ts';
import { count } from '../../../shared/units.ts';
import { faultCatalogue } from '../../gateway/fault-catalogue.ts';
import type { FaultKind } from '../../gateway/faults.ts';
import type { LocalRun } from '../../github/state/state.ts';
import { workspaceHosts } from '../../workspace-api/seed.ts';
import { form, type Markup, select, selectNamed, state, table, time } from '../frame/layout.ts';
import type { PageContext, SentForm, WebUiCloud } from '../frame/page-context.ts';
import { gitHubPages } from '../github/repository-view.ts';

export function addUserPages(pages: PageContext): void {
  const { app, cloud, show } = pages;
  app.get('/users', (context) =>
    show(context, { title: 'Users and keys', content: renderUsers(cloud) }),
  );
}

const code = (text: string): Markup => html`<code>${text}</code>`;

function renderUsers({ portal, workspace }: PageContext['cloud']): Markup {
  const users = portal.users.map(({ name, level, token }) => {
    return [name, level === 'operator' ? 'global admin' : level, code(token)];
  });
  const secrets = [
    ['Deployment-complete call (API token)', code(portal.apiToken)],
    ['Webhook of the repository host', code(portal.repohostSecret)],
  ];
  const { seed } = workspace;
  const people = seed.users.map(({ name, email, id }) => [name, email, code(id)]);
  const clients = seed.clients.map((item) => {
    return [item.name, code(item.id), code(item.secret), item.redirectUris.join(' ')];
  });
  const keys = seed.keys.map((item) => [item.name, code(item.key), item.permissions.join(' ')]);
  return html`<p>These only give access to services on this machine.</p>
${table('Users of the portal', ['Name', 'Level on all sites', 'Token'], users)}
${table('Secrets of the portal', ['Purpose', 'Secret'], secrets)}
<h2>File-and-workspace API</h2>
<p>${code(`https://${workspaceHosts.files}`)},
authorization at ${code(`https://${workspaceHosts.auth}`)}.</p>
${table('People', ['Name', 'Email', 'Id'], people)}
${table('OAuth clients', ['Name', 'Client id', 'Secret', 'Redirects to'], clients)}
${table('API keys', ['Name', 'Key', 'Permissions'], keys)}`;
}

const maxCalls = 200;

/**
 * Adds the page with recorded calls. It omits headers, queries and bodies, which may contain
 * credentials.
 */
export function addCallPages(pages: PageContext): void {
  const { app, cloud, show } = pages;
  app.get('/calls', (context) => {
    const { host = '', run: runId } = context.req.query();
    const run = runId ? findRun(cloud, runId) : undefined;
    let [from, until] = ['', '9'];
    if (run) from = run.createdAt;
    if (run?.status === 'completed') until = run.updatedAt ?? until;
    const ofRun = cloud.requests.all.filter(({ at }) => at >= from && at <= until);
    const hosts = [...new Set(ofRun.map((request) => request.host))].sort();
    const all = ofRun.filter((request) => !host || request.host === host);
    const content = html`${renderAbout(run)}
${renderFilter(hosts, host, run)}
${all.length > maxCalls && html`<p>${count(all.length, 'call')}, the last ${maxCalls} of them:</p>`}
${renderCalls(all.slice(-maxCalls).toReversed())}`;
    return show(context, { title: 'Recorded calls', content });
  });
}

function findRun({ githubApi }: WebUiCloud, id: string): LocalRun | undefined {
  const runs = githubApi.repositories().flatMap((name) => githubApi.repository(name)?.runs ?? []);
  return runs.find((run) => String(run.id) === id);
}

function renderAbout(run: LocalRun | undefined): Markup {
  if (run)
    return html`<p>Calls during the run
<a href="${gitHubPages}/${run.repository}/actions/runs/${run.id}">${run.id}</a>.
<a href="/calls">All calls</a></p>`;
  return html`<p>Calls to the services on this machine.
Headers, queries and bodies are not shown, since they contain credentials.</p>`;
}

function renderFilter(hosts: readonly string[], chosen: string, run: LocalRun | undefined): Markup {
  const options = [['', 'all'], ...hosts.map((name) => [name, name] as const)] as const;
  const hiddenField = run && html`<input type="hidden" name="run" value="${run.id}">`;
  return html`<form method="get" action="/calls">${hiddenField}<label for="host">Host</label>
${selectNamed('host', 'host', options, chosen)}
<p><button type="submit">Show</button></p></form>`;
}

function renderCalls(calls: WebUiCloud['requests']['all']): Markup {
  const rows = calls.map(({ at, method, host, path, status }) => [
    time(at, true),
    method,
    html`<code>${host}</code>`,
    html`<code>${path || 'a tunnel'}</code>`,
    status === undefined ? state('no answer') : String(status),
  ]);
  const columns = ['Time', 'Method', 'Host', 'Path', 'Answer'];
  return table('Calls, newest first', columns, rows, 'none yet. Deployments create them.');
}

/** Hosts that are listed even if nothing has called them yet. */
const defaultHosts = [
  'login.microsoftonline.com',
  'api.github.com',
  'content-eus2.infrastructure.2.azurestaticapps.net',
];

export function addFaultPages(pages: PageContext): void {
  const { app, cloud, show, fields, done } = pages;
  const catalogue: Readonly<Record<string, FaultKind>> = faultCatalogue();
  const getName = (kind: FaultKind) => {
    const text = JSON.stringify(kind);
    const known = Object.entries(catalogue).find(([, item]) => JSON.stringify(item) === text);
    return known?.[0] ?? kind.type;
  };

  const page = (context: Context, sent?: SentForm) => {
    const on = cloud.faults.left();
    const columns = ['Fault', 'Host', 'Requests left'];
    const rows = on.map((item) => [
      getName(item.fault.kind),
      html`<code>${String(item.fault.host)}</code>`,
      formatRemaining(item.left),
    ]);
    const choice = renderChoice(Object.keys(catalogue), listHosts(cloud), sent?.fields);
    const content = html`<p>A fault affects calls to one host. Publish a site to see how a
deployment reacts.</p>
${table('Switched on', columns, rows)}
${on.length > 0 && form('/faults/clear', html``, 'Switch all off')}
<h2>Switch one on</h2>
${form('/faults', choice, 'Switch on')}`;
    return show(context, { title: 'Faults', content }, sent);
  };

  app.get('/faults', (context) => page(context));

  app.post('/faults', async (context) => {
    const formFields = await fields(context);
    const { name = '', times = '' } = formFields;
    const host = hostIn(formFields.host ?? '');
    const kind = Object.hasOwn(catalogue, name) ? catalogue[name] : undefined;
    const isNumber = /^([1-9]\d{0,6})?$/.test(times);
    const details = compact([
      !kind && { field: 'Fault', message: 'choose one from the list.' },
      !host && { field: 'Host', message: 'expected a name such as portal.acme.example.' },
      !isNumber && { field: 'Requests', message: 'expected a whole number or an empty field.' },
    ]);
    if (!kind || !host || details.length > 0) {
      const refused = { status: 422, message: 'Nothing was switched on.', details };
      return page(context, { fields: formFields, refused });
    }
    cloud.faults.add({ kind, host, times: times ? Number(times) : undefined });
    return done(context, '/faults', `Switched on: ${name} for ${host}.`);
  });

  // An outdated form is shown again at this URL, which isn't a page. Redirect visits to the list of
  // faults.
  app.get('/faults/clear', (context) => context.redirect('/faults'));

  app.post('/faults/clear', (context) => {
    cloud.faults.clear();
    return done(context, '/faults', 'All faults are switched off.');
  });
}

function listHosts(cloud: WebUiCloud): string[] {
  const sites = cloud.sites.flatMap((site) => [site.url, site.portal.url]);
  const hosts = [
    ...defaultHosts,
    ...sites.map((address) => new URL(address).hostname),
    ...cloud.requests.all.map((request) => request.host),
  ];
  return [...new Set(hosts)].sort();
}

function renderChoice(
  names: readonly string[],
  hosts: readonly string[],
  sent: SentForm['fields'] = {},
): Markup {
  const { name = '503', host = '', times = '' } = sent;
  const options = hosts.map((host) => html`<option value="${host}"></option>`);
  return html`<label for="name">Fault</label>
${select('name', 'name', names, name)}
<p class="hint">A number is the status of the response;
text after it is its <code>Retry-After</code>.</p>
<label for="host">Host</label>
<input type="text" id="host" name="host" list="hosts" value="${host}" required>
<datalist id="hosts">${options}</datalist>
<label for="times">Number of affected requests; empty for all</label>
<input type="number" id="times" name="times" min="1" max="1000000" value="${times}">`;
}

function hostIn(typed: string): string | undefined {
  const text = typed.trim();
  const host = URL.parse(text.includes('://') ? text : `https://${text}`)?.hostname ?? '';
  if (/^[a-z0-9.-]+$/i.test(host)) return host;
  return undefined;
}

function formatRemaining(left: number): Markup | string {
  if (left === 0) return html`<span class="quiet">used up</span>`;
  if (left === Number.POSITIVE_INFINITY) return 'all';
  return String(left);
}
