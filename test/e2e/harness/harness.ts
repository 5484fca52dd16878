import { mkdir, mkdtemp, readdir, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll } from 'vitest';
import {
  type LocalCloud,
  type LocalCloudOptions,
  startLocalCloud,
} from '../../../src/localcloud/localcloud.ts';
import type { RunnerEvent } from '../../support/runner-event.ts';
import { type RunningAction, startAction } from '../../support/start-action.ts';
import { type HandedOut, noteCredentials, noted } from './answers.ts';
import { built } from './built.ts';
import { changesBetween, filesBelow, findProcesses, readContents } from './folder.ts';
import { remember } from './restore.ts';
import { type Evidence, expectNoSecrets, getTexts } from './secrets.ts';
import { getLines } from './sent.ts';
import { acme, type ConfigChanges, configText, type Files, plainSite, writeFiles } from './site.ts';

/** The folders of a checkout. */
export interface Checkout {
  readonly workspace: string;
  /** A folder that the test and the site's build share. */
  readonly outside: string;
}

export interface CheckoutOptions {
  /** Added to `base`, replacing files with the same names. */
  readonly files?: Files;
  /** Default: the plain site. */
  readonly base?: Files;
  readonly config?: ConfigChanges;
}

export interface RunOptions {
  readonly event?: Partial<RunnerEvent>;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly idToken?: boolean;
  readonly jobEnvironment?: string;
  readonly claims?: Parameters<typeof startAction>[0]['claims'];
  readonly env?: Readonly<Record<string, string>>;
  readonly launcher?: Parameters<typeof startAction>[0]['launcher'];
  /** Folder with an `action.yml`. Default: that of the built Action. */
  readonly actionRoot?: string;
  /** Called during the run. `until` rejects if the Action ends before the given promise settles. */
  readonly during?: (job: Job) => Promise<void>;
}

export interface Job extends Checkout {
  readonly action: RunningAction;
  readonly cloud: LocalCloud;
  readonly handedOut: ReadonlyMap<string, string>;
  until<Value>(event: Promise<Value>): Promise<Value>;
}

/** The outcome of a run, and the traces that it leaves. */
export interface Run extends Evidence, Checkout {
  /** The requests as `getLines` returns them. */
  readonly sent: readonly string[];
  /** `status Environment version` of each report to the portal, and its error code. */
  readonly notifications: readonly string[];
  /** Changed files of the workspace, except for those in `dist` and `_site`. */
  readonly changed: readonly string[];
  /** Files and folders left in RUNNER_TEMP. */
  readonly leftBehind: readonly string[];
  /** Ids of processes of the build that are still running. */
  readonly running: readonly number[];
  /** The build's environment. `undefined`: the build did not start, or did not record it. */
  readonly buildEnv: Readonly<Record<string, string>> | undefined;
  readonly runId: string;
}

export interface Harness {
  readonly cloud: LocalCloud;
  checkout(options?: CheckoutOptions): Promise<Checkout>;
  /** Runs the built Action. Fails if a credential is visible in anything that the run leaves. */
  run(checkout: Checkout, options?: RunOptions): Promise<Run>;
  /** Combines `checkout` and `run`. */
  deploy(options?: CheckoutOptions & RunOptions): Promise<Run>;
}

export const sha: string = 'a1b2c3d4'.repeat(5);
let lastRun = 1000;

/**
 * Starts one local cloud for the tests of a file. After each test, clears faults, restores the
 * behaviour of the services, and removes checkouts.
 */
export function useHarness(options: LocalCloudOptions = {}): Harness {
  let opened: OpenHarness | undefined;
  const harness = () => {
    if (opened === undefined) throw new Error('the local cloud has not started');
    return opened;
  };
  beforeAll(async () => {
    opened = await openHarness(options);
  });
  afterAll(() => opened?.close());
  afterEach(() => opened?.restore());
  return {
    get cloud() {
      return harness().cloud;
    },
    checkout: (checkout) => harness().checkout(checkout),
    run: (checkout, run) => harness().run(checkout, run),
    deploy: (all) => harness().deploy(all),
  };
}

/** A harness for use without the hooks of a test file. */
export interface OpenHarness extends Harness {
  /** Clears faults, restores behaviour, and removes checkouts. */
  restore(): Promise<void>;
  close(): Promise<void>;
}

export async function openHarness(options: LocalCloudOptions = {}): Promise<OpenHarness> {
  const handedOut: HandedOut = new Map();
  const folders: string[] = [];
  const rateLimits = { read: 10_000, write: 10_000, delete: 10_000 };
  const cloud = await startLocalCloud({ sites: [acme], portal: { rateLimits }, ...options });
  noteCredentials(cloud, handedOut);
  const putBack = remember(cloud);

  const checkout = async ({
    files,
    base = plainSite,
    config = {},
  }: CheckoutOptions = {}): Promise<Checkout> => {
    const root = await realpath(await mkdtemp(path.join(tmpdir(), 'site-deploy-e2e-')));
    folders.push(root);
    const workspace = path.join(root, 'shop');
    const outside = path.join(root, 'outside');
    await mkdir(workspace);
    await mkdir(outside);
    const site = cloud.sites[0] ?? acme;
    await writeFiles(workspace, {
      'site.config.yml': configText(site, config, outside),
      ...base,
      ...files,
    });
    return { workspace, outside };
  };

  const run = async ({ workspace, outside }: Checkout, given: RunOptions = {}): Promise<Run> => {
    lastRun += 1;
    const runId = String(lastRun);
    const before = await readContents(workspace);
    cloud.requests.clear();
    handedOut.clear();
    await using action = await startAction({
      workspace,
      event: createEvent(cloud, runId, given.event),
      cloud: { env: cloud.env, github: noted(cloud, handedOut) },
      actionRoot: given.actionRoot ?? built.action,
      idToken: given.idToken ?? true,
      jobEnvironment: given.jobEnvironment ?? 'Production',
      // The tests of a file deploy the same site repeatedly. `force` makes each deployment behave
      // like the first.
      inputs: { force: 'true', uploader: 'direct', ...given.inputs },
      ...(given.claims && { claims: given.claims }),
      // A launcher may set a limit on file sizes that the files of compiled code would exceed.
      extraEnv: { ...(given.launcher === undefined && built.env), ...given.env },
      ...(given.launcher && { launcher: given.launcher }),
    });
    handedOut.set(action.runtimeToken, 'runtime token');
    const job = { workspace, outside, action, cloud, handedOut };
    await given.during?.({ ...job, until: (event) => untilEnd(event, action) });
    const result = await action.done;
    const deployments = cloud.portal
      .deployments(cloud.sites[0]?.id ?? '')
      // The command reports a different run id from the Action's, but the same page on GitHub.
      .filter(({ report: { run } }) => run.id === runId || run.url?.endsWith(`/runs/${runId}`));
    const seen: Run = {
      ...result,
      workspace,
      outside,
      runId,
      requests: [...cloud.requests],
      handedOut: new Map(handedOut),
      sent: getLines(cloud.requests.all),
      notifications: deployments.map(({ status, environment, version, report }) =>
        [
          status,
          environment,
          version,
          ...(report.error === undefined ? [] : [report.error.code]),
        ].join(' '),
      ),
      changed: changesBetween(before, await readContents(workspace)).filter(
        (name) => !/^(dist|_site)\//.test(name),
      ),
      leftBehind: await readdir(action.tempDir),
      running: await findProcesses(path.join(outside, 'pids')),
      buildEnv: await readFile(path.join(outside, 'env.json'), 'utf8').then(
        JSON.parse,
        () => undefined,
      ),
      files: await getTexts([
        ...(await filesBelow(path.dirname(action.tempDir))),
        ...(await filesBelow(workspace)),
        path.join(outside, 'env.json'),
      ]),
    };
    expectNoSecrets(seen, cloud);
    return seen;
  };

  return {
    cloud,
    checkout,
    run,
    deploy: async (all = {}) => run(await checkout(all), all),
    async restore() {
      putBack();
      for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
    },
    close: () => cloud.close(),
  };
}

function createEvent(
  cloud: LocalCloud,
  runId: string,
  changes: Partial<RunnerEvent> = {},
): RunnerEvent {
  const repository = cloud.sites[0]?.repository ?? acme.repository;
  return {
    name: 'push',
    ref: 'refs/heads/master',
    sha,
    repository: `${repository.owner}/${repository.name}`,
    runId,
    ...changes,
  };
}

async function untilEnd<Value>(event: Promise<Value>, action: RunningAction): Promise<Value> {
  const ended = action.done.then((result): never => {
    throw new Error(`the action ended (${result.code}) before it came so far:\n${result.visible}`);
  });
  return Promise.race([event, ended]);
}
