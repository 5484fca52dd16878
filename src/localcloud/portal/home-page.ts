import { html } from 'hono/html';
import { openApiDocument } from '../../contracts/portal/openapi.ts';
import type { Operation } from '../../contracts/portal/operation.ts';
import { operations } from '../../contracts/portal/operations/operations.ts';
import { getRateClass, rateLimits } from '../../contracts/portal/rate-limit.ts';
import { table } from '../pages/layout.ts';
import { jsonResponse, type PortalResponse } from './message.ts';
import type { Database } from './store/database.ts';
import { allSites, type SiteRow } from './store/sites.ts';
import { localUsers } from './store/users.ts';

export function createDocuments(database: Database): ReadonlyMap<string, () => PortalResponse> {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
  let openApi: PortalResponse | undefined;
  return new Map([
    ['/', () => ({ status: 200, headers, body: homePage(allSites(database)) })],
    [
      '/openapi.json',
      () => {
        // Relative, so that it applies under any host name.
        openApi ??= jsonResponse(200, openApiDocument('/'));
        return openApi;
      },
    ],
  ]);
}

function homePage(sites: readonly SiteRow[]): string {
  const userRows = localUsers.map(({ name, level }) => [
    name,
    level === 'operator' ? 'global admin' : level,
  ]);
  const siteRows = sites.map((site) => [
    site.slug,
    html`<code>${site.id}</code>`,
    site.status,
    site.currentVersion ?? 'never deployed',
    site.devVersion ?? 'none',
    site.url,
  ]);
  const groups = Map.groupBy(Object.values<Operation>(operations), (item) => item.tag);
  const head = ['Endpoint', 'Description', 'Credential, level', 'Rate', 'Specification'];
  return String(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Site Management Portal (local)</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Site Management Portal</h1>
<p>This portal runs on your machine.
Its contract is in <a href="/openapi.json">/openapi.json</a>.</p>
<p>Send a token as <code>Authorization: Bearer &lt;token&gt;</code>.
<code>site-deploy localcloud</code> prints the tokens.</p>
${table('Users', ['Name', 'Level on all sites'], userRows)}
${table('Sites', ['Slug', 'Id', 'Status', 'Production', 'Development', 'Address'], siteRows)}
<h2>Endpoints</h2>
${[...groups].map(([group, endpoints]) => table(group, head, endpoints.map(endpointRow)))}
</main>
</body>
</html>
`);
}

function endpointRow({ method, path, summary, auth, level, spec }: Operation) {
  const rate = `${rateLimits[getRateClass(method)]}/min`;
  const access = level ? `${auth}, ${level}` : auth;
  return [html`<code>${method} ${path}</code>`, summary, access, rate, spec];
}

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 75rem; margin: 0 auto; padding: 1rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; }
caption { text-align: left; font-weight: 600; }
th, td { text-align: left; vertical-align: top; padding: .35rem .75rem .35rem 0; }
`;
