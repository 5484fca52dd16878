import { stripVTControlCharacters } from 'node:util';
import {
  type DeploymentOutcome,
  type Engine,
  type FolderDeployer,
  type LocalCloud,
  type LocalRun,
  type LocalSite,
  type RecordedRequest,
  type Snapshot,
  type StartedDeployment,
  startSnapshotRun,
  takeSnapshot,
} from '../../localcloud/localcloud.ts';
import { usageError } from '../../shared/errors/error.ts';
import { count, firstNames } from '../../shared/units.ts';
import { renderSnapshotWorkflow, snapshotPath } from '../../workflows/render/snapshot-workflow.ts';
import type { CommandContext } from '../context.ts';
import { type LocalRequest, planLocally, readLocalFolder } from './local-request.ts';
import { describeConflicts, mergeIfValid, openPortalTexts } from './local-texts.ts';
import type { DeployCommandOptions } from './options.ts';

type Options = Partial<DeployCommandOptions>;
type OnLine = (line: string) => void;

/** Resets the options that apply to one deployment only. */
const onceOnly = { dryRun: undefined, force: undefined, mode: undefined, branch: undefined };

/** Deploys a folder through the local GitHub: commits a snapshot and dispatches the workflow. */
export class LocalDeployer implements FolderDeployer {
  readonly #cloud: LocalCloud;
  readonly #engine: Engine;
  readonly #site: LocalSite;
  readonly #folder: string;
  readonly #context: CommandContext;
  #options: Options;
  active: LocalRun | undefined;
  last: LocalRun | undefined;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(
    cloud: LocalCloud,
    engine: Engine,
    folder: { readonly site: LocalSite; readonly path: string; readonly options: Options },
    context: CommandContext,
  ) {
    this.#cloud = cloud;
    this.#engine = engine;
    this.#site = folder.site;
    this.#folder = folder.path;
    this.#options = folder.options;
    this.#context = context;
  }

  async deploy(options: Options, onLine: OnLine): Promise<StartedDeployment> {
    const read = await readLocalFolder(this.#folder, options, this.#context);
    const request = await planLocally(read, options, this.#context);
    return this.start(request, { ...this.#options, ...options }, onLine);
  }

  async again(environment?: 'production' | 'preview'): Promise<LocalRun> {
    if (this.last && this.last.status !== 'completed') return this.last;
    const onLine = (line: string) => this.#context.log.info(`  ${line}`);
    const options = this.#options;
    if (!environment) return (await this.deploy(options, onLine)).run;
    const { run } = await this.deploy({ ...options, environment }, onLine);
    this.#options = options;
    return run;
  }

  /**
   * Runs one deployment at a time, because each snapshot stays at the head of its branch until its
   * run ends.
   */
  async start(request: LocalRequest, options: Options, onLine: OnLine): Promise<StartedDeployment> {
    const before = this.#turn;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#turn = promise;
    await before;
    try {
      const started = await this.#start(request, onLine);
      this.#options = { ...options, ...onceOnly };
      this.last = started.run;
      this.active = started.run;
      const end = () => {
        this.active = undefined;
        resolve();
      };
      void started.done.finally(end).catch(() => undefined);
      return started;
    } catch (error) {
      resolve();
      throw error;
    }
  }

  async #start(request: LocalRequest, onLine: OnLine): Promise<StartedDeployment> {
    const { githubApi, requests } = this.#cloud;
    const { config, workspace, branch, event, environment, inputs } = request;
    checkSameSite(this.#site, request.site);
    const { owner, name } = this.#site.repository;
    const fullName = `${owner}/${name}`;
    const texts = openPortalTexts(this.#cloud, this.#site.id);
    const { file, mode } = config.content;
    const { source, reuses } = renderSnapshotWorkflow(config, githubApi.releaseCommit, inputs);
    const own: [string, string][] = reuses ? [[snapshotPath, source]] : [];
    let content: string | undefined;
    const lines: string[] = [];
    const snapshot = await takeSnapshot(githubApi, fullName, {
      folder: workspace,
      name: this.#site.slug,
      async change(read) {
        if (mode === 'runtime' || inputs['dry-run'] === 'true') return new Map(own);
        const [edits, now, last] = await Promise.all([
          texts.read(),
          read(file, 'now'),
          read(file, 'before'),
        ]);
        const merged = mergeIfValid(edits, file, { now, before: last });
        content = merged.text ?? now;
        if (merged.conflicts.length > 0) lines.push(describeConflicts(merged.conflicts, file));
        if (merged.edited.length > 0) lines.push(describeTexts(merged.edited));
        return new Map(merged.text === undefined ? own : [...own, [file, merged.text]]);
      },
    });
    const { commit } = snapshot;
    for (const line of describeSnapshot(snapshot).concat(lines)) onLine(line);
    const shownCommit = `commit ${commit.slice(0, 12)}`;
    const calls = requests.all.length;
    const { run, restore } = await startSnapshotRun(githubApi, fullName, {
      ...{ workflow: snapshotPath, source },
      ...{ event, branch, commit, inputs: { environment } },
    });
    const isNew = createNoiseFilter();
    const ended = this.#engine.watch(run, (line, temporary) => {
      if (!isNew(line)) return;
      // If the folder has no commit, the snapshot's id would mean nothing to the user.
      const named = snapshot.head ? line : line.replace(shownCommit, 'no commit');
      const shown = named.replaceAll(temporary, workspace);
      onLine(this.#context.stdout.isTTY === true ? shown : stripVTControlCharacters(shown));
    });
    const finish = async (): Promise<DeploymentOutcome> => {
      try {
        await ended;
      } finally {
        restore();
      }
      const outcome = readOutcome(run);
      const blocked = outcome.code === 0 ? [] : unreachedLines(requests.all.slice(calls));
      for (const line of [...describeEnd(run), ...blocked]) onLine(line);
      const { status } = outcome.outputs;
      if (status === 'succeeded' && content !== undefined)
        await texts.report(commit, content, file);
      return { ...outcome, ...this.#readSite(request) };
    };
    return { run, done: finish() };
  }

  #readSite({ hostedName }: LocalRequest) {
    const { hosting, portal } = this.#cloud;
    const environment = [this.#site.slug, hostedName ?? undefined] as const;
    return {
      address: hosting.address(...environment),
      browserAddress: hosting.browserAddress(...environment),
      deployment: portal.deployments(this.#site.id).at(-1),
    };
  }
}

/** Lines that make sense only in GitHub's job logs: markers, advice and summaries. */
const noise = new RegExp(
  [
    '^::(stop-commands::)?\\*\\*\\*(::)?$',
    "^In a single job, the site's code can read",
    '^Warnings that GitHub shows on the page of the run$',
    '^Warning: The log of this run has \\d+ more',
  ].join('|'),
);

/**
 * Creates a filter that returns `false` for noise, and for the warnings that the Action repeats at
 * the end for GitHub's annotations.
 */
export function createNoiseFilter(): (line: string) => boolean {
  const warned = new Set<string>();
  return (line) => {
    if (noise.test(line) || warned.has(line)) return false;
    if (line.startsWith('Warning: ')) warned.add(line);
    return true;
  };
}

/** Finds the last step that uses the Action, since an earlier one may only have built the site. */
const findAction = ({ jobs = [] }: LocalRun) =>
  jobs.flatMap((job) => job.steps).findLast((step) => step.action)?.action;

/** Explains why a run ended if the Action couldn't report it. */
function describeEnd(run: LocalRun): string[] {
  const action = findAction(run);
  if (action?.signal === 'SIGKILL')
    return [
      'It did not end in time and was stopped. ' +
        'It is unknown whether the site on the local cloud changed.',
    ];
  if (action || run.conclusion === 'success') return [];
  const { jobs = [] } = run;
  const annotations = jobs.flatMap((job) => job.steps.flatMap((step) => step.annotations));
  return [...jobs.flatMap((job) => job.notes), ...annotations.map(({ message }) => message)];
}

/** Prefers the Action's conclusion over the run's: the Action may succeed in a cancelled run. */
function readOutcome(run: LocalRun): DeploymentOutcome {
  const action = findAction(run);
  const outputs = action?.outputs ?? {};
  if ((action ?? run).conclusion === 'success') return { code: 0, outputs };
  // The Action sets no status if it refuses the site config or an input.
  const isRefused = action?.code === 1 && !outputs.status;
  return { code: isRefused ? 2 : 1, outputs };
}

function describeSnapshot({ commit, head, changed }: Snapshot): string[] {
  if (!head) return ['The folder has no commit: the local cloud makes one of its files.'];
  if (changed.length === 0) return [];
  const stored = `With them, it is commit ${commit.slice(0, 12)} of the local repository.`;
  const names = firstNames(changed);
  return [`The folder differs from its commit ${head.slice(0, 12)}: ${names}. ${stored}`];
}

function describeTexts(keys: readonly string[]): string {
  return (
    `Texts: ${count(keys.length, 'text')} from the portal (${firstNames(keys)}). Your folder is ` +
    'unchanged: "site-deploy texts pull" writes them into it.'
  );
}

/** Lists hosts that the local cloud blocked, and the options that allow them. */
export function unreachedLines(
  requests: readonly Pick<RecordedRequest, 'method' | 'host' | 'status'>[],
): string[] {
  const missed = requests.filter((item) => item.method === 'CONNECT' && item.status === 502);
  const hosts = [...new Set(missed.map((item) => item.host))];
  if (hosts.length === 0) return [];
  const options = hosts.slice(0, 3).map((host) => `--allow-host ${host}`);
  return [
    'The local cloud only allows access to package registries. ' +
      `Blocked hosts: ${firstNames(hosts)}.`,
    `If the build needs one, allow it: ${options.join(' ')}`,
  ];
}

function checkSameSite(started: LocalSite, now: LocalSite): void {
  const identify = ({ id, slug, url, portal, azure }: LocalSite) =>
    [id, slug, url, portal.url, portal.audience, azure.clientId, azure.tenantId].join(' ');
  if (identify(started) === identify(now)) return;
  throw usageError(
    `The site config now names another site or application: ${now.slug} (${now.id}), ${now.url}.`,
    'Stop the local cloud with Ctrl-C, and start it again.',
  );
}
