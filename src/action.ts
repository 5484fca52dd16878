import * as core from '@actions/core';
import { context } from '@actions/github';
import { closeRun } from './action/closing.ts';
import { requestOf, tokensOf } from './action/inputs.ts';
import { actionsLog } from './action/log.ts';
import { outputsOf } from './action/outputs.ts';
import { shownBy } from './action/shown.ts';
import { summaryOf } from './action/summary.ts';
import { deploy } from './deploy/deploy.ts';
import { closingLines, isDone } from './deploy/report.ts';
import { githubIdentity } from './identity/github-identity.ts';
import { cancelSignal } from './shared/cancel.ts';
import { openDeps } from './shared/deps.ts';
import { guardStderr } from './shared/guard-stderr.ts';
import { Redactor } from './shared/secret.ts';

const { env } = process;
const redactor = new Redactor();
const shown = shownBy(redactor);
const log = actionsLog(core, redactor);
guardStderr(process, env, log.info, shown.text);
using signal = cancelSignal(process);
const tokens = tokensOf(core.getInput, env, log.mask);
await using machine = await openDeps({ log, signal, env, github: tokens.github, apiToken: tokens.apiToken });
const identity = githubIdentity({
  http: machine.http,
  requestUrl: env.ACTIONS_ID_TOKEN_REQUEST_URL,
  requestToken: tokens.idTokenRequest,
  mask: log.mask,
});

const result = await deploy(requestOf(core.getInput, context, env), identity, machine);

for (const [name, value] of Object.entries(outputsOf(result))) core.setOutput(name, shown.value(value));
if (env.GITHUB_STEP_SUMMARY) await core.summary.addRaw(shown.text(summaryOf(result))).write();
for (const problem of result.error?.problems ?? []) log.error(problem.message, problem);
closeRun(isDone(result), closingLines(result).map(shown.text), core);
