import { loadSiteConfig } from '../../config/load.ts';
import type { SiteConfig } from '../../config/schema.ts';
import { findRunning, recordsFolder } from '../../localcloud/localcloud.ts';
import { compact } from '../../shared/compact.ts';
import { type Deps, openDeps } from '../../shared/deps.ts';
import { getFaultRemedy, type HttpFault } from '../../shared/http/fault.ts';
import { openHttp } from '../../shared/http/open-http.ts';
import { isLoopback } from '../../shared/http/service-address.ts';
import type { Marker } from '../../shared/live-site/marker.ts';
import { readLive } from '../../shared/live-site/probe.ts';
import { count } from '../../shared/units.ts';
import type { CommandContext } from '../context.ts';
import { checkoutFolder } from '../inputs/folders.ts';
import { readCheckout } from '../inputs/local-checkout.ts';
import { displayValue } from '../terminal/cell.ts';
import { createPrinter } from '../terminal/printer.ts';
import { whileVisible } from '../terminal/waiting.ts';
import type { StatusOptions } from './options.ts';

interface EnvironmentStatus {
  readonly environment: 'Production' | 'Preview';
  readonly url: string | undefined;
  /**
   * `unknown`: the address is not configured or did not respond. `nothing`: it serves no build by
   * site-deploy. `other`: it serves another site, or another environment.
   */
  readonly state: 'live' | 'nothing' | 'other' | 'unknown';
  readonly live?: Omit<Marker, 'contents'>;
  readonly runUrl?: string;
  /** Why the address did not respond, for the state `unknown`. */
  readonly problem?: string | undefined;
  readonly branch?: string;
  readonly head?: string;
  readonly behind?: number;
}

export async function showStatus(options: StatusOptions, context: CommandContext) {
  const workspace = await checkoutFolder(context.cwd, options.folder);
  const config = await loadSiteConfig(workspace, options.config);
  await using deps = await openDeps(context);
  const liveEnvironments = readLiveEnvironments(config, workspace, deps);
  const all = await whileVisible(context.waiting('checking the live site'), liveEnvironments);
  const { environment: only = '' } = options;
  const found = all.filter((status) => status.environment.toLowerCase().includes(only));
  const { slug } = config.site;
  const localCloud = await findUnusedCloud(workspace, slug, context);
  createPrinter(context, options.json).print(
    { site: slug, environments: found, localCloud },
    () => [...found.flatMap(statusLines), ...localCloudLines(localCloud, options)],
  );
  const isWrong = found.some(({ state, problem }) => problem || /^(nothing|other)$/.test(state));
  if (isWrong) return 1;
  return 0;
}

/**
 * Finds a running local cloud that this process can't reach, because the process lacks the cloud's
 * variables.
 */
async function findUnusedCloud(folder: string, slug: string, { env }: CommandContext) {
  // Ignore proxies, because the local cloud runs on this host.
  using http = openHttp({ env: {} });
  const running = await findRunning(recordsFolder(env), { folder, slug, dir: undefined }, http);
  if (!running?.variables || running.proxy === env.HTTPS_PROXY) return undefined;
  return { pages: running.face, variables: running.variables };
}

function localCloudLines(
  cloud: Awaited<ReturnType<typeof findUnusedCloud>>,
  { folder }: StatusOptions,
): string[] {
  if (!cloud) return [];
  return [
    '',
    `A local cloud of this repository is running, ${cloud.pages}. Its status, on Linux and macOS:`,
    `  (. '${cloud.variables}'; site-deploy status ${folder})`,
  ];
}

export function readLiveEnvironments(
  config: SiteConfig,
  workspace: string,
  deps: Deps,
): Promise<EnvironmentStatus[]> {
  return Promise.all(getTargets(config).map((item) => readStatus(item, config, workspace, deps)));
}

interface StatusTarget {
  readonly environment: 'Production' | 'Preview';
  readonly url: string | undefined;
  readonly branch: string | undefined;
}

function getTargets(config: SiteConfig): StatusTarget[] {
  const { production, preview } = config.environments;
  const [only, ...otherBranches] = preview.branches;
  const isPattern = /[*?[]/.test(only ?? '');
  const branch = otherBranches.length > 0 || isPattern ? undefined : only;
  return [
    { environment: 'Production', url: config.site.url, branch: production.branch },
    { environment: 'Preview', url: preview.url, branch },
  ];
}

async function readStatus(
  target: StatusTarget,
  config: SiteConfig,
  workspace: string,
  deps: Deps,
): Promise<EnvironmentStatus> {
  const { environment, url, branch } = target;
  if (!url) return { environment, url, state: 'unknown' };
  let problem: string | undefined;
  const onFault = (fault: HttpFault) => {
    problem = fault.message;
    const remedy = getFaultRemedy(fault);
    if (remedy) problem += `. ${remedy}`;
  };
  const live = await readLive(url, deps, { onFault });
  if (!live) return { environment, url, state: problem ? 'unknown' : 'nothing', problem };
  const { contents: _, ...named } = live;
  const compared = branch && (await compareBranch(branch, live.provenance.commit, workspace, deps));
  const found = { environment, url, live: named, ...(compared || undefined) };
  const isOurs = live.slug === config.site.slug && live.environment === environment;
  if (!isOurs) return { ...found, state: 'other' };
  return { ...found, state: 'live', runUrl: await pageOfRun(live.run, workspace, deps) };
}

/** Returns the address of a run's page on GitHub; `undefined` if the run isn't from GitHub. */
async function pageOfRun(run: unknown, workspace: string, deps: Deps): Promise<string | undefined> {
  if (typeof run !== 'string' || !/^\d{1,20}$/.test(run)) return undefined;
  const { host, repository } = await readCheckout(deps.git, workspace, deps.signal);
  // The local cloud serves its pages and its git repositories on different ports.
  if (!host || !repository || isLoopback(new URL(`https://${host}`))) return undefined;
  const server = host.replace(/^(www\.|ssh\.)?github\.com([-_][\w-]+)?$/i, 'github.com');
  return `https://${server}/${repository}/actions/runs/${run}`;
}

async function compareBranch(branch: string, commit: string, workspace: string, deps: Deps) {
  const runGit = async (...args: string[]) =>
    (await deps.git(workspace, args, deps.signal))?.trim() || undefined;
  const head =
    (await runGit('rev-parse', '-q', '--verify', `refs/remotes/origin/${branch}`)) ??
    (await runGit('rev-parse', '-q', '--verify', `refs/heads/${branch}`));
  const isCommit = /^[0-9a-f]{40}$/.test(commit);
  const counted = head && isCommit && (await runGit('rev-list', '--count', `${commit}..${head}`));
  return { branch, head, behind: counted ? Number(counted) : undefined };
}

export function statusLines(status: EnvironmentStatus): string[] {
  const { environment, url, state, live } = status;
  const name = environment.padEnd(11);
  if (!url) return [`${name} not checked: environments.preview.url is not set`];
  if (state === 'unknown') return [`${name} ${url}`, `            unknown: ${status.problem}`];
  if (state === 'nothing') return [`${name} ${url}`, '            serves no build by site-deploy'];
  // The marker comes from the site and is untrusted.
  const version = displayValue(live?.version);
  if (state === 'other') {
    const other = `${displayValue(live?.slug)} ${version} (${displayValue(live?.environment)})`;
    return [`${name} ${url}`, `            serves another site: ${other}`];
  }
  const facts = compact([
    version,
    `commit ${displayValue(live?.provenance.commit).slice(0, 12)}`,
    live?.run && `run ${status.runUrl ?? displayValue(live.run)}`,
  ]);
  return [`${name} ${url}`, `            ${facts.join(', ')}`, `            ${comparison(status)}`];
}

function comparison(status: EnvironmentStatus): string {
  const { branch, head, behind, live } = status;
  if (!branch) return 'several branches deploy here: not compared';
  if (!head) return `git has no branch ${branch} here: not compared`;
  const tip = head.slice(0, 12);
  if (head === live?.provenance.commit) return `up to date with ${branch}`;
  if (behind === undefined)
    return `${branch} is at ${tip}; git does not have the live commit here: run git fetch`;
  if (behind === 0)
    return `the live commit is newer than ${branch} (${tip}) as known to git here: run git fetch`;
  return `${branch} is at ${tip}: ${count(behind, 'commit')} ahead of the live build`;
}
