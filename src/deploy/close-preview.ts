import type { IdentityProvider } from '../identity/github-identity.ts';
import type { Deps } from '../shared/deps.ts';
import { factsOfClosing } from './facts.ts';
import * as say from './messages.ts';
import type { RunRecord } from './record.ts';
import { openSession } from './session.ts';
import { checkClosing, closeEnvironment } from './steps/close/close.ts';
import type { ClosingPlan } from './steps/plan/types.ts';

export async function closePreview(plan: ClosingPlan, identity: IdentityProvider, run: RunRecord) {
  if (plan.dryRun) {
    const check = (deps: Deps) => checkClosing(plan, deps);
    await run.step('close', check, () => say.toBeClosed(plan));
    run.addFacts({ closes: true });
    return run.complete('skipped');
  }
  const session = openSession(plan, identity, run);
  const close = (deps: Deps) => closeEnvironment(plan, session, run, deps);
  const closed = await run.step('close', close, (result) => say.closed(plan, result));
  run.addFacts(factsOfClosing(closed));
  if (closed.outcome === 'closed') run.hasChanged();
  run.complete('succeeded');
}
