import type { AzureAccess } from '../azure/request.ts';
import { deleteBuild, hasBuild, type StaticSite } from '../azure/static-sites.ts';
import type { Clock } from '../shared/clock.ts';
import { SiteDeployError } from '../shared/errors/error.ts';
import type { HostedEnvironment } from './previews.ts';

/**
 * How long Azure may take to end an environment, and the first and longest pause between two looks, in milliseconds.
 */
const limit = 120_000;
const firstPause = 500;
const longestPause = 5_000;

/** What has become of an environment that was to be closed. */
export interface CloseOutcome {
  readonly preview: HostedEnvironment;
  /** Why it is still there. */
  readonly error?: SiteDeployError;
}

/**
 * The environments that are meant: the stale ones, or one by its name.
 * @throws SiteDeployError `USAGE` for Production, `PREVIEW_NOT_FOUND`
 */
export function environmentsToClose(
  previews: readonly HostedEnvironment[],
  which: { readonly name: string } | 'stale',
): HostedEnvironment[] {
  if (which === 'stale') return previews.filter(({ state, isProduction }) => state === 'stale' && !isProduction);
  const { name } = which;
  const preview = previews.find((one) => one.name.toLowerCase() === name.toLowerCase());
  if (preview?.isProduction || /^(default|production|prod)$/i.test(name))
    throw new SiteDeployError('USAGE', 'Production is never closed.');
  if (preview !== undefined) return [preview];
  const names = previews.filter(({ isProduction }) => !isProduction).map((one) => one.name);
  throw new SiteDeployError('PREVIEW_NOT_FOUND', `There is no environment "${name}".`, {
    facts: [names.length === 0 ? 'The site has no environment besides Production.' : `There is: ${names.join(', ')}.`],
  });
}

/**
 * Ends environments one after another and waits until each is gone. One that fails does not stop the others; a cancel
 * does.
 * @param onOutcome called as soon as one is done
 */
export async function closeEnvironments(
  access: AzureAccess,
  clock: Clock,
  site: StaticSite,
  previews: readonly HostedEnvironment[],
  onOutcome: (outcome: CloseOutcome) => void,
): Promise<CloseOutcome[]> {
  const outcomes: CloseOutcome[] = [];
  for (const preview of previews) {
    access.signal.throwIfAborted();
    const outcome = await closeOne(access, clock, site, preview).then(
      () => ({ preview }),
      (thrown: unknown) => {
        access.signal.throwIfAborted();
        return { preview, error: SiteDeployError.from(thrown) };
      },
    );
    outcomes.push(outcome);
    onOutcome(outcome);
  }
  return outcomes;
}

async function closeOne(
  access: AzureAccess,
  clock: Clock,
  site: StaticSite,
  preview: HostedEnvironment,
): Promise<void> {
  if (preview.isProduction) throw new SiteDeployError('USAGE', 'Production is never closed.');
  await deleteBuild(access, site, preview.name);
  const end = clock.now() + limit;
  for (let pause = firstPause; await hasBuild(access, site, preview.name); pause = Math.min(longestPause, pause * 2)) {
    if (clock.now() >= end) {
      throw new SiteDeployError(
        'PREVIEW_NOT_CLOSED',
        `Azure took the request to close "${preview.name}" ${limit / 60_000} minutes ago, and still has the ` +
          'environment.',
      );
    }
    await clock.sleep(pause, access.signal);
  }
}
