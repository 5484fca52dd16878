import type { MergeablePull } from '../../clients/github/merging.ts';
import { compact } from '../../shared/compact.ts';
import { plainText } from '../../shared/plain-text.ts';
import { firstNames } from '../../shared/units.ts';
import { type Next, person, step, waitForCi } from '../reconcile.ts';
import { inQueue, planChecks, planRules } from './plan-merge.ts';
import { planPull } from './release-pull.ts';
import type {
  DeploymentProgress,
  DeployStep,
  ReleaseMerge,
  ReleaseState,
  ReleaseStep,
} from './state.ts';

type NextStep = Next<ReleaseStep>;

/** Number of deployments without effect on the live site after which a person has to act. */
const maxFutileDeployments = 2;

/** Pure: plans the next step from the state alone, so that any run can continue a release. */
export function planFinish(state: ReleaseState): NextStep {
  if (state.merge) return afterMerge(state, state.merge);
  return beforeMerge(state);
}

function beforeMerge(state: ReleaseState): NextStep {
  const { release, branch, productionBranch, page, preview, pull, version, outdated } = state;
  if (!release) {
    const what = `There is no branch ${branch} and no merged pull request from it`;
    return person(`${what}: start the release.`, page);
  }
  if (state.tag)
    return person(
      `The tag v${version} exists, but ${branch} was never merged. Delete the tag, or ` +
        'release another version.',
      `${page}/releases/tag/v${version}`,
    );
  if (state.tooLow) return person(state.tooLow, `${page}/tree/${branch}`);
  const stop = planUnapproved(state);
  // GitHub rejects pushes to the branch of a pull request in the merge queue.
  if (pull && state.rules.isQueued) return stop ?? inQueue(pull, productionBranch);
  if (outdated)
    return person(
      `${outdated.path} on ${branch} says ${outdated.found}. Run "site-deploy release start", ` +
        `which sets it to ${version}, or release ${outdated.found} instead.`,
      `${page}/tree/${branch}`,
    );
  if (!release.holdsProduction)
    return step(
      { do: 'update', branch },
      `${productionBranch} has commits that ${branch} doesn't.`,
    );
  const deployed = preview && deployment(preview, branch);
  if (deployed) return deployed;
  if (stop) return stop;
  const opened = planPull(release, pull);
  if (opened) return opened;
  if (pull) return planMerge(state, pull, release.head);
  const why = `${branch} has no commits that ${productionBranch} lacks.`;
  return step({ do: 'tag', commit: release.head }, why);
}

function planUnapproved({ unapproved: [first], branch, page, pull, rules }: ReleaseState) {
  if (!first) return undefined;
  const what = `${branch} contains the change for "${plainText(first.title)}", which`;
  const until = `Remove pull request #${pull?.number} from the merge queue until then.`;
  const why = compact([unapprovedReasons[first.why], rules.isQueued && until]).join(' ');
  return person(`${what} ${why}`, (rules.isQueued && pull?.url) || page);
}

const unapprovedReasons = {
  'not approved':
    'nobody has approved. Approve or reject it: "site-deploy requests advance" rolls a rejected ' +
    'change back.',
  unknown:
    'has a merge commit in the portal that GitHub does not have. Correct it there, or reject the ' +
    'request.',
  declined: 'was declined: "site-deploy requests advance" rolls it back.',
  objected:
    'has an open "Request changes" on its pull request. Settle it there, or reject the request.',
  changed:
    'was approved before the branch changed. Check Preview again, and approve what it serves now.',
} as const;

function planMerge(state: ReleaseState, pull: MergeablePull, head: string): NextStep {
  const { rules, branch, productionBranch } = state;
  const { url, number, headCommit, draft } = pull;
  const ask = (what: string) => person(`Pull request #${number}${what}`, url);
  if (headCommit !== head)
    return waitForCi(
      `GitHub has not yet registered the last commit of ${branch} in pull request #${number}.`,
      url,
    );
  if (draft) return ask(' is a draft: press "Ready for review".');
  const waiting = planChecks(pull, state, productionBranch);
  if (waiting) return waiting;
  const unmet = planRules(pull, rules, productionBranch);
  if (unmet) return unmet;
  // Use GitHub's default title, from which tools parse the version.
  const title = `Merge pull request #${number} from ${getOwner(url)}/${branch}`;
  const why = `Preview serves ${head.slice(0, 12)}, and its checks have passed.`;
  return step({ do: 'merge', number, headCommit: head, title }, why);
}

const getOwner = (pullUrl: string) => new URL(pullUrl).pathname.split('/')[1] ?? '';

function afterMerge(state: ReleaseState, merge: ReleaseMerge): NextStep {
  const { commit, url } = merge;
  const { version, branch, productionBranch, page, tag, drafts, published, production } = state;
  if (!commit) return waitForCi('GitHub has not reported the merge commit yet.', url);
  if (state.tooLow) return afterHigher(state, state.tooLow, merge);
  if (!tag) return step({ do: 'tag', commit }, `Pull request merged: ${url}`);
  if (tag !== commit)
    return person(
      `The tag v${version} points to ${tag.slice(0, 12)}, but ${branch} was merged as ` +
        `${commit.slice(0, 12)}. Move or delete the tag.`,
      `${page}/releases/tag/v${version}`,
    );
  const [draft, duplicate] = drafts;
  // A lost response or a concurrent run can leave several drafts for one tag.
  if (draft && (published || duplicate))
    return step({ do: 'remove-draft', id: duplicate ?? draft }, `v${version} has another release.`);
  if (!draft && !published) return step({ do: 'draft', commit }, `v${version} has no release yet.`);
  const deployed = production && deployment(production, productionBranch);
  if (deployed) return deployed;
  if (state.notesReported === false) {
    const why = `The portal does not show the release notes of ${version} yet.`;
    return step({ do: 'tell-notes' }, why);
  }
  if (!draft) return afterPublication(state, merge.head);
  const why = `Production serves ${version}.`;
  return step({ do: 'publish', id: draft, isLatest: state.isLatest }, why);
}

/**
 * Plans the remaining steps of a release that a higher release contains. GitHub shows its pull
 * request as merged.
 */
function afterHigher({ release, version }: ReleaseState, why: string, { head }: ReleaseMerge) {
  if (release?.head === head) return step<ReleaseStep>({ do: 'remove-branch' }, why);
  return { kind: 'done', what: `${version} is not released: ${why}` } as const;
}

function afterPublication(state: ReleaseState, mergedHead: string): NextStep {
  const { release, page, next, productionBranch, version, branch, unannounced } = state;
  if (unannounced.length > 0) {
    const names = firstNames(unannounced.map((number) => `#${number}`));
    return step({ do: 'announce', numbers: unannounced }, `In ${version}: ${names}.`);
  }
  const [pull] = state.stranded ?? [];
  // Retarget the pull request first, because GitHub closes it when its base is deleted.
  if (release && pull) {
    const base = next.at(-1)?.branch ?? productionBranch;
    return step({ do: 'retarget', pull, base }, `${version} is released without it.`);
  }
  if (release && release.head === mergedHead)
    return step({ do: 'remove-branch' }, `${productionBranch} contains all of ${branch}.`);
  if (release)
    return person(
      `${branch} has new commits since it was merged. Move them to another branch, then ` +
        `delete ${branch}.`,
      `${page}/tree/${branch}`,
    );
  const behind = next.find((item) => !item.holdsProduction)?.branch;
  if (behind)
    return step({ do: 'update', branch: behind }, `${behind} does not contain ${version} yet.`);
  return { kind: 'done', what: `${version} is released and live in Production.` };
}

export function deployment(
  progress: DeploymentProgress,
  branch: string,
): Next<DeployStep> | undefined {
  const { environment, url, served, portalAgrees, run, succeeded, settling, isOutdated } = progress;
  const isLive = served && portalAgrees !== false && !isOutdated;
  const subject = `The deployment to ${environment}`;
  // The site is live, so don't wait for another run that a person may have started.
  if (isLive && succeeded > 0) return undefined;
  if (run?.state === 'queued') return waitForCi(`${subject} is waiting for a runner.`, run.url);
  if (run?.state === 'pending')
    return waitForCi(`${subject} is waiting for an earlier one.`, run.url);
  if (run?.state === 'runs') return waitForCi(`${subject} is running.`, run.url);
  if (run?.state === 'review') {
    const what = `${subject} is waiting for an environment review`;
    return person(`${what}: press "Review deployments".`, run.url);
  }
  if (isLive) return undefined;
  if (run?.state === 'cancelled')
    return person(`${subject} was cancelled: run it again if you need it.`, run.url);
  if (run?.state === 'failed') {
    const todo = 'check the last lines of its log, then run it again.';
    return person(`${subject} failed: ${todo}`, run.url);
  }
  if (!run && settling) return waitForCi(`The push may start the deployment to ${environment}.`);
  if (run && succeeded >= maxFutileDeployments) {
    let seen = 'its address is unknown: set environments.preview.url';
    if (url) seen = `${url} serves another commit: check that address, then run it again`;
    if (url && portalAgrees === undefined)
      seen +=
        '. If it has the same files, the release can detect that only with "Deployments: read"';
    if (served) seen = 'the portal reports another commit: run it again, which reports this one';
    if (isOutdated) seen = 'the metadata of pages has changed since: run it again';
    return person(`${subject} succeeded, but ${seen}.`, run.url);
  }
  let why = `${environment} does not serve the head of ${branch} yet.`;
  if (isOutdated) why = `The metadata of pages has changed since the deployment to ${environment}.`;
  if (run?.state === 'superseded')
    why = `The deployment of ${branch} lost its place in the ${environment} queue.`;
  return step({ do: 'deploy', environment, branch }, why);
}
