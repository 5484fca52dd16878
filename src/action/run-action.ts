import * as core from '@actions/core';
import { context } from '@actions/github';
import { couldNotBegin, crashed, deploy } from '../deploy/deploy.ts';
import { githubIdentity } from '../identity/github-identity.ts';
import { cancelSignal } from '../shared/cancel.ts';
import { openDeps } from '../shared/deps.ts';
import { endProcess } from '../shared/end-process.ts';
import { guardStderr } from '../shared/guard-stderr.ts';
import { Redactor } from '../shared/secret.ts';
import { commenterOf, requestOf, tokensOf } from './inputs.ts';
import { actionsLog } from './log.ts';
import { reportSaid } from './report-result.ts';
import { type RunnerWords, saidOf, saidOfStory } from './said.ts';
import { shownBy } from './shown.ts';
import { storyOf } from './story.ts';
import { tellPulls } from './tell-pulls.ts';

/**
 * Does what the inputs of this run ask for, tells the runner how that went, and ends the process.
 * @param release hands over the signals that arrived while this was being loaded
 */
export async function runAction(release: () => void): Promise<void> {
  const { env } = process;
  const redactor = new Redactor();
  const [shown, log] = [shownBy(redactor), actionsLog(core, redactor)];
  guardStderr(process, env, log.info, shown.text);
  using signal = cancelSignal(process);
  release();
  async function run(): Promise<RunnerWords> {
    const { github, apiToken, agentToken, idTokenRequest } = tokensOf(core.getInput, env, log.mask);
    await using machine = await openDeps({ log, signal, env, github, apiToken });
    const requestUrl = env.ACTIONS_ID_TOKEN_REQUEST_URL;
    const identity = githubIdentity({ http: machine.http, mask: log.mask, requestUrl, requestToken: idTokenRequest });
    const request = requestOf(core.getInput, context, env);
    const story = storyOf(core.getInput, request);
    if (story !== undefined) {
      const { automate } = await import('../automation/automation.ts');
      return saidOfStory(story, await automate(story, identity, machine, agentToken), shown);
    }
    const result = await deploy(request, identity, machine);
    return saidOf(await tellPulls(result, commenterOf(core.getInput, github, machine), log, shown), shown);
  }
  const reporter = { core, log, shown, hasSummary: Boolean(env.GITHUB_STEP_SUMMARY) };
  const end = async (words: RunnerWords) => endProcess(process, await reportSaid(words, reporter));
  process.once('uncaughtException', (thrown) => void end(saidOf(crashed(thrown), shown)));
  await end(await run().catch((thrown) => saidOf(couldNotBegin(thrown), shown)));
}
