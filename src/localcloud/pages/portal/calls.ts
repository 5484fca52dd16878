import { html } from 'hono/html';
import { count } from '../../../shared/units.ts';
import { state, table, time } from '../layout.ts';
import type { PageContext } from '../page-context.ts';
import { siteAddress } from './site-frame.ts';

/** Maximum number of calls shown, newest first. */
const maxCalls = 200;

/** The calls that runs have made, without headers and bodies, since those contain credentials. */
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
    const rows = all
      .slice(-maxCalls)
      .toReversed()
      .map(({ at, method, host: of, path, status }) => [
        time(at, true),
        method,
        html`<code>${of}</code>`,
        html`<code>${path || 'a tunnel'}</code>`,
        status === undefined ? state('no answer') : String(status),
      ]);
    const hiddenFields = run
      ? html`<input type="hidden" name="site" value="${site}"><input type="hidden" name="run" value="${runId}">`
      : '';
    const content = html`${
      run
        ? html`<p>While the run <a href="${siteAddress(site)}/runs/${runId}">${runId}</a> went on.
<a href="/calls">All calls</a></p>`
        : html`<p>What programs have asked the services of this machine. Headers, queries and bodies hold credentials:
they are not shown.</p>`
    }
<form method="get" action="/calls">${hiddenFields}<label for="host">Host</label>
<select id="host" name="host"><option value="">all</option>${hosts.map(
      (name) => html`<option value="${name}"${name === host && html` selected`}>${name}</option>`,
    )}</select><p><button type="submit">Show</button></p></form>
${all.length > maxCalls && html`<p>${count(all.length, 'call')}, the last ${maxCalls} of them:</p>`}
${table(
  'Calls, newest first',
  ['Time', 'Method', 'Host', 'Path', 'Answer'],
  rows,
  'none yet. Deployments create them.',
)}`;
    return show(context, { title: 'Recorded calls', content });
  });
}
