import { compareCommits } from '../git/history.ts';
import { listTree, readCommit } from '../git/trees.ts';
import type { BareRepository, OpenRepository } from '../git/types.ts';
import { type GitHubCall, type GitHubRoutes, paged, refused } from '../rest/call.ts';
import { isGranted } from '../rest/permissions.ts';
import { list, record, text } from '../rest/values.ts';
import type { LocalRepository, LocalReview, LocalRule } from '../state/state.ts';
import { listChecks } from './check-runs.ts';

/** Returns the rules of a branch, including classic branch protection. */
export function getRules(repository: LocalRepository, ref: string): readonly LocalRule[] {
  return repository.rules.get(ref.replace(/^refs\/heads\//, '')) ?? [];
}

export const lacksRules = ({ planHasRules, visibility }: LocalRepository): boolean =>
  !planHasRules && visibility === 'private';

/**
 * Refusal of features that need a paid plan:
 * https://docs.github.com/get-started/learning-about-github/githubs-plans
 */
const upgradeNeeded = refused(
  403,
  'Upgrade to GitHub Pro or make this repository public to enable this feature.',
);

const formatRefusal = (localRule: LocalRule, message: string) => {
  if (localRule.isClassic === true) return message;
  return `Repository rule violations found\n\n${message}`;
};

type RefAction = 'creation' | 'update' | 'deletion';

const inQueue =
  'A pull request for this branch has been added to a merge queue. Branches that are queued for ' +
  'merging cannot be updated. To modify this branch, dequeue the associated pull request.';

export function ruleAgainstChange(repository: LocalRepository, ref: string, change: RefAction) {
  const branch = ref.replace(/^refs\/heads\//, '');
  const isQueued = repository.issues.some(({ pull }) => pull?.queued && pull.head === branch);
  if (isQueued && change === 'update') return inQueue;
  const found = getRules(repository, ref).find(
    ({ type }) =>
      type === change ||
      (change === 'update' && (type === 'pull_request' || type === 'merge_queue')),
  );
  if (!found) return undefined;
  if (found.type === 'pull_request')
    return formatRefusal(found, 'Changes must be made through a pull request.');
  if (found.type === 'merge_queue')
    return formatRefusal(found, 'Changes must be made through the merge queue');
  const messages = {
    creation: 'Cannot create ref due to creations being restricted.',
    update: 'Cannot update this protected ref.',
    deletion: 'Cannot delete this branch',
  };
  return formatRefusal(found, messages[change]);
}

export function findRefusal(call: GitHubCall, ref: string, change: RefAction): string | undefined {
  if (ref.startsWith('refs/pull/')) return 'Reference update failed';
  if (call.mayBypass) return undefined;
  return ruleAgainstChange(call.repository, ref, change);
}

interface Merge {
  readonly number: number;
  readonly base: string;
  readonly head: string;
  /** Merge method; `any` checks whether the branch allows at least one. */
  readonly method: string;
}

export async function ruleAgainstMerge(here: OpenRepository, branch: string, merge: Merge) {
  for (const rule of getRules(here.repository, branch)) {
    const violation = await findViolation(here, rule, merge);
    if (!violation) continue;
    if (rule.type === 'merge_queue') return violation;
    return formatRefusal(rule, violation);
  }
  return undefined;
}

export async function findViolation(here: OpenRepository, rule: LocalRule, merge: Merge) {
  const { repository, git } = here;
  const { number, base, head, method } = merge;
  const { type, parameters = {} } = rule;
  switch (type) {
    case 'merge_queue':
      if (method === 'any') return undefined;
      return 'Changes must be made through the merge queue';
    case 'required_linear_history':
      if (method === 'merge') return 'This branch must not contain merge commits.';
      return undefined;
    case 'update':
      return 'Cannot update this protected ref.';
    case 'required_signatures': {
      const { ahead } = await compareCommits(git, base, head);
      if (ahead.some((commit) => repository.unsigned.has(commit)))
        return 'Commits must have verified signatures.';
      return undefined;
    }
    case 'required_deployments': {
      const environments = list(parameters.required_deployment_environments).map(String);
      const missing = environments.find((name) => !isDeployed(repository, name, head));
      if (!missing) return undefined;
      return `Missing successful active ${missing} deployment.`;
    }
    case 'required_status_checks': {
      const runs = await listChecks(here, head);
      const contexts = list(parameters.required_status_checks).map((item) =>
        text(record(item).context),
      );
      const ofCommit = repository.statuses.filter(({ commit }) => commit === head);
      const last = new Map<string, string | null>([
        ...ofCommit.map(({ context, state }) => [context, state] as const),
        ...runs.toSorted((a, b) => a.id - b.id).map((run) => [run.name, run.conclusion] as const),
      ]);
      const missing = contexts.find((context) => !greenConclusions.has(text(last.get(context))));
      if (!missing) return undefined;
      return `Required status check "${missing}" is expected.`;
    }
    case 'pull_request': {
      const methods = list(parameters.allowed_merge_methods);
      if (method !== 'any' && methods.length > 0 && !methods.includes(method))
        return `Merge method ${method} merging is not allowed on this repository`;
      const needed = Number(parameters.required_approving_review_count ?? 0);
      const reviews = repository.reviews.filter(
        (review) => review.pull === number && mayWrite.has(review.association),
      );
      return violationOfReviews(reviews, needed, head);
    }
    default:
      return undefined;
  }
}

/**
 * Conclusions that satisfy a required check:
 * https://docs.github.com/pull-requests/reference/status-checks
 */
const greenConclusions: ReadonlySet<string> = new Set(['success', 'neutral', 'skipped']);
const mayWrite: ReadonlySet<string> = new Set(['OWNER', 'MEMBER', 'COLLABORATOR']);

/**
 * Checks the required approvals. Of each person's reviews, only the last decisive one counts. An
 * approval counts only if it is for the head commit.
 */
function violationOfReviews(reviews: readonly LocalReview[], needed: number, head: string) {
  const deciding = reviews.filter(
    (review) => review.state === 'APPROVED' || review.state === 'CHANGES_REQUESTED',
  );
  const last = [...new Map(deciding.map((review) => [review.author, review])).values()];
  const approved = last.filter((item) => item.state === 'APPROVED' && item.commit === head).length;
  const are = needed === 1 ? 'review is' : 'reviews are';
  if (approved < needed)
    return `At least ${needed} approving ${are} required by reviewers with write access.`;
  if (needed > 0 && last.some((item) => item.state === 'CHANGES_REQUESTED'))
    return 'Changes have been requested by a reviewer with write access.';
  return undefined;
}

function isDeployed(localRepository: LocalRepository, environment: string, commit: string) {
  return localRepository.deployments.some(
    (item) =>
      item.environment.toLowerCase() === environment.toLowerCase() &&
      item.sha === commit &&
      item.statuses.at(-1)?.state === 'success',
  );
}

export const isWorkflow = (path: string) => /^\.github\/workflows\/[^/]+\.ya?ml$/.test(path);

export async function refusedWorkflows(call: GitHubCall, base: string, tree: string) {
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

export const ruleRoutes: GitHubRoutes = {
  'GET /rules/branches/{+rest}': (call) => {
    const { repository, parts } = call;
    if (lacksRules(repository)) return upgradeNeeded;
    const rules = getRules(repository, parts[0] ?? '').filter((rule) => rule.isClassic !== true);
    return paged(
      rules.map(({ type, parameters }) => ({ type, parameters })),
      call,
    );
  },
};
