import { setImmediate } from 'node:timers/promises';
import type { IdentityProvider } from '../identity/identity-provider.ts';
import { notifyPortal } from './notify-portal.ts';
import type { RunRecord } from './record.ts';
import { openSession } from './session.ts';
import type { Plan } from './steps/plan/types.ts';

export async function deploySite(
  plan: Plan,
  identity: IdentityProvider,
  run: RunRecord,
): Promise<void> {
  if (plan.dryRun) {
    const { makeSite, packSite } = await import('./make-site.ts');
    await packSite(plan, await makeSite(plan, undefined, run), async () => undefined, run);
    return run.complete('skipped');
  }
  // Login and exchange overlap the build; a rejected login aborts it.
  const session = openSession(plan, identity, run);
  try {
    // The steps load while the login waits for its answers, once its first request is sent.
    await setImmediate();
    const { takeLive } = await import('./take-live.ts');
    await takeLive(plan, session, run);
  } catch (error) {
    run.failed(error);
  }
  await notifyPortal(plan, session, run);
}
