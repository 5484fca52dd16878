import { couldNotBegin, deploy } from '../deploy/deploy.ts';
import { RunRecord } from '../deploy/record.ts';
import { type Deps, type GitHubAccess, openDeps } from '../shared/deps.ts';
import { getErrorMessage } from '../shared/errors/error.ts';
import { commentAccess, readGitHubAccess, readRequest, readSecret } from './inputs.ts';
import { type ActionRun, type RunnerEdge, runAction } from './run-action.ts';
import { type RunnerResult, sanitizeReport, toRunnerResult } from './runner-result.ts';

export function runDeployment(edge: RunnerEdge): Promise<void> {
  let record: RunRecord | undefined;
  return runAction(edge, {
    run: (run) => deployAndReport(run, (opened) => (record = opened)),
    end: (thrown, sanitizer) =>
      toRunnerResult(record?.end(thrown) ?? couldNotBegin(thrown), sanitizer),
  });
}

async function deployAndReport(
  run: ActionRun,
  onRecord: (record: RunRecord) => void,
): Promise<RunnerResult> {
  const { input, env, log, signal, sanitizer } = run;
  const github = readGitHubAccess(input, env, log.mask);
  const apiToken = readSecret(input('api-token'), log.mask);
  const commented = commentAccess(input, github, log);
  await using deps = await openDeps({ log, signal, env, github, apiToken });
  const request = readRequest(input, run.context, env);
  const record = new RunRecord(deps);
  onRecord(record);
  const result = await deploy(request, run.identify(deps), deps, record);
  if (commented) {
    const { repository } = request.event;
    await commentOnPulls(sanitizeReport(result, sanitizer), repository, commented, deps);
  }
  return toRunnerResult(result, sanitizer);
}

const commentLimitMs = 30_000;

async function commentOnPulls(
  report: ReturnType<typeof sanitizeReport>,
  fullName: string,
  access: GitHubAccess,
  deps: Deps,
): Promise<void> {
  const { log } = deps;
  if (deps.signal.aborted) {
    log.info(
      'No comment on the pull request: the run was cancelled. ' +
        'A comment from an earlier run is left unchanged.',
    );
    return;
  }
  try {
    const { writeComments } = await import('./comment/comment.ts');
    const { repositoryForRun } = await import('../clients/github/for-run.ts');
    const signal = AbortSignal.any([deps.signal, AbortSignal.timeout(commentLimitMs)]);
    const repository = await repositoryForRun(fullName, access, { ...deps, signal });
    await writeComments(report, repository, log);
  } catch (error) {
    log.info(`No comment on the pull request: ${getErrorMessage(error)}`);
  }
}
