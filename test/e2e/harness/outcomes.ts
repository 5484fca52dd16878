// Expected outcomes that many tests share.

const steps = 'plan login exchange build finish pack upload notify';
export const allSteps = 'plan login exchange build finish pack upload verify notify';
export const failed = { code: 1, status: 'failed', notified: true, known: 'begun', steps } as const;
export const succeeded = {
  code: 0,
  status: 'succeeded',
  notified: true,
  known: 'live',
  steps: allSteps,
  notifications: ['succeeded Production 1.0.0'],
} as const;

export const dry = { inputs: { 'dry-run': 'true' } };
export const drySteps = {
  code: 0,
  status: 'skipped',
  known: 'packed',
  steps: 'plan build finish pack',
  sent: [],
  notifications: [],
} as const;
