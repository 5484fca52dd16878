import path from 'node:path';
import { changePull } from '../../clients/github/graphql.ts';
import type { Pace } from '../../clients/github/pace.ts';
import { repositoryPath } from '../../clients/github/repository.ts';
import type { GitHub } from '../../clients/github/types.ts';
import { getGithubIssuer } from '../../operations/onboard/credentials/credential.ts';
import type { DoctorFinding } from '../../operations/onboard/doctor/findings.ts';
import type { SiteOutcome } from '../../operations/onboard/fleet/report.ts';
import {
  applyOnboarding,
  examineOnboarding,
  planOnboarding,
} from '../../operations/onboard/onboard.ts';
import {
  describeOnboardingPlan,
  describeRepositoryStep,
} from '../../operations/onboard/plan/describe-plan.ts';
import { isAppliedState } from '../../operations/onboard/plan/plan.ts';
import type { RepositoryNeedsOptions } from '../../operations/onboard/plan/repository-needs.ts';
import type { OnboardingPlan } from '../../operations/onboard/plan/types.ts';
import { describeRemoval, planRemoval } from '../../operations/onboard/removal/plan-removal.ts';
import { applyRemoval, readRemovalState } from '../../operations/onboard/removal/removal.ts';
import { type Rename, renamedSite } from '../../operations/onboard/rename/kinds.ts';
import {
  applyRename,
  describeRename,
  isRenamed,
  planRename,
} from '../../operations/onboard/rename/rename.ts';
import { compact } from '../../shared/compact.ts';
import type { Deps } from '../../shared/deps.ts';
import { getErrorMessage, usageError } from '../../shared/errors/error.ts';
import type { Secret } from '../../shared/secret.ts';
import { count } from '../../shared/units.ts';
import type { SiteRecord } from '../../workflows/render/render-options.ts';
import type { CommandContext, ExitCode } from '../context.ts';
import { canPrompt, isConfirmed } from '../terminal/confirm.ts';
import { createPrinter } from '../terminal/printer.ts';
import { type OnboardCommandOptions, parseAcceptances } from './options.ts';
import { checkSavedPlan, type SavedPlan, writeSavedPlan } from './saved-plan.ts';
import { type CloudTokens, createCredentialStores } from './site-credentials.ts';

export interface OnboardRun {
  readonly options: OnboardCommandOptions;
  readonly context: CommandContext;
  readonly deps: Deps;
  readonly github: GitHub;
  readonly render: RepositoryNeedsOptions;
  readonly webhookSecret: Secret | undefined;
  readonly tokens: CloudTokens;
  readonly pace: Pace;
}

function toPlanOptions(record: SiteRecord, run: OnboardRun, identity: string | undefined) {
  const { options, deps, github, render, tokens } = run;
  return {
    ...render,
    ...createCredentialStores(deps, tokens, record, identity),
    github,
    prune: options.prune ?? false,
    checksFormer: options.prune === true || options.doctor === true,
    force: options.force ?? false,
    downgrade: options.downgrade ?? false,
    rotateSecret: options.rotateWebhookSecret ?? false,
    accept: parseAcceptances(options.accept),
    adopt: options.adopt,
  };
}

async function renameSite(record: SiteRecord, run: OnboardRun, rename: Rename): Promise<ExitCode> {
  const { options, context, deps, webhookSecret } = run;
  const { log } = context;
  const { clock, signal } = deps;
  const renameOptions = {
    ...toPlanOptions(renamedSite(record, rename), run, options.managedIdentity),
    webhookSecret,
    clock,
    signal,
    onDone: (line: string) => log.info(`done: ${line}`),
  };
  const planned = await planRename(record, rename, renameOptions);
  const { steps, remarks } = planned.onboarding.plan;
  const { acts, later, pending } = planned;
  const shown = { steps, acts: acts.map((act) => act.title), later, pending, remarks };
  createPrinter(context, options.json).print(shown, () => describeRename(planned));
  if (!options.apply) return options.check && !isRenamed(planned) ? 3 : 0;
  const left = await applyRename(planned, record, rename, renameOptions);
  if (!left) return 0;
  log.info(left);
  return 3;
}

const ownApplication = [
  'Recommended: Production and Preview log in as one application, so the portal cannot tell their',
  '        runs apart. Create another one for Preview, name it as environments.preview.clientId in',
  '        the site config, and run site-deploy onboard --apply --prune.',
];

export async function onboardSite(
  record: SiteRecord,
  run: OnboardRun,
  saved?: SavedPlan,
): Promise<ExitCode> {
  const { options, context, deps, github, webhookSecret } = run;
  const { log } = context;
  if (options.rename) return await renameSite(record, run, options.rename);
  const onboarding = await planOnboarding(
    record,
    toPlanOptions(record, run, options.managedIdentity),
  );
  const { plan } = onboarding;
  if (saved) checkSavedPlan(saved, plan);
  const printer = createPrinter(context, options.json);
  if (options.doctor) {
    const findings = await examineOnboarding(onboarding);
    const lines = findingLines(findings);
    if (!onboarding.desired.previewApplication) lines.push(...ownApplication);
    printer.print(findings, () => lines);
    if (plan.state !== 'ready' || findings.some((finding) => finding.weight === 'broken')) return 3;
    return 0;
  }
  printer.print(plan, () => describeOnboardingPlan(plan));
  if (options.out) {
    const { apiUrl } = github;
    const file = path.resolve(context.cwd, options.out);
    await writeSavedPlan(file, apiUrl, options, record, plan);
    log.info(`Saved. To apply it: site-deploy onboard --apply ${options.out}`);
  }
  return await carryOut(plan, options, context, (onDone) =>
    applyOnboarding(onboarding, { webhookSecret, signal: deps.signal, onDone }),
  );
}

/** Follows `--check` and `--apply`. @param apply returns the pull request's address, if any */
export async function carryOut(
  plan: Pick<OnboardingPlan, 'steps' | 'state' | 'stateAfter'>,
  options: OnboardCommandOptions,
  { log }: CommandContext,
  apply: (onDone: (line: string) => void) => Promise<string | undefined>,
): Promise<ExitCode> {
  if (options.check) return getExitCode(plan.state);
  if (!options.apply) return 0;
  if (plan.steps.length > 0) {
    log.info('');
    const address = await apply((line) => log.info(`done: ${line}`));
    if (address) log.info(`Pull request: ${address}`);
  }
  return isAppliedState(plan.stateAfter) ? 0 : 3;
}

export const getExitCode = (state: OnboardingPlan['state']): ExitCode =>
  state === 'ready' ? 0 : 3;

export async function onboardInFleet(
  record: SiteRecord,
  run: OnboardRun,
  identity: string | undefined,
  openPulls = new Set<string>(),
): Promise<Omit<SiteOutcome, 'slug'>> {
  const onboarding = await planOnboarding(record, toPlanOptions(record, run, identity));
  const { steps, remarks, state, stateAfter } = onboarding.plan;
  const isOpen = onboarding.current.pulls.some((pull) => pull.state === 'open');
  if (isOpen) openPulls.add(record.slug);
  else openPulls.delete(record.slug);
  if (run.options.doctor) return examined(state, steps.length, await examineOnboarding(onboarding));
  const [note = '', ...details] = remarks.length > 0 ? remarks : reasons(onboarding.plan);
  // Keeps manual tasks visible among many sites.
  const more = details.length > 0 ? { details } : {};
  const known = { steps: steps.length, note, ...more };
  if (steps.length === 0 || !run.options.apply) return { ...known, status: state };
  const { maxOpen = Number.POSITIVE_INFINITY } = run.options;
  const opens = steps.some((step) => step.kind === 'pull-request' && !step.updates);
  // Counted before the first request: other sites are onboarded meanwhile.
  if (opens && openPulls.size >= maxOpen) {
    const why = `not begun: ${count(maxOpen, 'pull request')} of other sites are open (--max-open)`;
    return { steps: steps.length, status: 'not reached', note: why };
  }
  if (opens) openPulls.add(record.slug);
  const { webhookSecret, deps } = run;
  const address = await applyOnboarding(onboarding, { webhookSecret, signal: deps.signal });
  const problems = address ? await treatPull(run, record, address) : [];
  const all = compact([...details, ...problems, address && `Pull request: ${address}`]);
  if (!isAppliedState(stateAfter)) return { ...known, status: stateAfter, details: all };
  const refused = problems.length > 0 ? { details: [...details, ...problems] } : more;
  return { ...known, ...refused, status: 'applied', note: address ?? note };
}

/** The pull request stays if GitHub refuses one of these. @returns the reasons */
export async function treatPull(
  { options, github }: Pick<OnboardRun, 'options' | 'github'>,
  record: Pick<SiteRecord, 'repository'>,
  address: string,
) {
  const { label: labels = [], reviewer = [], automerge } = options;
  const number = Number(/\/(\d+)$/.exec(address)?.[1]);
  const teams = reviewer.flatMap((name) => name.split('/').slice(1));
  const asked = {
    reviewers: reviewer.filter((name) => !name.includes('/')),
    team_reviewers: teams,
  };
  const post = (below: string, json: object) => {
    const path = repositoryPath(record.repository) + below;
    return github.call({ method: 'POST', path, needs: 'Pull requests: write', json });
  };
  const works = compact([
    labels.length > 0 && (() => post(`/issues/${number}/labels`, { labels })),
    reviewer.length > 0 && (() => post(`/pulls/${number}/requested_reviewers`, asked)),
    automerge && (() => changePull(github, record.repository, number, 'automerge')),
  ]);
  const refusals: string[] = [];
  for (const work of works) {
    const refusal = await work().catch(getErrorMessage);
    if (typeof refusal === 'string') refusals.push(refusal);
  }
  return refusals;
}

function reasons(plan: OnboardingPlan): string[] {
  return plan.steps.flatMap((step) => describeRepositoryStep(step).slice(0, 1));
}

function examined(
  state: SiteOutcome['status'],
  steps: number,
  findings: readonly DoctorFinding[],
): Omit<SiteOutcome, 'slug'> {
  const isBroken = findings.some((finding) => finding.weight === 'broken');
  const status = state === 'ready' && isBroken ? 'drift' : state;
  const worst = findings.find((finding) => finding.weight === 'broken') ?? findings[0];
  const details = findings.length > 0 ? { details: findingLines(findings) } : {};
  return { status, steps, note: worst?.what ?? '', ...details };
}

export function findingLines(findings: readonly DoctorFinding[]): string[] {
  if (findings.length === 0) return ['The repository is set up correctly.'];
  return findings.flatMap(({ weight, what, why, remedy }) => [
    `${weight === 'broken' ? 'BROKEN' : 'risk  '}  ${what}`,
    `        ${why}`,
    `        What to do: ${remedy}`,
  ]);
}

type RemoveRun = Pick<OnboardRun, 'options' | 'context' | 'deps' | 'github' | 'tokens'>;

export async function removeSite(record: SiteRecord, run: RemoveRun): Promise<ExitCode> {
  const { options, context, deps, github } = run;
  const { log } = context;
  const printer = createPrinter(context, options.json);
  const { plan, state, stores } = await planSiteRemoval(record, run);
  printer.print(plan, () => describeRemoval(plan));
  const isList = options.dryRun === true || options.check === true;
  if (isList) {
    if (options.check && plan.state !== 'gone') return 3;
    return 0;
  }
  if (plan.steps.length === 0) {
    if (plan.state === 'gone') return 0;
    return 3;
  }
  if (!options.yes) {
    if (!canPrompt({ tokenStdin: options.webhookSecretStdin ?? false }, context))
      throw usageError(
        "The command can't ask for confirmation here, so nothing was removed.",
        'Run --remove --dry-run to list what would be removed, then add --yes.',
      );
    const name = `${record.repository.owner}/${record.repository.name}`;
    if (!(await isConfirmed(`Remove this from ${name}?`, context))) {
      log.info('Nothing was removed.');
      return 3;
    }
  }
  const address = await applyRemoval(plan, {
    ...stores,
    github,
    repository: state.repository,
    signal: deps.signal,
    onDone: (line) => log.info(`done: ${line}`),
  });
  if (address) log.info(`Pull request: ${address}`);
  const left = (await planSiteRemoval(record, run)).plan;
  for (const line of describeRemoval(left)) log.info(line);
  if (left.state === 'gone') return 0;
  return 3;
}

async function planSiteRemoval(record: SiteRecord, run: RemoveRun) {
  const { options, deps, github, tokens } = run;
  const { config, provider, managedIdentity } = options;
  const opened = createCredentialStores(deps, tokens, record, managedIdentity);
  const { removalCommands, commands: _commands, ...stores } = opened;
  const issuer = getGithubIssuer(github.apiUrl);
  const state = await readRemovalState(record, { github, ...stores, config, issuer, provider });
  const commands = removalCommands(record.slug);
  const plan = planRemoval(state, { force: options.force ?? false, commands });
  return { plan, state, stores };
}
