import { addAbortListener, once } from 'node:events';
import { rm } from 'node:fs/promises';
import http1, { type IncomingMessage } from 'node:http';
import { createInterface } from 'node:readline';
import * as z from 'zod/mini';
import { compact } from '../../shared/compact.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import type { Http, HttpResponse } from '../../shared/http/client.ts';
import { HttpFault } from '../../shared/http/fault.ts';
import { retry } from '../../shared/http/retry.ts';
import { parseJson } from '../../shared/json.ts';
import { type RunningRecord, readRecords } from './control.ts';
import { DeploymentMessage, type DeploymentOutcome, type RequestedOptions } from './deployments.ts';

const KnownSite = z.looseObject({
  id: z.string(),
  slug: z.string(),
  repository: z.object({ owner: z.string(), name: z.string() }),
});
const Cloud = z.object({ sites: z.array(KnownSite) });

/** A local cloud in another process of the same user. */
export type RunningCloud = Exclude<Awaited<ReturnType<typeof connect>>, string | undefined>;

interface CloudQuery {
  /** Absolute path of a repository whose site the local cloud hosts. */
  readonly folder: string;
  readonly slug: string;
  /** Absolute path of the data folder; `undefined` matches any. */
  readonly dir: string | undefined;
}

/**
 * Returns the first running cloud that matches; `undefined` if there is none. Along the way,
 * removes matching records of clouds that have ended.
 */
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

/**
 * Creates URLs that sign a browser in to the pages of each running cloud.
 * @param folders absolute paths; empty for all clouds of this user
 */
export async function createSignIns(
  records: string,
  folders: readonly string[],
  http: Http,
): Promise<string[]> {
  const all = await readRecords(records);
  const wanted = all.filter(
    ({ record }) =>
      folders.length === 0 || folders.some((folder) => record.folders.includes(folder)),
  );
  // Ignore a cloud that doesn't respond: a killed process leaves its record behind.
  const created = wanted.map(({ record }) =>
    signInWith(createCall(record, http), '/').catch(() => undefined),
  );
  return compact(await Promise.all(created));
}

type Call = ReturnType<typeof createCall>;

function createCall({ address, token }: RunningRecord, http: Http) {
  const headers = { authorization: `Bearer ${token}` };
  return (method: 'GET' | 'POST', path: string, json?: unknown) =>
    http.send({ method, url: `${address}${path}`, headers, retry: retry.never, json });
}

const SignIn = z.object({ address: z.string() });

/**
 * Creates a sign-in URL.
 * @throws SiteDeployError `LOCAL_CLOUD_UNAVAILABLE`
 */
async function signInWith(send: Call, path: string): Promise<string> {
  const { status, json } = await send('POST', '/sign-in', { path });
  const { data } = z.safeParse(SignIn, json);
  if (!data) throw unexpected(status);
  return data.address;
}

async function connect(record: RunningRecord, slug: string, http: Http) {
  const { address, token, face, variables, proxy } = record;
  const headers = { authorization: `Bearer ${token}` };
  const send = createCall(record, http);
  let answer: HttpResponse;
  try {
    answer = await send('GET', '/cloud');
  } catch (error) {
    if (!(error instanceof HttpFault)) throw error;
    if (error.kind === 'refused') return 'gone';
    return undefined;
  }
  // Another program may be using the port by now.
  const cloud = z.safeParse(Cloud, answer.json);
  if (!answer.ok || !cloud.success) return 'gone';
  const site = cloud.data.sites.find((item) => item.slug === slug);
  if (!site) return undefined;
  const { id: siteId } = site;
  return {
    face,
    variables,
    proxy,
    /** Returns a URL that opens a page of the web UI. It works once. */
    signIn: (path: string) => signInWith(send, path),
    site,
    /** Deploys, and waits for the end of the run even if it is cancelled. */
    async deploy(
      options: RequestedOptions,
      onLine: (line: string) => void,
      signal: AbortSignal,
    ): Promise<{ readonly run: number | undefined; readonly outcome: DeploymentOutcome }> {
      const sent = http1.request(`${address}/deployments`, { method: 'POST', headers });
      sent.end(JSON.stringify({ siteId, options }));
      let run: number | undefined;
      const cancel = () => {
        if (run !== undefined) void send('POST', '/cancel', { run }).catch(() => undefined);
      };
      using _ = addAbortListener(signal, cancel);
      try {
        const [response] = (await once(sent, 'response')) as [IncomingMessage];
        if (response.statusCode !== 200) throw unexpected(response.statusCode);
        for await (const text of createInterface({ input: response })) {
          const message = DeploymentMessage.parse(parseJson(text));
          if (message.line !== undefined) onLine(message.line);
          if (message.outcome) return { run, outcome: message.outcome };
          if (message.run === undefined) continue;
          ({ run } = message);
          if (signal.aborted) cancel();
        }
      } catch (error) {
        if (run === undefined) signal.throwIfAborted();
        throw error instanceof SiteDeployError ? error : ended(error);
      }
      throw ended();
    },
  };
}

function unexpected(status: number | undefined): SiteDeployError {
  const message = `The running local cloud sent an unexpected response with status ${status}.`;
  const remedy = 'It may be another version of site-deploy: stop it, and start it again.';
  return new SiteDeployError('LOCAL_CLOUD_UNAVAILABLE', message, { remedy });
}

/** Creates the error for a local cloud that has ended since it was found. */
function ended(cause?: unknown): SiteDeployError {
  const message =
    'The running local cloud has ended meanwhile. It is unknown whether the site on it changed.';
  const remedy = 'Start it again, then run this again.';
  return new SiteDeployError('LOCAL_CLOUD_UNAVAILABLE', message, { cause, remedy });
}
