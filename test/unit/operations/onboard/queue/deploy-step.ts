import { getScope } from '../../../../../src/localcloud/engine/jobs.ts';
import type { EngineJob } from '../../../../../src/localcloud/engine/types.ts';
import {
  evaluate,
  evaluateText,
  evaluateTexts,
  toMap,
} from '../../../../../src/localcloud/workflow-language/language.ts';
import type { WorkflowStep } from '../../../../../src/localcloud/workflow-language/workflow.ts';

export interface DeployStep {
  readonly id: string;
  readonly mode: string;
  readonly environment: string;
  readonly isDry: boolean;
}

const find = (steps: readonly WorkflowStep[]) =>
  steps.find(({ source }) => /^(acme\/site-deploy@|\$\/src\/action)/.test(String(source.uses)));

/**
 * Returns the site-deploy step of a job with its inputs. For a job that calls another workflow, it
 * is the called workflow's step.
 */
export function getDeployStep(job: EngineJob): DeployStep | undefined {
  const { source } = job.node;
  const scope = getScope(job.node, job);
  const step = find(source.steps);
  const isCall = source.source.uses !== undefined;
  if (!step && !isCall) return undefined;
  const inputs = evaluateTexts(step?.source.with ?? source.source.with, {
    contexts: { ...scope.contexts, steps: {} },
  });
  const { mode = 'all', environment = '' } = inputs;
  return { id: step?.id ?? '', mode, environment, isDry: inputs['dry-run'] === 'true' };
}

/** Returns the outputs of a job whose site-deploy step has these outputs. */
export function jobOutputs(job: EngineJob, outputs: object): Record<string, string> {
  const step = find(job.node.source.steps);
  const { contexts } = getScope(job.node, job);
  const steps = { [step?.id ?? '']: { outputs } };
  return evaluateTexts(job.node.source.source.outputs, { contexts: { ...contexts, steps } });
}

/** Returns the concurrency group of a job, or an empty string if it has none. */
export function getGroup(job: EngineJob): string {
  const { concurrency } = job.node.source.source;
  return evaluateText(toMap(concurrency).group, getScope(job.node, job));
}

/** Returns whether a job without site-deploy fails, such as the one that reports a removed run. */
export function failsByItself(job: EngineJob): boolean {
  const scripts = job.node.source.steps.map(({ source }) =>
    String(evaluate(source.run, getScope(job.node, job))),
  );
  return scripts.some((script) => /^exit 1$/m.test(script));
}
