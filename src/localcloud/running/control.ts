import { randomBytes, timingSafeEqual } from 'node:crypto';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import * as z from 'zod/mini';
import { parseJson } from '../../shared/json.ts';
import { listen, readBody, sendJson, stop } from '../http.ts';
import type { LocalCloud } from '../localcloud.ts';
import { writeRecord } from './record.ts';

/** The parts of a local cloud that a deployment from another process needs. */
export type ControlledCloud = Pick<LocalCloud, 'env' | 'sites' | 'github' | 'hosting' | 'portal'>;

/** The claims of a job that other processes may ask for: those of a run, and no changes to clocks and lifetimes. */
export const JobRequest = z.strictObject({
  repository: z.string(),
  ref: z.string(),
  sha: z.string(),
  eventName: z.exactOptional(z.string()),
  runId: z.exactOptional(z.string()),
  runAttempt: z.exactOptional(z.string()),
  environment: z.exactOptional(z.string()),
});

/**
 * Lets other processes of the same person deploy to this local cloud. It listens on the loopback interface, and answers
 * nobody who does not have the token of the record.
 * @param about what the record says besides; `records` is the folder of records
 */
export async function serveControl(
  cloud: ControlledCloud,
  about: {
    readonly records: string;
    readonly face: string;
    readonly dir?: string;
    readonly folders: readonly string[];
  },
): Promise<{ close(): Promise<void> }> {
  const token = randomBytes(32).toString('base64url');
  const server = http.createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  const address = `http://127.0.0.1:${await listen(server)}`;
  const { records, face, dir, folders } = about;
  const removeRecord = await writeRecord(records, { address, token, face, ...(dir && { dir }), folders: [...folders] });
  return {
    async close() {
      await removeRecord();
      await stop(server);
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) return sendJson(response, 401, {});
    const url = new URL(request.url ?? '/', address);
    const asked = `${request.method} ${url.pathname}`;
    if (asked === 'GET /cloud') return sendJson(response, 200, { env: cloud.env, sites: cloud.sites });
    if (asked === 'POST /jobs') {
      const job = z.safeParse(JobRequest, parseJson((await readBody(request)).toString('utf8')));
      return job.success ? sendJson(response, 200, cloud.github.runnerEnv(job.data)) : sendJson(response, 400, {});
    }
    const site = cloud.sites.find(({ slug }) => slug === url.searchParams.get('slug'));
    if (asked !== 'GET /site' || site === undefined) return sendJson(response, 404, {});
    const environment = url.searchParams.get('environment') ?? undefined;
    const told = cloud.portal.deployments(site.id).at(-1);
    sendJson(response, 200, { address: cloud.hosting.address(site.slug, environment), told });
  }
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
