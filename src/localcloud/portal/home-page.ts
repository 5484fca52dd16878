import type { Operation } from '../../contracts/portal/operation.ts';
import { operations } from '../../contracts/portal/operations/operations.ts';
import { getRateClass, rateLimits } from '../../contracts/portal/rate-limit.ts';
import type { SiteRow } from './store/sites.ts';
import { localUsers } from './store/users.ts';

export function homePage(sites: readonly SiteRow[]): string {
  const all = Object.values<Operation>(operations);
  const groups = [...new Set(all.map((operation) => operation.tag))];
  return `<!doctype html>
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
<h2>Users</h2>
<p>Send a token as <code>Authorization: Bearer &lt;token&gt;</code>.
<code>site-deploy localcloud</code> prints the tokens.</p>
${table(
  ['Name', 'Level on all sites'],
  localUsers.map(({ name, level }) => [
    escapeHtml(name),
    level === 'operator' ? 'global admin' : level,
  ]),
)}
<h2>Sites</h2>
${table(
  ['Slug', 'Id', 'Status', 'Production', 'Development', 'Address'],
  sites.map((site) => [
    escapeHtml(site.slug),
    code(site.id),
    site.status,
    escapeHtml(site.currentVersion ?? 'never deployed'),
    escapeHtml(site.devVersion ?? 'none'),
    escapeHtml(site.url),
  ]),
)}
<h2>Endpoints</h2>
${groups.map((group) => section(group, all)).join('\n')}
</main>
</body>
</html>
`;
}

function section(group: string, all: readonly Operation[]): string {
  const rows = all
    .filter((operation) => operation.tag === group)
    .map((operation) => {
      const { method, path, summary, auth, level, spec } = operation;
      const rateClass = getRateClass(method);
      const access = level ? `${auth}, ${level}` : auth;
      return [
        code(`${method} ${path}`),
        escapeHtml(summary),
        access,
        `${rateLimits[rateClass]}/min`,
        escapeHtml(spec),
      ];
    });
  const head = ['Endpoint', 'Description', 'Credential, level', 'Rate', 'Specification'];
  return `<h3>${escapeHtml(group)}</h3>\n${table(head, rows)}`;
}

/** Cells contain HTML. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  const body = rows.map((row) => line(row, 'td')).join('\n');
  return (
    `<div class="wide"><table><thead>${line(head, 'th')}</thead><tbody>\n${body}\n` +
    '</tbody></table></div>'
  );
}

function code(text: string): string {
  return `<code>${escapeHtml(text)}</code>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 75rem; margin: 0 auto; padding: 1rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; }
th, td {
  text-align: left; vertical-align: top; padding: .35rem .75rem .35rem 0;
  border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent);
}
code { font-size: .85rem; white-space: nowrap; }
`;
