import { couldNotBegin, crashed, deploy } from '../deploy/deploy.ts';
import { openDeps } from '../shared/deps.ts';
import { commentOnPulls, createCommenter } from './comment-on-pulls.ts';
import { commentAccess, readGitHubAccess, readRequest, readSecret } from './inputs.ts';
import { type ActionRun, type ActionWork, type RunnerEdge, runAction } from './run-action.ts';
import { type RunnerResult, toRunnerResult } from './runner-result.ts';

const work: ActionWork = {
  run: deployAndReport,
  fail(thrown, isCrash, sanitizer) {
    if (isCrash) return toRunnerResult(crashed(thrown), sanitizer);
    return toRunnerResult(couldNotBegin(thrown), sanitizer);
  },
};

export function runDeployment(edge: RunnerEdge): Promise<void> {
  return runAction(edge, work);
}

async function deployAndReport(run: ActionRun): Promise<RunnerResult> {
  const { input, env, log, signal, sanitizer } = run;
  const github = readGitHubAccess(input, env, log.mask);
  const apiToken = readSecret(input('api-token'), log.mask);
  const commented = commentAccess(input, github, log);
  await using deps = await openDeps({ log, signal, env, github, apiToken });
  const request = readRequest(input, run.context, env);
  const result = await deploy(request, run.identify(deps), deps);
  const commenter = createCommenter(commented, deps);
  return toRunnerResult(await commentOnPulls(result, commenter, log, sanitizer), sanitizer);
}
