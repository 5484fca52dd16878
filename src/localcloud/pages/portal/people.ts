import { setCookie } from 'hono/cookie';
import { html } from 'hono/html';
import { form } from '../frame/layout.ts';
import type { PageContext } from '../frame/page-context.ts';
import { describeLevel, signedIn } from '../frame/person.ts';

export const personCookie = 'person';

/** How long a user is shown as editing after the last sign of activity, in ms. */
const presenceMs = 45_000;

/**
 * Adds the sign-in page. It needs no password, because it only lets people try out roles and
 * protects nothing.
 */
export function addPersonPages(pages: PageContext): void {
  const { app, cloud, show, done, fields } = pages;
  app.get('/sign-in', (context) => {
    const back = html`<input type="hidden" name="back" value="${context.req.header('referer')}">`;
    const people = cloud.portal.users.map((user) => {
      const current = user.id === signedIn.getStore()?.id && html` <strong>(you)</strong>`;
      const content = html`${back}<input type="hidden" name="user" value="${user.id}">
<p>${user.name}, ${describeLevel(user)}${current}</p>`;
      const button = form('/sign-in', content, `Sign in as ${user.name}`);
      return html`<li class="card">${button}</li>`;
    });
    const content = html`<p>Edits are saved with the name and the level of this person.</p>
<ul class="plain people">${people}</ul>`;
    return show(context, { title: 'Sign in', content });
  });

  app.post('/sign-in', async (context) => {
    const { user: id, back = '' } = await fields(context);
    const user = cloud.portal.users.find((item) => item.id === id);
    if (!user) return context.notFound();
    setCookie(context, personCookie, user.id, { httpOnly: true, sameSite: 'Strict', path: '/' });
    const url = URL.parse(back);
    const isOwn = url?.origin === new URL(context.req.url).origin && url.pathname !== '/sign-in';
    const address = isOwn && url ? url.pathname + url.search : '/';
    return done(context, address, `You are signed in as ${user.name}.`);
  });

  const editing = new Map<string, Map<string, number>>();
  app.post('/editing', async (context) => {
    const { at = '' } = await fields(context);
    const now = Date.now();
    const here = editing.get(at) ?? new Map<string, number>();
    for (const [name, seen] of here) if (now - seen > presenceMs) here.delete(name);
    const own = signedIn.getStore()?.name ?? '';
    editing.set(at, here.set(own, now));
    return context.json({ others: [...here.keys()].filter((name) => name !== own) });
  });
}
