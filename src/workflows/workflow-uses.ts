import { parse } from 'yaml';
import { isObject, objectOf } from '../shared/json.ts';

/** What a job or a step of a workflow uses or runs. */
export interface WorkflowPart {
  readonly key: 'uses' | 'run';
  readonly text: string;
  readonly inputs: Readonly<Record<string, unknown>>;
}

/** An Action or a called workflow, and what it is given. */
export interface WorkflowUse {
  /** `owner/name@version`, with the path of a called workflow before the `@`. */
  readonly uses: string;
  readonly inputs: Readonly<Record<string, unknown>>;
}

/** What the jobs and steps of a workflow use and run; nothing where its YAML is broken. */
export function partsOfWorkflow(text: string): WorkflowPart[] {
  let workflow: unknown;
  try {
    workflow = parse(text);
  } catch {
    return [];
  }
  const jobs = Object.values(objectOf(objectOf(workflow).jobs)).filter(isObject);
  return jobs
    .flatMap((job) => [job, ...(Array.isArray(job.steps) ? job.steps.filter(isObject) : [])])
    .flatMap((step) =>
      (['uses', 'run'] as const).flatMap((key) => {
        const found = step[key];
        if (typeof found === 'string') return [{ key, text: found, inputs: objectOf(step.with) }];
        return [];
      }),
    );
}

/** What the jobs and steps of a workflow use. */
export function usedByWorkflow(text: string): WorkflowUse[] {
  return partsOfWorkflow(text).flatMap(({ key, text: uses, inputs }) => (key === 'uses' ? [{ uses, inputs }] : []));
}
