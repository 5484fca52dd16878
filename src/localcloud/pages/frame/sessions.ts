import { randomBytes } from 'node:crypto';
import { sameSecret } from '../../service/http.ts';

/**
 * Host name of the pages. Browsers send a host's cookies to all of its ports, which other users of
 * the machine may open as well. Therefore, no cookie is set for 127.0.0.1.
 */
export const portalHost = 'portal.localhost';

const codeLifetimeMs = 60_000;
const parameter = 'code';

/**
 * Creates sessions, which restrict the pages to the user who started the local cloud, because every
 * user of the machine can reach their port. The terminal shows a URL with a code, which a browser
 * exchanges once for a cookie.
 */
export function createSessions(port: number, now: () => number = Date.now) {
  // Create a secret per process. After it ends, another user may open the port and receive its
  // cookies.
  const secret = randomBytes(32).toString('base64url');
  /** Expiry of each code in ms since the epoch. */
  const codes = new Map<string, number>();
  const address = `http://${portalHost}:${port}`;
  // Include the port, because local clouds on other ports share the host name.
  const cookie = `session-${port}`;

  const isSignedIn = (request: Request) =>
    (request.headers.get('cookie') ?? '')
      .split('; ')
      .filter((pair) => pair.startsWith(`${cookie}=`))
      .some((pair) => sameSecret(pair.slice(cookie.length + 1), secret));

  function spend(code: string): boolean {
    const expires = codes.get(code) ?? 0;
    codes.delete(code);
    return now() < expires;
  }

  return {
    address,
    /** Address and cookie for this process, which may be unable to resolve `*.localhost`. */
    client: { address: `http://127.0.0.1:${port}`, headers: { cookie: `${cookie}=${secret}` } },
    /** Returns a URL that signs a browser in. It works only once, and for 60 s. */
    createSignIn(path = '/'): string {
      for (const [code, expires] of codes) if (expires <= now()) codes.delete(code);
      const code = randomBytes(24).toString('base64url');
      codes.set(code, now() + codeLifetimeMs);
      const url = new URL(path, address);
      url.searchParams.set(parameter, code);
      return url.href;
    },
    /**
     * Answers requests without a session, and exchanges codes.
     * @returns `undefined` for a signed-in browser
     */
    answer(request: Request): Response | undefined {
      const url = new URL(request.url);
      const isReading = /^(GET|HEAD)$/.test(request.method);
      const code = url.searchParams.get(parameter);
      const isNamed = url.hostname === portalHost;
      const headers: Record<string, string> = { 'cache-control': 'no-store' };
      if (isReading && isNamed && code !== null) {
        url.searchParams.delete(parameter);
        if (spend(code))
          headers['set-cookie'] = `${cookie}=${secret}; Path=/; HttpOnly; SameSite=Strict`;
        headers.location = address + url.pathname + url.search;
        return new Response(null, { status: 303, headers });
      }
      if (isSignedIn(request)) return undefined;
      if (isReading && !isNamed) {
        headers.location = address + url.pathname + url.search;
        return new Response(null, { status: 307, headers });
      }
      headers['content-type'] = 'text/html; charset=utf-8';
      headers['content-security-policy'] = "default-src 'none'; frame-ancestors 'none'";
      return new Response(refusal, { status: 403, headers });
    },
  };
}

const refusal = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Not signed in - local portal</title></head>
<body>
<h1>Not signed in</h1>
<p>The address that the terminal shows opens these pages once, and within 60 seconds.</p>
<p>For another one, run this: <code>site-deploy localcloud --sign-in</code></p>
</body>
</html>
`;
