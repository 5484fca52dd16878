import { rm } from 'node:fs/promises';
import * as z from 'zod/mini';
import { SiteDeployError } from '../../shared/errors/error.ts';
import type { Http, HttpResponse } from '../../shared/http/client.ts';
import { HttpFault } from '../../shared/http/fault.ts';
import { retry } from '../../shared/http/retry.ts';
import type { JobClaims } from '../id-tokens/id-tokens.ts';
import {
  type LiveTexts,
  type RunningRecord,
  type RunRequest,
  readRecords,
  TakenTexts,
  type TextsRequest,
} from './control.ts';

const Variables = z.record(z.string(), z.string());
const KnownSite = z.looseObject({
  id: z.string(),
  slug: z.string(),
  repository: z.object({ owner: z.string(), name: z.string() }),
});
const Cloud = z.object({ env: Variables, sites: z.array(KnownSite) });
const ReportedDeployment = z.looseObject({
  status: z.string(),
  version: z.string(),
  environment: z.string(),
  commitSha: z.string(),
});
const Taken = z.object({ taken: z.optional(TakenTexts) });
const Site = z.object({
  address: z.optional(z.string()),
  deployment: z.optional(ReportedDeployment),
});

/** A local cloud in another process of the same user. */
export type RunningCloud = Exclude<Awaited<ReturnType<typeof connect>>, string | undefined>;

export interface CloudQuery {
  /** Absolute path, as passed when the local cloud was started. */
  readonly folder: string;
  readonly slug: string;
  /** Absolute path. If absent, any folder matches. */
  readonly dir: string | undefined;
}

/** Finds a running cloud, and removes the records of ended processes. */
export async function findRunning(records: string, query: CloudQuery, http: Http) {
  const { folder, slug, dir } = query;
  for (const { file, record } of await readRecords(records)) {
    const matches = record.folders.includes(folder) && (dir === undefined || dir === record.dir);
    if (!matches) continue;
    const found = await connect(record, slug, http);
    if (found === 'gone') await rm(file, { force: true });
    else if (found) return found;
  }
  return undefined;
}

async function connect(record: RunningRecord, slug: string, http: Http) {
  const { address, token, face } = record;
  const send = (method: 'GET' | 'POST', path: string, json?: unknown) =>
    http.send({
      method,
      url: `${address}${path}`,
      headers: { authorization: `Bearer ${token}` },
      retry: retry.never,
      json,
    });
  let answer: HttpResponse;
  try {
    answer = await send('GET', '/cloud');
  } catch (error) {
    if (!(error instanceof HttpFault)) throw error;
    if (error.kind === 'refused') return 'gone';
    return undefined;
  }
  // Another program may use the port by now.
  const cloud = z.safeParse(Cloud, answer.json);
  if (!answer.ok || !cloud.success) return 'gone';
  const site = cloud.data.sites.find((item) => item.slug === slug);
  if (!site) return undefined;
  return {
    env: cloud.data.env,
    face,
    site,
    github: {
      runnerEnv: async (job: JobClaims) =>
        parsed(Variables, await send('POST', '/jobs', job).catch(silent)),
    },
    async readSite(environment: string | undefined) {
      const query = new URLSearchParams({ slug });
      if (environment) query.set('environment', environment);
      return parsed(Site, await send('GET', `/site?${query}`).catch(silent));
    },
    /** Shows a run in the web UI. It has already ended, so a missing page does no harm. */
    record: (run: Omit<RunRequest, 'slug'>) =>
      send('POST', '/runs', { slug, ...run })
        .then((response) => response.ok)
        .catch(() => false),
    /** Returns no texts if the cloud has another version of site-deploy. */
    texts: {
      async take(request: TextsRequest) {
        const taken = await send('POST', '/texts', request).catch(silent);
        return z.safeParse(Taken, taken.json).data?.taken;
      },
      report: async (request: LiveTexts) =>
        void (await send('POST', '/texts/live', request).catch(silent)),
    },
  };
}

/** The local cloud was running when found, so its user has stopped it since. */
function silent(error: unknown): never {
  if (!(error instanceof HttpFault)) throw error;
  const message = `The running local cloud did not answer: ${error.message}`;
  const remedy = 'Start it again, then run this again.';
  throw new SiteDeployError('LOCAL_CLOUD_UNAVAILABLE', message, { cause: error, remedy });
}

function parsed<Schema extends z.ZodMiniType>(schema: Schema, response: HttpResponse) {
  const { json, status } = response;
  const found = z.safeParse(schema, json);
  if (status === 200 && found.success) return found.data;
  const message = `The running local cloud sent an unexpected response with status ${status}.`;
  const remedy = 'It may be another version of site-deploy: stop it, and start it again.';
  throw new SiteDeployError('LOCAL_CLOUD_UNAVAILABLE', message, { remedy });
}
