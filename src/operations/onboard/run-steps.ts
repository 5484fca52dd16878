import { SiteDeployError } from '../../shared/errors/error.ts';

/** How to apply steps and report them. */
interface StepRun<Step> {
  /** Formats a step as one line. */
  readonly describe: (step: Step) => string;
  /** @returns the URL of the pull request, if the step writes one */
  readonly apply: (step: Step) => Promise<string | undefined>;
  /** Called after each step. */
  readonly onDone: ((line: string) => void) | undefined;
  readonly signal: AbortSignal;
}

/**
 * Applies steps in order.
 * @returns the URL of the pull request, if one was written
 * @throws SiteDeployError of the failed step, with the number of steps done before it
 */
export async function runSteps<Step>(
  steps: readonly Step[],
  stepRun: StepRun<Step>,
): Promise<string | undefined> {
  const { describe, apply, onDone, signal } = stepRun;
  let address: string | undefined;
  for (const [index, step] of steps.entries()) {
    signal.throwIfAborted();
    const line = describe(step);
    try {
      address = (await apply(step)) ?? address;
    } catch (error) {
      if (!(error instanceof SiteDeployError)) throw error;
      throw new SiteDeployError(error.code, `${line}: ${error.message}`, {
        cause: error,
        remedy: error.remedy,
        facts: [
          ...error.facts,
          `${index} of ${steps.length} steps completed; run again to do the rest.`,
        ],
        problems: error.problems,
      });
    }
    onDone?.(line);
  }
  return address;
}
