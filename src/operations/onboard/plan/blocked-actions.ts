import type { Repository } from '../../../clients/github/repository.ts';
import type { ActionsPolicy } from '../../../clients/github/settings.ts';
import { compact } from '../../../shared/compact.ts';
import { listWorkflowUses } from '../../../workflows/workflow-uses.ts';

const place = 'Settings, Actions, General, of the repository or its organisation';

/** Why GitHub would not run the workflows, as sentences. */
export function findBlockedActions(
  policy: ActionsPolicy | undefined,
  repository: Repository,
  workflows: readonly string[],
): string[] {
  if (!policy) return [];
  if (!policy.enabled)
    return [`GitHub Actions is disabled, so nothing is deployed. Enable it: ${place}.`];
  const used = workflows.flatMap((text) => listWorkflowUses(text).map(({ uses }) => uses));
  const names = used.filter((uses) => !isAllowed(uses, policy, repository));
  const blocked = [...new Set(names.map((uses) => uses.split('@')[0]))];
  return compact([
    blocked.length > 0 &&
      `The repository may not use ${blocked.join(', ')}, so no run would start. ` +
        `Allow it: ${place}.`,
  ]);
}

function isAllowed(uses: string, policy: ActionsPolicy, { owner }: Repository): boolean {
  const [, by = '', name = '', ref = ''] = /^([^/]+)\/([^/@]+)[^@]*@(.+)$/.exec(uses) ?? [];
  if (policy.allowed === 'all' || !by || by.toLowerCase() === owner.toLowerCase()) return true;
  if (policy.allowed === 'local_only') return false;
  if (policy.githubOwned && (by === 'actions' || by === 'github')) return true;
  return policy.patterns.some((pattern) => {
    const source = pattern.replaceAll(/[^\w*]/g, String.raw`\$&`).replaceAll('*', '.*');
    const matches = new RegExp(`^${source}(@.*)?$`, 'i');
    return matches.test(uses) || matches.test(`${by}/${name}@${ref}`);
  });
}
