import { RunnerRefusal } from '../runner/command.ts';

export class Cancelled extends RunnerRefusal {}

export interface StepLimits {
  /** Aborts when the step must end, with the error of the step as its reason. */
  readonly signal: AbortSignal;
  /** Deadline on the clock of `performance.now()`. */
  readonly deadline: number | undefined;
  /** Stops watching the limits. */
  end(): void;
}

interface LimitedStep {
  readonly name: string;
  readonly minutes: number;
  readonly frame: { readonly action?: unknown; readonly deadline?: number };
  /** Evaluates the step's condition again after a cancellation. */
  isDue(): boolean;
}

const minute = 60_000;
const maxDelay = 2 ** 31 - 1;

/**
 * Ends a step at its time limit, and after a cancellation unless its condition still holds. The
 * steps of an action share the limit of the calling step:
 * https://github.com/actions/runner/blob/main/src/Runner.Worker/Handlers/CompositeActionHandler.cs
 */
export function limitStep(step: LimitedStep, cancelled: AbortSignal): StepLimits {
  const { name, minutes, frame } = step;
  const ending = new AbortController();
  const now = performance.now();
  const deadline = minutes > 0 ? now + minutes * minute : frame.deadline;
  const late = frame.action
    ? 'The action has timed out.'
    : `The action '${name}' has timed out after ${minutes} minutes.`;
  const delay = Math.min(Math.max((deadline ?? 0) - now, 0), maxDelay);
  const expire = () => ending.abort(new RunnerRefusal(late));
  const timer = deadline === undefined ? undefined : setTimeout(expire, delay);
  const cancel = () => {
    if (!step.isDue()) ending.abort(new Cancelled('The operation was canceled.'));
  };
  // A step that starts after the cancellation is meant to run.
  if (!cancelled.aborted) cancelled.addEventListener('abort', cancel);
  return {
    signal: ending.signal,
    deadline,
    end() {
      clearTimeout(timer);
      cancelled.removeEventListener('abort', cancel);
    },
  };
}
