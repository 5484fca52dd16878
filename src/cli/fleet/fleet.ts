import { hash } from 'node:crypto';
import { createPace, type Pace } from '../../clients/github/pace.ts';
import type { SiteListItem } from '../../contracts/portal/site.ts';
import {
  type FleetProgress,
  type FleetSite,
  isComplete,
  onboardFleet,
} from '../../operations/onboard/fleet/fleet.ts';
import { isWorthALine, type SiteOutcome } from '../../operations/onboard/fleet/report.ts';
import { openDeps } from '../../shared/deps.ts';
import { templates } from '../../workflows/templates/registry.ts';
import type { CommandContext, ExitCode } from '../context.ts';
import { namesOnboard } from '../onboard/doctor.ts';
import { checkPortal, type OnboardRun, openRun, readReferences } from '../onboard/open-site.ts';
import { type Identity, readIdentities, siteRecordFrom } from '../onboard/read-site-record.ts';
import { onboardingPortal } from '../onboard/site-credentials.ts';
import { exitCodeOfReport, printReport } from './fleet-report.ts';
import { examineInFleet, onboardInFleet } from './onboard-in-fleet.ts';
import type { FleetCommandOptions } from './options.ts';
import { openProgress, readOpenPullsAgain } from './progress.ts';

export async function onboardAll(
  options: FleetCommandOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const openPulls = new Set<string>();
  const { apply = false, check = false, maxOpen } = options;
  const report = await forEachSite(options, context, {
    isApplied: apply !== false,
    visit: (site, run, identity) => onboardInFleet(site, run, identity, openPulls),
    async openProgress(run) {
      const stored = apply ? await openProgress(run) : undefined;
      return stored && maxOpen ? readOpenPullsAgain(stored, openPulls) : stored;
    },
  });
  if (report.isIncomplete) return 1;
  if (check || apply) return exitCodeOfReport(report, []);
  return isComplete(report.sites) ? 0 : 1;
}

export async function examineAll(
  options: FleetCommandOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const report = await forEachSite(options, context, { isApplied: false, visit: examineInFleet });
  return report.isIncomplete ? 1 : exitCodeOfReport(report, []);
}

interface Visit {
  readonly isApplied: boolean;
  readonly visit: typeof examineInFleet;
  openProgress?(run: OnboardRun<FleetCommandOptions>): Promise<FleetProgress | undefined>;
}

/**
 * Visits each site of the fleet, and prints the report. Returns `isIncomplete` if sites were left
 * out for a reason other than `--minutes`.
 */
async function forEachSite(options: FleetCommandOptions, context: CommandContext, visit: Visit) {
  checkPortal(options, true);
  const references = readReferences(options);
  await using deps = await openDeps(context);
  const run = await openRun(options, references, context, deps, toPace(options));
  const { log, cwd } = context;
  const { minutes, managedIdentity } = options;
  const identities = await readIdentities(cwd, options.identities);
  const portal = onboardingPortal(options, context, deps);
  const deadline = minutes === undefined ? undefined : deps.clock.now() + minutes * 60_000;
  const isOver = () => deadline !== undefined && deps.clock.now() >= deadline;
  const sites = await onboardFleet(
    {
      async *sites() {
        for await (const site of portal.sites()) yield fleetSite(site, run, identities[site.slug]);
      },
      async record(id) {
        const detail = await portal.getSite(id);
        return siteRecordFrom({ options, detail, identity: identities[detail.slug] });
      },
    },
    {
      concurrency: options.concurrency ?? 4,
      signal: deps.signal,
      choice: options,
      isOver,
      progress: await visit.openProgress?.(run),
      onBegin: (count) => run.pace.beginFleet(count, deps.clock.now()),
      onboard: (site) =>
        visit.visit(site, run, identities[site.slug]?.managedIdentity ?? managedIdentity),
      onOutcome(outcome, done, total) {
        const { slug, status, note } = outcome;
        if (!isWorthALine(outcome) && total > 10 && done % 50 !== 0 && done !== total) return;
        log.info(`${done} of ${total}: ${slug} ${status}${status === 'failed' ? `: ${note}` : ''}`);
      },
    },
  );
  const at = new Date(deps.clock.now()).toISOString();
  const applied = visit.isApplied;
  const report = { version: 1, at, applied, shard: options.shard, sites } as const;
  printReport(report, [], options, context);
  logNextSteps(sites, applied, context);
  deps.signal.throwIfAborted();
  const isIncomplete = !isOver() && sites.some((site) => site.status === 'not reached');
  return { ...report, isIncomplete };
}

/**
 * Returns the pace of requests, by default below GitHub's limits (80 writes and 900 points a
 * minute, 500 writes an hour): GitHub counts requests on arrival, so they can arrive closer
 * together than they were sent.
 */
function toPace({ writesPerMinute = 60, writesPerHour = 450, shard }: FleetCommandOptions): Pace {
  const share = shard?.of ?? 1;
  const maxPoints = Math.max(720, writesPerMinute * 10);
  return createPace({
    writesPerMinute: Math.max(1, Math.floor(writesPerMinute / share)),
    writesPerHour: Math.max(1, Math.floor(writesPerHour / share)),
    pointsPerMinute: Math.max(10, Math.floor(maxPoints / share)),
  });
}

const ofTheRun = new Set(
  'progress fresh concurrency json writesPerMinute writesPerHour check dryRun only exclude wave'
    .concat(' shard report minutes maxOpen')
    .split(' '),
);

/**
 * Returns a site with a digest of everything about it that is known without a network call. An
 * unchanged digest saves the calls for the site.
 */
function fleetSite(
  site: SiteListItem,
  run: OnboardRun<FleetCommandOptions>,
  identity?: Identity,
): FleetSite {
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
  applied: boolean,
  { log }: CommandContext,
): void {
  const earlier = outcomes.filter((outcome) => outcome.earlier !== undefined).length;
  if (earlier > 0)
    log.info(`${earlier} of them were finished in an earlier run; --fresh processes them again.`);
  const renewalHint = outcomes
    .map(({ code = '' }) => newTokens[code])
    .find((line) => line !== undefined);
  if (renewalHint !== undefined) log.info(`${renewalHint}, the next run renews it automatically.`);
  if (outcomes.some(({ details = [] }) => details.some(namesOnboard)))
    log.info(
      'For site-deploy onboard, use site-deploy fleet onboard with the options of this command, ' +
        'and --only <slug> for one site.',
    );
  if (applied && !isComplete(outcomes))
    log.info('Progress is kept for one day: run the same command to continue with the rest.');
}
