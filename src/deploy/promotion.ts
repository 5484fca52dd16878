import type { Deps } from '../shared/deps.ts';
import { SiteDeployError } from '../shared/errors/error.ts';
import { once } from '../shared/once.ts';
import { computeDigest } from '../shared/site-files.ts';
import { limitLines } from '../shared/units.ts';
import type { BuiltSite } from './artifact/artifact.ts';
import { describeComparison } from './messages.ts';
import type { RunRecord } from './record.ts';
import type { BuildComparison } from './result.ts';
import type { SitePackage } from './steps/pack/pack.ts';
import type { Plan } from './steps/plan/types.ts';

const maxNames = 100;

/**
 * Returns a function that compares the build of a package for Production with the approved build in
 * Preview. With `approval.build: same`, it throws `BUILD_NOT_APPROVED` unless they are the same.
 */
export function promotion(plan: Plan, built: BuiltSite | undefined, run: RunRecord) {
  const compare = once(() => run.ahead('pack', (deps) => compareWithPreview(plan, built, deps)));
  return async (sitePackage: SitePackage): Promise<void> => {
    const { origin } = built ?? {};
    if (plan.mode !== 'deploy' || plan.environment !== 'Production' || !origin) return;
    const { live } = sitePackage;
    const isAsLive =
      live?.version === plan.version && live.provenance.built === computeDigest(origin.files);
    if (isAsLive) return;
    const comparison = await compare();
    if (!('unknown' in comparison)) {
      const preview = comparison.differing === 0 ? 'same' : 'different';
      run.addFacts({ provenance: { ...sitePackage.provenance, preview } });
    }
    run.addFacts({ comparison });
    run.deps.log.info(`${describeComparison(comparison)}.`);
    if (plan.config.approval.build === 'same') requireSame(comparison, plan);
  };
}

async function compareWithPreview(
  plan: Plan,
  built: BuiltSite | undefined,
  deps: Deps,
): Promise<BuildComparison> {
  const { listDifferences, readPreviewBuild } = await import('./steps/build/preview-build.ts');
  const shown = await readPreviewBuild(plan, deps);
  if (typeof shown === 'string') return { unknown: shown };
  const names = listDifferences(built?.origin?.files ?? [], shown.files);
  return { commit: shown.commit, differing: names.length, names: names.slice(0, maxNames) };
}

function requireSame(comparison: BuildComparison, { version }: Plan): void {
  if ('differing' in comparison && comparison.differing === 0) return;
  const facts = 'names' in comparison ? limitLines(comparison.names) : [];
  const message = `The build of ${version} is not the one that its Preview showed`;
  throw new SiteDeployError(
    'BUILD_NOT_APPROVED',
    `${message}. ${describeComparison(comparison)}.`,
    {
      facts,
    },
  );
}
