import { isDeepStrictEqual } from 'node:util';
import { hasBranch } from '../../../clients/github/branches.ts';
import { latestCommits } from '../../../clients/github/commits.ts';
import { mergePull, readMergeablePull } from '../../../clients/github/merging.ts';
import type { PullRequest } from '../../../clients/github/pulls.ts';
import { type Repository, readRepository } from '../../../clients/github/repository.ts';
import { readFileAt } from '../../../clients/github/tree.ts';
import type { Clock } from '../../../shared/clock.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import { asText, toObject } from '../../../shared/json.ts';
import { poll } from '../../../shared/poll.ts';
import type { Secret } from '../../../shared/secret.ts';
import { parseYaml } from '../../../workflows/deploy-workflow.ts';
import type { SiteRecord } from '../../../workflows/render/render-options.ts';
import { applyOnboarding, type Onboarding, planOnboarding, runSteps } from '../onboard.ts';
import { describeRepositoryStep, formatRemarks, numberSteps } from '../plan/describe-plan.ts';
import { toUniqueName } from '../plan/plan-credentials.ts';
import { getPullName } from '../plan/pull-request.ts';
import type { RepositoryReadOptions } from '../plan/read-repository-state.ts';
import type { OnboardingPlanOptions, Renaming, RepositoryStep } from '../plan/types.ts';
import { changeConfig, getRenameKind, type Rename, renamedSite } from './kinds.ts';

export interface RenameOptions extends RepositoryReadOptions, OnboardingPlanOptions {
  readonly webhookSecret: Secret | undefined;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly onDone?: (line: string) => void;
}

/** A change on GitHub. */
interface RenameAct {
  readonly title: string;
  /** @returns what a person has to do before the rest, if anything */
  apply(): Promise<string | undefined>;
}

export interface RenamePlan {
  /** With the steps that can be taken now. */
  readonly onboarding: Onboarding;
  readonly acts: readonly RenameAct[];
  /** What follows. */
  readonly later: readonly string[];
  /** What a person has to do first. */
  readonly pending?: string;
}

interface RenameState extends Omit<RenameOptions, 'repository'> {
  readonly record: SiteRecord;
  readonly rename: Rename;
  readonly repository: Repository;
  readonly moved: Renaming['moved'];
  readonly config: string;
}

const again = 'run the same command again';

/**
 * Plans the next steps of a rename from what is there, so that an interrupted one continues. Adds
 * what the new name needs, then changes the name, and removes the rest of the old one at last.
 * @throws SiteDeployError `GITHUB_*`, `AZURE_*`, `ONBOARD_*`, `CONFIG_INVALID`
 */
export async function planRename(
  record: SiteRecord,
  rename: Rename,
  options: RenameOptions,
): Promise<RenamePlan> {
  const { github, config = 'site.config.yml' } = options;
  const kind = getRenameKind(rename);
  const repository = await readRepository(github, record.repository);
  const moved = (await kind.moved?.(github, rename.to)) ?? {};
  const state = { ...options, record, rename, repository, moved, config };
  const site = renamedSite(record, rename);
  const renaming = {
    moved,
    formerBranch: moved.defaultBranch && (await findFormerBranch(state)),
    text: { title: kind.title(rename.to), body: describePull(rename) },
    edit(text: string) {
      if (moved.defaultBranch) checkProduction(text, repository, moved.defaultBranch);
      return changeConfig(text, site, rename);
    },
  };
  const all = { ...options, renaming, prune: true, looksBack: true };
  const onboarding = await planOnboarding(site, all);
  const { files } = onboarding.current;
  if (files.some((file) => file.path === config && file.state.state === 'absent'))
    throw new SiteDeployError('ONBOARD_INPUT_INVALID', `There is no ${config} to change.`, {
      remedy: 'Onboard the repository first: site-deploy onboard --apply.',
    });
  const isEdited = !files.some((file) => file.state.state === 'edited');
  return planNext(onboarding, state, isEdited);
}

async function planNext(
  onboarding: Onboarding,
  state: RenameState,
  isEdited: boolean,
): Promise<RenamePlan> {
  const { plan, current } = onboarding;
  const withSteps = (steps: readonly RepositoryStep[]): Onboarding => {
    const writes = steps.some((step) => step.kind === 'pull-request');
    const obstacles = writes ? plan.obstacles : undefined;
    return { ...onboarding, plan: { ...plan, steps, obstacles } };
  };
  const steps = plan.steps.filter((step) => !isEdited || step.kind !== 'pull-request');
  const pull = isEdited ? undefined : current.pulls.find((one) => one.state === 'open');
  const acts = listActs(state, isEdited, pull);
  if (acts.length === 0 && isEdited) return { onboarding: withSteps(steps), acts, later: [] };
  const { first, rest } = splitSteps(steps);
  const later = rest.map((step) => describeRepositoryStep(step)[0] ?? '');
  if (!isEdited && acts.length === 0) later.unshift(`You merge the pull request, and ${again}`);
  const isBlocked = current.files.some((file) => /^(conflict|foreign)$/.test(file.state.state));
  if (!isEdited && isBlocked) {
    const pending = `A workflow cannot be changed: decide or adopt it, then ${again}.`;
    return { onboarding: withSteps([]), acts: [], later: [], pending };
  }
  if (first.length > 0)
    return {
      onboarding: withSteps(first),
      acts: [],
      later: [...acts.map((act) => act.title), ...later],
    };
  const pending = await findPending(onboarding, state, isEdited, pull);
  return { onboarding: withSteps([]), acts: pending ? [] : acts, later, pending };
}

const additive: readonly string[] = ['environment', 'policy', 'webhook', 'pull-request'];

/** A credential of the old name is needed until the name has changed: it isn't replaced. */
function splitSteps(steps: readonly RepositoryStep[]) {
  const first: RepositoryStep[] = [];
  const rest: RepositoryStep[] = [];
  for (const step of steps) {
    if (step.kind !== 'credential') {
      if (additive.includes(step.kind)) first.push(step);
      else rest.push(step);
      continue;
    }
    const { credential, replaces, application } = step;
    const name = replaces ? toUniqueName(credential) : credential.name;
    first.push({ ...step, credential: { ...credential, name }, replaces: undefined });
    const reason = 'it is of the old name';
    if (replaces)
      rest.push({ kind: 'credential-removal', credential: replaces, reason, application });
  }
  return { first, rest };
}

function listActs(
  state: RenameState,
  isEdited: boolean,
  pull: PullRequest | undefined,
): RenameAct[] {
  const { rename, repository, moved } = state;
  const { move, title } = getRenameKind(rename);
  const acts: RenameAct[] = [];
  const isMoved = isDeepStrictEqual({ ...repository, ...moved }, repository);
  if (move && !isMoved) acts.push({ title: title(rename.to), apply: () => moveRepository(state) });
  if (moved.defaultBranch && !isEdited)
    acts.push({ title: 'Merge the pull request', apply: () => mergeRename(state, pull) });
  return acts;
}

const pauses = { pause: 1_000, growth: 2, limit: 30_000 };

async function moveRepository(state: RenameState): Promise<string | undefined> {
  const { github, record, rename, repository, moved } = state;
  await getRenameKind(rename).move?.(github, repository, rename.to);
  const isDone = await poll({ ...pauses, ...state }, async () => {
    const now = await readRepository(github, record.repository);
    return isDeepStrictEqual({ ...now, ...moved }, now) || undefined;
  });
  if (isDone) return undefined;
  return `GitHub has not finished yet; a new owner has to accept the transfer. Then ${again}.`;
}

async function mergeRename(
  state: RenameState,
  pull: PullRequest | undefined,
): Promise<string | undefined> {
  const { github, repository, moved } = state;
  if (!pull) return `There is no pull request to merge: ${again}.`;
  const { number, title } = pull;
  const found = await poll({ ...pauses, ...state }, async () => {
    const now = await readMergeablePull(github, repository, number);
    return now.base === moved.defaultBranch && now.mergeable ? now : undefined;
  });
  const { headCommit } = found ?? {};
  const refusal = headCommit
    ? await mergePull(github, repository, { number, headCommit, title })
    : 'it cannot be merged';
  if (!refusal) return undefined;
  const until = `until then, ${moved.defaultBranch} deploys nothing`;
  return `Merge ${getPullName(pull)} (${refusal}): ${until}. Then ${again}.`;
}

async function findPending(
  { current, desired, plan }: Onboarding,
  state: RenameState,
  isEdited: boolean,
  pull: PullRequest | undefined,
): Promise<string | undefined> {
  const { ofPreview, credentials } = current;
  const isKnown = credentials && (!desired.previewApplication || ofPreview?.credentials);
  if (!isKnown && !state.force)
    return 'The runs may be unable to log in afterwards: set up the credentials, then use --force.';
  if (isEdited) return undefined;
  if (!pull) return `There is no open pull request (${plan.state}): use --force to open one.`;
  const name = getPullName(pull);
  if (!state.moved.defaultBranch) return `Merge ${name}, then ${again}.`;
  const found = await poll({ ...pauses, ...state }, async () => {
    const now = await readMergeablePull(state.github, state.repository, pull.number);
    return now.mergeable === undefined ? undefined : now;
  });
  const { mergeable, mergeableState = 'unknown' } = found ?? {};
  if (mergeable && /^(clean|unstable|has_hooks)$/.test(mergeableState)) return undefined;
  return `Approve ${name} (${mergeableState}), but don't merge it. Then ${again}: it does both.`;
}

const maxVersions = 20;

/** The branch's name before, unless a branch has it again. */
async function findFormerBranch(state: RenameState): Promise<string | undefined> {
  const { github, repository, config, rename } = state;
  if (repository.defaultBranch !== rename.to) return repository.defaultBranch;
  for (const commit of await latestCommits(github, repository, config, maxVersions)) {
    const branch = productionIn((await readFileAt(github, repository, commit, config)) ?? '');
    if (branch === rename.to) continue;
    return (await hasBranch(github, repository, branch)) ? undefined : branch;
  }
  return undefined;
}

function productionIn(config: string): string {
  const { production } = toObject(toObject(parseYaml(config)).environments);
  return asText(toObject(production).branch) ?? 'master';
}

function checkProduction(config: string, { defaultBranch }: Repository, to: string): void {
  const production = productionIn(config);
  if (production === defaultBranch || production === to) return;
  const message = `The default branch ${defaultBranch} is not the one deployed to Production.`;
  throw new SiteDeployError('ONBOARD_INPUT_INVALID', message, {
    remedy: `Rename it on GitHub, and change ${production} in the site config.`,
  });
}

function describePull({ what }: Rename): string {
  const about = 'The credentials and settings that the change needs are already there.';
  if (what !== 'branch')
    return `${about} After the merge, ${again}, which removes the former ones.`;
  return `${about} Approve it, but don't merge it: ${again}, which renames the branch and merges.`;
}

const maxRounds = 5;

/**
 * Applies a rename as far as it goes by itself.
 * @returns what a person has to do, if anything
 * @throws SiteDeployError of the failed step, with the steps done before it
 */
export async function applyRename(
  planned: RenamePlan,
  record: SiteRecord,
  rename: Rename,
  options: RenameOptions,
): Promise<string | undefined> {
  const { signal, onDone } = options;
  let next = planned;
  for (let round = 1; round <= maxRounds; round += 1) {
    const { onboarding, acts, pending } = next;
    if (pending || (acts.length === 0 && onboarding.plan.steps.length === 0)) return pending;
    await applyOnboarding(onboarding, options);
    const apply = (act: RenameAct) => act.apply();
    const left = await runSteps(acts, { signal, onDone, apply, describe: (act) => act.title });
    if (left) return left;
    next = await planRename(record, rename, options);
  }
  return `GitHub does not show the changes yet: ${again}.`;
}

export function isRenamed({ onboarding, acts, later, pending }: RenamePlan): boolean {
  return !pending && onboarding.plan.steps.length + acts.length + later.length === 0;
}

export function describeRename(renamePlan: RenamePlan): string[] {
  const { onboarding, acts, later, pending } = renamePlan;
  const { steps, remarks } = onboarding.plan;
  const titles = [...acts.map((act) => act.title), ...later];
  const lines = numberSteps([
    ...steps.map(describeRepositoryStep),
    ...titles.map((title) => [title]),
  ]);
  if (isRenamed(renamePlan)) lines.push('Nothing to do: the new name is used everywhere.');
  if (pending) lines.push('', pending);
  return [...lines, ...formatRemarks(remarks)];
}
