import type { Context } from 'hono';
import { html } from 'hono/html';
import { compact } from '../../../shared/compact.ts';
import type { Fault, FaultKind } from '../../gateway/fault.ts';
import { faultCatalogue } from '../../gateway/fault-catalogue.ts';
import { form, type Markup, select, table } from '../layout.ts';
import type { FacedCloud, PageContext, SentForm } from '../page-context.ts';

/** Listed before the first deployment. */
const defaultHosts = [
  'login.microsoftonline.com',
  'api.github.com',
  'content-eus2.infrastructure.2.azurestaticapps.net',
];

export function addFaultPages(pageContext: PageContext): void {
  const { app, cloud, show, fields, done, formToken } = pageContext;
  const catalogue: Readonly<Record<string, FaultKind>> = faultCatalogue();
  const getName = (kind: FaultKind) =>
    Object.keys(catalogue).find(
      (name) => JSON.stringify(catalogue[name]) === JSON.stringify(kind),
    ) ?? kind.type;

  const page = (context: Context, sent?: SentForm) => {
    const on = cloud.faults.left();
    const columns = ['Fault', 'Host', 'Requests left'];
    const rows = on.map((faultLeft) => [
      getName(faultLeft.fault.kind),
      html`<code>${String(faultLeft.fault.host)}</code>`,
      formatRemaining(faultLeft.left),
    ]);
    const choice = renderChoice(Object.keys(catalogue), listHosts(cloud), sent?.fields);
    const content = html`<p>A fault meets calls to one host: the next deployment shows what it then
does.</p>
${table('Switched on', columns, rows)}
${on.length > 0 && form('/faults/clear', formToken, html``, 'Switch all off')}
<h2>Switch one on</h2>
${form('/faults', formToken, choice, 'Switch on')}`;
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

  // Reached if the page is reloaded after the button.
  app.get('/faults/clear', (context) => context.redirect('/faults'));

  app.post('/faults/clear', (context) => {
    cloud.faults.clear();
    return done(context, '/faults', 'All faults are switched off.');
  });
}

function listHosts(cloud: FacedCloud): string[] {
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
  const options = hosts.map((hostName) => html`<option value="${hostName}"></option>`);
  return html`<label for="name">Fault</label>
${select('name', 'name', names, name)}
<p class="hint">A number is the status of the answer;
words behind it are its <code>Retry-After</code>.</p>
<label for="host">Host</label>
<input type="text" id="host" name="host" list="hosts" value="${host}" required>
<datalist id="hosts">${options}</datalist>
<label for="times">How many requests it meets; empty for all</label>
<input type="number" id="times" name="times" min="1" max="1000000" value="${times}">`;
}

function hostIn(typed: string): Extract<Fault['host'], string> | undefined {
  const text = typed.trim();
  const address = URL.canParse(text) && text.includes('://') ? text : `https://${text}`;
  const isHost =
    text !== '' && URL.canParse(address) && /^[a-z0-9.-]+$/i.test(new URL(address).hostname);
  if (isHost) return new URL(address).hostname;
  return undefined;
}

function formatRemaining(left: number): Markup | string {
  if (left === 0) return html`<span class="quiet">used up</span>`;
  if (left === Number.POSITIVE_INFINITY) return 'all';
  return String(left);
}
