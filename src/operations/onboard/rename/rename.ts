import { isDeepStrictEqual } from 'node:util';
import { hasBranch } from '../../../clients/github/branches.ts';
import { latestCommits } from '../../../clients/github/commits.ts';
import { removeBranchPolicy } from '../../../clients/github/environments.ts';
import { mergePull, readMergeablePull } from '../../../clients/github/merging.ts';
import type { PullRequest } from '../../../clients/github/pulls.ts';
import { type Repository, readRepository } from '../../../clients/github/repository.ts';
import { readFileAt } from '../../../clients/github/tree.ts';
import type { Clock } from '../../../shared/clock.ts';
import { compact } from '../../../shared/compact.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import { asText, toObject } from '../../../shared/json.ts';
import { poll } from '../../../shared/poll.ts';
import type { Secret } from '../../../shared/secret.ts';
import { parseYaml } from '../../../workflows/deploy-workflow.ts';
import type { SiteRecord } from '../../../workflows/render/render-options.ts';
import { applyOnboarding, type Onboarding, planOnboarding, runSteps } from '../onboard.ts';
import { formatRemarks, numberSteps } from '../plan/describe-plan.ts';
import { formatFormerName } from '../plan/plan.ts';
import { toUniqueName } from '../plan/plan-credentials.ts';
import { getPullName } from '../plan/pull-request.ts';
import type { RepositoryReadOptions } from '../plan/read-repository-state.ts';
import { describeRepositoryStep } from '../plan/repository-steps.ts';
import type { OnboardingPlanOptions, Renaming, RepositoryStep } from '../plan/types.ts';
import { changeConfig, getRenameKind, portalRemarks, type Rename, renamedSite } from './kinds.ts';

interface RenameOptions extends RepositoryReadOptions, OnboardingPlanOptions {
  readonly webhookSecret: Secret | undefined;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly onDone?: (line: string) => void;
}

/** A change on GitHub that is part of a rename. */
interface RenameAct {
  readonly title: string;
  /** Performs the change. @returns a task for a person that must be done first, if any */
  apply(): Promise<string | undefined>;
}

interface RenamePlan {
  /** Onboarding with the steps that can be taken now. */
  readonly onboarding: Onboarding;
  readonly acts: readonly RenameAct[];
  /** Descriptions of changes that a later run will make. */
  readonly later: readonly string[];
  /** Task for a person that must be done before the rename can continue. */
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
 * Plans the next steps of a rename from the current state, so that an interrupted rename can
 * continue. First adds what the new name needs, then changes the name, and finally removes what
 * only the old name needed.
 * @throws SiteDeployError `GITHUB_*`, `AZURE_*`, `ONBOARD_*`, `CONFIG_INVALID`
 */
export async function planRename(
  record: SiteRecord,
  rename: Rename,
  options: RenameOptions,
): Promise<RenamePlan> {
  const { github, config = 'site.config.yml' } = options;
  const kind = getRenameKind(rename);
  const repository = await readRepository({ ...github, ...record.repository });
  const moved = (await kind.moved?.(github, rename.to)) ?? {};
  const state = { ...options, record, rename, repository, moved, config };
  const text = { title: kind.title(rename.to), body: describePull(rename) };
  const formerBranch = moved.defaultBranch && (await findFormerBranch(state));
  const edit = (written: string) => editConfig(written, state, formerBranch);
  const renaming = { moved, formerBranch, text, edit };
  const all = { ...options, renaming, prune: true, checksFormer: true };
  const onboarding = await planOnboarding(renamedSite(record, rename), all);
  const { plan, current } = onboarding;
  const has = (name: string) => current.files.some((file) => file.state.state === name);
  if (current.files.some((file) => file.path === config && file.state.state === 'absent'))
    throw new SiteDeployError('ONBOARD_INPUT_INVALID', `There is no ${config} to change.`, {
      remedy: 'Onboard the repository first: site-deploy onboard --apply.',
    });
  const toPlan = (
    steps: readonly RepositoryStep[],
    acts: readonly RenameAct[],
    ...more: string[]
  ) => {
    const writes = steps.some((step) => step.kind === 'pull-request');
    const obstacles = writes ? plan.obstacles : undefined;
    const { owner, name } = { ...repository, ...moved };
    const ofPortal = portalRemarks(record, { ...moved, owner, name });
    const remarks = plan.remarks.filter((remark) => remark !== formatFormerName(current));
    remarks.push(...ofPortal);
    return {
      onboarding: { ...onboarding, plan: { ...plan, steps, obstacles, remarks } },
      acts,
      later: more,
    };
  };
  if (current.lacksRules) {
    const pending = 'Nothing is renamed: any branch could log in under the new name, too.';
    return { ...toPlan([], []), pending };
  }
  const isEdited = !has('edited');
  const steps = plan.steps.filter((step) => !isEdited || step.kind !== 'pull-request');
  const pull = isEdited ? undefined : current.pulls.find((one) => one.state === 'open');
  const acts = listActs(state, isEdited, pull);
  const last = listLastActs(onboarding, formerBranch);
  if (acts.length === 0 && isEdited) return toPlan(steps, last);
  const { first, rest } = splitSteps(steps);
  const toMerge = !isEdited && acts.length === 0 && `You merge the pull request, and ${again}`;
  const later = compact([
    toMerge,
    ...rest.map((step) => describeRepositoryStep(step)[0]),
    ...last.map((act) => act.title),
  ]);
  if (!isEdited && (has('conflict') || has('foreign'))) {
    const pending = `A workflow cannot be changed: decide or remove it, then ${again}.`;
    return { ...toPlan([], []), pending };
  }
  if (first.length > 0) return toPlan(first, [], ...acts.map((act) => act.title), ...later);
  const pending = await findPending(onboarding, state, isEdited, pull);
  return { ...toPlan([], pending ? [] : acts, ...later), pending };
}

const additive: readonly string[] = ['setting', 'environment', 'policy', 'webhook', 'pull-request'];

/** Splits the steps: the old name's credential must stay until the name has changed. */
function splitSteps(steps: readonly RepositoryStep[]) {
  const first: RepositoryStep[] = [];
  const rest: RepositoryStep[] = [];
  for (const step of steps) {
    if (step.kind === 'credential') {
      const { credential, replaces, application } = step;
      const name = replaces ? toUniqueName(credential) : credential.name;
      first.push({ ...step, credential: { ...credential, name }, replaces: undefined });
      const removal = { kind: 'credential-removal', reason: 'only the old name needs it' } as const;
      if (replaces) rest.push({ ...removal, credential: replaces, application });
    } else if (additive.includes(step.kind)) first.push(step);
    else rest.push(step);
  }
  return { first, rest };
}

function listActs(state: RenameState, isEdited: boolean, pull: PullRequest | undefined) {
  const { rename, repository, moved } = state;
  const { move, title } = getRenameKind(rename);
  const isMoved = isDeepStrictEqual({ ...repository, ...moved }, repository);
  return compact<RenameAct>([
    move && !isMoved && { title: title(rename.to), apply: () => moveRepository(state) },
    Boolean(moved.defaultBranch) &&
      !isEdited && { title: 'Merge the pull request', apply: () => mergeRename(state, pull) },
  ]);
}

function listLastActs({ current, desired }: Onboarding, former?: string) {
  const lets = ({ name, policies }: { name: string; policies: readonly string[] }) =>
    policies.includes(former ?? '') &&
    desired.environments.some((one) => one.name === name && !one.policies.includes(former ?? ''));
  return current.environments.filter(lets).map(({ name }): RenameAct => {
    const apply = () => removeBranchPolicy(current.repository, name, former ?? '');
    const title = `Stop letting the branch ${former} deploy to ${name}`;
    return { title, apply: async () => void (await apply()) };
  });
}

const pauses = { pause: 1_000, growth: 2, limit: 30_000 };

async function moveRepository(state: RenameState): Promise<string | undefined> {
  const { record, rename, repository, moved } = state;
  await getRenameKind(rename).move?.(repository, rename.to);
  const isDone = await poll({ ...pauses, ...state }, async () => {
    const now = await readRepository({ ...repository, ...record.repository });
    return isDeepStrictEqual({ ...now, ...moved }, now) || undefined;
  });
  if (isDone) return undefined;
  return `GitHub has not finished yet; a new owner has to accept the transfer. Then ${again}.`;
}

function readPull({ repository, ...rest }: RenameState, number: number, base?: string) {
  return poll({ ...pauses, ...rest }, async () => {
    const now = await readMergeablePull(repository, number);
    return now.mergeable === undefined || now.base !== (base ?? now.base) ? undefined : now;
  });
}

async function mergeRename(state: RenameState, pull: PullRequest | undefined) {
  if (!pull) return `There is no pull request to merge: ${again}.`;
  const { number, title } = pull;
  const branch = state.moved.defaultBranch;
  const { headCommit } = (await readPull(state, number, branch)) ?? {};
  const refusal = headCommit
    ? await mergePull(state.repository, { number, headCommit, title })
    : 'it cannot be merged';
  if (!refusal) return undefined;
  const until = `until then, ${branch} deploys nothing`;
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
  const { mergeable, mergeableState = 'unknown' } = (await readPull(state, pull.number)) ?? {};
  if (mergeable && /^(clean|unstable|has_hooks)$/.test(mergeableState)) return undefined;
  return `Approve ${name} (${mergeableState}), but don't merge it. Then ${again}: it does both.`;
}

const maxVersions = 20;

/** Returns the default branch's former name; `undefined` if another branch has that name now. */
async function findFormerBranch(state: RenameState): Promise<string | undefined> {
  const { repository, config, rename } = state;
  if (repository.defaultBranch !== rename.to) return repository.defaultBranch;
  for (const commit of await latestCommits(repository, config, maxVersions)) {
    const branch = productionIn((await readFileAt(repository, commit, config)) ?? '');
    if (branch === rename.to) continue;
    return (await hasBranch(repository, branch)) ? undefined : branch;
  }
  return undefined;
}

function productionIn(config: string): string {
  const { production } = toObject(toObject(parseYaml(config)).environments);
  return asText(toObject(production).branch) ?? 'master';
}

function editConfig(written: string, state: RenameState, formerBranch?: string): string {
  const { record, rename, repository, moved } = state;
  const names = [repository.defaultBranch, moved.defaultBranch, formerBranch];
  if (!moved.defaultBranch || names.includes(productionIn(written)))
    return changeConfig(written, renamedSite(record, rename), rename);
  const message = `The default branch ${names[0]} is not the one deployed to Production.`;
  const remedy = 'Rename it on GitHub, and change the branch in the site config.';
  throw new SiteDeployError('ONBOARD_INPUT_INVALID', message, { remedy });
}

function describePull({ what }: Rename): string {
  const about = 'The credentials and settings that the change needs are already there.';
  if (what !== 'branch')
    return `${about} After the merge, ${again}, which removes the former ones.`;
  return `${about} Approve it, but don't merge it: ${again}, which renames the branch and merges.`;
}

/**
 * Applies a rename up to the first task for a person.
 * @returns that task, if any
 * @throws SiteDeployError of the failed step, with the number of completed steps
 */
export async function applyRename(
  planned: RenamePlan,
  record: SiteRecord,
  rename: Rename,
  options: RenameOptions,
): Promise<string | undefined> {
  let next = planned;
  for (let round = 1; round <= 5; round += 1) {
    const { onboarding, acts, pending } = next;
    if (pending || (acts.length === 0 && onboarding.plan.steps.length === 0)) return pending;
    await applyOnboarding(onboarding, options);
    const apply = (act: RenameAct) => act.apply();
    const left = await runSteps(acts, { ...options, apply, describe: (act) => act.title });
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
  const titles = [...acts.map((act) => act.title), ...later].map((title) => [title]);
  return compact([
    ...numberSteps([...steps.map(describeRepositoryStep), ...titles]),
    isRenamed(renamePlan) && 'Nothing to do here: the new name is in use.',
    pending,
    ...formatRemarks(remarks),
  ]);
}
