import { createBranch, createRef, deleteBranch } from '../../clients/github/branches.ts';
import { mergeBranch, mergePull, type PullMerge } from '../../clients/github/merging.ts';
import { changeBase } from '../../clients/github/pulls.ts';
import {
  deleteDraft,
  draftRelease,
  listReleases,
  publishRelease,
} from '../../clients/github/releases.ts';
import { repositoryPage } from '../../clients/github/repository.ts';
import { plainText } from '../../shared/plain-text.ts';
import { firstNames } from '../../shared/units.ts';
import { type ReleaseContext, type RequestedRelease, releasePrefix } from '../context.ts';
import { type Patience, type Pending, performed, person } from '../reconcile.ts';
import { advanceWatching } from '../watch.ts';
import { announce } from './announce.ts';
import { startDeployment } from './deployment-runs.ts';
import { findRefusal, toManualStep } from './manual-step.ts';
import { mergeVersions } from './merge-production.ts';
import { releaseNotes } from './notes.ts';
import { planFinish } from './plan-finish.ts';
import { portalAnswer } from './read-portal.ts';
import { readReleaseState } from './read-release.ts';
import { takeOffer } from './release-content.ts';
import { findEditedNotes, planPull, writeReleasePull } from './release-pull.ts';
import { planStart, readStartState, type StartStep } from './start.ts';
import type { PullStep, ReleaseState, ReleaseStep } from './state.ts';
import { bump } from './version-files.ts';

export function startRelease(
  context: ReleaseContext,
  requested: RequestedRelease,
  patience: Patience,
) {
  const observe = () => readStartState(context, requested);
  const apply = (step: StartStep) => applyStep(step, context);
  return advanceWatching(context, { observe, plan: planStart, apply }, patience);
}

export function finishRelease(context: ReleaseContext, version: string, patience: Patience) {
  const refused = new Set<number>();
  const observe = () => readReleaseState(context, version, refused);
  const apply = (step: ReleaseStep, state: ReleaseState) => {
    if (step.do !== 'announce') return applyStep(step, context, state);
    return performed(announce(context, version, step.numbers, refused));
  };
  return advanceWatching(context, { observe, plan: planFinish, apply }, patience);
}

/**
 * Sets the version on open release branches, e.g. on a branch that a person pushed. This happens
 * before the build and the review, because a later commit would void approvals.
 */
export async function raiseVersions(context: ReleaseContext): Promise<void> {
  const { open } = await readStartState(context, {});
  for (const { isMerged, outdated, branch, version, head: parent } of open) {
    if (isMerged || !outdated) continue;
    context.deps.log.info(`${branch} gets its version: ${outdated.path} says ${outdated.found}.`);
    await applyStep({ do: 'bump', branch, version, parent }, context);
  }
}

/**
 * Opens or updates the pull requests of open releases, e.g. after people have pushed commits. Skips
 * a release if people have closed its pull request.
 */
export async function refreshPulls(context: ReleaseContext): Promise<void> {
  const { open } = await readStartState(context, {});
  for (const release of open.filter((item) => !item.isMerged && !item.isPullClosed)) {
    const next = planPull(release, release.pull);
    if (next?.kind === 'step') await applyStep(next.step, context);
  }
}

type Blocked = Promise<Pending | undefined>;
type Step = StartStep | Exclude<ReleaseStep, { readonly do: 'announce' }>;

async function applyStep(step: Step, context: ReleaseContext, state?: ReleaseState): Blocked {
  try {
    return await carryOut(step, context, state);
  } catch (error) {
    const reason = findRefusal(error);
    const manual = reason && toManualStep(step, context, state, reason);
    if (!manual) throw error;
    return manual;
  }
}

async function carryOut(step: Step, context: ReleaseContext, state?: ReleaseState): Blocked {
  const { repository, config } = context;
  switch (step.do) {
    case 'create-branch': {
      const head = { name: step.branch, commit: step.commit };
      return performed(createBranch(repository, head));
    }
    case 'bump':
      return performed(bump(context, step));
    case 'open-pull':
      return openPull(context, step, state);
    case 'retarget':
      return performed(changeBase(repository, step.pull, step.base));
    case 'remove-replaced': {
      const refusal = await deleteBranch(repository, step.branch);
      const page = `${repositoryPage(repository)}/branches/all`;
      return refusal ? person(`Delete the branch ${step.branch}: ${refusal}`, page) : undefined;
    }
    case 'deploy':
      return startDeployment(context, step);
    case 'update':
      return update(step.branch, config.environments.production.branch, context);
    default:
      return state && finishStep(step, context, state);
  }
}

type FinishStep = Exclude<Step, StartStep | { readonly do: 'update' }>;

async function finishStep(step: FinishStep, context: ReleaseContext, state: ReleaseState): Blocked {
  const { repository } = context;
  const { version, branch, pull, page } = state;
  const tag = `v${version}`;
  switch (step.do) {
    case 'merge':
      return mergeOrAsk(context, step, pull?.url ?? page);
    case 'tag':
      return performed(createRef(repository, `refs/tags/${tag}`, step.commit));
    case 'draft': {
      const edited = findEditedNotes(pull?.body ?? '');
      const notes = edited ?? (await releaseNotes(context, version, step.commit));
      return performed(draftRelease(repository, { tag, commit: step.commit, notes }));
    }
    case 'remove-draft':
      return performed(deleteDraft(repository, step.id));
    case 'tell-notes':
      return performed(reportNotes(context, state));
    case 'publish':
      return performed(publishRelease(repository, step));
    case 'remove-branch':
      if (!(await deleteBranch(repository, branch))) return undefined;
      return toManualStep(step, context, state);
  }
}

/**
 * Opens or updates the pull request of a release. If it offers a higher version for the first time,
 * a person has to decide before the merge.
 */
async function openPull(context: ReleaseContext, step: PullStep, state?: ReleaseState): Blocked {
  const offer = await writeReleasePull(context, step);
  if (!offer || !state) return undefined;
  const { version, page, pull, branch } = state;
  return person(
    `The content of ${version} asks for ${offer.version} (${offer.because[0]}). ` +
      `${takeOffer(offer, branch)}, or finish ${version} again to keep it.`,
    pull?.url ?? page,
  );
}

/**
 * Merges a pull request. If the branch has moved, the state is read again; any other refusal needs
 * a person.
 */
export async function mergeOrAsk(context: ReleaseContext, merge: PullMerge, url: string): Blocked {
  const refusal = await mergePull(context.repository, merge);
  if (!refusal || /was modified/i.test(refusal)) return undefined;
  const reason = refusal.replaceAll(/\s+/g, ' ');
  return person(`GitHub did not merge pull request #${merge.number}: ${reason}`, url);
}

async function update(branch: string, from: string, context: ReleaseContext): Blocked {
  const { repository } = context;
  const message = `Merge ${from} into ${branch}`;
  const outcome = await mergeBranch(repository, { from, into: branch, message });
  const url = `${repositoryPage(repository)}/compare/${branch}...${from}`;
  if (outcome === 'conflict') {
    const version = branch.slice(releasePrefix.length);
    const files = await mergeVersions(context, { from, into: branch, version });
    if (files.length === 0) return undefined;
    const names = firstNames(files.map(plainText), 5);
    const todo = `merge ${from} into ${branch} by hand`;
    return person(`${from} conflicts with ${branch} in ${names}: ${todo}.`, url);
  }
  if (outcome !== 'refused') return undefined;
  const ask = `${branch} accepts only pull requests: open one from ${from}, and merge it.`;
  return person(ask, url);
}

async function reportNotes(context: ReleaseContext, state: ReleaseState): Promise<void> {
  const { repository, config, portal, deps } = context;
  const { version, merge } = state;
  const [release] = await listReleases(repository, `v${version}`);
  const commitSha = merge?.commit;
  if (!portal || !commitSha || !release) return;
  const { id: siteId, slug, url } = config.site;
  const id = `release-${siteId}-${version}-${commitSha}`;
  // Never send empty notes: the portal ignores them, so this step would repeat forever.
  const releaseNotes = release.notes || `Release ${version}`;
  const body = {
    event: 'site.deployed',
    timestamp: new Date(deps.clock.now()).toISOString(),
    site: { id: siteId, slug },
    data: { version, environment: 'Production', commitSha, releaseNotes },
    status: 'succeeded',
    url,
    run: { id, attempt: 1 },
  } as const;
  const options = { idempotencyKey: id, signal: deps.signal };
  await portalAnswer(context, portal.call('completeDeployment', { body }, options));
}
