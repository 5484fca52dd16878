import * as z from 'zod/mini';
import { readGitHubAnswer } from './refusal.ts';
import { type NamedRepository, repositoryPath } from './repository.ts';
import type { GitHub } from './types.ts';

const Answer = z.looseObject({
  id: z.int(),
  name: z.string(),
  status: z.string(),
  conclusion: z.nullable(z.string()),
  check_suite: z.optional(z.nullable(z.looseObject({ id: z.int() }))),
});

export interface CheckRun {
  readonly id: number;
  readonly name: string;
  /** `queued`, `in_progress`, `completed`, … */
  readonly status: string;
  /** `success`, `failure`, …; empty until completed. */
  readonly conclusion: string;
  /** A workflow run has the same id as its jobs. */
  readonly suite: number | undefined;
}

/** https://docs.github.com/rest/checks/runs. Needs `Checks: read`. */
export async function readCheckRuns(
  github: GitHub,
  repository: NamedRepository,
  commit: string,
): Promise<CheckRun[]> {
  const path = `${repositoryPath(repository)}/commits/${commit}/check-runs`;
  const found = await github.list({ path, needs: 'Checks: read' }, 'check_runs');
  return readGitHubAnswer(z.array(Answer), found, 'the checks').map(
    ({ check_suite: suite, conclusion, ...run }) => ({
      ...run,
      conclusion: conclusion ?? '',
      suite: suite?.id,
    }),
  );
}
