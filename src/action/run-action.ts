import type { automate } from '../automation/automation.ts';
import { couldNotBegin, crashed, deploy } from '../deploy/deploy.ts';
import { cancelSignal, type SignalSource } from '../shared/cancel.ts';
import type { Env } from '../shared/child-environment.ts';
import { type Deps, openDeps } from '../shared/deps.ts';
import { type EndingProcess, exitProcess } from '../shared/end-process.ts';
import { guardStderr } from '../shared/guard-stderr.ts';
import { Redactor, type Secret } from '../shared/secret.ts';
import { readAutomationRequest } from './automation.ts';
import { commentOnPulls } from './comment-on-pulls.ts';
import {
  commentAccess,
  createCommenter,
  type ReadInput,
  type RunnerContext,
  readRequest,
  readTokens,
} from './inputs.ts';
import { actionsLog, type RunnerCommands } from './log.ts';
import { type ResultCommands, reportResult } from './report-result.ts';
import { type RunnerResult, toAutomationRunnerResult, toRunnerResult } from './runner-result.ts';
import { createSanitizer } from './sanitizer.ts';

type Identity = Parameters<typeof deploy>[1];

/** Dependencies that only the entry point may touch or load. */
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
  }) => Identity;
  /** Loads the automations lazily: few runs need them. */
  readonly automation: () => Promise<{ readonly automate: typeof automate }>;
  /** Hands over the signals that arrived during loading. */
  readonly release: () => void;
}

/** Runs what the inputs request, reports the outcome to the runner and ends the process. */
export async function runAction(edge: RunnerEdge): Promise<void> {
  const { program, core } = edge;
  const redactor = new Redactor();
  const [sanitizer, log] = [createSanitizer(redactor), actionsLog(core, redactor)];
  guardStderr(program, program.env, log.info, sanitizer.text);
  using signal = cancelSignal(program);
  edge.release();
  const reporter = { core, log, sanitizer, hasSummary: Boolean(program.env.GITHUB_STEP_SUMMARY) };
  const finish = async (runnerResult: RunnerResult) =>
    exitProcess(program, await reportResult(runnerResult, reporter));
  program.once(
    'uncaughtException',
    (thrown) => void finish(toRunnerResult(crashed(thrown), sanitizer)),
  );
  const runnerResult = async () => {
    const { env } = program;
    const {
      github,
      apiToken,
      agentToken,
      idTokenRequest: requestToken,
    } = readTokens(core.getInput, env, log.mask);
    const commented = commentAccess(core.getInput, github, log);
    await using deps = await openDeps({ log, signal, env, github, apiToken });
    const requestUrl = env.ACTIONS_ID_TOKEN_REQUEST_URL;
    const identity = edge.githubIdentity({
      http: deps.http,
      mask: log.mask,
      requestUrl,
      requestToken,
    });
    const request = readRequest(core.getInput, edge.context, env);
    const automation = readAutomationRequest(core.getInput, request);
    if (automation) {
      const { automate } = await edge.automation();
      return toAutomationRunnerResult(
        automation,
        await automate(automation, identity, deps, agentToken),
        sanitizer,
      );
    }
    const result = await deploy(request, identity, deps);
    return toRunnerResult(
      await commentOnPulls(result, createCommenter(commented, deps), log, sanitizer),
      sanitizer,
    );
  };
  await finish(
    await runnerResult().catch((thrown) => toRunnerResult(couldNotBegin(thrown), sanitizer)),
  );
}
