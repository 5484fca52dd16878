import type { Deps } from '../../src/shared/deps.ts';
import { type FakeClock, fakeClock } from './clock.ts';
import { type RecordingLog, recordingLog } from './log.ts';

/** Capabilities of a machine without tools, tokens and environment variables. */
export const bareMachine: Pick<Deps, 'env' | 'exec' | 'git' | 'github' | 'apiToken' | 'toolCache'> =
  {
    env: {},
    exec: async (tool) => ({ kind: 'not started', reason: `"${tool}" is not installed` }),
    git: async () => undefined,
    github: undefined,
    apiToken: undefined,
    toolCache: undefined,
  };

export interface TestDeps extends Deps {
  readonly log: RecordingLog;
  readonly clock: FakeClock;
}

/** Creates the dependencies of a step. Without `more.http`, each request fails. */
export function createDeps(): TestDeps;
export function createDeps<More extends Partial<Deps>>(
  more: More,
): Omit<TestDeps, keyof More> & Deps & More;
export function createDeps(more: Partial<Deps> = {}): Deps {
  return {
    ...bareMachine,
    log: recordingLog(),
    clock: fakeClock(),
    signal: new AbortController().signal,
    scratch: '/nonexistent',
    http: {
      send: async ({ method, url }) => {
        throw new Error(`Nobody expects ${method} ${url}.`);
      },
    },
    ...more,
  };
}
