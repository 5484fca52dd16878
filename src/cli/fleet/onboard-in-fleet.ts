import { changePull } from '../../clients/github/graphql.ts';
import { repositoryPath } from '../../clients/github/repository.ts';
import type { SiteOutcome } from '../../operations/onboard/fleet/report.ts';
import {
  applyOnboarding,
  examineOnboarding,
  planOnboarding,
} from '../../operations/onboard/onboard.ts';
import { isAppliedState } from '../../operations/onboard/plan/plan.ts';
import { describeRepositoryStep } from '../../operations/onboard/plan/repository-steps.ts';
import type { OnboardingPlan } from '../../operations/onboard/plan/types.ts';
import { compact } from '../../shared/compact.ts';
import { getErrorMessage } from '../../shared/errors/error.ts';
import { count } from '../../shared/units.ts';
import type { SiteRecord } from '../../workflows/render/render-options.ts';
import { findingLines, isBroken } from '../onboard/doctor.ts';
import { type OnboardRun, toPlanOptions } from '../onboard/open-site.ts';
import type { FleetCommandOptions } from './options.ts';

type FleetRun = OnboardRun<FleetCommandOptions>;
type Outcome = Omit<SiteOutcome, 'slug'>;

/**
 * Plans the onboarding of one site, and with `--apply`, applies the plan, unless `--max-open` pull
 * requests are open.
 * @param identity resource id of the site's application, if it is a managed identity
 * @param openPulls slugs of the sites whose pull request is open
 */
export async function onboardInFleet(
  record: SiteRecord,
  run: FleetRun,
  identity: string | undefined,
  openPulls = new Set<string>(),
): Promise<Outcome> {
  const onboarding = await planOnboarding(record, toPlanOptions(record, run, identity));
  const { steps, remarks, state, stateAfter } = onboarding.plan;
  const isOpen = onboarding.current.pulls.some((pull) => pull.state === 'open');
  if (isOpen) openPulls.add(record.slug);
  else openPulls.delete(record.slug);
  const [note = '', ...details] = remarks.length > 0 ? remarks : reasons(onboarding.plan);
  // The note shows only the first remark. Keep the others, which may be manual tasks.
  const more = details.length > 0 ? { details } : {};
  const known = { steps: steps.length, note, ...more };
  if (steps.length === 0 || !run.options.apply) return { ...known, status: state };
  const { maxOpen = Number.POSITIVE_INFINITY } = run.options;
  const opens = steps.some((step) => step.kind === 'pull-request' && !step.updates);
  // Count before the first request, because other sites are onboarded concurrently.
  if (opens && openPulls.size >= maxOpen) {
    const why = `not begun: ${count(maxOpen, 'pull request')} of other sites are open (--max-open)`;
    return { steps: steps.length, status: 'not reached', note: why };
  }
  if (opens) openPulls.add(record.slug);
  const { webhookSecret, deps } = run;
  const address = await applyOnboarding(onboarding, { webhookSecret, signal: deps.signal });
  const problems = address ? await applyPullOptions(run, record, address) : [];
  const all = compact([...details, ...problems, address && `Pull request: ${address}`]);
  if (!isAppliedState(stateAfter)) return { ...known, status: stateAfter, details: all };
  if (!address) return { ...known, status: 'applied' };
  const left = [...remarks, ...problems];
  const shown = left.length > 0 ? { details: left } : {};
  return { steps: steps.length, status: 'applied', note: address, ...shown };
}

/**
 * Adds labels and reviewers, and enables automerge. Keeps the pull request if GitHub refuses one of
 * these.
 * @returns GitHub's reasons for its refusals
 */
export async function applyPullOptions(
  { options, github }: Pick<FleetRun, 'options' | 'github'>,
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
  const repository = { ...github, ...record.repository };
  const post = (below: string, json: object) => {
    const path = repositoryPath(repository) + below;
    return github.call({ method: 'POST', path, needs: 'Pull requests: write', json });
  };
  const works = compact([
    labels.length > 0 && (() => post(`/issues/${number}/labels`, { labels })),
    reviewer.length > 0 && (() => post(`/pulls/${number}/requested_reviewers`, asked)),
    automerge && (() => changePull(repository, number, 'automerge')),
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

export async function examineInFleet(
  record: SiteRecord,
  run: FleetRun,
  identity: string | undefined,
): Promise<Outcome> {
  const planOptions = { ...toPlanOptions(record, run, identity), checksFormer: true };
  const onboarding = await planOnboarding(record, planOptions);
  const { state, steps } = onboarding.plan;
  const findings = await examineOnboarding(onboarding);
  const worst = findings.find(isBroken) ?? findings[0];
  const status = state === 'ready' && findings.some(isBroken) ? 'drift' : state;
  const details = findings.length > 0 ? { details: findingLines(findings) } : {};
  return { status, steps: steps.length, note: worst?.what ?? '', ...details };
}
