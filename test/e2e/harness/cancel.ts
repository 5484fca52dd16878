import type { Job } from './world.ts';

/** The runner kills a job 10 s after it was asked to end. */
const limitMs = 8_000;

/** Asks the action to end as the runner does, and waits until it has. */
export async function cancel(
  { action }: Job,
  ...signals: readonly NodeJS.Signals[]
): Promise<void> {
  const timer = AbortSignal.timeout(limitMs);
  const late = new Promise<never>((_, reject) => {
    timer.addEventListener('abort', () =>
      reject(new Error(`the action goes on ${limitMs} ms after it was cancelled`)),
    );
  });
  for (const [index, signal] of signals.entries()) {
    // Two signals that wait at the same time have no order: the second is sent when the first was heard.
    if (index > 0) await action.line(/ ended$/);
    action.signal(signal);
  }
  await Promise.race([action.done, late]);
}

export const untouched = 'The live site was not changed.';
export const cancelled = {
  code: 1,
  status: 'cancelled',
  notified: true,
  told: ['cancelled Production 1.0.0 CANCELLED'],
} as const;
export const unknown = {
  code: 1,
  status: 'unknown',
  notified: true,
  told: ['unknown Production 1.0.0 CANCELLED'],
} as const;
export const says = (step: string, live: string) => [
  `Cancelled in step ${step}: The run was cancelled (SIGTERM). [CANCELLED]`,
  live,
];
