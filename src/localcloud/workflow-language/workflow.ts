import { RunnerRefusal } from '../runner/command.ts';
import { readFile, type TemplateToken } from './corrections.ts';
import { Expression, type Template, type TemplateMap, toMap } from './language.ts';
import { loadGitHubPackages } from './load-packages.ts';

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
  const { convertWorkflowTemplate } = loadGitHubPackages();
  const { context, value } = readFile('workflow', path, content);
  const empty = { path, name: path, events: {}, jobs: [], source: {} };
  if (!value) return { ...empty, errors: formatErrors(context) };
  const template = await convertWorkflowTemplate(context, value, undefined, {
    // Convert as much as possible, because a file with errors still starts a run, which then fails.
    errorPolicy: 1,
    fetchReusableWorkflowDepth: 0,
  });
  refuseLongExpressions(context, value);
  const source = toMap(toTemplate(value));
  const { events = {} } = template;
  if (Object.keys(events).length === 0) context.error(value, 'No event triggers defined in `on`');
  const errors = [...formatErrors(context), ...listStepErrors(source)];
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
  return { path, name, events: { ...events }, jobs, source, errors };
}

/**
 * Returns errors that the parser misses: ids that differ only in case, and invalid references to
 * actions.
 */
function listStepErrors({ jobs }: TemplateMap): string[] {
  return Object.values(toMap(jobs)).flatMap((job) => {
    const seen = new Set<string>();
    const exact = new Set<string>();
    return [toMap(job).steps ?? []].flat().flatMap((step) => {
      const { id, uses } = toMap(step);
      const errors: string[] = [];
      if (typeof uses === 'string' && !isReference(uses)) errors.push(describeFormat(uses));
      if (typeof id !== 'string') return errors;
      if (seen.has(id.toLowerCase()) && !exact.has(id))
        errors.push(`The identifier '${id}' may not be used more than once within the same scope.`);
      seen.add(id.toLowerCase());
      exact.add(id);
      return errors;
    });
  });
}

const isReference = (uses: string) =>
  /^(\.\/|docker:\/\/|\$\/)|^[^/@]+\/[^/@][^@]*@[^@]+$/.test(uses);
const describeFormat = (uses: string) =>
  `Expected format {org}/{repo}[/path]@ref. Actual '${uses}'`;

const maxExpressionLength = 21_000;

/**
 * Rejects expressions that are too long. If a string contains an expression, the parser turns the
 * whole string into one, so the length of an entire script may count.
 */
function refuseLongExpressions(context: FileContext, token: TemplateToken): void {
  const { isBasicExpression, isMapping, isSequence } = loadGitHubPackages();
  if (isSequence(token)) for (const item of token) refuseLongExpressions(context, item);
  if (isMapping(token)) for (const { value } of token) refuseLongExpressions(context, value);
  if (isBasicExpression(token) && token.expression.length > maxExpressionLength)
    context.error(token, `Exceeded max expression length ${maxExpressionLength}`);
}

type FileContext = ReturnType<typeof readFile>['context'];

function formatErrors({ errors }: FileContext): string[] {
  return errors.getErrors().map(({ message }) => message);
}

/**
 * Reads an action's metadata.
 * @throws RunnerRefusal with the parser's errors
 */
export function readAction(uses: string, content: string): TemplateMap {
  const { context, value } = readFile('action', uses, content);
  const errors = formatErrors(context);
  if (!value || errors.length > 0)
    throw new RunnerRefusal(`Failed to load action '${uses}': ${errors.join('\n')}`);
  return toMap(toTemplate(value));
}

function toTemplate(token: TemplateToken): Template {
  const packages = loadGitHubPackages();
  if (packages.isSequence(token)) return Array.from(token, toTemplate);
  if (packages.isMapping(token))
    return Object.fromEntries(
      Array.from(token, (pair) => [pair.key.toString(), toTemplate(pair.value)]),
    );
  if (packages.isBasicExpression(token)) return new Expression(token.expression);
  if (packages.isString(token) || packages.isNumber(token) || packages.isBoolean(token))
    return token.value;
  return null;
}

/** Parses `owner/name/path@ref`, or `./path` for the same commit. */
export function parseReference(uses: string) {
  if (uses.startsWith('./')) return { path: uses.slice(2) };
  const [, repository, path = '', ref] = /^([^/]+\/[^/@]+)\/?([^@]*)@(.+)$/.exec(uses) ?? [];
  if (!repository) throw new RunnerRefusal(describeFormat(uses));
  return { repository, path, ref };
}

export function readInputDefinitions(workflow: Workflow, event: string): TemplateMap {
  return toMap(toMap(toMap(workflow.source.on)[event]).inputs);
}
