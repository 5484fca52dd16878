import { describe, expect, it } from 'vitest';
import { advance, type Flow, step, waitForCi } from '../../../src/automation/reconcile.ts';
import { SiteDeployError } from '../../../src/shared/errors/error.ts';
import { fakeClock } from '../../support/clock.ts';
import { catchError } from '../../support/failure.ts';
import { recordingLog } from '../../support/log.ts';

const runPage = 'https://github.com/acme/docs/actions/runs/7';

/**
 * Waits for a run that ends after `endMs`.
 * @returns how often the state and the run were read, how the wait ended, its pauses, and its
 * duration in ms
 */
async function waitFor(endMs: number, waitMs: number, canWatch = true) {
  const clock = fakeClock();
  const end = clock.now() + endMs;
  const reads = { state: 0, run: 0 };
  const outcome = await advance(
    {
      async observe() {
        reads.state += 1;
        return clock.now() >= end;
      },
      plan: (isOver) => (isOver ? { kind: 'done', what: 'Live.' } : waitForCi('It runs.', runPage)),
      apply: async () => undefined,
      async watch(url) {
        reads.run += 1;
        expect(url).toBe(runPage);
        if (!canWatch || clock.now() >= end) return undefined;
        return 'in_progress';
      },
    },
    { waitMs, deps: { clock, log: recordingLog(), signal: new AbortController().signal } },
  );
  const { pauses } = clock;
  return { ...reads, kind: outcome.kind, pauses, tookMs: clock.now() - end + endMs };
}

const minute = 60_000;

describe('a wait for another program', () => {
  it('sends fewer than 1,000 requests in 55 minutes', async () => {
    const { state, run: observations, kind, tookMs } = await waitFor(55 * minute, 60 * minute);
    expect(kind).toBe('done');
    expect(tookMs).toBeLessThanOrEqual(55 * minute + 30_000);
    // This counts twelve requests each time the state is read, and two each time the run is read.
    expect(state * 12 + observations * 2).toBeLessThan(1_000);
    expect(state).toBe(15);
  });

  it('reads the whole state if that program cannot be polled', async () => {
    const { state, kind, pauses } = await waitFor(2 * minute, 10 * minute, false);
    expect(kind).toBe('done');
    expect(pauses.slice(0, 7)).toEqual([2_000, 3_000, 4_500, 6_750, 10_125, 15_000, 15_000]);
    expect(state).toBe(pauses.length + 1);
  });

  it('ends at the time limit', async () => {
    const { kind, tookMs } = await waitFor(60 * minute, 10 * minute);
    expect(kind).toBe('machine');
    expect(tookMs).toBeLessThanOrEqual(10 * minute);
  });
});

type Named = { readonly do: string };

const locked = 'A pull request for this branch has been added to a merge queue.';

/**
 * Runs a flow in virtual time.
 * @returns the executed steps, the outcome or error, and the time
 */
async function play<State>(
  flow: (now: () => number) => Pick<Flow<State, Named>, 'observe' | 'plan'>,
  waitMs = 0,
) {
  const clock = fakeClock();
  const begun = clock.now();
  const now = () => clock.now() - begun;
  const names: string[] = [];
  const apply = async (taken: Named) => {
    names.push(taken.do);
    if (taken.do === 'commit')
      throw new SiteDeployError('GITHUB_REFUSED', 'No.', { facts: [locked] });
    if (taken.do === 'tag') throw new SiteDeployError('GITHUB_REFUSED', 'It exists.');
    if (taken.do === 'crash') throw new TypeError('A defect.');
    return undefined;
  };
  const deps = { clock, log: recordingLog(), signal: new AbortController().signal };
  const end = advance({ ...flow(now), apply }, { waitMs, deps });
  const outcome = await end.catch(() => undefined);
  const error = outcome ? undefined : await catchError(end);
  return { names, outcome, error, tookMs: now() };
}

const start = { do: 'start-agent', issue: 10 };

it('advance waits for the merge queue that has locked a branch', async () => {
  const { outcome } = await play(() => ({
    observe: async () => ({}),
    plan: () => step({ do: 'commit' }, 'Texts differ.'),
  }));
  expect(outcome?.kind).toBe('machine');
});

describe('advance', () => {
  it.each([
    ['tag', 'It exists.', 2],
    ['crash', 'A defect.', 1],
  ])('fails with the error of a step that is still needed: %s', async (name, message, count) => {
    let reads = 0;
    const playing = play(() => ({
      async observe() {
        reads += 1;
        return {};
      },
      plan: () => step({ do: name }, 'It is missing.'),
    }));
    const error = await playing.then(
      (ended) => ended.error,
      (thrown: Error) => thrown,
    );
    // The state is read again only after a refusal, not after an error in the program.
    expect([error?.message, reads]).toEqual([message, count]);
  });

  it('goes on without a step that another run performed first', async () => {
    let reads = 0;
    const { names, outcome } = await play(() => ({
      async observe() {
        reads += 1;
        return { isTagged: reads > 1 };
      },
      plan: ({ isTagged }) =>
        isTagged ? { kind: 'done', what: 'Done.' } : step({ do: 'tag' }, 'It is missing.'),
    }));
    expect([names, outcome]).toEqual([['tag'], { kind: 'done', what: 'Done.', done: [] }]);
  });

  it('fails if a step has changed nothing, and names the step', async () => {
    const { names, error, tookMs } = await play(() => ({
      observe: async () => ({ agent: 'none' }),
      plan: () => step(start, 'Its issue is #10.'),
    }));
    expect(names).toEqual(['start-agent']);
    expect(error).toMatchObject({
      code: 'AUTOMATION_STUCK',
      message: 'The step "start-agent 10" was carried out, and is still missing.',
      remedy: expect.stringContaining('run the workflow again'),
    });
    expect(tookMs).toBeLessThan(minute);
  });

  it('does not repeat a step whose effect is visible later', async () => {
    const { names, outcome } = await play((now) => ({
      observe: async () => ({ isThere: now() > 8_000 }),
      plan: ({ isThere }) =>
        isThere ? { kind: 'done', what: 'Done.' } : step({ do: 'open-issue' }, 'It is next.'),
    }));
    expect(names).toEqual(['open-issue']);
    expect(outcome?.kind).toBe('done');
  });

  it('executes each of two opposite steps once, and then fails', async () => {
    let turns = 0;
    const { names, error } = await play(() => ({
      observe: async () => {
        turns += 1;
        return { isLinked: turns % 2 === 0 };
      },
      plan: ({ isLinked }) => step({ do: isLinked ? 'unlink' : 'link' }, 'It should not be so.'),
    }));
    expect(names).toEqual(['link', 'unlink']);
    expect(error?.code).toBe('AUTOMATION_STUCK');
  });

  it('fails after it has executed a step three times while other things change', async () => {
    let comments = 0;
    const { names, error } = await play(() => ({
      async observe() {
        comments += 1;
        return { comments };
      },
      plan: () => step({ do: 'start-agent' }, 'It is next.'),
    }));
    expect(names).toHaveLength(3);
    expect(error?.code).toBe('AUTOMATION_STUCK');
  });

  it('executes a step again after another program has run', async () => {
    const states = ['none', 'runs', 'superseded', 'runs', 'served'];
    let reads = 0;
    const { names, outcome } = await play(
      () => ({
        observe: async () => {
          const at = states[Math.min(reads, states.length - 1)];
          reads += 1;
          return { at };
        },
        plan: ({ at }) => {
          if (at === 'runs') return waitForCi('It runs.');
          if (at === 'served') return { kind: 'done', what: 'Live.' };
          return step({ do: 'deploy' }, 'Preview does not serve it.');
        },
      }),
      minute,
    );
    expect(names).toEqual(['deploy', 'deploy']);
    expect(outcome?.kind).toBe('done');
  });

  it('fails after sixty different steps', async () => {
    let reads = 0;
    const { names, error } = await play(() => ({
      observe: async () => {
        reads += 1;
        return { reads };
      },
      plan: ({ reads: number }) => step({ do: `step ${number}` }, 'One more.'),
    }));
    expect(names).toHaveLength(60);
    expect(error?.message).toBe(
      'The step "step 61" comes after 60 others, and no run needs that many.',
    );
  });
});
