import http from 'node:http';
import { listen, stop } from '../service/http.ts';
import { createWorkspaceService, type WorkspaceServiceOptions } from './workspace-api.ts';

/** Starts the file-and-workspace API alone, on a free port of 127.0.0.1. */
export async function startWorkspaceService(
  options: Omit<WorkspaceServiceOptions, 'authUrl'> = {},
) {
  const server = http.createServer();
  const url = `http://127.0.0.1:${await listen(server)}`;
  const service = createWorkspaceService({ ...options, authUrl: url });
  server.on('request', (request, response) => {
    // If the connection breaks while the request is read, nobody can receive a response.
    Promise.resolve(service.handler(request, response)).catch(() => response.destroy());
  });
  const close = () => stop(server);
  return { ...service, url, close, [Symbol.asyncDispose]: close };
}

export type RunningWorkspaceService = Awaited<ReturnType<typeof startWorkspaceService>>;
