import { html } from 'hono/html';
import { authorizePath } from '../../contracts/workspace/authorize.ts';
import type { Markup } from '../pages/layout.ts';
import type { WorkspaceClientApplication, WorkspaceUser } from './types.ts';

export interface ConsentPageContent {
  readonly client: WorkspaceClientApplication;
  readonly scopes: readonly string[];
  readonly users: readonly WorkspaceUser[];
  /** Resubmitted with the decision. */
  readonly query: URLSearchParams;
}

/** Spec: OAuth 2.0. */
const meanings: Readonly<Record<string, string>> = {
  'files:read': 'Read file contents',
  'files:write': 'Create and modify files',
  'workspaces:read': 'List and view workspaces',
  'workspaces:write': 'Create and manage workspaces',
  offline_access: 'Stay logged in',
};

export function consentPage(consentPageContent: ConsentPageContent): string {
  const { client, scopes, users, query } = consentPageContent;
  const hidden = [...query]
    .filter(([name]) => name !== 'decision' && name !== 'user')
    .map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">\n`);
  const options = users.map(
    ({ id, name, email }) => html`<option value="${id}">${name} &lt;${email}&gt;</option>`,
  );
  return page(
    `${client.name} asks for access`,
    html`<p><strong>${client.name}</strong> would like to:</p>
<ul>${scopes.map((scope) => html`<li>${meanings[scope] ?? scope} <code>${scope}</code></li>`)}</ul>
<form method="post" action="${authorizePath}">
${hidden}<label>As <select name="user">${options}</select></label>
<p><button name="decision" value="approve">Approve</button>
<button name="decision" value="deny">Deny</button></p>
</form>`,
  );
}

export function refusalPage(text: string): string {
  return page('This request cannot be answered', html`<p>${text}</p>`);
}

function page(title: string, body: Markup): string {
  return String(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
:root { color-scheme: light dark; font: 18px/1.5 system-ui, sans-serif; }
main { max-width: 32rem; margin: 10vh auto; padding: 1rem; }
button, select { font: inherit; padding: .3rem 1rem; }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`);
}
