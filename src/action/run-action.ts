import type { IdentityProvider } from '../identity/github-identity.ts';
import { cancelSignal, type SignalSource } from '../shared/cancel.ts';
import type { Env } from '../shared/child-environment.ts';
import type { Deps } from '../shared/deps.ts';
import {
  type EndingProcess,
  endedEarly,
  endWith,
  exitProcess,
  guardStderr,
  outliveOutput,
} from '../shared/end-process.ts';
import { Redactor, type Secret } from '../shared/secret.ts';
import { type LoadedContext, readContext } from './context.ts';
import { type ReadInput, type RunnerContext, readSecret } from './inputs.ts';
import {
  actionsLog,
  createSanitizer,
  type RunnerCommands,
  type RunnerLog,
  type Sanitizer,
} from './log.ts';
import { type ResultCommands, reportResult } from './report-result.ts';
import type { RunnerResult } from './runner-result.ts';

export interface RunnerEdge {
  readonly program: EndingProcess &
    SignalSource & {
      readonly env: Env;
      readonly pid: number;
    };
  readonly core: RunnerCommands & ResultCommands & { readonly getInput: ReadInput };
  readonly github: LoadedContext;
  readonly githubIdentity: (options: {
    readonly http: Deps['http'];
    readonly mask: (secret: Secret) => void;
    readonly requestUrl: string | undefined;
    readonly requestToken: Secret | undefined;
  }) => IdentityProvider;
  readonly release: () => void;
}

export interface ActionRun {
  readonly input: ReadInput;
  readonly context: RunnerContext;
  readonly env: Env;
  readonly log: RunnerLog;
  readonly sanitizer: Sanitizer;
  readonly signal: AbortSignal;
  identify(deps: Deps): IdentityProvider;
}

interface ActionWork {
  run(run: ActionRun): Promise<RunnerResult>;
  /** Returns what is known about an interrupted run. */
  end(thrown: unknown, sanitizer: Sanitizer): RunnerResult;
}

/** Time in ms that a cancelled run may take to end. A runner kills the job after 10 s. */
const patience = 9_000;

export async function runAction(edge: RunnerEdge, work: ActionWork): Promise<void> {
  const { program, core } = edge;
  const { env } = program;
  const redactor = new Redactor();
  const [sanitizer, log] = [createSanitizer(redactor), actionsLog(core, redactor)];
  outliveOutput(program);
  guardStderr(program, env, log.info, sanitizer.text);
  using signal = cancelSignal(program);
  signal.addEventListener('abort', () => {
    if (signal.reason.code !== 'CANCELLED')
      log.info(`An error outside of the steps ends the run: ${signal.reason.message}`);
  });
  const reporter = { core, log, sanitizer, files: env };
  let code: 0 | 1 | undefined;
  // Report the outcome only once.
  const report = (result: RunnerResult) => {
    code = 1;
    code = reportResult(result, reporter);
  };
  endWith(program, () => {
    if (code === undefined) report(work.end(endedEarly(), sanitizer));
    return code ?? 1;
  });
  edge.release();
  const result = await Promise.race([
    runWork(edge, work, { log, sanitizer, signal }),
    rejectLate(signal),
  ]).catch((thrown) => work.end(thrown, sanitizer));
  if (code === undefined) report(result);
  await exitProcess(program, code ?? 1);
}

type Runtime = Pick<ActionRun, 'log' | 'sanitizer' | 'signal'>;

async function runWork(edge: RunnerEdge, work: ActionWork, runtime: Runtime) {
  const { program, core, github } = edge;
  const { env } = program;
  const { log } = runtime;
  const context = await readContext(github, env);
  const requestToken = readSecret(env.ACTIONS_ID_TOKEN_REQUEST_TOKEN, log.mask);
  const requestUrl = env.ACTIONS_ID_TOKEN_REQUEST_URL;
  const identify = (deps: Deps) =>
    edge.githubIdentity({ http: deps.http, mask: log.mask, requestUrl, requestToken });
  return work.run({ input: core.getInput, context, env, ...runtime, identify });
}

/**
 * Rejects `patience` ms after an abort, because work may never settle once an uncaught error has
 * interrupted it.
 */
function rejectLate(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  promise.catch(() => undefined);
  const wait = () => void setTimeout(() => reject(signal.reason), patience).unref();
  signal.addEventListener('abort', wait, { once: true });
  return promise;
}
