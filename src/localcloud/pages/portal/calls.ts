import { html } from 'hono/html';
import { count } from '../../../shared/units.ts';
import { type Markup, state, table, time } from '../layout.ts';
import type { FacedCloud, PageContext } from '../page-context.ts';
import { siteAddress } from './site-frame.ts';

const maxCalls = 200;

/** Shows calls without headers and bodies, which contain credentials. */
export function addCallPages(pageContext: PageContext): void {
  const { app, cloud, runs, show } = pageContext;
  app.get('/calls', (context) => {
    const { host = '', site = '', run: runId = '' } = context.req.query();
    const run = runs.find(site, runId);
    const ofRun = cloud.requests.all.filter(
      (recordedRequest) =>
        !run ||
        (recordedRequest.at >= run.startedAt &&
          recordedRequest.at <= (run.finishedAt ?? recordedRequest.at)),
    );
    const hosts = [...new Set(ofRun.map((request) => request.host))].sort();
    const all = ofRun.filter((request) => host === '' || request.host === host);
    const content = html`${renderAbout(site, run && runId)}
${renderFilter(hosts, host, run && { site, runId })}
${all.length > maxCalls && html`<p>${count(all.length, 'call')}, the last ${maxCalls} of them:</p>`}
${renderCalls(all.slice(-maxCalls).toReversed())}`;
    return show(context, { title: 'Recorded calls', content });
  });
}

function renderAbout(site: string, runId: string | undefined): Markup {
  if (runId)
    return html`<p>While the run <a href="${siteAddress(site)}/runs/${runId}">${runId}</a> went on.
<a href="/calls">All calls</a></p>`;
  return html`<p>What programs have asked the services of this machine.
Headers, queries and bodies hold credentials: they are not shown.</p>`;
}

function renderFilter(
  hosts: readonly string[],
  chosen: string,
  run: { readonly site: string; readonly runId: string } | undefined,
): Markup {
  const options = hosts.map(
    (name) => html`<option value="${name}"${name === chosen && html` selected`}>${name}</option>`,
  );
  const hiddenFields =
    run &&
    html`<input type="hidden" name="site" value="${run.site}">
<input type="hidden" name="run" value="${run.runId}">`;
  return html`<form method="get" action="/calls">${hiddenFields}<label for="host">Host</label>
<select id="host" name="host"><option value="">all</option>${options}</select>
<p><button type="submit">Show</button></p></form>`;
}

function renderCalls(calls: FacedCloud['requests']['all']): Markup {
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
