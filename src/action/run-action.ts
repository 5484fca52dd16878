import type { automate } from '../automation/automation.ts';
import { couldNotBegin, crashed, deploy } from '../deploy/deploy.ts';
import { cancelSignal, type SignalSource } from '../shared/cancel.ts';
import type { Env } from '../shared/child-environment.ts';
import { type Deps, openDeps } from '../shared/deps.ts';
import { type EndingProcess, endProcess } from '../shared/end-process.ts';
import { guardStderr } from '../shared/guard-stderr.ts';
import { Redactor, type Secret } from '../shared/secret.ts';
import {
  accessFor,
  commenterOf,
  type ReadInput,
  type RunnerContext,
  requestOf,
  tokensOf,
} from './inputs.ts';
import { actionsLog, type RunnerCommands } from './log.ts';
import { type ResultCommands, reportSaid } from './report-result.ts';
import { type RunnerWords, saidOf, saidOfStory } from './said.ts';
import { shownBy } from './shown.ts';
import { storyOf } from './story.ts';
import { tellPulls } from './tell-pulls.ts';

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
  const [shown, log] = [shownBy(redactor), actionsLog(core, redactor)];
  guardStderr(program, program.env, log.info, shown.text);
  using signal = cancelSignal(program);
  edge.release();
  const reporter = { core, log, shown, hasSummary: Boolean(program.env.GITHUB_STEP_SUMMARY) };
  const end = async (words: RunnerWords) => endProcess(program, await reportSaid(words, reporter));
  program.once('uncaughtException', (thrown) => void end(saidOf(crashed(thrown), shown)));
  const words = async () => {
    const { env } = program;
    const {
      github,
      apiToken,
      agentToken,
      idTokenRequest: requestToken,
    } = tokensOf(core.getInput, env, log.mask);
    const commented = accessFor('comment', core.getInput, github, log);
    const gitHubDeployments = accessFor('github-deployment', core.getInput, github, log);
    await using machine = await openDeps({ log, signal, env, github, gitHubDeployments, apiToken });
    const requestUrl = env.ACTIONS_ID_TOKEN_REQUEST_URL;
    const identity = edge.githubIdentity({
      http: machine.http,
      mask: log.mask,
      requestUrl,
      requestToken,
    });
    const request = requestOf(core.getInput, edge.context, env);
    const story = storyOf(core.getInput, request);
    if (story) {
      const { automate } = await edge.automation();
      return saidOfStory(story, await automate(story, identity, machine, agentToken), shown);
    }
    const result = await deploy(request, identity, machine);
    return saidOf(await tellPulls(result, commenterOf(commented, machine), log, shown), shown);
  };
  await end(await words().catch((thrown) => saidOf(couldNotBegin(thrown), shown)));
}
