import type { IncomingMessage, ServerResponse } from 'node:http';
import { html } from 'hono/html';
import * as z from 'zod/mini';
import { parseJson } from '../../../shared/json.ts';
import { getUrl, sendJson, sendText } from '../../service/http.ts';

const cookieName = 'StaticWebAppsAuthCookie';

const Visitor = z.object({
  identityProvider: z.string(),
  userId: z.string(),
  userDetails: z.string(),
  userRoles: z.array(z.string()),
  claims: z._default(z.array(z.unknown()), []),
});

/** Reads the login cookie: JSON in Base64, as in the SWA CLI's emulator. */
function readVisitor(request: IncomingMessage): z.infer<typeof Visitor> | undefined {
  const value = new RegExp(`${cookieName}=([^;]+)`).exec(request.headers.cookie ?? '')?.[1] ?? '';
  return Visitor.safeParse(parseJson(Buffer.from(value, 'base64').toString('utf8'))).data;
}

export function readRoles(request: IncomingMessage): readonly string[] {
  return ['anonymous', ...(readVisitor(request)?.userRoles ?? [])];
}

/**
 * Serves the paths below `/.auth/`, e.g. a login page on which visitors choose a name and roles.
 */
export function answerLogin(request: IncomingMessage, response: ServerResponse): void {
  const { pathname, searchParams } = getUrl(request);
  const [, , action, identityProvider = ''] = pathname.split('/');
  if (action === 'me') {
    const visitor = readVisitor(request);
    // Logged-in visitors always have the roles `anonymous` and `authenticated`.
    if (visitor && !visitor.userRoles.includes('authenticated'))
      visitor.userRoles.push('anonymous', 'authenticated');
    sendJson(response, 200, { clientPrincipal: visitor ?? null });
    return;
  }
  if (action === 'logout') {
    redirect(response, searchParams.get('post_logout_redirect_uri'), '; Max-Age=0');
    return;
  }
  if (action !== 'login' || !identityProvider) {
    sendText(response, 404, '404: no such page');
    return;
  }
  const userDetails = searchParams.get('user');
  const back = searchParams.get('post_login_redirect_uri');
  if (!userDetails) {
    const form = html`<!doctype html><title>Log in</title><form><h1>Log in (local)</h1>
<input type="hidden" name="post_login_redirect_uri" value="${back ?? '/'}">
<p><label>Name <input name="user" required value="me"></label></p>
<p><label>Roles <input name="roles" placeholder="editor, admin"></label></p>
<p><button>Log in</button></p></form>`;
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(String(form));
    return;
  }
  const chosen = (searchParams.get('roles') ?? '').split(/[\s,]+/).filter(Boolean);
  const userRoles = ['anonymous', 'authenticated', ...chosen];
  const visitor = { identityProvider, userId: userDetails, userDetails, userRoles };
  redirect(response, back, '', Buffer.from(JSON.stringify(visitor)).toString('base64'));
}

function redirect(response: ServerResponse, to: string | null, attributes: string, cookie = '') {
  const location = /^\/(?![/\\])/.test(to ?? '') ? (to ?? '/') : '/';
  const setCookie = `${cookieName}=${cookie}; Path=/; HttpOnly; SameSite=Lax${attributes}`;
  response.writeHead(302, { location, 'set-cookie': setCookie }).end();
}
