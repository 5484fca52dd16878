import * as z from 'zod/mini';
import { readGitHubAnswer } from './refusal.ts';
import { type Repository, repositoryPath } from './repository.ts';
import type { GitHub } from './types.ts';

const Workflow = z.looseObject({ path: z.string(), state: z.string() });

/** States by path: `active`, `disabled_manually`, `disabled_inactivity`, … */
export async function readWorkflowStates(github: GitHub, repo: Repository) {
  const path = `${repositoryPath(repo)}/actions/workflows`;
  const found = await github.list({ path, needs: 'Actions: read' }, 'workflows');
  const workflows = readGitHubAnswer(z.array(Workflow), found, 'the workflows');
  return new Map(workflows.map((item) => [item.path, item.state]));
}
