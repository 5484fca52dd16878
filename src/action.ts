import { tmpdir } from 'node:os';
import * as core from '@actions/core';
import { context } from '@actions/github';
import { optionsOf, workspaceOf } from './action/inputs.ts';
import { actionsLog } from './action/log.ts';
import { outputsOf } from './action/outputs.ts';
import { summaryOf } from './action/summary.ts';
import { deploy } from './deploy/deploy.ts';
import { closingLines, isDone } from './deploy/report.ts';
import { githubIdentity } from './identity/github-identity.ts';
import { cancelSignal } from './shared/cancel.ts';
import { openDeps } from './shared/deps.ts';
import { Redactor, Secret } from './shared/secret.ts';
import { createGit } from './steps/plan/git.ts';

const { env } = process;
const redactor = new Redactor();
const log = actionsLog(core, redactor);
using signal = cancelSignal(process);
await using deps = await openDeps({ log, signal, env, temporary: env.RUNNER_TEMP ?? tmpdir() });

const requestToken = env.ACTIONS_ID_TOKEN_REQUEST_TOKEN ? new Secret(env.ACTIONS_ID_TOKEN_REQUEST_TOKEN) : undefined;
if (requestToken) log.mask(requestToken);
const identity = githubIdentity({
  http: deps.http,
  requestUrl: env.ACTIONS_ID_TOKEN_REQUEST_URL,
  requestToken,
  mask: log.mask,
});

const git = createGit(workspaceOf(env), env, signal);
const options = optionsOf({ input: core.getInput, context, env, mask: log.mask, git });
const result = await deploy(options, identity, deps);

for (const [name, value] of Object.entries(outputsOf(result))) core.setOutput(name, redactor.redact(value));
if (env.GITHUB_STEP_SUMMARY) await core.summary.addRaw(redactor.redact(summaryOf(result))).write();
for (const problem of result.error?.problems ?? []) log.error(problem.message, problem);
const lines = redactor.redact(closingLines(result).join('\n'));
if (isDone(result)) log.info(lines);
else core.setFailed(lines);
