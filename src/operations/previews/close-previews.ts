import type { AzureAccess } from '../../clients/azure/request.ts';
import { deleteBuild, hasBuild, type StaticSite } from '../../clients/azure/static-sites.ts';
import type { Clock } from '../../shared/clock.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { poll } from '../../shared/poll.ts';
import type { HostedEnvironment } from './previews.ts';

const pollOptions = { limit: 120_000, pause: 500, growth: 2, maxPause: 5_000 } as const;

export interface CloseOutcome {
  readonly preview: HostedEnvironment;
  readonly error?: SiteDeployError;
}

export function environmentsToClose(
  previews: readonly HostedEnvironment[],
  which: { readonly name: string } | 'stale',
): HostedEnvironment[] {
  if (which === 'stale')
    return previews.filter(
      (hostedEnvironment) => hostedEnvironment.state === 'stale' && !hostedEnvironment.isProduction,
    );
  const { name } = which;
  const preview = previews.find((candidate) => candidate.name.toLowerCase() === name.toLowerCase());
  if (preview?.isProduction || /^(default|production|prod)$/i.test(name))
    throw new SiteDeployError('USAGE', 'Production is never closed.');
  if (preview) return [preview];
  const names = previews
    .filter((hostedEnvironment) => !hostedEnvironment.isProduction)
    .map((candidate) => candidate.name);
  throw new SiteDeployError('PREVIEW_NOT_FOUND', `There is no environment "${name}".`, {
    facts: [
      names.length === 0
        ? 'The site has no environment besides Production.'
        : `There is: ${names.join(', ')}.`,
    ],
  });
}

/** In sequence. A failure does not stop the rest; a cancel does. */
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
    const outcome = await closePreviewEnvironment(access, clock, site, preview).then(
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

async function closePreviewEnvironment(
  access: AzureAccess,
  clock: Clock,
  site: StaticSite,
  preview: HostedEnvironment,
): Promise<void> {
  if (preview.isProduction) throw new SiteDeployError('USAGE', 'Production is never closed.');
  await deleteBuild(access, site, preview.name);
  const gone = await poll({ clock, signal: access.signal, ...pollOptions }, async () => {
    if (await hasBuild(access, site, preview.name)) return undefined;
    return true;
  });
  if (gone) return;
  const minutes = pollOptions.limit / 60_000;
  throw new SiteDeployError(
    'PREVIEW_NOT_CLOSED',
    `Azure accepted the request to close "${preview.name}" ${minutes} minutes ago, ` +
      'but the environment still exists.',
  );
}
