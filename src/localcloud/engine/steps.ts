import path from 'node:path';
import type { LocalStep } from '../github/state/run.ts';
import { RunnerRefusal } from '../runner/command.ts';
import { getCommandFiles } from '../runner/file-commands.ts';
import {
  evaluateText,
  evaluateTexts,
  isTrue,
  type Scope,
  type Template,
  toMap,
} from '../workflow-language/language.ts';
import type { WorkflowStep } from '../workflow-language/workflow.ts';
import { type ActionFile, findAction } from './action-file.ts';
import { hashFiles } from './hash-files.ts';
import { getScope } from './jobs.ts';
import { standIns } from './stand-ins.ts';
import { getShell, runAction, runScript, type StepCommand } from './step-commands.ts';
import { Cancelled, limitStep, type StepLimits } from './step-limits.ts';
import type { Conclusion, JobPlace } from './types.ts';

/** Fields of a running step in the `github` context. */
interface CurrentStep {
  readonly action: string;
  readonly action_repository: string;
  readonly action_ref: string;
}

interface StepResult {
  readonly outputs: Readonly<Record<string, string>>;
  /** Result before `continue-on-error` applies. */
  readonly outcome: Conclusion;
  readonly conclusion: Conclusion;
}

export interface Frame {
  results: Readonly<Record<string, StepResult>>;
  hasFailed: boolean;
  isCancelled?: boolean;
  readonly action?: ActionFile;
  /** Step that calls the action, if these are the steps of an action. */
  readonly user?: CurrentStep;
  /** Steps of the job, if these are the steps of an action. */
  readonly job?: Frame;
  /** Time at which the action's steps must end, on the clock of `performance.now()`. */
  readonly deadline?: number;
  step?: CurrentStep;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly env: Readonly<Record<string, string>>;
}

export async function runSteps(
  steps: readonly WorkflowStep[],
  frame: Frame,
  place: JobPlace,
  begin: (name: string) => LocalStep,
): Promise<void> {
  for (const step of steps) {
    frame.step = describeStep(step, frame);
    // Until a step of an action runs, the `github` context belongs to the calling step.
    const before = { ...frame, step: frame.user ?? frame.step };
    // The step's own variables are available in its name and condition.
    const env = readStepEnv(step, before, place);
    const refusal = env instanceof RunnerRefusal ? env : undefined;
    const own = refusal ? before : { ...before, env: env as Frame['env'] };
    const scope = getStepScope(own, place);
    const name = place.masks.hide(evaluateName(step, scope));
    const record = begin(name);
    const startedAt = performance.now();
    // Collect the outputs outside of `try`, because a failed step has outputs, too.
    const outputs: Record<string, string> = {};
    let outcome: Conclusion = 'success';
    let limits: StepLimits | undefined;
    try {
      if (refusal) throw refusal;
      if (!isTrue(step.condition, scope)) outcome = 'skipped';
      else {
        const isDue = () => isTrue(step.condition, getStepScope(own, place));
        limits = limitStep({ name, minutes: readMinutes(step, scope), frame, isDue }, place.signal);
        const running = { ...own, step: frame.step };
        await runStep(step, { name, outputs, record, limits }, running, place);
      }
    } catch (error) {
      if (!(error instanceof RunnerRefusal)) throw error;
      outcome = error instanceof Cancelled ? 'cancelled' : 'failure';
      fail(record, error, place);
    } finally {
      limits?.end();
    }
    const isDecided = outcome === 'skipped' || limits !== undefined;
    const forgives = evaluateText(step.source['continue-on-error'], scope) === 'true';
    const conclusion = isDecided && outcome === 'failure' && forgives ? 'success' : outcome;
    if (conclusion === 'failure') frame.hasFailed = true;
    if (conclusion === 'cancelled') frame.isCancelled = true;
    // The `steps` context omits steps without an id.
    if (!step.id.startsWith('__'))
      frame.results = { ...frame.results, [step.id]: { outputs, outcome, conclusion } };
    record.conclusion = conclusion;
    record.milliseconds = performance.now() - startedAt;
    // A condition that can't be evaluated ends the action.
    if (frame.action && !isDecided && !refusal) return;
  }
}

/** Returns a step's fields of the `github` context, like ActionRunner.cs in actions/runner. */
function describeStep({ id, source }: WorkflowStep, { user }: Frame): CurrentStep {
  const [, name = '', ref = ''] = /^([^./][^@]*)@(.+)$/.exec(String(source.uses ?? '')) ?? [];
  return { action: user?.action ?? id, action_repository: name, action_ref: ref };
}

/** Logs and annotates a message, unless it is empty because it was logged already. */
function note(record: LocalStep, level: 'error' | 'warning', text: string, { masks }: JobPlace) {
  const message = masks.hide(text);
  if (!message) return;
  record.log.push(`##[${level}]${message}`);
  record.annotations.push({ level, message });
}

export const fail = (record: LocalStep, { message }: RunnerRefusal, place: JobPlace) =>
  note(record, 'error', message, place);

/** Reads a step's time limit in whole minutes. 0 means no limit. */
const readMinutes = ({ source }: WorkflowStep, scope: Scope): number =>
  Math.trunc(Number(evaluateText(source['timeout-minutes'], scope))) || 0;

function evaluateName({ source }: Pick<WorkflowStep, 'source'>, scope: Scope): string {
  const { name, uses, run } = source;
  try {
    if (name !== undefined) return evaluateText(name, scope);
    const [line] = evaluateText(uses ?? run, scope)
      .trim()
      .split('\n', 1);
    return `Run ${line}`;
  } catch {
    return `Run ${uses ?? 'a script'}`;
  }
}

type Begun = Pick<StepCommand, 'name' | 'record' | 'outputs'> & { readonly limits: StepLimits };

function toVariables({ step, action }: Frame): Record<string, string> {
  const ofStep = Object.entries({ ...step, ...(action && { action_path: action.folder }) });
  return Object.fromEntries(ofStep.map(([name, value]) => [`GITHUB_${name.toUpperCase()}`, value]));
}

function readStepEnv({ source }: WorkflowStep, frame: Frame, place: JobPlace) {
  try {
    return { ...frame.env, ...evaluateTexts(source.env, getStepScope(frame, place)) };
  } catch (error) {
    if (error instanceof RunnerRefusal) return error;
    throw error;
  }
}

async function runStep(step: WorkflowStep, begun: Begun, frame: Frame, place: JobPlace) {
  const { source } = step;
  const { name, record, outputs } = begun;
  const { env } = frame;
  const own = { env, fixed: toVariables(frame) };
  const scope = getStepScope(frame, place);
  if (frame.action) {
    const { name: _, ...unnamed } = source;
    const title = evaluateName({ source: unnamed }, scope);
    record.log.push(`##[group]${place.masks.hide(title)}`);
  }
  if (source.run !== undefined) {
    const script = place.deps.commands[name] ?? evaluateText(source.run, scope);
    // Defaults of the job don't apply to the steps of an action.
    const settings = { ...(!frame.action && readRunDefaults(place)), ...source };
    const shell = evaluateText(settings.shell, scope);
    const folder = evaluateText(settings['working-directory'], scope);
    const command = await getShell(shell, script, place);
    const cwd = path.resolve(place.workspace, folder);
    return runScript({ ...begun, ...own, command, cwd }, place);
  }
  const uses = String(source.uses ?? '');
  const given = evaluateTexts(source.with, scope);
  const byName = Object.fromEntries(
    Object.entries(given).map(([key, value]) => [key.toLowerCase(), value]),
  );
  if (!uses) throw new RunnerRefusal('Steps with wait, cancel or parallel are not supported here.');
  if (uses.startsWith('docker://'))
    throw new RunnerRefusal(`${uses}: containers are not supported here.`);
  const standIn = standIns[uses.split('@', 1)[0] ?? ''];
  if (standIn) {
    const inputs = { token: place.token, 'github-token': '', ...byName };
    const log = (line: string) => record.log.push(place.masks.hide(line));
    await standIn({ place, inputs, outputs, log: (line) => void log(line) });
    return begun.limits.signal.throwIfAborted();
  }
  const action = await findAction(uses, place);
  const inputs = readInputs(action, given, scope, (text) => note(record, 'warning', text, place));
  const { steps, source: file } = action;
  if (uses.startsWith('./') && toMap(file.runs).pre)
    note(
      record,
      'warning',
      `\`pre\` execution is not supported for local action from '${uses}'`,
      place,
    );
  if (!steps) return runAction(action, { ...begun, ...own, inputs }, place);
  const { deadline } = begun.limits;
  const common = { results: {}, hasFailed: false, action, inputs, env, deadline };
  const inner: Frame = { ...common, user: frame.step, job: frame.job ?? frame };
  const from = place.posts.length;
  await runSteps(steps, inner, place, () => record);
  const parts = place.posts.splice(from);
  if (parts.length > 0) place.posts.push({ name: `Post ${name}`, parts });
  const after = getStepScope(inner, place);
  for (const [key, output] of Object.entries(toMap(file.outputs)))
    outputs[key] = evaluateText(toMap(output).value, after);
  if (inner.isCancelled) throw new Cancelled('');
  if (inner.hasFailed) throw new RunnerRefusal('');
}

function readInputs(
  { source }: ActionFile,
  given: Readonly<Record<string, string>>,
  scope: Scope,
  warn: (message: string) => void,
): Record<string, string> {
  const left = new Map(Object.entries(given).map(([key, value]) => [key.toLowerCase(), value]));
  const unexpected = new Map(Object.keys(given).map((key) => [key.toLowerCase(), key]));
  const declared = Object.entries(toMap(source.inputs));
  const inputs: Record<string, string> = {};
  for (const [key, input] of declared) {
    const lower = key.toLowerCase();
    const { default: preset, deprecationMessage: reason } = toMap(input);
    if (left.has(lower) && reason !== undefined)
      warn(`Input '${key}' has been deprecated with message: ${reason}`);
    inputs[key] = left.get(lower) ?? evaluateText(preset, scope);
    unexpected.delete(lower);
  }
  for (const [lower, key] of unexpected) inputs[key] = left.get(lower) ?? '';
  const quote = (names: Iterable<string>) => `'${[...names].join("', '")}'`;
  const valid = quote(declared.map(([key]) => key));
  if (unexpected.size > 0)
    warn(`Unexpected input(s) ${quote(unexpected.values())}, valid inputs are [${valid}]`);
  return inputs;
}

function readRunDefaults({ job }: JobPlace): Readonly<Record<string, Template>> {
  const { source, scope } = job.node;
  const ofJob = toMap(toMap(source.source.defaults).run);
  return { ...toMap(toMap(scope.workflow.source.defaults).run), ...ofJob };
}

export function getStepScope(frame: Frame, place: JobPlace): Scope {
  const { job, files, github, workspace, signal } = place;
  const { contexts } = getScope(job.node, job);
  const cancelled = signal.aborted;
  const success = !frame.hasFailed && !cancelled;
  const toStatus = ({ hasFailed }: Frame) =>
    (cancelled && 'cancelled') || (hasFailed && 'failure') || 'success';
  const { fixed } = place;
  const runner = {
    temp: files.temp,
    tool_cache: files.toolCache,
    os: fixed.RUNNER_OS,
    arch: fixed.RUNNER_ARCH,
    name: fixed.RUNNER_NAME,
    environment: fixed.RUNNER_ENVIRONMENT,
    debug: '',
  };
  return {
    contexts: {
      ...contexts,
      inputs: frame.inputs ?? contexts.inputs,
      secrets: { ...(contexts.secrets as object), GITHUB_TOKEN: place.token },
      github: {
        ...github,
        ...frame.step,
        ...getCommandFiles(files),
        workspace,
        event_path: files.event,
        action_path: frame.action?.folder ?? '',
        action_status: frame.action ? toStatus(frame) : '',
      },
      env: { ...place.env, ...frame.env },
      job: { ...describeJob(place), status: toStatus(frame.job ?? frame) },
      runner,
      steps: frame.results,
    },
    status: { success, failure: !success && !cancelled, cancelled },
    hashFiles: (patterns) => hashFiles(patterns, workspace),
  };
}

/** Returns fields of the `job` context, like JobContext.cs in actions/runner. */
function describeJob({ job, deps }: JobPlace) {
  const { ref, sha } = deps.getReference(job);
  const [, repository = '', file = ''] = /^([^/]+\/[^/]+)\/([^@]*)/.exec(ref) ?? [];
  return {
    check_run_id: job.id,
    workflow_ref: ref,
    workflow_sha: sha,
    workflow_repository: repository,
    workflow_file_path: file,
  };
}
