import { html } from 'hono/html';
import type { FacePages } from '../face-pages.ts';
import { table } from '../layout.ts';

/** How many calls a page shows, the newest first. */
const shown = 200;

/** The calls that runs have made: no headers and no bodies, since those hold credentials. */
export function addCallPages({ app, cloud, show }: FacePages): void {
  app.get('/calls', (context) => {
    const host = context.req.query('host') ?? '';
    const all = cloud.requests.all.filter((request) => host === '' || request.host === host);
    const hosts = [...new Set(cloud.requests.all.map((request) => request.host))].sort();
    const rows = all
      .slice(-shown)
      .toReversed()
      .map(({ method, host: of, path, status }) => [
        method,
        html`<code>${of}</code>`,
        html`<code>${path}</code>`,
        status === undefined ? 'no answer' : String(status),
      ]);
    const content = html`<form method="get" action="/calls"><label for="host">Host</label>
<select id="host" name="host"><option value="">all</option>${hosts.map(
      (name) => html`<option value="${name}"${name === host ? html` selected` : ''}>${name}</option>`,
    )}</select><p><button type="submit">Show</button></p></form>
<p>${all.length} calls${all.length > shown ? `, the last ${shown} of them` : ''}.</p>
${table('Calls, the newest first', ['Method', 'Host', 'Path', 'Answer'], rows)}`;
    return show(context, { title: 'Recorded calls', content });
  });
}
