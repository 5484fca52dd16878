import type { automate } from '../automation/automation.ts';
import { openDeps } from '../shared/deps.ts';
import { describeError, SiteDeployError } from '../shared/errors/error.ts';
import { readAutomationRequest, toAutomationRunnerResult } from './automation.ts';
import { readGitHubAccess, readSecret } from './inputs.ts';
import { type ActionRun, type RunnerEdge, runAction } from './run-action.ts';
import type { RunnerResult } from './runner-result.ts';

export function runAutomation(edge: RunnerEdge & { readonly automate: typeof automate }) {
  return runAction(edge, {
    run: (run) => automateAndReport(run, edge.automate),
    fail: (thrown, _isCrash, sanitizer) => {
      const error = SiteDeployError.from(thrown);
      const result = { outcome: undefined, error, lines: describeError(error) };
      return toAutomationRunnerResult(edge.core.getInput('mode'), result, sanitizer);
    },
  });
}

async function automateAndReport(run: ActionRun, work: typeof automate): Promise<RunnerResult> {
  const { input, env, log, signal, sanitizer } = run;
  const github = readGitHubAccess(input, env, log.mask);
  const agentToken = readSecret(input('agent-token'), log.mask);
  await using deps = await openDeps({ log, signal, env, github });
  const request = readAutomationRequest(input, run.context, env);
  const result = await work(request, run.identify(deps), deps, agentToken);
  return toAutomationRunnerResult(request.mode, result, sanitizer);
}
