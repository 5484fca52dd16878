/** What a person decides on the authorization page. */
export interface Decision {
  readonly decision: 'approve' | 'deny';
  /** Id of the person. */
  readonly user?: string;
}

/** Opens the authorization page, presses a button, and returns the address of the redirect. */
export async function decide(
  address: string | URL,
  { decision, user = 'usr_ada' }: Decision,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<URL> {
  const shown = await fetch(address, { redirect: 'manual' });
  if (shown.status === 303) return new URL(shown.headers.get('location') ?? '');
  const page = await shown.text();
  if (shown.status !== 200) throw new Error(`status ${shown.status}: ${page}`);
  const form = new URLSearchParams({ user, decision });
  for (const [, name = '', value = ''] of page.matchAll(
    /<input type="hidden" name="([^"]*)" value="([^"]*)">/g,
  ))
    form.set(unescapeHtml(name), unescapeHtml(value));
  const sent = await fetch(new URL('/oauth/authorize', address), {
    method: 'POST',
    body: form,
    redirect: 'manual',
  });
  if (sent.status !== 303) throw new Error(`status ${sent.status}: ${await sent.text()}`);
  return new URL(sent.headers.get('location') ?? '');
}

/** Decides, follows the redirect to the waiting program, and returns the page that it shows. */
export async function decideAndReturn(
  address: string | URL,
  decision: Decision,
): Promise<Response> {
  return fetch(await decide(address, decision));
}

function unescapeHtml(text: string): string {
  return text.replace(/&#(\d+);/g, (_match, code: string) => String.fromCharCode(Number(code)));
}
