import { isGranted } from '../permissions.ts';
import { type Answered, type GitHubCall, refused } from './call.ts';
import { listTree, readCommit } from './trees.ts';
import type { BareRepository } from './types.ts';

export const isWorkflow = (path: string) => /^\.github\/workflows\/[^/]+\.ya?ml$/.test(path);

export async function refusedWorkflows(
  call: GitHubCall,
  base: string,
  tree: string,
): Promise<Answered | undefined> {
  if (isGranted(call.permissions, { name: 'workflows', level: 'write' })) return undefined;
  const before = (await readCommit(call.git, base))?.tree ?? '';
  const path = await findChangedWorkflow(call.git, before, tree);
  if (!path) return undefined;
  return refused(
    403,
    `refusing to allow a GitHub App to create or update workflow \`${path}\` ` +
      'without `workflows` permission',
  );
}

async function findChangedWorkflow(git: BareRepository, before: string, after: string) {
  const [old, now] = await Promise.all([listTree(git, before), listTree(git, after)]);
  return [...now.keys()].find(
    (path) => path.startsWith('.github/workflows/') && old.get(path)?.id !== now.get(path)?.id,
  );
}
