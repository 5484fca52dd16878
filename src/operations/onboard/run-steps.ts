import { SiteDeployError } from '../../shared/errors/error.ts';

/** How steps are carried out, and who is told. */
interface StepRun<Step> {
  /** A step in a line. */
  readonly describe: (step: Step) => string;
  /** @returns the address of the pull request, where the step writes one */
  readonly apply: (step: Step) => Promise<string | undefined>;
  /** Told of each step when it is done. */
  readonly onDone: ((line: string) => void) | undefined;
  readonly signal: AbortSignal;
}

/**
 * Carries steps out, one after another.
 * @returns the address of the pull request, where one was written
 * @throws SiteDeployError what the step that failed says, with how many were done before it
 */
export async function runSteps<Step>(
  steps: readonly Step[],
  { describe, apply, onDone, signal }: StepRun<Step>,
): Promise<string | undefined> {
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
        facts: [...error.facts, `${index} of ${steps.length} steps were done before; a second run does the rest.`],
        problems: error.problems,
      });
    }
    onDone?.(line);
  }
  return address;
}
