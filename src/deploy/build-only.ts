import type { Deps } from '../shared/deps.ts';
import { factsOfArtifact } from './facts.ts';
import * as say from './messages.ts';
import type { RunRecord } from './record.ts';
import { build } from './steps/build/build.ts';
import { writeArtifact } from './steps/pack/write-artifact.ts';
import type { Plan } from './steps/plan/types.ts';

export async function buildOnly(plan: Plan, run: RunRecord): Promise<void> {
  const work = (deps: Deps) => build(plan, deps);
  const built = await run.step('build', work, (built) => say.built(plan, built));
  const write = (deps: Deps) => writeArtifact(plan, built, deps);
  const artifact = await run.step('pack', write, say.wroteArtifact);
  run.addFacts(factsOfArtifact(artifact));
  run.complete('succeeded');
}
