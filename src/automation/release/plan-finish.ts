import type { MergeablePull, MergeRules } from '../../clients/github/merging.ts';
import { compact } from '../../shared/compact.ts';
import { plainText } from '../../shared/plain-text.ts';
import { count, firstNames } from '../../shared/units.ts';
import { type Next, type Pending, person, step, waitForCi } from '../reconcile.ts';
import type { Checks } from './checks.ts';
import type {
  DeploymentProgress,
  DeployStep,
  ReleaseMerge,
  ReleaseState,
  ReleaseStep,
} from './state.ts';

type NextStep = Next<ReleaseStep>;

const maxFutileDeployments = 2;

/** Pure. Plans a step only if the state shows that it isn't done, so another run can resume it. */
export function planFinish(state: ReleaseState): NextStep {
  if (state.merge) return afterMerge(state, state.merge);
  return beforeMerge(state);
}

function beforeMerge(state: ReleaseState): NextStep {
  const { release, branch, productionBranch, page, preview, pull, version } = state;
  if (!release)
    return person(
      `There is no branch ${branch} and no merged pull request from it: start the release.`,
      page,
    );
  if (state.tag)
    return person(
      `The tag v${version} exists, but ${branch} was never merged. Delete the tag, or ` +
        'release another version.',
      `${page}/releases/tag/v${version}`,
    );
  if (state.tooLow) return person(state.tooLow, `${page}/tree/${branch}`);
  if (!release.holdsProduction)
    return step(
      { do: 'update', branch },
      `${productionBranch} has commits that ${branch} doesn't.`,
    );
  if (preview) {
    const deployed = deployment(preview, branch);
    if (deployed) return deployed;
  }
  const [unapproved] = state.unapproved;
  if (unapproved) {
    const title = plainText(unapproved.title);
    const why = unapprovedReasons[unapproved.why];
    return person(`${branch} contains the change for "${title}", which ${why}`, page);
  }
  // GitHub refuses a pull request without commits.
  if (!pull && release.isProduction)
    return step(
      { do: 'tag', commit: release.head },
      `${branch} has no commits that ${productionBranch} lacks.`,
    );
  if (!pull) return step({ do: 'open-pull' }, `Preview serves the head of ${branch}.`);
  return planMerge(state, pull, release.head);
}

const unapprovedReasons = {
  'not approved':
    'nobody has approved. Approve or reject it: "site-deploy requests advance" rolls a rejected ' +
    'change back.',
  declined: 'was declined: "site-deploy requests advance" rolls it back.',
  changed:
    'was approved before the branch changed. Check Preview again, and approve what it serves now.',
} as const;

function planMerge(state: ReleaseState, pull: MergeablePull, head: string): NextStep {
  const { checks, blockedRun, rules, branch, productionBranch, page } = state;
  const { url, number, headCommit, mergeableState, draft } = pull;
  if (headCommit !== head)
    return waitForCi(
      `GitHub has not yet registered the last commit of ${branch} in pull request #${number}.`,
      url,
    );
  if (draft) return person(`Pull request #${number} is a draft: press "Ready for review".`, url);
  const waiting = planChecks(pull, { checks, blockedRun }, productionBranch);
  if (waiting) return waiting;
  if (rules.methods.length === 0)
    return person(
      `Pull request #${number} can't be merged: every merge method that the repository ` +
        'settings allow is forbidden by the rules of ' +
        `${productionBranch}. Allow another method, preferably merge commits.`,
      `${page}/settings`,
    );
  if (rules.mergeQueue)
    return person(
      `Pull request #${number}${needs(rules, mergeableState)}: press "Merge when ready". ` +
        `${productionBranch} has a merge queue.`,
      url,
    );
  if (!rules.methods.includes('merge'))
    return person(
      `Pull request #${number}${needs(rules, mergeableState)}: press the merge button ` +
        `(${rules.methods.map((method) => `"${buttons[method]}"`).join(' or ')}). ` +
        `${productionBranch} does not accept merge commits, and only a person can choose ` +
        'another method.',
      url,
    );
  if (mergeableState === 'blocked') return person(blocked(rules, productionBranch, number), url);
  // GitHub's default title: tools parse the version from it.
  const title = `Merge pull request #${number} from ${getOwner(url)}/${branch}`;
  return step(
    { do: 'merge', number, headCommit: head, title },
    `Preview serves ${head.slice(0, 12)}, and its checks have passed.`,
  );
}

export function planChecks(
  pull: MergeablePull,
  seen: { readonly checks: Checks; readonly blockedRun: string | undefined },
  base: string,
): Pending | undefined {
  const { number, url, mergeable, mergeableState } = pull;
  const { running, failed } = seen.checks;
  if (seen.blockedRun)
    return person(
      `The checks of pull request #${number} are waiting for approval: press "Approve and ` +
        'run workflows".',
      url,
    );
  if (failed.length > 0)
    return person(`Checks of pull request #${number} failed: ${firstNames(failed, 5)}.`, url);
  if (running.length > 0)
    return waitForCi(
      `Checks of pull request #${number} are running: ${firstNames(running, 5)}.`,
      url,
    );
  if (mergeable === false || mergeableState === 'dirty')
    return person(
      `Pull request #${number} conflicts with ${base}: resolve the conflict there.`,
      url,
    );
  // GitHub doesn't check a draft.
  if (!pull.draft && (mergeable === undefined || mergeableState === 'unknown'))
    return waitForCi(
      `GitHub is still checking whether pull request #${number} can be merged.`,
      url,
    );
  return undefined;
}

function blocked(rules: MergeRules, branch: string, number: number): string {
  const { approvals, restricted, wants } = rules;
  const names = firstNames(wants.map(plainText), 5);
  const missing = compact([
    approvals > 0 && `${count(approvals, 'approving review')}: press "Approve"`,
    wants.length > 0 && `the requirements of ${branch} (${names}): its page lists the missing ones`,
  ]);
  if (restricted)
    return (
      `Pull request #${number}: press the merge button. A rule of ${branch} names the ` +
      'people allowed to.'
    );
  if (missing.length > 0)
    return `Pull request #${number} is waiting for ${missing.join('; and for ')}.`;
  return (
    `Pull request #${number} does not meet the requirements of ${branch} yet: follow ` +
    'its page, e.g. press "Approve".'
  );
}

const buttons = {
  merge: 'Create a merge commit',
  squash: 'Squash and merge',
  rebase: 'Rebase and merge',
} as const;
function needs(rules: MergeRules, mergeableState: string): string {
  const missing = compact([
    rules.approvals > 0 && count(rules.approvals, 'approving review'),
    ...rules.wants.map((want) => mergeableState === 'blocked' && plainText(want)),
  ]);
  if (missing.length > 0) return ` needs ${firstNames(missing, 5)}, then`;
  return '';
}
const getOwner = (pullUrl: string) => new URL(pullUrl).pathname.split('/')[1] ?? '';

function afterMerge(state: ReleaseState, merge: ReleaseMerge): NextStep {
  const { commit, url } = merge;
  const { version, branch, productionBranch, page, tag, drafts, published, production, isLatest } =
    state;
  if (!commit) return waitForCi('GitHub has not reported the merge commit yet.', url);
  const tagPage = `${page}/releases/tag/v${version}`;
  if (!tag) return step({ do: 'tag', commit }, `Pull request merged: ${url}`);
  if (tag !== commit)
    return person(
      `The tag v${version} points to ${tag.slice(0, 12)}, but ${branch} was merged as ` +
        `${commit.slice(0, 12)}. ` +
        'Move or delete the tag.',
      tagPage,
    );
  const [draft, duplicate] = drafts;
  // A lost response or a second runner leaves duplicate drafts for one tag.
  if (draft && (published || duplicate))
    return step({ do: 'remove-draft', id: duplicate ?? draft }, `v${version} has another release.`);
  if (!draft && !published) return step({ do: 'draft', commit }, `v${version} has no release yet.`);
  const deployed = production && deployment(production, productionBranch);
  if (deployed) return deployed;
  if (state.notesReported === false)
    return step(
      { do: 'tell-notes' },
      `The portal does not show the release notes of ${version} yet.`,
    );
  if (draft) return step({ do: 'publish', id: draft, isLatest }, `Production serves ${version}.`);
  return afterPublication(state, merge.head);
}

function afterPublication(state: ReleaseState, mergedHead: string): NextStep {
  const { release, page, next, productionBranch, version, branch } = state;
  if (release && release.head === mergedHead)
    return step({ do: 'remove-branch' }, `${productionBranch} contains all of ${branch}.`);
  if (release)
    return person(
      `${branch} has new commits since it was merged. Move them to another branch, then ` +
        `delete ${branch}.`,
      `${page}/tree/${branch}`,
    );
  const behind = next.find((branch) => !branch.holdsProduction);
  if (behind)
    return step(
      { do: 'update', branch: behind.branch },
      `${behind.branch} does not contain ${version} yet.`,
    );
  return { kind: 'done', what: `${version} is released and live in Production.` };
}

export function deployment(
  progress: DeploymentProgress,
  branch: string,
): Next<DeployStep> | undefined {
  const { environment, url, served, portalAgrees, run, succeeded, settling, isOutdated } = progress;
  const isLive = served && portalAgrees !== false && !isOutdated;
  if (isLive && succeeded > 0) return undefined;
  if (run?.state === 'queued')
    return waitForCi(`The deployment to ${environment} is waiting for a runner.`, run.url);
  if (run?.state === 'pending')
    return waitForCi(`The deployment to ${environment} is waiting for an earlier one.`, run.url);
  if (run?.state === 'runs')
    return waitForCi(`The deployment to ${environment} is running.`, run.url);
  if (run?.state === 'review')
    return person(
      `The deployment to ${environment} is waiting for an environment review: press "Review ` +
        'deployments".',
      run.url,
    );
  if (isLive) return undefined;
  if (run?.state === 'cancelled')
    return person(
      `The deployment to ${environment} was cancelled: run it again if you need it.`,
      run.url,
    );
  if (run?.state === 'failed')
    return person(
      `The deployment to ${environment} failed: check the last lines of its log, then run it ` +
        'again.',
      run.url,
    );
  if (!run && settling) return waitForCi(`The push may start the deployment to ${environment}.`);
  if (run && succeeded >= maxFutileDeployments) {
    let seen = 'its address is unknown: set environments.preview.url';
    if (url) seen = `${url} serves another commit`;
    if (served) seen = 'the portal reports another commit';
    if (isOutdated) seen = 'the metadata of pages has changed since: run it again';
    return person(`The deployment to ${environment} succeeded, but ${seen}.`, run.url);
  }
  let why = `${environment} does not serve the head of ${branch} yet.`;
  if (isOutdated) why = `The metadata of pages has changed since the deployment to ${environment}.`;
  if (run?.state === 'superseded')
    why = `The deployment of ${branch} lost its place in the ${environment} queue.`;
  return step({ do: 'deploy', environment, branch }, why);
}
