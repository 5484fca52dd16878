import { html } from 'hono/html';
import type { FaultKind } from '../../gateway/fault.ts';
import { faultCatalogue } from '../../gateway/fault-catalogue.ts';
import type { FacePages } from '../face-pages.ts';
import { form, select, table } from '../layout.ts';

interface SwitchedOn {
  readonly name: string;
  readonly host: string;
  readonly times: string;
}

/** What goes wrong on request, by the name of the fault and its host. */
export function addFaultPages({ app, cloud, show, fields, back, notice, formToken }: FacePages): void {
  let on: SwitchedOn[] = [];
  const catalogue: Readonly<Record<string, FaultKind>> = faultCatalogue();

  app.get('/faults', (context) => {
    const hosts = [...new Set(cloud.requests.all.map((request) => request.host))].sort();
    const content = html`${table(
      'Switched on here',
      ['Fault', 'Host', 'Requests'],
      on.map(({ name, host, times }) => [name, html`<code>${host}</code>`, times === '' ? 'all' : times]),
    )}
${on.length === 0 ? '' : form('/faults/clear', formToken, html``, 'Switch all off')}
<h2>Switch one on</h2>
${form(
  '/faults',
  formToken,
  html`<label for="name">Fault</label>
${select('name', 'name', Object.keys(catalogue))}
<label for="host">Host</label>
<input type="text" id="host" name="host" list="hosts" required>
<datalist id="hosts">${hosts.map((host) => html`<option value="${host}"></option>`)}</datalist>
<label for="times">How many requests it meets; empty for all</label>
<input type="number" id="times" name="times" min="1" max="1000000">`,
  'Switch on',
)}`;
    return show(context, { title: 'Faults', content, notice: notice(context) });
  });

  app.post('/faults', async (context) => {
    const { name = '', host = '', times = '' } = await fields(context);
    const kind = Object.hasOwn(catalogue, name) ? catalogue[name] : undefined;
    const isNumber = times === '' || /^[1-9]\d{0,6}$/.test(times);
    if (kind === undefined || host.trim() === '' || !isNumber) {
      const message = 'Name a fault of the list, a host, and a whole number of requests or none.';
      return back(context, '/faults', { status: 422, message, details: [] }, '');
    }
    cloud.faults.add({ kind, host: host.trim(), ...(times !== '' && { times: Number(times) }) });
    on = [...on, { name, host: host.trim(), times }];
    return back(context, '/faults', undefined, `Switched on: ${name} for ${host.trim()}.`);
  });

  app.post('/faults/clear', (context) => {
    cloud.faults.clear();
    on = [];
    return back(context, '/faults', undefined, 'All faults are switched off.');
  });
}
