import * as z from 'zod/mini';
import { readGitHubAnswer } from './refusal.ts';
import { type RepoName, repositoryPath } from './repository.ts';
import type { GitHub } from './types.ts';

const Answer = z.looseObject({
  id: z.int(),
  name: z.string(),
  status: z.string(),
  conclusion: z.nullable(z.string()),
  check_suite: z.optional(z.nullable(z.looseObject({ id: z.int() }))),
});

/** https://docs.github.com/rest/checks/runs. Needs `Checks: read`. */
export async function readCheckRuns(
  github: GitHub,
  repo: RepoName,
  commit: string,
): Promise<CheckRun[]> {
  const path = `${repositoryPath(repo)}/commits/${commit}/check-runs`;
  const found = await github.list({ path, needs: 'Checks: read' }, 'check_runs');
  return readGitHubAnswer(z.array(Answer), found, 'the checks').map(toCheckRun);
}

export type CheckRun = Readonly<ReturnType<typeof toCheckRun>>;

const toCheckRun = (found: z.output<typeof Answer>) => ({
  id: found.id,
  name: found.name,
  /** `queued`, `in_progress`, `completed`, … */
  status: found.status,
  /** `success`, `failure`, …; empty until completed. */
  conclusion: found.conclusion ?? '',
  /** A workflow run has the same id as its jobs. */
  suite: found.check_suite?.id,
});
