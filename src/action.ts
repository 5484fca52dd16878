import * as core from '@actions/core';
import { context } from '@actions/github';
import { requestOf, tokensOf } from './action/inputs.ts';
import { actionsLog } from './action/log.ts';
import { saidOf, saidOfStory } from './action/said.ts';
import { storyOf } from './action/story.ts';
import { deploy } from './deploy/deploy.ts';
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

const request = requestOf(core.getInput, context, env);
const story = storyOf(core.getInput, request);
const said =
  story === undefined
    ? saidOf(await deploy(request, identity, machine))
    : // Loaded here and not above: no deployment needs it.
      saidOfStory(story, await (await import('./automation/automation.ts')).automate(story, identity, machine));

for (const [name, value] of Object.entries(said.outputs)) core.setOutput(name, redactor.redact(value));
if (env.GITHUB_STEP_SUMMARY) await core.summary.addRaw(redactor.redact(said.summary)).write();
for (const problem of said.problems) log.error(problem.message, problem);
const lines = redactor.redact(said.lines.join('\n'));
if (said.isDone) log.info(lines);
else core.setFailed(lines);
