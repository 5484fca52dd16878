import type { GitHubRepository } from '../clients/github/repository.ts';
import { couldNotBegin, deploy } from '../deploy/deploy.ts';
import { RunRecord } from '../deploy/record.ts';
import type { DeployResult } from '../deploy/result.ts';
import { type Deps, type GitHubAccess, openDeps } from '../shared/deps.ts';
import { getErrorMessage } from '../shared/errors/error.ts';
import type { Log } from '../shared/log.ts';
import { commentAccess, readGitHubAccess, readRequest, readSecret } from './inputs.ts';
import type { Sanitizer } from './log.ts';
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
  const commenter = createCommenter(commented, request.event.repository, deps);
  return toRunnerResult(await commentOnPulls(result, commenter, log, sanitizer), sanitizer);
}

async function commentOnPulls(
  result: DeployResult,
  openRepository: (() => Promise<GitHubRepository>) | undefined,
  log: Log,
  sanitizer: Sanitizer,
): Promise<DeployResult> {
  if (!openRepository) return result;
  try {
    const { writeComments } = await import('./comment/comment.ts');
    await writeComments(sanitizeReport(result, sanitizer), await openRepository(), log);
  } catch (error) {
    log.info(`No comment on the pull request: ${getErrorMessage(error)}`);
  }
  return result;
}

const commentLimitMs = 30_000;

function createCommenter(access: GitHubAccess | undefined, fullName: string, deps: Deps) {
  if (!access) return undefined;
  if (deps.signal.aborted) {
    deps.log.info(
      'No comment on the pull request: the run was cancelled. ' +
        'A comment from an earlier run is left unchanged.',
    );
    return undefined;
  }
  const signal = AbortSignal.any([deps.signal, AbortSignal.timeout(commentLimitMs)]);
  return async () => {
    const { repositoryForRun } = await import('../clients/github/for-run.ts');
    return repositoryForRun(fullName, access, { ...deps, signal });
  };
}
