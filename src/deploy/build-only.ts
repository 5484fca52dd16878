import { factsOfArtifact } from './facts.ts';
import * as say from './messages.ts';
import type { RunRecord } from './record.ts';
import { build } from './steps/build/build.ts';
import { writeArtifact } from './steps/pack/write-artifact.ts';
import type { Plan } from './steps/plan/types.ts';

export async function buildOnly(plan: Plan, run: RunRecord): Promise<void> {
  const built = await run.step(
    'build',
    (deps) => build(plan, deps),
    (site) => say.built(plan, site),
  );
  const artifact = await run.step(
    'pack',
    (deps) => writeArtifact(plan, built, deps),
    say.wroteArtifact,
  );
  run.addFacts(factsOfArtifact(artifact));
  run.complete('succeeded');
}
