import type { Deps } from '../shared/deps.ts';
import { factsOfAdopted, factsOfArtifact } from './facts.ts';
import * as say from './messages.ts';
import type { RunRecord } from './record.ts';
import { build } from './steps/build/build.ts';
import { identifyInputs } from './steps/build/inputs.ts';
import { writeArtifact } from './steps/pack/write-artifact.ts';
import type { Plan } from './steps/plan/types.ts';

export async function buildOnly(plan: Plan, run: RunRecord): Promise<void> {
  const work = async (deps: Deps) => {
    // Identify the inputs before the build, which may leave files in the checkout.
    const inputs = plan.config.build.reads && (await identifyInputs(plan, deps));
    if (typeof inputs === 'string') deps.log.info(`No later run reuses this package: ${inputs}.`);
    return {
      ...(await build(plan, deps)),
      inputs: typeof inputs === 'object' ? inputs.digest : undefined,
    };
  };
  const built = await run.step('build', work, (built) => say.built(plan, built));
  const write = (deps: Deps) => writeArtifact(plan, built, deps);
  const artifact = await run.step('pack', write, say.wroteArtifact);
  run.addFacts(factsOfArtifact(artifact));
  run.complete('succeeded');
}

/**
 * Writes the package of an earlier build from the same inputs. If there is none, the next step of
 * the job builds the site.
 */
export async function reuseOnly(plan: Plan, run: RunRecord): Promise<void> {
  const work = async (deps: Deps) => {
    const { reusePackage } = await import('./steps/build/find-package.ts');
    return reusePackage(plan, deps);
  };
  const found = await run.step('build', work, say.reused);
  run.addFacts(typeof found === 'string' ? { builds: found } : factsOfAdopted(found));
  run.complete('succeeded');
}
