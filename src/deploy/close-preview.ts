import type { IdentityProvider } from '../identity/github-identity.ts';
import { factsOfClosing } from './facts.ts';
import * as say from './messages.ts';
import type { RunRecord } from './record.ts';
import { openSession } from './session.ts';
import { checkClosing, closeEnvironment } from './steps/close/close.ts';
import type { ClosingPlan } from './steps/plan/types.ts';

export async function closePreview(plan: ClosingPlan, identity: IdentityProvider, run: RunRecord) {
  if (plan.dryRun) {
    await run.step(
      'close',
      (deps) => checkClosing(plan, deps),
      () => say.toBeClosed(plan),
    );
    run.addFacts({ closes: true });
    return run.complete('skipped');
  }
  const session = openSession(plan, identity, run);
  const closed = await run.step(
    'close',
    (deps) => closeEnvironment(plan, session, run, deps),
    (result) => say.closed(plan, result),
  );
  run.addFacts(factsOfClosing(closed));
  if (closed.outcome === 'closed') run.hasChanged();
  run.complete('succeeded');
}
