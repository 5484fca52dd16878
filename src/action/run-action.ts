import type { IdentityProvider } from '../identity/github-identity.ts';
import { cancelSignal, type SignalSource } from '../shared/cancel.ts';
import type { Env } from '../shared/child-environment.ts';
import type { Deps } from '../shared/deps.ts';
import { type EndingProcess, exitProcess, guardStderr } from '../shared/end-process.ts';
import { Redactor, type Secret } from '../shared/secret.ts';
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
      once(name: 'uncaughtException', listener: (thrown: unknown) => void): unknown;
    };
  readonly core: RunnerCommands & ResultCommands & { readonly getInput: ReadInput };
  readonly context: RunnerContext;
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

export interface ActionWork {
  run(run: ActionRun): Promise<RunnerResult>;
  fail(thrown: unknown, isCrash: boolean, sanitizer: Sanitizer): RunnerResult;
}

export async function runAction(edge: RunnerEdge, work: ActionWork): Promise<void> {
  const { program, core, context } = edge;
  const { env } = program;
  const redactor = new Redactor();
  const [sanitizer, log] = [createSanitizer(redactor), actionsLog(core, redactor)];
  guardStderr(program, env, log.info, sanitizer.text);
  using signal = cancelSignal(program);
  edge.release();
  const reporter = { core, log, sanitizer, summaryFile: env.GITHUB_STEP_SUMMARY };
  const finish = (result: RunnerResult) => exitProcess(program, reportResult(result, reporter));
  program.once('uncaughtException', (thrown) => void finish(work.fail(thrown, true, sanitizer)));
  const requestToken = readSecret(env.ACTIONS_ID_TOKEN_REQUEST_TOKEN, log.mask);
  const requestUrl = env.ACTIONS_ID_TOKEN_REQUEST_URL;
  const identify = (deps: Deps) =>
    edge.githubIdentity({ http: deps.http, mask: log.mask, requestUrl, requestToken });
  const run = { input: core.getInput, context, env, log, sanitizer, signal, identify };
  await finish(await work.run(run).catch((thrown) => work.fail(thrown, false, sanitizer)));
}
