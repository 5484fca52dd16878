import { parse } from 'yaml';
import { matchesBranch } from '../../../../../src/config/branch-pattern.ts';
import { Expression, evaluateText } from '../../../../../src/localcloud/engine/language.ts';

export interface Concurrency {
  readonly group: string;
  readonly queue?: string;
}

export interface JobFile {
  readonly if?: string;
  readonly needs?: string | readonly string[];
  readonly concurrency?: Concurrency;
  readonly environment?: { readonly name: string };
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly steps?: readonly {
    readonly id?: string;
    readonly uses?: string;
    readonly if?: string;
    readonly with?: Readonly<Record<string, unknown>>;
  }[];
}

/** A generated workflow, as its YAML says. */
export interface WorkflowFile {
  readonly path: string;
  readonly on: unknown;
  readonly concurrency?: Concurrency;
  readonly jobs: Readonly<Record<string, JobFile>>;
}

export type Outputs = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What has happened in the repository. */
export interface Happening {
  readonly name: 'push' | 'delete' | 'workflow_dispatch';
  /** Full ref of the run: of a deletion that of the default branch. */
  readonly ref: string;
  /** Workflow that is dispatched. */
  readonly file?: string;
  readonly inputs: Readonly<Record<string, string>>;
  /** Fields of the payload. */
  readonly payload: Readonly<Record<string, string>>;
}

export function readWorkflow(path: string, text: string): WorkflowFile {
  return { path, ...parse(text) };
}

/** Whether the workflow runs for it, by its own `on`. */
export function isTriggered({ on, path }: WorkflowFile, { name, ref, file }: Happening): boolean {
  if (name === 'workflow_dispatch' && file !== path) return false;
  if (typeof on === 'string') return on === name;
  const trigger: unknown = Object.entries(on ?? {}).find(([key]) => key === name)?.[1];
  if (trigger === undefined) return false;
  if (name !== 'push') return true;
  const { branches = [] } = trigger as { readonly branches?: readonly string[] };
  const branch = ref.startsWith('refs/heads/') ? ref.slice('refs/heads/'.length) : undefined;
  return branch !== undefined && branches.some((pattern) => matchesBranch(branch, pattern));
}

/** The value of a text with expressions, by GitHub's own evaluator. */
export function evaluated(
  text: string,
  { name, ref, inputs, payload }: Happening,
  id: number,
  needs: Outputs,
  results: Readonly<Record<string, string>> = {},
): string {
  const ended = Object.entries(needs).map(([id, outputs]) => [
    id,
    { outputs, result: results[id] ?? '' },
  ]);
  const contexts = {
    github: { event_name: name, ref, run_id: String(id), event: payload },
    inputs,
    needs: Object.fromEntries(ended),
  };
  return text.replace(/\$\{\{(.*?)\}\}/g, (_, expression: string) =>
    evaluateText(new Expression(expression.trim()), { contexts }),
  );
}

/** The step of site-deploy in a job; of a job that calls another workflow what that does. */
export function deployStepOf(job: JobFile): Readonly<Record<string, unknown>> | undefined {
  if (job.uses !== undefined) return { ...job.with, mode: 'all' };
  const step = job.steps?.find(({ uses }) => uses?.startsWith('acme/site-deploy@'));
  return step === undefined ? undefined : { mode: 'all', ...step.with };
}
