import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import * as z from 'zod/mini';
import { describeError, SiteDeployError } from '../../shared/errors/error.ts';
import { parseJson } from '../../shared/json.ts';
import type { LocalRun } from '../github/state/state.ts';
import { getUrl, listen, readBodyText, sameSecret, sendJson, stop } from '../service/http.ts';
import { cacheFolder } from '../service/packages.ts';
import type { LocalSite } from '../service/types.ts';
import type { DeploymentMessage, FolderDeployers } from './deployments.ts';

interface ControlledCloud {
  readonly sites: readonly LocalSite[];
  readonly env: Readonly<Record<string, string>>;
}

const DeploymentRequest = z.strictObject({
  siteId: z.string(),
  options: z.record(z.string(), z.union([z.string(), z.boolean()])),
});

const SignInRequest = z.strictObject({ path: z.string() });
const CancelRequest = z.strictObject({ run: z.number() });

/**
 * Lets other processes of the same user deploy to this cloud and open its pages, over the loopback
 * interface. They find the port and the token in a record.
 */
export async function serveControl(
  cloud: ControlledCloud,
  about: {
    readonly records: string;
    readonly face: string;
    readonly dir?: string;
    readonly folders: readonly string[];
    /** Path of a shell script that sets the cloud's variables. */
    readonly variables?: string;
    /** Returns a URL that opens a page of the web UI. It works once. */
    signIn(path: string): string;
  },
  deployers: FolderDeployers = new Map(),
): Promise<{ close(): Promise<void> }> {
  const token = randomBytes(32).toString('base64url');
  const active = new Map<number, LocalRun>();
  const server = http.createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  const address = `http://127.0.0.1:${await listen(server)}`;
  const { records, face, dir, folders, variables, signIn } = about;
  const proxy = cloud.env.HTTPS_PROXY;
  const record = { address, token, face, dir, folders: [...folders], variables, proxy };
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
    const { pathname } = getUrl(request);
    const json = parseJson(await readBodyText(request));
    const body = { sites: cloud.sites };
    if (request.method === 'GET' && pathname === '/cloud') return sendJson(response, 200, body);
    if (pathname === '/deployments') return deploy(json, response);
    const page = z.safeParse(SignInRequest, pathname === '/sign-in' ? json : undefined).data;
    if (page) return sendJson(response, 200, { address: signIn(page.path) });
    const { data } = z.safeParse(CancelRequest, pathname === '/cancel' ? json : undefined);
    const run = data && active.get(data.run);
    run?.control?.cancel();
    sendJson(response, run ? 200 : 404, {});
  }

  async function deploy(json: unknown, response: ServerResponse): Promise<void> {
    const { data } = z.safeParse(DeploymentRequest, json);
    const deployer = data && deployers.get(data.siteId);
    if (!deployer) return sendJson(response, 404, {});
    response.writeHead(200, { 'content-type': 'application/x-ndjson' });
    const send = (message: z.infer<typeof DeploymentMessage>) =>
      void response.write(`${JSON.stringify(message)}\n`);
    // Cancel the run when the caller disconnects, possibly before it has started.
    let run: LocalRun | undefined;
    response.once('close', () => run?.control?.cancel());
    try {
      const started = await deployer.deploy(data.options, (line) => send({ line }));
      run = started.run;
      active.set(run.id, run);
      send({ run: run.id });
      if (response.destroyed) run.control?.cancel();
      send({ outcome: await started.done });
    } catch (error) {
      const known = SiteDeployError.from(error);
      for (const line of describeError(known)) send({ line });
      const isUsage = known.code === 'USAGE' || known.code.startsWith('CONFIG_');
      send({ outcome: { code: isUsage ? 2 : 1, outputs: {} } });
    } finally {
      if (run) active.delete(run.id);
      run = undefined;
      response.end();
    }
  }
}

/** Record that lets other processes of the same user find a running local cloud. */
const RunningRecord = z.object({
  address: z.string(),
  /** Token with full access to the local cloud. */
  token: z.string(),
  face: z.string(),
  dir: z.optional(z.string()),
  /** Absolute paths of the repositories whose sites are hosted. */
  folders: z.array(z.string()),
  variables: z.optional(z.string()),
  /** Value of HTTPS_PROXY in the cloud's variables. */
  proxy: z.optional(z.string()),
});
export type RunningRecord = z.infer<typeof RunningRecord>;

export function recordsFolder(env: Readonly<Record<string, string | undefined>>): string {
  return path.join(cacheFolder(env), 'site-deploy', 'running');
}

/** Writes a record that only this user can read. Returns a function that removes it. */
async function writeRecord(folder: string, record: RunningRecord) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, `${process.pid}.json`);
  await rm(file, { force: true });
  await writeFile(file, JSON.stringify(record), { mode: 0o600, flag: 'wx' });
  return () => rm(file, { force: true });
}

/** Reads all records, including those that killed processes have left behind. */
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
