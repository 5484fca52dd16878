import type { parseWorkflow } from '@actions/workflow-parser';
import { RunnerRefusal } from '../runner/command.ts';
import { Expression, loadLanguage, type Template, type TemplateMap, toMap } from './language.ts';

export interface Workflow {
  readonly path: string;
  readonly name: string;
  readonly events: Readonly<Record<string, unknown>>;
  readonly jobs: readonly WorkflowJob[];
  readonly source: TemplateMap;
  readonly errors: readonly string[];
}

export interface WorkflowJob {
  readonly id: string;
  readonly needs: readonly string[];
  readonly condition: Expression;
  readonly steps: readonly WorkflowStep[];
  readonly source: TemplateMap;
}

export interface WorkflowStep {
  readonly id: string;
  readonly condition: Expression;
  readonly source: TemplateMap;
}

const known = new Map<string, Promise<Workflow>>();

export function readWorkflow(path: string, content: string): Promise<Workflow> {
  const key = `${path}\n${content}`;
  const workflow = known.get(key) ?? parseContent(path, content);
  known.set(key, workflow);
  return workflow;
}

async function parseContent(path: string, content: string): Promise<Workflow> {
  const { parser } = loadLanguage();
  const parsed = parser.parseWorkflow({ name: path, content }, new parser.NoOperationTraceWriter());
  const empty = { path, name: path, events: {}, jobs: [], source: {} };
  if (!parsed.value) return { ...empty, errors: formatErrors(parsed) };
  const template = await parser.convertWorkflowTemplate(parsed.context, parsed.value, undefined, {
    // Converts as much as possible: a file with errors still starts a run, which then fails.
    errorPolicy: 1,
    fetchReusableWorkflowDepth: 0,
  });
  const errors = formatErrors(parsed);
  const source = toMap(toTemplate(parsed.value));
  const sources = toMap(source.jobs);
  const jobs = (template.jobs ?? []).map((job): WorkflowJob => {
    const jobSource = toMap(sources[job.id.value]);
    const steps = [jobSource.steps ?? []].flat().map(toMap);
    return {
      id: job.id.value,
      needs: (job.needs ?? []).map((needed) => needed.value),
      condition: new Expression(job.if.expression),
      source: jobSource,
      steps: (job.type === 'job' ? job.steps : []).map((step, index) => ({
        id: step.id,
        condition: new Expression(step.if?.expression ?? 'success()'),
        source: steps[index] ?? {},
      })),
    };
  });
  const name = String(source.name ?? path);
  return { path, name, events: { ...template.events }, jobs, source, errors };
}

function formatErrors({ context }: ReturnType<typeof parseWorkflow>): string[] {
  return context.errors.getErrors().map((error) => error.message);
}

type Token = NonNullable<ReturnType<typeof parseWorkflow>['value']>;

export function toTemplate(token: Token): Template {
  const { parser } = loadLanguage();
  if (parser.isSequence(token)) return Array.from(token, toTemplate);
  if (parser.isMapping(token))
    return Object.fromEntries(
      Array.from(token, (pair) => [pair.key.toString(), toTemplate(pair.value)]),
    );
  if (parser.isBasicExpression(token)) return new Expression(token.expression);
  if (parser.isString(token) || parser.isNumber(token) || parser.isBoolean(token))
    return token.value;
  return null;
}

/** Parses `owner/name/path@ref`, or `./path` for the same commit. */
export function parseReference(uses: string) {
  if (uses.startsWith('./')) return { path: uses.slice(2) };
  const [, repository, path = '', ref] = /^([^/]+\/[^/@]+)\/?([^@]*)@(.+)$/.exec(uses) ?? [];
  if (!repository)
    throw new RunnerRefusal(`Expected format {org}/{repo}[/path]@ref. Actual '${uses}'`);
  return { repository, path, ref };
}

export function readInputDefinitions(workflow: Workflow, event: string): TemplateMap {
  return toMap(toMap(toMap(workflow.source.on)[event]).inputs);
}
