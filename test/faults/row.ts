import type { FaultName } from '../../src/localcloud/gateway/fault-catalogue.ts';
import type { CheckoutOptions, Job, OpenHarness, RunOptions } from '../e2e/harness/harness.ts';
import type { Call } from './calls.ts';

/**
 * The Action, or the command as in a different CI system. `with report`: with its report as JSON on
 * stdout, and its log on stderr.
 */
export type Program = 'action' | 'command' | 'command with report';

/** A run with a fault, and the expected verdict. */
export interface Row {
  /** Unique: `fault call`, `signals call`, `signals phase`, or a description. */
  readonly name: string;
  readonly kind: 'fault' | 'cancel' | 'machine' | 'pair' | 'end';
  /** The faulty call, which the run reaches. */
  readonly call?: Call;
  readonly fault?: FaultName;
  /** Sets up an additional or different fault after the previous run has ended. */
  readonly arrange?: (harness: OpenHarness) => unknown;
  readonly site?: CheckoutOptions;
  readonly run?: RunOptions;
  /** Signals that are sent at the chosen moment, in this order. */
  readonly signals?: readonly NodeJS.Signals[];
  /**
   * Whether each signal waits until the previous one was handled. Otherwise all are sent at the
   * same time.
   */
  readonly inTurn?: boolean;
  /** Resolves when the signals are due. Default: when the call is reached, which then hangs. */
  readonly reached?: (job: Job) => Promise<unknown>;
  /** Whether the signals also wait for the login, so that the run can notify the portal. */
  readonly isLoggedIn?: boolean;
  /** What is run. Default: the Action. */
  readonly program?: Program;
  /** Whether it runs alone, because other runs would slow down its upload of many files. */
  readonly isAlone?: boolean;
  /** Whether the log is lost, so that only outputs and summary show how the run ended. */
  readonly losesLog?: boolean;
  /** Maximum duration of the run in seconds, counted from the first signal if there is one. */
  readonly limit: number;
  /** The expected verdict in the format of `getVerdict`. */
  readonly verdict: RegExp;
}
