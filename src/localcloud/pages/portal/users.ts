import { html } from 'hono/html';
import type { Operation } from '../../../contracts/portal/operation.ts';
import { operations } from '../../../contracts/portal/operations/operations.ts';
import { workspaceHosts } from '../../workspace-api/seed.ts';
import { type Markup, table } from '../layout.ts';
import type { PageContext } from '../page-context.ts';

export function addUserPages(pageContext: PageContext): void {
  const { app, cloud, show } = pageContext;
  app.get('/users', (context) =>
    show(context, { title: 'Users and keys', content: renderUsers(cloud) }),
  );

  app.get('/endpoints', (context) => {
    const rows = Object.values<Operation>(operations).map(
      ({ method, path, summary, auth, level }) => [
        html`<code>${method} ${path}</code>`,
        summary,
        level ? `${auth}, ${level}` : auth,
      ],
    );
    const head = ['Endpoint', 'Description', 'Credential, level'];
    const content = table('Endpoints of the portal', head, rows);
    return show(context, { title: 'Endpoints', content });
  });
}

const code = (text: string): Markup => html`<code>${text}</code>`;

function renderUsers({ portal, workspace }: PageContext['cloud']): Markup {
  return html`<p>These open nothing but the services of this machine.</p>
${table(
  'Users of the portal',
  ['Name', 'Level on all sites', 'Token'],
  portal.users.map(({ name, level, token }) => [
    name,
    level === 'operator' ? 'global admin' : level,
    code(token),
  ]),
)}
${table(
  'Secrets of the portal',
  ['For', 'Secret'],
  [
    ['Deployment-complete call (API token)', code(portal.apiToken)],
    ['Webhook of the repository host', code(portal.repohostSecret)],
  ],
)}
<h2>File-and-workspace API</h2>
<p>${code(`https://${workspaceHosts.files}`)},
authorization at ${code(`https://${workspaceHosts.auth}`)}.</p>
${table(
  'People',
  ['Name', 'Email', 'Id'],
  workspace.seed.users.map(({ name, email, id }) => [name, email, code(id)]),
)}
${table(
  'OAuth clients',
  ['Name', 'Client id', 'Secret', 'Redirects to'],
  workspace.seed.clients.map(({ name, id, secret, redirectUris }) => [
    name,
    code(id),
    code(secret),
    redirectUris.join(' '),
  ]),
)}
${table(
  'API keys',
  ['Name', 'Key', 'Permissions'],
  workspace.seed.keys.map(({ name, key, permissions }) => [name, code(key), permissions.join(' ')]),
)}`;
}
