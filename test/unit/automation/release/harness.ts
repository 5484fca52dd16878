import { onTestFinished } from 'vitest';
import type { ReleaseContext } from '../../../../src/automation/context.ts';
import { finishRelease, startRelease } from '../../../../src/automation/release/release.ts';
import { createGitHub } from '../../../../src/clients/github/github.ts';
import { readRepository } from '../../../../src/clients/github/repository.ts';
import { PortalClient } from '../../../../src/clients/portal/portal.ts';
import { parseSiteConfig } from '../../../../src/config/parse.ts';
import type { SiteConfig } from '../../../../src/config/schema.ts';
import { createGitHubApi, type GitHubApi } from '../../../../src/localcloud/github/github.ts';
import { githubApiHost } from '../../../../src/localcloud/github/requests.ts';
import type { LocalRun } from '../../../../src/localcloud/github/state/state.ts';
import type { PortalOptions } from '../../../../src/localcloud/portal/api/types.ts';
import type { Portal } from '../../../../src/localcloud/portal/portal.ts';
import { createHttp } from '../../../../src/shared/http/client.ts';
import type { Marker } from '../../../../src/shared/live-site/marker.ts';
import { Secret } from '../../../../src/shared/secret.ts';
import { deploymentWorkflow } from '../../../../src/workflows/deploy-workflow.ts';
import { fakeClock } from '../../../support/clock.ts';
import { createDeps } from '../../../support/deps.ts';
import { callHandler } from '../../../support/in-process.ts';
import { recordingLog } from '../../../support/log.ts';
import { createMarker } from '../../../support/marker.ts';
import { needed } from '../../../support/site-config.ts';
import {
  call,
  createCalls,
  createRequests,
  report,
  startPortal,
} from '../../localcloud/portal/harness.ts';
import { createRunner } from './runner.ts';

const portalToken = 'local-admin-token';
export const fullName = 'acme/site';
/** Token of a job that releases. */
export const jobToken = 'ghs_job';
/** A site from the portal's seed. */
export const seededSite = { id: 'site_hp_web', slug: 'harbour-pine-web' };

/** Thrown by the call that kills the process, and by all later calls. */
export class Killed extends Error {}

/** Interruption of one write, counted across consecutive processes. */
export interface Interruption {
  /** Number of the write, from 1. */
  readonly at: number;
  /**
   * `ends`: the process dies after the write has taken effect. `request lost`: the write fails
   * without effect. `answer lost`: it takes effect, but its response does not arrive.
   */
  readonly how: 'ends' | 'request lost' | 'answer lost';
  /** Number of writes so far. */
  writes: number;
}
const fault = () => Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' });

const manifest = (version: string) => `${JSON.stringify({ name: 'site', version }, null, 2)}\n`;
const getWorkflow = (pushed: string) => `on:
  ${pushed}
  workflow_dispatch:
    inputs:
      environment: { type: choice, options: [Preview, Production], required: true }
jobs:
  deploy: { runs-on: ubuntu-24.04, steps: [{ uses: acme/site-deploy@v1 }] }
`;

export interface HarnessOptions {
  readonly portal?: Portal;
  /** Default: the administrator's token. */
  readonly portalToken?: string;
  /** Values of `site` in the site config that differ from the usual ones. */
  readonly site?: Partial<SiteConfig['site']>;
  /** File name of the deployment workflow. */
  readonly workflowFile?: string;
  /**
   * The line for pushes in the workflow's `on`, such as `push: { branches: [master] }`. If it is
   * set, pushes deploy, too, and runs start and end while a process waits. Default: only dispatches
   * deploy, immediately.
   */
  readonly pushes?: string;
  /** Whether processes may report to the portal. */
  readonly mayReport?: boolean;
  /** Returns whether the portal misses the report of a run. Default: never. */
  readonly isLost?: () => boolean;
  /** Returns whether the files of a run are already live. Default: never. */
  readonly isUnchanged?: (run: LocalRun) => boolean;
  readonly away?: () => 'GitHub' | 'the portal' | undefined;
  /**
   * Returns the conclusion of a run according to the rules of the repository's environments.
   * Default: success.
   */
  readonly judge?: (run: LocalRun) => 'success' | 'failure' | 'waiting';
}

interface Proposal {
  readonly base: string;
  readonly title: string;
  readonly file: string;
}
interface Numbered {
  readonly number: number;
}

interface OpenOptions {
  readonly token?: string;
  readonly laterMs?: number | undefined;
  readonly interruption?: Interruption;
}

interface RunOptions extends OpenOptions {
  readonly waitMs?: number;
}

/**
 * Returns the environment in the inputs, or else Production for master and main, or else Preview.
 */
const getEnvironment = ({ inputs, branch }: LocalRun) =>
  inputs.environment ?? (/^(master|main)$/.test(branch) ? 'Production' : 'Preview');

/** Opens a repository on the local GitHub whose successful runs make their commit live. */
export async function openReleaseHarness({
  portal,
  portalToken: ofPortal = portalToken,
  site = {},
  workflowFile = 'deploy.yml',
  mayReport = false,
  isLost = () => false,
  isUnchanged = () => false,
  judge = () => 'success',
  away = () => undefined,
  pushes,
}: HarnessOptions = {}) {
  let paused = 0;
  const now = () => Date.now() + paused;
  const repositories = [{ owner: 'acme', name: 'site', defaultBranch: 'master' }];
  const api: GitHubApi = createGitHubApi({ repositories, now });
  api.tokens.set(jobToken, {
    ...{ contents: 'write', actions: 'write', pull_requests: 'write', checks: 'read' },
  });
  /** Reads the repository's current name, because people may rename it. */
  const getName = () => api.repositories()[0] ?? '';
  const head = (branch: string) => api.getHead(getName(), branch);
  const read = (branch: string, path: string) => api.readFile(getName(), branch, path);
  const write = (branch: string, path: string, text: string) =>
    api.writeFile(getName(), branch, path, text);
  await write('master', `.github/workflows/${workflowFile}`, getWorkflow(pushes ?? ''));
  await write('master', 'package.json', manifest('1.3.0'));
  const parsed = parseSiteConfig(
    `${needed}environments: { preview: { url: https://preview.acme.example } }\n`,
    'site.config.yml',
  );
  const config = { ...parsed, site: { ...parsed.site, ...site } };
  if (portal !== undefined) {
    const commitSha = await head('master');
    const at = `/api/sites/${config.site.id}/environments/Production`;
    const body = { version: '1.3.0', commitSha, deployedAt: '2020-01-01T00:00:00Z' };
    await call(portal, 'PUT', at, { token: portalToken, body });
  }
  const live = new Map<string, Marker>();
  const repository = () => {
    const found = api.repository(getName());
    if (found === undefined) throw new Error('no repository');
    return found;
  };
  const serve = (environment: string, commit: string, run = '1') => {
    const target = { slug: config.site.slug, environment, version: '1.4.0', run };
    live.set(environment, createMarker({ commit }, target));
  };
  /** Returns the version in a commit's package.json. Default: 1.0.0. */
  async function versionAt(commit: string): Promise<string> {
    const text = await read(commit, 'package.json');
    return (JSON.parse(text ?? '{}') as { version?: string }).version ?? '1.0.0';
  }
  async function send<T = unknown>(method: string, path: string, body?: object, by?: string) {
    return (await api.send(method, `/repos/${getName()}${path}`, body, by)).json as T;
  }
  const branchOff = async (name: string, from: string) =>
    send('POST', '/git/refs', { ref: `refs/heads/${name}`, sha: await head(from) });
  const tag = async (name: string) =>
    send('POST', '/git/refs', {
      ref: `refs/tags/${name}`,
      sha: await head(repository().defaultBranch),
    });
  /** Opens a pull request with a file on a new branch. @returns its number */
  async function propose(head: string, body = '', words: Partial<Proposal> = {}): Promise<number> {
    const { base = 'release/1.4.0', title = head, file = `${head}.md` } = words;
    await branchOff(head, base);
    await write(head, file, `<p>${head}`);
    return (await send<Numbered>('POST', '/pulls', { title, body, head, base })).number;
  }
  async function merge(pull: number, method = 'merge'): Promise<number> {
    await send('PUT', `/pulls/${pull}/merge`, { merge_method: method });
    return pull;
  }
  /** Reports a deployment to the portal. */
  async function reportDeployment(commit: string, environment: string, id: number): Promise<void> {
    if (portal === undefined || isLost()) return;
    const { tree } = await send<{ tree: { sha: string } }>('GET', `/git/commits/${commit}`);
    const digests = { texts: 'sha256:texts', seo: 'sha256:pages', files: 'sha256:1' };
    const provenance = { commit, tree: tree.sha, ...digests };
    const data = { version: await versionAt(commit), environment, commitSha: commit };
    const run = { id: String(id), attempt: 1 };
    const timestamp = new Date(now()).toISOString();
    await report(portal, data, { site: config.site, run, provenance, timestamp });
  }
  const unheard: Promise<unknown>[] = [];
  /** Ends a run successfully, serves its commit unless nothing changed, and reports it. */
  function deployed(run: LocalRun) {
    const environment = getEnvironment(run);
    Object.assign(run, { status: 'completed', conclusion: 'success' });
    const { id, commit } = run;
    if (!isUnchanged(run)) serve(environment, commit, String(id));
    const at = new Date().toISOString();
    const made = { id, description: '', creator: 'github-actions[bot]', at };
    const logUrl = `https://github.com/${getName()}/actions/runs/${id}/job/1`;
    const status = { ...made, state: 'success', environmentUrl: 'https://x.example', logUrl };
    const kind = { task: 'deploy', payload: {}, production: environment === 'Production' };
    const what = { ref: commit, sha: commit, environment, transient: false };
    repository().deployments.push({ ...made, ...kind, ...what, statuses: [status] });
    unheard.push(reportDeployment(run.commit, environment, run.id));
  }
  const end = (run: LocalRun) => {
    const ended = judge(run);
    if (ended === 'success') deployed(run);
    else if (ended === 'waiting') run.status = 'waiting';
    else Object.assign(run, { status: 'completed', conclusion: 'failure' });
  };
  const runner = createRunner(getEnvironment, end);
  api.dispatches.on('run', pushes === undefined ? end : runner.take);
  for (const run of repository().runs) deployed(run);
  api.runStarts.isDeferred = pushes !== undefined;
  /** Lets time pass: pushes start their runs, and active runs advance. */
  async function pass(ms: number): Promise<void> {
    paused += ms;
    runner.goOn();
    await api.runStarts.release();
  }

  /** Opens the context of a process, which dies after write number `killedAt`. */
  async function open(
    killedAt?: number,
    { token = api.token, laterMs = 60_000, interruption }: OpenOptions = {},
  ): Promise<{
    harness: ReleaseContext & { readonly configFile: string };
    calls: () => number;
    lines: string[];
    pauses: readonly number[];
  }> {
    let calls = 0;
    let isDead = false;
    const clock = pushes === undefined ? fakeClock(Date.now() + laterMs) : sharedClock();
    const log = recordingLog();
    const http = createHttp({
      clock,
      userAgent: 'site-deploy/test',
      random: () => 0.5,
      onRetry: undefined,
      async transport({ method, url, headers, body }) {
        if (isDead) throw new Killed();
        const isPortal = `${url.href}/`.startsWith(config.portal.url);
        if (url.host !== githubApiHost && !isPortal) {
          const marker = live.get(url.host.startsWith('preview') ? 'Preview' : 'Production');
          const version = marker && (await versionAt(marker.provenance.commit));
          const body = Buffer.from(JSON.stringify({ ...marker, version }));
          return { status: marker === undefined ? 404 : 200, headers: {}, body };
        }
        if (away() === (isPortal ? 'the portal' : 'GitHub')) throw fault();
        const isWrite = method !== 'GET';
        if (isWrite) calls += 1;
        if (isWrite && interruption !== undefined) interruption.writes += 1;
        const isMet =
          isWrite && interruption !== undefined && interruption.writes === interruption.at;
        const isLast = isWrite && (calls === killedAt || (isMet && interruption?.how === 'ends'));
        isDead = isLast;
        if (isMet && interruption?.how === 'request lost') throw fault();
        const text = typeof body === 'string' ? body : '';
        await Promise.all(unheard.splice(0));
        if (isPortal && portal !== undefined) {
          const isReport = url.pathname.startsWith('/api/v1/webhooks/');
          const answer = await call(portal, method, url.pathname + url.search, {
            token: isReport ? portal.apiToken : ofPortal,
            ...(text && { body: JSON.parse(text) }),
          });
          if (isLast) throw new Killed();
          if (isMet) throw fault();
          return {
            status: answer.status,
            headers: answer.headers,
            body: Buffer.from(JSON.stringify(answer.json)),
          };
        }
        const answer = await callHandler(api.handler, { method, url, headers, body: text });
        if (isLast) throw new Killed();
        if (isMet) throw fault();
        return answer;
      },
    });
    const deps = createDeps({ http, clock, log });
    const { signal } = deps;
    const github = createGitHub({
      http,
      clock,
      token: new Secret(token),
      signal,
      isConditional: true,
    });
    const [owner = '', name = ''] = getName().split('/');
    const found = await readRepository({ ...github, owner, name });
    const production = { ...config.environments.production, branch: found.defaultBranch };
    const harness = {
      repository: found,
      config: { ...config, environments: { ...config.environments, production } },
      configFile: 'site.config.yml',
      workflow: deploymentWorkflow({ repository: found, config: 'site.config.yml' }),
      portal:
        portal &&
        new PortalClient({
          http,
          clock,
          url: config.portal.url,
          credential: async () => new Secret(ofPortal),
        }),
      mayReport,
      deps,
    };
    return { harness, calls: () => calls, lines: log.lines, pauses: clock.pauses };
  }

  /** Starts a process that starts a release, by default 1.4.0. */
  async function start(
    wanted: Parameters<typeof startRelease>[1] = { level: 'minor' },
    options: RunOptions = {},
  ) {
    const { harness } = await open(undefined, options);
    return startRelease(harness, wanted, { waitMs: options.waitMs ?? 60_000 });
  }
  /** Starts a process that finishes 1.4.0. */
  async function finish(options: RunOptions = {}) {
    const { harness, lines } = await open(undefined, options);
    const end = await finishRelease(harness, '1.4.0', { waitMs: options.waitMs ?? 60_000 });
    return { ...end, lines };
  }

  /** Opens the context of a process that advances requests with a custom policy. */
  async function openRequests(
    policy: Partial<SiteConfig['automation']['requests']> = {},
    killedAt?: number,
    options?: OpenOptions,
  ) {
    const { harness, lines } = await open(killedAt, options);
    if (harness.portal === undefined) throw new Error('no portal');
    const { automation } = harness.config;
    const requests = { ...automation.requests, ...policy };
    const config = { ...harness.config, automation: { ...automation, requests } };
    return { harness: { ...harness, config, portal: harness.portal, asUser: undefined }, lines };
  }

  /** Creates a clock that shows the time that all processes and GitHub share. */
  function sharedClock() {
    const pauses: number[] = [];
    const sleep = (ms: number) => {
      pauses.push(ms);
      return pass(ms);
    };
    return { now, sleep, pauses };
  }

  return {
    api,
    head,
    read,
    write,
    send,
    tag,
    repository,
    live,
    serve,
    deployed,
    runner,
    pass,
    open,
    start,
    finish,
    openRequests,
    branchOff,
    propose,
    merge,
    manifest,
    async close() {
      await Promise.all(unheard);
      await api.close();
    },
  };
}

/** Opens a harness that closes at the end of the test. */
export async function releaseHarness(options?: HarnessOptions) {
  const harness = await openReleaseHarness(options);
  onTestFinished(() => harness.close());
  return harness;
}

export type PortalHarness = Awaited<ReturnType<typeof harnessWithPortal>>;

/**
 * Opens a portal, the calls of its administrator, and a harness of one of its sites. Portal and
 * harness close at the end of the test.
 */
export async function harnessWithPortal(
  options: Partial<PortalOptions> = {},
  more: HarnessOptions = { site: seededSite },
) {
  const rateLimits = { read: 1e6, write: 1e6, delete: 1e6 };
  const portal = await startPortal({ rateLimits, ...options });
  onTestFinished(() => portal.close());
  const id = more.site?.id ?? seededSite.id;
  const admin = createCalls(portal, portalToken, `/api/sites/${id}`);
  const requests = createRequests(portal, portalToken, id);
  return { portal, admin, requests, here: await releaseHarness({ ...more, portal }) };
}
