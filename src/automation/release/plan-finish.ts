import type { MergeablePull, MergeRules } from '../../clients/github/merging.ts';
import { compact } from '../../shared/compact.ts';
import { plainText } from '../../shared/plain-text.ts';
import { count, firstNames } from '../../shared/units.ts';
import type { Next } from '../reconcile.ts';
import type { DeploymentProgress, ReleaseState, ReleaseStep } from './state.ts';

type NextStep = Next<ReleaseStep>;
const step = (action: ReleaseStep, why: string): NextStep => ({ kind: 'step', step: action, why });
const person = (what: string, url: string): NextStep => ({ kind: 'person', what, url });
const waitForCi = (what: string, url?: string): NextStep => ({ kind: 'machine', what, url });

/**
 * Maximum successful deployments of one commit that didn't change the live site before people have
 * to look.
 */
const maxFutileDeployments = 2;

/**
 * Plans the next step of a release on its way to Production. Pure: depends only on the state. Each
 * step is planned only if the state shows that it isn't done, so another run can resume after any
 * interruption.
 */
export function planFinish(state: ReleaseState): NextStep {
  if (state.pull?.state === 'merged') return afterMerge(state, state.pull);
  return beforeMerge(state);
}

function beforeMerge(state: ReleaseState): NextStep {
  const { release, branch, productionBranch, page, preview, pull, version } = state;
  if (!release)
    return person(
      `There is no branch ${branch}, and no merged pull request of it: start the release.`,
      page,
    );
  if (state.tag)
    return person(
      `The tag v${version} exists, but ${branch} was never merged. Remove it, or release another version.`,
      `${page}/releases/tag/v${version}`,
    );
  if (!release.holdsProduction)
    return step(
      { do: 'update', branch },
      `${productionBranch} holds commits that ${branch} does not.`,
    );
  if (preview) {
    const deployed = deployment(preview, branch);
    if (deployed) return deployed;
  }
  const [unapproved] = state.unapproved;
  if (unapproved)
    return person(
      `${branch} holds the change of "${plainText(unapproved.title)}", which ` +
        (unapproved.isDeclined
          ? 'was declined: "site-deploy requests advance" takes it back.'
          : 'nobody has approved. Approve it, or reject it: "site-deploy requests advance" takes a rejected ' +
            'change back.'),
      page,
    );
  if (!pull) return step({ do: 'open-pull' }, `Preview serves the head of ${branch}.`);
  return planMerge(state, pull, release.head);
}

/** Decides whether the pull request can be merged now, by whom and with which method. */
function planMerge(
  { checks, blockedRun, rules, branch, productionBranch, page }: ReleaseState,
  pull: MergeablePull,
  head: string,
): NextStep {
  const { url, number, headCommit, mergeable, mergeableState, draft } = pull;
  if (headCommit !== head)
    return waitForCi(
      `GitHub has not seen the last commit of ${branch} in pull request #${number}.`,
      url,
    );
  if (draft) return person(`Pull request #${number} is a draft: press "Ready for review".`, url);
  if (blockedRun !== undefined)
    return person(
      `The checks of pull request #${number} wait: press "Approve and run workflows".`,
      url,
    );
  if (checks.failed.length > 0)
    return person(
      `Checks of pull request #${number} have failed: ${firstNames(checks.failed, 5)}.`,
      url,
    );
  if (checks.running.length > 0)
    return waitForCi(
      `Checks of pull request #${number} are running: ${firstNames(checks.running, 5)}.`,
      url,
    );
  if (mergeable === false || mergeableState === 'dirty')
    return person(
      `${branch} and ${productionBranch} conflict: resolve it in pull request #${number}.`,
      url,
    );
  if (mergeable === undefined || mergeableState === 'unknown')
    return waitForCi(
      `GitHub is still finding out whether pull request #${number} can be merged.`,
      url,
    );
  if (rules.methods.length === 0)
    return person(
      `Pull request #${number} has no way to be merged: what the settings of the repository allow, the rules of ` +
        `${productionBranch} forbid. Allow another way, best merge commits.`,
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
        `${productionBranch} takes no merge commits, and only people choose another way.`,
      url,
    );
  if (mergeableState === 'blocked') return person(blocked(rules, productionBranch, number), url);
  // GitHub's default title: tools that parse the version from it rely on that.
  const title = `Merge pull request #${number} from ${getOwner(url)}/${branch}`;
  return step(
    { do: 'merge', number, headCommit: head, title },
    `Preview serves ${head.slice(0, 12)}, and its checks are green.`,
  );
}

/** Describes who has to do what for a pull request that GitHub blocks us from merging. */
function blocked(
  { approvals, restricted, wants }: MergeRules,
  branch: string,
  number: number,
): string {
  const names = firstNames(wants.map(plainText), 5);
  const missing = compact([
    approvals > 0 && `${count(approvals, 'approving review')}: press "Approve"`,
    wants.length > 0 &&
      `what the rules of ${branch} ask for (${names}): its page says what is missing`,
  ]);
  if (restricted)
    return `Pull request #${number}: press the merge button. A rule of ${branch} names the people who may.`;
  if (missing.length > 0) return `Pull request #${number} waits for ${missing.join('; and for ')}.`;
  return `Pull request #${number} waits for what ${branch} asks for: press what its page names, such as "Approve".`;
}

/** Button labels on GitHub. */
const buttons = {
  merge: 'Create a merge commit',
  squash: 'Squash and merge',
  rebase: 'Rebase and merge',
} as const;
/** GitHub's requirements that aren't met yet, before people can merge. */
function needs({ approvals, wants }: MergeRules, mergeableState: string): string {
  const missing = compact([
    approvals > 0 && count(approvals, 'approving review'),
    ...(mergeableState === 'blocked' ? wants.map(plainText) : []),
  ]);
  if (missing.length > 0) return ` needs ${firstNames(missing, 5)}, then`;
  return '';
}
const getOwner = (pullUrl: string) => new URL(pullUrl).pathname.split('/')[1] ?? '';

function afterMerge(state: ReleaseState, { mergeCommit, url }: MergeablePull): NextStep {
  const { version, branch, productionBranch, page, tag, drafts, published, production, isLatest } =
    state;
  if (!mergeCommit) return waitForCi('GitHub has not said yet which commit the merge made.', url);
  const tagPage = `${page}/releases/tag/v${version}`;
  if (!tag) return step({ do: 'tag', commit: mergeCommit }, `Pull request merged: ${url}`);
  if (tag !== mergeCommit)
    return person(
      `The tag v${version} stands at ${tag.slice(0, 12)}, but ${branch} was merged as ${mergeCommit.slice(0, 12)}. ` +
        'Move or remove the tag.',
      tagPage,
    );
  const [draft, twin] = drafts;
  // GitHub accepts several drafts for one tag: a lost response or a second runner leaves
  // duplicates.
  if (draft !== undefined && (published || twin !== undefined))
    return step({ do: 'remove-draft', id: twin ?? draft }, `v${version} has another release.`);
  if (draft === undefined && !published)
    return step({ do: 'draft', commit: mergeCommit }, `v${version} has no release yet.`);
  const deployed = production && deployment(production, productionBranch);
  if (deployed) return deployed;
  if (state.notesReported === false)
    return step({ do: 'tell-notes' }, `The portal does not show the notes of ${version}.`);
  if (draft !== undefined)
    return step({ do: 'publish', id: draft, isLatest }, `Production serves ${version}.`);
  return afterPublication(state);
}

function afterPublication({
  release,
  pull,
  page,
  next,
  productionBranch,
  version,
  branch,
}: ReleaseState): NextStep {
  if (release && release.head === pull?.headCommit)
    return step({ do: 'remove-branch' }, `All of ${branch} is in ${productionBranch}.`);
  if (release)
    return person(
      `${branch} got commits after it was merged. Move them to another branch, and remove it.`,
      `${page}/tree/${branch}`,
    );
  const behind = next.find(({ holdsProduction }) => !holdsProduction);
  if (behind)
    return step(
      { do: 'update', branch: behind.branch },
      `${behind.branch} does not hold ${version} yet.`,
    );
  return { kind: 'done', what: `${version} is released and live in Production.` };
}

/** What is missing until the commit is live; `undefined` if nothing. */
export function deployment(
  { environment, url, served, portalAgrees, run, succeeded, settling }: DeploymentProgress,
  branch: string,
): NextStep | undefined {
  const isLive = served && portalAgrees !== false;
  // Doesn't wait for an additional run that a person started.
  if (isLive && succeeded > 0) return undefined;
  if (run?.state === 'queued')
    return waitForCi(`The deployment to ${environment} waits for a runner.`, run.url);
  if (run?.state === 'pending')
    return waitForCi(`The deployment to ${environment} waits for the one before it.`, run.url);
  if (run?.state === 'runs') return waitForCi(`The deployment to ${environment} runs.`, run.url);
  if (run?.state === 'review')
    return person(
      `The deployment to ${environment} waits for a review of the environment: press "Review deployments".`,
      run.url,
    );
  if (isLive) return undefined;
  if (run?.state === 'cancelled')
    return person(
      `The deployment to ${environment} was cancelled: run it again, where it is wanted.`,
      run.url,
    );
  if (run?.state === 'failed')
    return person(
      `The deployment to ${environment} has failed: look at its last lines, then run it again.`,
      run.url,
    );
  if (!run && settling) return waitForCi(`The push may start the deployment to ${environment}.`);
  if (run && succeeded >= maxFutileDeployments) {
    const seen = served
      ? 'the portal says that another commit is there'
      : url
        ? `${url} serves another commit`
        : 'its address is not known: set environments.preview.url';
    return person(`The deployment to ${environment} has succeeded, but ${seen}.`, run.url);
  }
  const why =
    run?.state === 'superseded'
      ? `The deployment of ${branch} has lost its place in the queue of ${environment}.`
      : `${environment} does not serve the head of ${branch} yet.`;
  return step({ do: 'deploy', environment, branch }, why);
}
