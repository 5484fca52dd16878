import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PortalClient } from '../../../src/clients/portal/portal.ts';
import { notifyPortal } from '../../../src/deploy/deploy-site.ts';
import { RunRecord } from '../../../src/deploy/record.ts';
import type { Session } from '../../../src/deploy/session.ts';
import type { Plan } from '../../../src/deploy/steps/plan/types.ts';
import type { Deps } from '../../../src/shared/deps.ts';
import { SiteDeployError } from '../../../src/shared/errors/error.ts';
import type { Http } from '../../../src/shared/http/client.ts';
import { Secret } from '../../../src/shared/secret.ts';
import { createDeps } from '../../support/deps.ts';
import { type Reply, scriptedHttp } from '../../support/http.ts';
import { createPlan } from '../../support/plan.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers().restoreAllMocks());

const silent: Http = {
  send: ({ signal }) =>
    new Promise((_, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true }),
    ),
};

function openSession(plan: Plan, { http, clock }: Pick<Deps, 'http' | 'clock'>): Session {
  const { url, provider } = plan.config.portal;
  const credential = async () => new Secret('token');
  const client = new PortalClient({ http, clock, url, provider, credential });
  const never = () => Promise.reject(new Error('Nobody expects it.'));
  return {
    ...{
      portal: never,
      deploymentToken: never,
      renewDeploymentToken: never,
      officialClient: never,
    },
    notifier: async () => client,
  };
}

/**
 * Cancels a run and notifies the portal.
 * @param afterCancelMs time that a run has after a cancellation, if known
 * @param endingMs time between the cancellation and the start of the notification
 * @returns the time from the cancellation to the end of the notification in ms, and its error
 */
async function cancelled(afterCancelMs: number | undefined, endingMs: number) {
  const cancel = new AbortController();
  const deps = createDeps({ http: silent, signal: cancel.signal, afterCancelMs });
  const run = new RunRecord(deps);
  const plan = createPlan();
  const session = openSession(plan, deps);
  const start = Date.now();
  cancel.abort(new SiteDeployError('CANCELLED', 'The run was cancelled (SIGINT).'));
  run.failed(cancel.signal.reason);
  await vi.advanceTimersByTimeAsync(endingMs);
  const notifications = notifyPortal(plan, session, run).then(() => Date.now() - start);
  await vi.advanceTimersByTimeAsync(60_000);
  return { took: await notifications, error: run.result().notifyError };
}

it.each([
  ['after 1,400 ms if that is the time left', 1_400, 0, 1_400],
  ['after 1,400 ms if the build spends most of the time left', 1_400, 1_100, 1_400],
  ['after 5 s if the time left is unknown', undefined, 1_100, 5_000],
])('the notification of a cancelled run ends %s', async (_, afterCancelMs, endingMs, expected) => {
  const { took, error } = await cancelled(afterCancelMs, endingMs);
  expect(took).toBe(expected);
  expect(error?.message).toMatch(
    /^The portal \S+ did not confirm that it recorded the deployment's outcome\.$/,
  );
});

it('a cancelled run that has no time left reports that the portal was not notified', async () => {
  const { took, error } = await cancelled(1_400, 1_500);
  expect(took).toBe(1_500);
  expect(error).toMatchObject({
    code: 'NOTIFY_FAILED',
    facts: ['no time was left after the cancellation'],
  });
  expect(error?.message).toBe(
    `The portal ${createPlan().config.portal.url} was not notified of the deployment's outcome.`,
  );
});

it('a notification succeeds after the portal has twice requested a wait of 60 s', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const limit = new AbortController();
    setTimeout(() => limit.abort(new DOMException('Timed out.', 'TimeoutError')), ms);
    return limit.signal;
  });
  const limited: Reply = { status: 429, headers: { 'retry-after': '60' }, body: {} };
  const clock = {
    now: Date.now,
    sleep: (ms: number, signal?: AbortSignal) =>
      new Promise<void>((resolve, reject) => {
        setTimeout(resolve, ms);
        signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
      }),
  };
  const http = scriptedHttp(
    (_, count) => (count < 3 ? limited : { body: { success: true } }),
    clock,
  );
  const deps = createDeps({ http, clock });
  const run = new RunRecord(deps);
  run.complete('succeeded');
  const plan = createPlan();
  const notified = notifyPortal(plan, openSession(plan, deps), run);
  await vi.advanceTimersByTimeAsync(120_000);
  await notified;
  expect(run.result()).toMatchObject({ notified: true, notifyError: undefined });
});
