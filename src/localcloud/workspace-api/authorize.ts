import type { IncomingMessage, ServerResponse } from 'node:http';
import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { isOAuthScope } from '../../contracts/workspace/keys.ts';
import { authorizePath } from '../../contracts/workspace/oauth.ts';
import { getUrl, readBodyText } from '../service/http.ts';
import type { Grants } from './grants.ts';
import type {
  WorkspaceBehaviour,
  WorkspaceClientApplication,
  WorkspaceSeed,
  WorkspaceUser,
} from './seed.ts';

interface Request {
  readonly client: WorkspaceClientApplication;
  readonly redirectUri: URL;
  readonly state: string | null;
}

export function createAuthorizePage(
  seed: WorkspaceSeed,
  behaviour: WorkspaceBehaviour,
  grants: Grants,
) {
  return async (request: IncomingMessage, response: ServerResponse) => {
    const isDecision = request.method === 'POST';
    if (!isDecision && request.method !== 'GET')
      return sendPage(response, 405, refusalPage('This page only accepts GET and POST.'));
    const query = isDecision
      ? new URLSearchParams(await readBodyText(request))
      : getUrl(request).searchParams;
    const client = seed.clients.find((item) => item.id === query.get('client_id'));
    const redirectUri = URL.parse(query.get('redirect_uri') ?? '');
    // Never redirect to a URI that the client hasn't registered.
    if (!client) return sendPage(response, 400, refusalPage(unknownClient));
    if (redirectUri === null || !isRegistered(redirectUri, client))
      return sendPage(response, 400, refusalPage(unknownAddress));
    const back = { client, redirectUri, state: query.get('state') };
    const scopes = (query.get('scope') ?? '').split(/[ +]+/).filter(Boolean);
    const problem = findProblem(query, scopes, behaviour);
    if (problem)
      return sendBack(response, back, { error: problem[0], error_description: problem[1] });
    if (isDecision) return sendBack(response, back, decide(client, scopes, query));
    sendPage(response, 200, consentPage({ client, scopes, users: seed.users, query }));
  };

  function decide(
    client: WorkspaceClientApplication,
    scopes: readonly string[],
    query: URLSearchParams,
  ): Record<string, string> {
    const user = seed.users.find((user) => user.id === query.get('user'));
    if (query.get('decision') !== 'approve' || !user)
      return { error: 'access_denied', error_description: 'The user denied access.' };
    const challenge = query.get('code_challenge') ?? undefined;
    const code = grants.issueCode({
      clientId: client.id,
      userId: user.id,
      scopes,
      redirectUri: query.get('redirect_uri') ?? '',
      challenge: behaviour.pkce === 'none' ? undefined : challenge,
    });
    return { code };
  }
}

const unknownClient = 'The client application (client_id) is unknown.';
const unknownAddress = 'The redirect address (redirect_uri) is not registered.';

/** Returns why a request is invalid, by the codes of RFC 6749, 4.1.2.1. */
function findProblem(
  query: URLSearchParams,
  scopes: readonly string[],
  behaviour: WorkspaceBehaviour,
): readonly [code: string, description: string] | undefined {
  if (query.get('response_type') !== 'code')
    return ['unsupported_response_type', 'response_type must be "code".'];
  if (!query.get('state')) return ['invalid_request', 'state is missing.'];
  if (scopes.length === 0) return ['invalid_scope', 'scope is missing.'];
  const unknown = scopes.filter((scope) => !isOAuthScope(scope));
  if (unknown.length > 0) return ['invalid_scope', `Unknown: ${unknown.join(' ')}`];
  if (behaviour.pkce === 'none') return undefined;
  const challenge = query.get('code_challenge');
  if (challenge === null) {
    if (behaviour.pkce === 'required') return ['invalid_request', 'code_challenge is missing.'];
    return undefined;
  }
  if (query.get('code_challenge_method') !== 'S256')
    return ['invalid_request', 'code_challenge_method must be "S256".'];
  return undefined;
}

function isRegistered(requested: URL, application: WorkspaceClientApplication): boolean {
  return application.redirectUris.some((item) => {
    const url = new URL(item);
    // A program on the user's computer listens on a different port each time.
    if (url.hostname === '127.0.0.1' && requested.hostname === '127.0.0.1')
      url.port = requested.port;
    return url.href === requested.href;
  });
}

function sendBack(response: ServerResponse, request: Request, query: Record<string, string>): void {
  const target = new URL(request.redirectUri);
  for (const [name, value] of Object.entries(query)) target.searchParams.set(name, value);
  if (request.state !== null) target.searchParams.set('state', request.state);
  const headers = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
  response.writeHead(303, { location: target.href, ...headers }).end();
}

function sendPage(response: ServerResponse, status: number, page: string): void {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  });
  response.end(page);
}

interface ConsentPageContent {
  readonly client: WorkspaceClientApplication;
  readonly scopes: readonly string[];
  readonly users: readonly WorkspaceUser[];
  readonly query: URLSearchParams;
}

const meanings: Readonly<Record<string, string>> = {
  'files:read': 'Read file contents',
  'files:write': 'Create and modify files',
  'workspaces:read': 'List and view workspaces',
  'workspaces:write': 'Create and manage workspaces',
  offline_access: 'Stay logged in',
};

function consentPage(content: ConsentPageContent): string {
  const { client, scopes, users, query } = content;
  const hidden = [...query]
    .filter(([name]) => name !== 'decision' && name !== 'user')
    .map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">\n`);
  const option = ({ id, name, email }: WorkspaceUser) =>
    html`<option value="${id}">${name} &lt;${email}&gt;</option>`;
  const body = html`<p><strong>${client.name}</strong> would like to:</p>
<ul>${scopes.map((scope) => html`<li>${meanings[scope] ?? scope} <code>${scope}</code></li>`)}</ul>
<form method="post" action="${authorizePath}">
${hidden}<label>As <select name="user">${users.map(option)}</select></label>
<p><button name="decision" value="approve">Approve</button>
<button name="decision" value="deny">Deny</button></p>
</form>`;
  return page(`${client.name} requests access`, body);
}

function refusalPage(text: string): string {
  return page('This request cannot be answered', html`<p>${text}</p>`);
}

function page(title: string, body: HtmlEscapedString | Promise<HtmlEscapedString>): string {
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
