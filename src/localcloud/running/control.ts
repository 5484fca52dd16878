import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import * as z from 'zod/mini';
import { parseJson } from '../../shared/json.ts';
import type { Hosting } from '../hosting/hosting.ts';
import type { IdTokens } from '../id-tokens/id-tokens.ts';
import type { Portal } from '../portal/portal.ts';
import { listen, readBody, sameSecret, sendJson, stop } from '../service/http.ts';
import { cacheFolder } from '../service/packages.ts';
import type { LocalSite } from '../service/types.ts';
import type { StartedRuns } from './runs.ts';

const TextsRequest = z.strictObject({
  slug: z.string(),
  branch: z.string(),
  file: z.string(),
  text: z.string(),
});
export type TextsRequest = z.infer<typeof TextsRequest>;
const LiveTexts = z.extend(TextsRequest, { commit: z.string() });
export type LiveTexts = z.infer<typeof LiveTexts>;

/** Texts that were edited in the portal, for a deployment from a folder. */
export const TakenTexts = z.object({
  text: z.string(),
  /** The commit in the local repository; absent if the folder has all texts. */
  commit: z.optional(z.string()),
  lines: z.readonly(z.array(z.string())),
});
export type TakenTexts = z.infer<typeof TakenTexts>;

export interface LocalTexts {
  /** Commits pending texts. @returns `undefined` if nothing was ever edited in the portal */
  take(request: TextsRequest): Promise<TakenTexts | undefined>;
  /** Reports the content file of a live commit. */
  report(request: LiveTexts): Promise<void>;
}

export interface ControlledCloud {
  readonly env: Readonly<Record<string, string>>;
  readonly sites: readonly LocalSite[];
  readonly github: IdTokens;
  readonly hosting: Pick<Hosting, 'address'>;
  readonly portal: Portal;
}

/** Options of a run, except for changes to clocks and lifetimes. */
export const JobRequest = z.strictObject({
  repository: z.string(),
  ref: z.string(),
  sha: z.string(),
  eventName: z.exactOptional(z.string()),
  runId: z.exactOptional(z.string()),
  runAttempt: z.exactOptional(z.string()),
  environment: z.exactOptional(z.string()),
});

/** A run that another process performs, shown in the web UI. */
export const RunRequest = z.strictObject({
  slug: z.string(),
  // Later runs get higher numeric ids.
  id: z.string().check(z.regex(/^\d{1,15}$/)),
  startedAt: z.iso.datetime(),
  lines: z.array(z.string()),
  report: z.exactOptional(z.string()),
});
export type RunRequest = z.infer<typeof RunRequest>;

/** Serves processes of the same user on the loopback interface, with the record's token. */
export async function serveControl(
  cloud: ControlledCloud,
  about: {
    readonly records: string;
    readonly face: string;
    readonly dir?: string;
    readonly folders: readonly string[];
  },
  runs?: Pick<StartedRuns, 'record'>,
  texts?: LocalTexts,
): Promise<{ close(): Promise<void> }> {
  const token = randomBytes(32).toString('base64url');
  const server = http.createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  const address = `http://127.0.0.1:${await listen(server)}`;
  const { records, face, dir, folders } = about;
  const record = { address, token, face, dir, folders: [...folders] };
  const removeRecord = await writeRecord(records, record).catch(async (error: unknown) => {
    await stop(server);
    throw error;
  });
  return {
    async close() {
      await removeRecord();
      await stop(server);
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!sameSecret(request.headers.authorization ?? '', `Bearer ${token}`))
      return sendJson(response, 401, {});
    const { pathname, searchParams } = new URL(request.url ?? '/', address);
    const json = parseJson((await readBody(request)).toString('utf8'));
    const endpoint = endpoints[`${request.method} ${pathname}`];
    const body = await endpoint?.({ cloud, runs, texts, json, query: searchParams });
    sendJson(response, body ? 200 : 404, body ?? {});
  }
}

interface ControlCall {
  readonly cloud: ControlledCloud;
  readonly runs: Pick<StartedRuns, 'record'> | undefined;
  readonly texts: LocalTexts | undefined;
  readonly json: unknown;
  readonly query: URLSearchParams;
}

/** `undefined` means not found or invalid. */
type Answer = object | undefined | Promise<object | undefined>;

const endpoints: Readonly<Record<string, (call: ControlCall) => Answer>> = {
  'GET /cloud': ({ cloud: { env, sites } }) => ({ env, sites }),
  'POST /jobs'({ cloud, json }) {
    const job = z.safeParse(JobRequest, json).data;
    return job && cloud.github.runnerEnv(job);
  },
  async 'POST /runs'({ cloud, runs, json }) {
    const run = z.safeParse(RunRequest, json).data;
    const site = cloud.sites.find((site) => site.slug === run?.slug);
    if (!run || !site || !runs) return undefined;
    await runs.record(site.id, run);
    return {};
  },
  async 'POST /texts'({ texts, json }) {
    const request = z.safeParse(TextsRequest, json).data;
    if (!request || !texts) return undefined;
    return { taken: await texts.take(request) };
  },
  async 'POST /texts/live'({ texts, json }) {
    const request = z.safeParse(LiveTexts, json).data;
    if (!request || !texts) return undefined;
    await texts.report(request);
    return {};
  },
  'GET /site'({ cloud, query }) {
    const site = cloud.sites.find((site) => site.slug === query.get('slug'));
    if (!site) return undefined;
    const address = cloud.hosting.address(site.slug, query.get('environment') ?? undefined);
    return { address, deployment: cloud.portal.deployments(site.id).at(-1) };
  },
};

/** Tells other processes of the same user how to reach a running local cloud. */
const RunningRecord = z.object({
  address: z.string(),
  /** Grants full access to the local cloud. */
  token: z.string(),
  face: z.string(),
  dir: z.optional(z.string()),
  /** Absolute paths of the repositories with hosted sites. */
  folders: z.array(z.string()),
});
export type RunningRecord = z.infer<typeof RunningRecord>;

export function recordsFolder(env: Readonly<Record<string, string | undefined>>): string {
  return path.join(cacheFolder(env), 'site-deploy', 'running');
}

/** Writes a file that only the user can read. Returns a function that removes it. */
export async function writeRecord(folder: string, record: RunningRecord) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, `${process.pid}.json`);
  await rm(file, { force: true });
  await writeFile(file, JSON.stringify(record), { mode: 0o600, flag: 'wx' });
  return () => rm(file, { force: true });
}

/** Reads all records, even of processes that were killed. */
export async function readRecords(folder: string) {
  const names = await readdir(folder).catch((): string[] => []);
  const read = names
    .filter((name) => /^\d+\.json$/.test(name))
    .map(async (name) => {
      const file = path.join(folder, name);
      const text = await readFile(file, 'utf8').catch(() => '');
      const parsed = z.safeParse(RunningRecord, parseJson(text));
      if (parsed.success) return [{ file, record: parsed.data }];
      return [];
    });
  return (await Promise.all(read)).flat();
}
