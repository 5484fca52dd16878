import * as core from '@actions/core';
import { context } from '@actions/github';
import { commenterOf, requestOf, tokensOf } from './action/inputs.ts';
import { actionsLog } from './action/log.ts';
import { reportResult } from './action/report-result.ts';
import { shownBy } from './action/shown.ts';
import { tellPulls } from './action/tell-pulls.ts';
import { couldNotBegin, crashed, deploy } from './deploy/deploy.ts';
import type { DeployResult } from './deploy/result.ts';
import { githubIdentity } from './identity/github-identity.ts';
import { cancelSignal } from './shared/cancel.ts';
import { openDeps } from './shared/deps.ts';
import { endProcess } from './shared/end-process.ts';
import { guardStderr } from './shared/guard-stderr.ts';
import { Redactor } from './shared/secret.ts';

const { env } = process;
const redactor = new Redactor();
const shown = shownBy(redactor);
const log = actionsLog(core, redactor);
guardStderr(process, env, log.info, shown.text);
async function run(signal: AbortSignal): Promise<DeployResult> {
  const tokens = tokensOf(core.getInput, env, log.mask);
  await using machine = await openDeps({ log, signal, env, github: tokens.github, apiToken: tokens.apiToken });
  const identity = githubIdentity({
    http: machine.http,
    requestUrl: env.ACTIONS_ID_TOKEN_REQUEST_URL,
    requestToken: tokens.idTokenRequest,
    mask: log.mask,
  });
  const result = await deploy(requestOf(core.getInput, context, env), identity, machine);
  return await tellPulls(result, commenterOf(core.getInput, tokens.github, machine), log, shown);
}

const reporter = { core, log, shown, hasSummary: Boolean(env.GITHUB_STEP_SUMMARY) };
const end = async (result: DeployResult) => endProcess(process, await reportResult(result, reporter));
// Node would print it to stderr as it is.
process.once('uncaughtException', (thrown) => void end(crashed(thrown)));
using signal = cancelSignal(process);
await end(await run(signal).catch(couldNotBegin));
