import { SiteDeployError } from '../../../shared/errors/error.ts';

export const callbackPath = '/callback';

interface CallbackRequest {
  readonly method: string | undefined;
  /** The request's target: a path, or a whole URL if a proxy sent it. */
  readonly target: string | undefined;
  readonly host: string | undefined;
}

/**
 * Returns the query of a redirect to `host`. For any other request, returns the status of the
 * refusal.
 */
export function readCallback(request: CallbackRequest, host: string): URLSearchParams | number {
  const url = URL.parse(request.target ?? '/', `http://${host}`);
  // A different host name means that another site's page is trying to reach this server.
  if (request.host !== host || url?.host !== host) return 421;
  if (request.method !== 'GET') return 405;
  if (url.pathname !== callbackPath) return 404;
  return url.searchParams;
}

export const donePage = closingPage('You are logged in', 'site-deploy continues from here.');

export const foreignPage = closingPage(
  'This is another login',
  'The redirect does not belong to the login that site-deploy started. The login is still waiting.',
);

export function failedPage(error: unknown): string {
  const { message, remedy } = SiteDeployError.from(error);
  return closingPage('Login failed', `${message} ${remedy}`);
}

function closingPage(title: string, text: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>
:root { color-scheme: light dark; font: 18px/1.5 system-ui, sans-serif; }
body { display: grid; min-height: 90vh; margin: 0; place-items: center; }
main { max-width: 32rem; padding: 1rem; }
</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
<p>You can close this window.</p>
</main>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
