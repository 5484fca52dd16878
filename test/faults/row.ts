import type { FaultName } from '../../src/localcloud/gateway/fault-catalogue.ts';
import type { CheckoutOptions, Job, OpenWorld, RunOptions } from '../e2e/harness/world.ts';
import type { Call } from './calls.ts';

/** One thing that goes wrong in a run. */
export interface Row {
  /** `fault call`, `signals phase`, or what is wrong with the machine. */
  readonly name: string;
  readonly kind: 'fault' | 'cancel' | 'machine' | 'pair' | 'end';
  /** The run is one that comes to this call; the fault is there. */
  readonly call?: Call;
  readonly fault?: FaultName;
  /** What goes wrong besides, or instead: called once the run before is over. */
  readonly arrange?: (world: OpenWorld) => unknown;
  readonly site?: CheckoutOptions;
  readonly run?: RunOptions;
  /** Sent one after the other when the run has come so far. */
  readonly signals?: readonly NodeJS.Signals[];
  /** Whether each is sent when the run has heard the one before it; else all are sent at once. */
  readonly inTurn?: boolean;
  /** Resolves when the signals are due. Default: when the call is reached, which then hangs. */
  readonly reached?: (job: Job) => Promise<unknown>;
  /** The signals are due when the run has logged in, too: then it can tell the portal. */
  readonly isLoggedIn?: boolean;
  /** Nobody reads its lines, so that outputs and summary tell how it has ended. */
  readonly losesLog?: boolean;
  /** Seconds that the run may take at most; where it gets signals, from the first one. */
  readonly limit: number;
  /** What must come of it, as `verdictOf` says it. */
  readonly verdict: RegExp;
}
