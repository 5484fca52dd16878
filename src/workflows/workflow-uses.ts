import { parse } from 'yaml';
import { isObject, toObject } from '../shared/json.ts';

export interface WorkflowPart {
  readonly key: 'uses' | 'run';
  readonly text: string;
  readonly inputs: Readonly<Record<string, unknown>>;
}

export interface WorkflowUse {
  /** `owner/name@version`, with a called workflow's path before the `@`. */
  readonly uses: string;
  readonly inputs: Readonly<Record<string, unknown>>;
}

export function partsOfWorkflow(text: string): WorkflowPart[] {
  let workflow: unknown;
  try {
    workflow = parse(text);
  } catch {
    return [];
  }
  const jobs = Object.values(toObject(toObject(workflow).jobs)).filter(isObject);
  return jobs
    .flatMap((job) => [job, ...[job.steps].flat().filter(isObject)])
    .flatMap((step) =>
      (['uses', 'run'] as const).flatMap((key) => {
        const found = step[key];
        if (typeof found === 'string') return [{ key, text: found, inputs: toObject(step.with) }];
        return [];
      }),
    );
}

export function listWorkflowUses(text: string): WorkflowUse[] {
  const used = partsOfWorkflow(text).filter(({ key }) => key === 'uses');
  return used.map(({ text: uses, inputs }) => ({ uses, inputs }));
}
