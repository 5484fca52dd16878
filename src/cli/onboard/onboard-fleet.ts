import { hash } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeAtomically } from '../../clients/workspace/store/atomic-write.ts';
import type { SiteListItem } from '../../contracts/portal/site.ts';
import {
  type FleetProgress,
  type FleetProgressStore,
  type FleetSite,
  isComplete,
  onboardFleet,
  openFleetProgress,
} from '../../operations/onboard/fleet/fleet.ts';
import { isWorthALine, type SiteOutcome } from '../../operations/onboard/fleet/report.ts';
import { compact } from '../../shared/compact.ts';
import { getErrorMessage } from '../../shared/errors/error.ts';
import { readIfThere } from '../../shared/files.ts';
import type { Redactor } from '../../shared/secret.ts';
import { templates } from '../../workflows/templates/registry.ts';
import type { CommandContext, ExitCode } from '../context.ts';
import { outputFolder, userFolder } from '../inputs/folders.ts';
import { exitCodeOfReport, printReport } from './fleet-report.ts';
import { type OnboardRun, onboardInFleet } from './onboard-site.ts';
import { type Identity, readIdentities, siteRecordFrom } from './read-site-record.ts';
import { onboardingPortal } from './site-credentials.ts';

export async function onboardAll(run: OnboardRun): Promise<ExitCode> {
  const { options, context, deps } = run;
  const { log, cwd } = context;
  const identities = await readIdentities(cwd, options.identities);
  const portal = onboardingPortal(options, context, deps);
  // The state can change between runs, so only completed work is stored.
  const stored = options.apply ? await openProgress(run) : undefined;
  const openPulls = new Set<string>();
  const progress = stored && options.maxOpen ? readOpenPullsAgain(stored, openPulls) : stored;
  const { repository: _repository, slug: _slug, siteId: _siteId, url: _url, ...shared } = options;
  const deadline =
    options.minutes === undefined ? undefined : deps.clock.now() + options.minutes * 60_000;
  const outcomes = await onboardFleet(
    {
      async *sites() {
        for await (const site of portal.sites()) yield fleetSite(site, run, identities[site.slug]);
      },
      async record(id) {
        const detail = await portal.getSite(id);
        return siteRecordFrom({ options: shared, detail, identity: identities[detail.slug] });
      },
    },
    {
      concurrency: options.concurrency,
      signal: deps.signal,
      choice: options,
      isOver: () => deadline !== undefined && deps.clock.now() >= deadline,
      progress,
      onBegin: (sites) => run.pace.beginFleet(sites, deps.clock.now()),
      onboard: (site) =>
        onboardInFleet(
          site,
          run,
          identities[site.slug]?.managedIdentity ?? options.managedIdentity,
          openPulls,
        ),
      onOutcome(outcome, done, total) {
        const { slug, status, note } = outcome;
        if (!isWorthALine(outcome) && total > 10 && done % 50 !== 0 && done !== total) return;
        log.info(`${done} of ${total}: ${slug} ${status}${status === 'failed' ? `: ${note}` : ''}`);
      },
    },
  );
  const at = new Date(deps.clock.now()).toISOString();
  const applied = options.apply === true;
  const report = { version: 1, at, applied, shard: options.shard, sites: outcomes } as const;
  printReport(report, [], options, context);
  logNextSteps(outcomes, run);
  deps.signal.throwIfAborted();
  const isTimedOut = deadline !== undefined && deps.clock.now() >= deadline;
  if (!isTimedOut && outcomes.some((outcome) => outcome.status === 'not reached')) return 1;
  if (options.check || options.apply || options.doctor) return exitCodeOfReport(report, []);
  if (isComplete(outcomes)) return 0;
  return 1;
}

/** Reads sites with a pull request again. Until then, it counts as open. */
export function readOpenPullsAgain(progress: FleetProgress, openPulls: Set<string>): FleetProgress {
  const earlier: FleetProgress['earlier'] = (site) => {
    const outcome = progress.earlier(site);
    if (!/\/pull\/\d+/.test(JSON.stringify(outcome) ?? '')) return outcome;
    openPulls.add(site.slug);
    return undefined;
  };
  return { ...progress, earlier };
}

async function openProgress(onboardRun: OnboardRun): Promise<FleetProgress> {
  const { options, context, deps, github, pace } = onboardRun;
  const { env, cwd, log, redactor } = context;
  const named = options.progress && path.resolve(cwd, options.progress);
  if (named) await outputFolder(cwd, '--progress', path.dirname(named));
  const { index, of } = options.shard ?? { index: 1, of: 1 };
  const shard = compact([of > 1 && `${index}/${of}`]);
  const file = named ?? progressPath(env, [options.portal ?? '', github.apiUrl, 'apply', ...shard]);
  const store = progressFile(file, redactor);
  if (options.fresh) await store.remove();
  log.debug(`Storing the progress of the run in ${file}`);
  const onProblem = (error: unknown) => {
    const reason = getErrorMessage(error);
    log.warn(
      `Cannot store the progress of the run: the next run will process every site again. ${reason}`,
    );
  };
  return openFleetProgress(store, deps.clock, onProblem, pace);
}

const ofTheRun = new Set(
  'progress fresh concurrency json writesPerMinute writesPerHour check dryRun only exclude wave'
    .concat(' shard report minutes maxOpen')
    .split(' '),
);

/** Hashes only inputs that are known without a network call: the hash exists to save calls. */
function fleetSite(site: SiteListItem, run: OnboardRun, identity?: Identity): FleetSite {
  const { options, tokens, render } = run;
  const { id, slug, name, url, company } = site;
  const meant = Object.entries(options).filter(([option]) => !ofTheRun.has(option));
  const rights = [tokens.graph, tokens.arm].map((token) => token !== undefined);
  const versions = Object.entries(templates).map(([template, known]) => [template, known.length]);
  const known = [id, slug, name, url, company, identity, meant, render, rights, versions];
  return { id, slug, digest: hash('sha256', JSON.stringify(known)) };
}

const newTokens: Readonly<Record<string, string>> = {
  GITHUB_TOKEN_REFUSED:
    'Set GH_TOKEN to a new token. With SITE_DEPLOY_GITHUB_TOKEN_COMMAND="gh auth token" or ' +
    '--app-id',
  AZURE_TOKEN_REFUSED:
    'Set SITE_DEPLOY_GRAPH_TOKEN to a new token. With SITE_DEPLOY_GRAPH_TOKEN_COMMAND="az ' +
    'account get-access-token --resource-type ms-graph --query accessToken --output tsv"',
  PORTAL_UNAUTHORIZED: 'Set PORTAL_TOKEN to a new token. With SITE_DEPLOY_PORTAL_TOKEN_COMMAND',
};

function logNextSteps(
  outcomes: readonly SiteOutcome[],
  { options, context: { log } }: OnboardRun,
): void {
  const earlier = outcomes.filter((outcome) => outcome.earlier !== undefined).length;
  if (earlier > 0)
    log.info(`${earlier} of them were finished in an earlier run; --fresh processes them again.`);
  const renewalHint = outcomes
    .map(({ code = '' }) => newTokens[code])
    .find((line) => line !== undefined);
  if (renewalHint !== undefined) log.info(`${renewalHint}, the next run renews it automatically.`);
  if (options.apply && !isComplete(outcomes))
    log.info('Progress is kept for one day: run the same command to continue with the rest.');
}

export function progressFile(file: string, redactor: Pick<Redactor, 'redact'>): FleetProgressStore {
  return {
    read: () => readIfThere(file),
    async write(text) {
      await mkdir(path.dirname(file), { recursive: true });
      await writeAtomically(file, redactor.redact(text));
    },
    remove: () => rm(file, { force: true }),
  };
}

/** @param run values that differ between runs that must not share a file */
export function progressPath(
  env: CommandContext['env'],
  run: readonly string[],
  platform?: NodeJS.Platform,
): string {
  const id = hash('sha256', JSON.stringify(run)).slice(0, 16);
  return path.join(userFolder('state', env, platform), `onboard-${id}.json`);
}
