import { createServer, type RequestListener } from 'node:http';
import { listen, stop } from '../../src/localcloud/service/http.ts';

/** Serves a handler on a free port of this machine. Disposal ends its connections, too. */
export async function serve(handler: RequestListener) {
  const server = createServer(handler);
  const port = await listen(server);
  return {
    server,
    port,
    origin: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: () => stop(server),
  };
}
