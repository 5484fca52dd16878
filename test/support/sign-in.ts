import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';

/** Opens an address of the local portal as a browser would: Node.js may not resolve `*.localhost`. */
export async function visit(
  address: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<IncomingMessage> {
  const { host, port, pathname, search } = new URL(address);
  const options = { host: '127.0.0.1', port, path: pathname + search };
  const request = http.get({ ...options, headers: { ...headers, host }, agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return response;
}

/** Signs in with a printed address. The returned `open` then fetches pages of the same portal. */
export async function signIn(address: string) {
  const response = await visit(address);
  response.resume();
  const [cookie = ''] = response.headers['set-cookie']?.[0]?.split(';') ?? [];
  const origin = `http://127.0.0.1:${new URL(address).port}`;
  return {
    origin,
    open: (path: string, init: RequestInit = {}) =>
      fetch(new URL(path, origin), { ...init, headers: { cookie } }),
  };
}
