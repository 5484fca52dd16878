/** A portal with a site of many pages with five texts each, and calls to it. */
import path from 'node:path';
import { docsSite, portalOptions } from '../../unit/localcloud/portal/harness.ts';

type Portal = typeof import('../../../src/localcloud/portal/portal.ts');
export type Respond = Awaited<ReturnType<Portal['createPortal']>>['respond'];

export const site = `/api/sites/${docsSite.id}`;
const limit = 1e9;
const rateLimits = { read: limit, write: limit, documents: limit, delete: limit };

/**
 * Opens a portal whose site has this number of pages.
 * @param folder folder that contains `src/`
 */
export async function openSite(folder: string, pages: number) {
  const sources = path.join(folder, 'src/localcloud/portal/portal.ts');
  const { createPortal } = (await import(sources)) as Portal;
  const portal = await createPortal({ ...portalOptions, seed: false, rateLimits });
  const all = Array.from({ length: pages }, (_, index) => {
    const name = `page-${index + 1}`;
    const texts = ['a', 'b', 'c', 'd', 'e'].map((key) => [`${name}.hero.${key}`, 'Hello']);
    return { path: `/${name}`, title: `Page ${index + 1}`, texts: Object.fromEntries(texts) };
  });
  await send(portal.respond, 'PUT', `${site}/pages`, { pages: all });
  return portal;
}

export async function send(respond: Respond, method: string, target: string, body?: object) {
  const url = new URL(target, 'https://portal.example.com');
  const answer = await respond({
    ...{ method, path: url.pathname, query: url.searchParams, client: '127.0.0.1' },
    headers: { authorization: 'Bearer local-admin-token', 'content-type': 'application/json' },
    body: body ? JSON.stringify(body) : '',
    host: target.startsWith(site) ? url.hostname : new URL(docsSite.url).host,
  });
  if (answer.status !== 200) throw new Error(`${target}: ${answer.status} ${answer.body}`);
}

/** Returns the processor time of this process in milliseconds. */
export function processorTime(since?: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1_000;
}
