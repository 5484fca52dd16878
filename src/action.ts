import * as core from '@actions/core';
import { context } from '@actions/github';
import { commenterOf, requestOf, tokensOf } from './action/inputs.ts';
import { actionsLog } from './action/log.ts';
import { publish } from './action/publish.ts';
import { deploy } from './deploy/deploy.ts';
import { isDone } from './deploy/report.ts';
import { githubIdentity } from './identity/github-identity.ts';
import { cancelSignal } from './shared/cancel.ts';
import { openDeps } from './shared/deps.ts';
import { Redactor } from './shared/secret.ts';

const { env } = process;
const redactor = new Redactor();
const log = actionsLog(core, redactor);
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

const { summary } = core;
const writeSummary = env.GITHUB_STEP_SUMMARY ? (markdown: string) => summary.addRaw(markdown).write() : undefined;
const github = commenterOf(core.getInput, tokens.github, machine);
await publish(result, { setOutput: core.setOutput, writeSummary, github }, log, redactor);
if (!isDone(result)) process.exitCode = 1;
