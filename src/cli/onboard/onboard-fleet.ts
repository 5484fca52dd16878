import { hash } from 'node:crypto';
import path from 'node:path';
import { isComplete, onboardFleet } from '../../onboard/fleet/fleet.ts';
import { type FleetProgress, openFleetProgress } from '../../onboard/fleet/fleet-progress.ts';
import type { FleetSite, SiteOutcome } from '../../onboard/fleet/types.ts';
import { templates } from '../../onboard/templates/registry.ts';
import type { SiteListItem } from '../../portal/contract/site.ts';
import { messageOf } from '../../shared/errors/error.ts';
import type { ExitCode } from '../context.ts';
import { createPrinter } from '../terminal/printer.ts';
import { fleetLines } from './fleet-table.ts';
import { type OnboardRun, onboardInFleet } from './onboard-site.ts';
import { onboardingPortal } from './onboarding-portal.ts';
import { progressFile, progressPath } from './progress-file.ts';
import { type Identity, readIdentities, siteRecordFrom } from './read-site-record.ts';

/** `site-deploy onboard --all`: every site of the portal that is not archived. */
export async function onboardAll(run: OnboardRun): Promise<ExitCode> {
  const { options, context, deps } = run;
  const { log, cwd } = context;
  const identities = await readIdentities(cwd, options.identities);
  const portal = onboardingPortal(options, context, deps);
  // What was so yesterday need not be so now: only what was done is kept, never what was seen.
  const progress = options.apply ? await progressOf(run) : undefined;
  // What is true of one site only must not be said of all.
  const { repository: _repository, slug: _slug, siteId: _siteId, url: _url, ...shared } = options;
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
      ...(progress !== undefined && { progress }),
      onboard: (site) => onboardInFleet(site, run, identities[site.slug]?.managedIdentity ?? options.managedIdentity),
      onOutcome({ slug, status, note }, done, total) {
        log.info(`${done} of ${total}: ${slug} ${status}${status === 'failed' ? `: ${note}` : ''}`);
      },
    },
  );
  print(outcomes, run);
  deps.signal.throwIfAborted();
  if (!isComplete(outcomes)) return 1;
  const isFine = ({ status }: SiteOutcome) =>
    status === 'ready' || (options.apply === true && (status === 'applied' || status === 'waiting for merge'));
  return (options.check || options.apply) && !outcomes.every(isFine) ? 3 : 0;
}

async function progressOf({ options, context, deps, github }: OnboardRun): Promise<FleetProgress> {
  const { env, cwd, log, redactor } = context;
  const named = options.progress && path.resolve(cwd, options.progress);
  const file = named ?? progressPath(env, [options.portal ?? '', github.apiUrl, 'apply']);
  const store = progressFile(file, redactor);
  if (options.fresh) await store.remove();
  log.debug(`What is done is kept in ${file}`);
  return openFleetProgress(store, deps.clock, (error) => {
    const reason = messageOf(error);
    log.warn(`What is done cannot be kept: a run that goes on would look at every site again. ${reason}`);
  });
}

/** A site with a hash of what its outcome depends on, as far as that is known without a call: it is to save calls. */
function fleetSite(site: SiteListItem, { options, context, render }: OnboardRun, identity?: Identity): FleetSite {
  const { id, slug, name, url, company } = site;
  const { progress: _file, fresh: _fresh, concurrency: _concurrency, json: _json, ...asked } = options;
  const { writesPerMinute: _pace, check: _check, dryRun: _dryRun, ...meant } = asked;
  const rights = ['SITE_DEPLOY_GRAPH_TOKEN', 'SITE_DEPLOY_ARM_TOKEN'].map((token) => Boolean(context.env[token]));
  const versions = Object.entries(templates).map(([template, known]) => [template, known.length]);
  const known = [id, slug, name, url, company, identity, meant, render, rights, versions];
  return { id, slug, digest: hash('sha256', JSON.stringify(known)) };
}

function print(outcomes: readonly SiteOutcome[], { options, context }: OnboardRun): void {
  const { log } = context;
  const printer = createPrinter(context, options.json);
  printer.print(outcomes, () => ['', ...fleetLines(outcomes, printer.width)]);
  const earlier = outcomes.filter((outcome) => outcome.earlier !== undefined).length;
  if (earlier > 0) log.info(`${earlier} of them were finished by an earlier run; --fresh looks at them again.`);
  if (options.apply && !isComplete(outcomes))
    log.info('What is done is kept for a day: the same command goes on with the rest.');
}
