import { describe, expect, it, vi } from 'vitest';
import { RunRecord } from '../../../src/deploy/record.ts';
import { catalogue, type ErrorCode } from '../../../src/shared/errors/catalogue.ts';
import { SiteDeployError } from '../../../src/shared/errors/error.ts';
import { createDeps } from '../../support/deps.ts';

const nothing = () => 'done';
const cancelled = new SiteDeployError('CANCELLED', 'The run was cancelled (SIGINT).');
/** Waits until the signal aborts, and rejects with its reason. */
const untilAborted = ({ signal }: { readonly signal: AbortSignal }) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

/** Functions that record in a run what has happened to the live site. */
const moments: Record<string, (run: RunRecord) => Promise<unknown>> = {
  'before the upload': async () => {},
  'distribution begun': async (run) => run.mayHaveChanged(),
  'found as before': async (run) => {
    run.mayHaveChanged();
    run.isAsBefore();
  },
  'distribution accepted': async (run) => {
    run.mayHaveChanged();
    run.hasChanged();
  },
};

describe('the result of a run', () => {
  it.each<[ErrorCode, string, string, string]>([
    ['BUILD_FAILED', 'before the upload', 'failed', 'no'],
    ['LOGIN_REFUSED', 'before the upload', 'failed', 'no'],
    ['INTERNAL', 'before the upload', 'failed', 'no'],
    ['UPLOAD_UNAVAILABLE', 'before the upload', 'failed', 'no'],
    ['UPLOAD_UNAVAILABLE', 'distribution begun', 'failed', 'maybe'],
    ['DISTRIBUTION_FAILED', 'distribution begun', 'failed', 'maybe'],
    ['DISTRIBUTION_UNKNOWN', 'distribution begun', 'unknown', 'maybe'],
    ['VERIFY_MISMATCH', 'distribution accepted', 'failed', 'yes'],
    ['VERIFY_UNREACHABLE', 'distribution accepted', 'unknown', 'yes'],
    ['VERIFY_ADDRESS_UNKNOWN', 'distribution accepted', 'unknown', 'yes'],
    ['SUPERSEDED', 'before the upload', 'skipped', 'no'],
    ['SUPERSEDED', 'distribution begun', 'unknown', 'maybe'],
    ['CANCELLED', 'before the upload', 'cancelled', 'no'],
    ['CANCELLED', 'distribution begun', 'unknown', 'maybe'],
    ['CANCELLED', 'distribution accepted', 'unknown', 'yes'],
    ['ENDED_EARLY', 'distribution begun', 'unknown', 'maybe'],
    ['INTERNAL', 'distribution begun', 'unknown', 'maybe'],
    ['CANCELLED', 'found as before', 'cancelled', 'no'],
  ])(
    'after the error %s (%s) has the status "%s" and siteChanged "%s"',
    async (code, moment, status, siteChanged) => {
      const run = new RunRecord(createDeps());
      await moments[moment]?.(run);
      const error = new SiteDeployError(code, 'x');
      run.failed(error);
      expect(run.result()).toMatchObject({ status, siteChanged, error: { code, message: 'x' } });
    },
  );

  it.each([
    [
      'before the upload suggests running the deployment again',
      'before the upload',
      'none',
      'Run it again if needed.',
    ],
    [
      'during the distribution suggests checking the live build',
      'distribution begun',
      'none',
      catalogue.DISTRIBUTION_UNKNOWN.remedy,
    ],
    [
      'during the closing of a Preview suggests checking the address of the Preview',
      'distribution begun',
      'preview',
      catalogue.CLOSE_UNKNOWN.remedy,
    ],
  ])('after a cancellation %s', async (_, moment, closing, remedy) => {
    const run = new RunRecord(createDeps());
    if (closing !== 'none') run.addFacts({ closing });
    await moments[moment]?.(run);
    run.failed(cancelled);
    expect(run.result().error).toMatchObject({ code: 'CANCELLED', remedy });
  });

  it('has the status "cancelled" if a step fails after a cancellation', () => {
    const run = new RunRecord(createDeps({ signal: AbortSignal.abort(cancelled) }));
    run.failed(new SiteDeployError('UPLOAD_UNAVAILABLE', 'a consequence'));
    expect(run.result()).toMatchObject({ status: 'cancelled', error: cancelled });
  });

  it('has the code INTERNAL after an unexpected error', () => {
    const run = new RunRecord(createDeps());
    run.failed(new TypeError('x is undefined'));
    expect(run.result()).toMatchObject({
      status: 'failed',
      error: { code: 'INTERNAL', message: 'x is undefined' },
    });
  });
});

describe('a step', () => {
  it('returns the result of its work, and is timed and logged', async () => {
    const deps = createDeps();
    const run = new RunRecord(deps);
    vi.useFakeTimers({ toFake: ['hrtime'] });
    try {
      const work = async () => {
        vi.advanceTimersByTime(1_500);
        return 7;
      };
      expect(await run.step('pack', work, (value) => `${value} files`)).toBe(7);
      await run.step('pack', work, nothing);
    } finally {
      vi.useRealTimers();
    }
    const { seconds, timeline } = run.result();
    expect(seconds).toEqual({ pack: 3 });
    expect(timeline?.map(({ durationMs }) => durationMs)).toEqual([1_500, 1_500]);
    expect((timeline?.[1]?.startMs ?? 0) - (timeline?.[0]?.startMs ?? 0)).toBe(1_500);
    expect(deps.log.lines.slice(0, 2)).toEqual([
      'debug step pack begins',
      'info pack       1.50 s  7 files',
    ]);
  });

  it('that fails is named in the result of the run, with its time and the correlation id', async () => {
    const run = new RunRecord(createDeps());
    run.begins('cid');
    const error = new SiteDeployError('UPLOAD_REFUSED', 'x');
    await expect(run.step('upload', () => Promise.reject(error), nothing)).rejects.toBe(error);
    run.failed(error);
    expect(run.result()).toMatchObject({ failedStep: 'upload', correlationId: 'cid' });
    expect(run.result().seconds).toHaveProperty('upload');
  });

  it('is not reported as the failed step if the failure of a second step aborts it', async () => {
    const run = new RunRecord(createDeps());
    const refused = new SiteDeployError('LOGIN_REFUSED', 'x');
    const ended = run.step('build', untilAborted, nothing);
    await expect(run.step('exchange', () => Promise.reject(refused), nothing)).rejects.toBe(
      refused,
    );
    run.stop(refused);
    await expect(ended).rejects.toBe(refused);
    run.failed(refused);
    expect(run.result()).toMatchObject({ failedStep: 'exchange', error: refused });
  });

  it('does not start after a cancellation, and is reported as the failed step', async () => {
    const run = new RunRecord(createDeps({ signal: AbortSignal.abort(cancelled) }));
    let began = false;
    const work = async () => {
      began = true;
    };
    await expect(run.step('build', work, nothing)).rejects.toBe(cancelled);
    expect(began).toBe(false);
    expect(run.result().failedStep).toBe('build');
  });

  it('that uses the signal of the run is aborted by a cancellation, not by a failure elsewhere', async () => {
    const controller = new AbortController();
    const run = new RunRecord(createDeps({ signal: controller.signal }));
    const ended = run.step('login', untilAborted, nothing, run.deps);
    run.stop(new SiteDeployError('BUILD_FAILED', 'x'));
    controller.abort(cancelled);
    await expect(ended).rejects.toBe(cancelled);
  });
});

describe('a part of a step that starts early', () => {
  it('makes its step fail, and aborts the step that is running', async () => {
    const run = new RunRecord(createDeps());
    const refused = new SiteDeployError('CONTENT_REFUSED', 'x');
    const build = run.step('build', untilAborted, nothing);
    await expect(run.ahead('finish', () => Promise.reject(refused))).rejects.toBe(refused);
    await expect(build).rejects.toBe(refused);
    expect(run.result().failedStep).toBe('finish');
  });

  it('is not recorded as the failed step if the run is stopped', async () => {
    const run = new RunRecord(createDeps());
    const refused = new SiteDeployError('LOGIN_REFUSED', 'x');
    const fetching = run.ahead('finish', untilAborted);
    run.stop(refused);
    await expect(fetching).rejects.toBe(refused);
    expect(run.result().failedStep).toBeUndefined();
  });
});

it('an interrupted run fails unless its outcome was already decided', () => {
  const error = new SiteDeployError('ENDED_EARLY', 'x');
  expect(new RunRecord(createDeps()).end(error)).toMatchObject({ status: 'failed', error });
  const completed = new RunRecord(createDeps());
  completed.complete('succeeded');
  expect(completed.end(error)).toMatchObject({ status: 'succeeded' });
  expect(completed.result().error).toBeUndefined();
  const failed = new RunRecord(createDeps());
  failed.failed(cancelled);
  expect(failed.end(error).error).toBe(cancelled);
});

it.each([
  ['before the run', true],
  ['during the run', false],
])(
  'the closing work of a run is aborted when the time after a cancellation %s has passed',
  (_, isEarly) => {
    vi.useFakeTimers();
    try {
      const controller = new AbortController();
      if (isEarly) controller.abort(cancelled);
      const { closing } = new RunRecord(
        createDeps({ signal: controller.signal, afterCancelMs: 1_000 }),
      );
      controller.abort(cancelled);
      vi.advanceTimersByTime(999);
      expect(closing.signal.aborted).toBe(false);
      vi.advanceTimersByTime(1);
      expect(closing.signal.reason).toBe(cancelled);
    } finally {
      vi.useRealTimers();
    }
  },
);

it('a run logs each distinct warning once', () => {
  const deps = createDeps();
  const { log } = new RunRecord(deps).deps;
  for (const line of [1, 2, 1]) log.warn('The same.', { file: 'a.html', line });
  expect(deps.log.lines.filter((text) => text.startsWith('warn'))).toHaveLength(2);
});

it('a run keeps at most 1,000 findings', () => {
  const run = new RunRecord(createDeps());
  for (let index = 0; index < 1_001; index += 1) run.deps.log.warn(`${index}`);
  expect(run.result().findings).toHaveLength(1_000);
});

it('the timeline of a run lists its steps in order of start, with their outcomes', async () => {
  const run = new RunRecord(createDeps());
  const refused = new SiteDeployError('LOGIN_REFUSED', 'x');
  const build = run.step('build', untilAborted, nothing).catch(() => undefined);
  await run.step('plan', async () => 1, nothing);
  await run.step('login', () => Promise.reject(refused), nothing).catch(() => undefined);
  run.stop(refused);
  await build;
  const { timeline = [] } = run.result();
  expect(Object.fromEntries(timeline.map(({ step, outcome }) => [step, outcome]))).toEqual({
    ...{ plan: 'done', login: 'failed', build: 'ended' },
  });
  expect(timeline.map(({ startMs }) => startMs)).toEqual(
    timeline.map(({ startMs }) => startMs).sort((a, b) => a - b),
  );
});
