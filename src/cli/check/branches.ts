import { matchesBranch } from '../../config/branch-pattern.ts';
import type { SiteConfig } from '../../config/schema.ts';
import type { Deps } from '../../shared/deps.ts';

export async function branchWarnings(
  { environments: { production, preview } }: SiteConfig,
  workspace: string,
  file: string,
  deps: Deps,
): Promise<string[]> {
  const runGit = async (...args: string[]) =>
    (await deps.git(workspace, args, deps.signal))?.trim() || undefined;
  const current = await runGit('symbolic-ref', '--short', '-q', 'HEAD');
  const head = (await runGit('symbolic-ref', '--short', '-q', 'refs/remotes/origin/HEAD'))?.replace(
    /^origin\//,
    '',
  );
  const warnings: string[] = [];
  if (head && head !== production.branch) {
    warnings.push(
      `The default branch of origin is ${head}, but Production deploys ${production.branch}. ` +
        `If that isn't intended, set environments.production.branch: ${head} in ${file}.`,
    );
  }
  const isDeployed = (branch: string) =>
    branch === production.branch ||
    preview.branches.some((pattern) => matchesBranch(branch, pattern));
  if (current && current !== head && !isDeployed(current)) {
    warnings.push(
      `Pushes to the current branch, ${current}, are not deployed: neither ` +
        `environments.production.branch nor environments.preview.branches in ${file} matches it.`,
    );
  }
  return warnings;
}
