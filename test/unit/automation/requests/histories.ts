import fc from 'fast-check';
import type { Next } from '../../../../src/automation/reconcile.ts';
import { planRequest } from '../../../../src/automation/requests/plan-request.ts';
import type {
  RequestPolicy,
  RequestState,
  RequestStep,
} from '../../../../src/automation/requests/state.ts';
import type { Company } from './model.ts';
import { takingBack } from './model-approvals.ts';
import { isDeclined, type Request } from './model-parts.ts';

const common = [
  'submit',
  'agent proposes',
  'person proposes',
  'person merges',
  'deployment ends',
  'finish release',
  'attach text',
  'a day passes',
] as const;
const rare = [
  'agent fails',
  'agent proposes what is guarded',
  'person pushes',
  'reject',
  'archive',
  'close pull',
  'checks fail',
  'checks pass',
  'conflict',
  'resolve',
  'start release',
  'deployment fails',
  'event of GitHub',
  'write text',
  'write file',
  'sync texts',
  'sync looks',
  'sync applies',
  'push deploys',
  'person pushes to the release',
  'hotfix',
  'delivery is lost',
  'branch is renamed',
  'release is renamed',
] as const;
/** Decisions made by people. */
const decisions = [
  'requester approves',
  'reviewer approves',
  'reviewer approves',
  'reviewer wants changes',
  'review is dismissed',
  'review is asked again',
  'comment is edited',
  'comment is deleted',
  'reviewer loses or gets write access',
] as const;
export type Happening = (typeof common | typeof decisions | typeof rare)[number];

/**
 * What a runner does. `go`: plan and execute, several times. `look`: only plan. `apply`: execute an
 * earlier plan. `fail before`, `fail after`: the request or its response is lost. `die`: forget
 * the plan.
 */
type Doing = 'go' | 'look' | 'apply' | 'fail before' | 'fail after' | 'die';

export type Act =
  | { readonly runner: 0 | 1; readonly does: Doing; readonly which: number }
  | { readonly event: Happening; readonly which: number };

const which = fc.constantFrom(0, 0, 0, 1, 2);
export const histories = fc.record({
  policy: fc.record({
    by: fc.constantFrom('people', 'workflow', 'workflow'),
    merge: fc.constantFrom('people', 'green', 'green'),
    release: fc.constantFrom('people', 'start', 'each'),
    rounds: fc.constantFrom(1, 3),
  }) as fc.Arbitrary<Partial<RequestPolicy>>,
  acts: fc.array<Act>(
    fc.oneof(
      {
        weight: 5,
        arbitrary: fc.record({
          runner: fc.constantFrom<0 | 1>(0, 1),
          does: fc.constantFrom(
            'go',
            'go',
            'look',
            'look',
            'apply',
            'apply',
            'fail before',
            'fail after',
            'die',
          ),
          which,
        }) as fc.Arbitrary<Act>,
      },
      { weight: 3, arbitrary: fc.record({ event: fc.constantFrom(...common), which }) },
      { weight: 3, arbitrary: fc.record({ event: fc.constantFrom(...decisions), which }) },
      { weight: 1, arbitrary: fc.record({ event: fc.constantFrom(...rare), which }) },
    ),
    { minLength: 30, maxLength: 120, size: 'max' },
  ),
});

/**
 * Applies an event that happens without the program or is caused by people.
 * @param which index of an existing request
 */
export function happen(company: Company, event: Happening, which: number): void {
  const { requests, pulls, runs } = company;
  if (event === 'submit') {
    if (requests.length < 3) company.submit();
    return;
  }
  if (event === 'a day passes') passDay(company);
  if (event === 'start release') company.startRelease();
  if (event === 'finish release') company.finish();
  if (event === 'event of GitHub') company.settle();
  if (event === 'branch is renamed') company.rename('Production');
  if (event === 'release is renamed' && company.release !== undefined) company.rename('Preview');
  if (/^deployment|^delivery/.test(event)) {
    const running = company.deployments.find(({ state }) => state === 'runs');
    if (running === undefined) return;
    running.state = event === 'deployment fails' ? 'failed' : 'done';
    if (event !== 'deployment fails') company.live[running.environment] = running.length;
    if (event !== 'delivery is lost') company.settle();
    return;
  }
  if (event === 'write text') company.texts.write(which);
  if (event === 'write file' && company.release !== undefined) company.texts.writeFile(which);
  if (event === 'sync texts') company.texts.sync();
  if (event === 'sync looks') company.planned = company.texts.planSync();
  if (event === 'sync applies' && company.planned !== undefined)
    company.texts.applySync(company.planned);
  if (event === 'hotfix') company.hotfix();
  if (event === 'person pushes to the release') company.release?.push(`q${company.next()}`);
  if (event === 'push deploys' && company.release !== undefined) company.deploy('Preview');
  const request = requests[which % Math.max(1, requests.length)];
  if (request === undefined) return;
  const open = pulls.find(({ of, state }) => of === request.id && state === 'open');
  const run = runs.find(({ of, state }) => of === request.id && state === 'runs');
  const reviewer = which === 1 ? 'ben' : 'anna';
  if (event in takingBack) company.approvals.takeBack(request, reviewer, event);
  switch (event) {
    case 'agent proposes':
    case 'agent proposes what is guarded':
      if (run !== undefined) company.propose(request, run, event !== 'agent proposes');
      return;
    case 'attach text':
      if (!isDeclined(request.status) && request.status !== 'completed')
        company.texts.write(which, request.id);
      company.approvals.withdraw(request, 'its texts have changed');
      return;
    case 'agent fails':
      if (run !== undefined) run.state = 'failed';
      return;
    case 'person proposes':
      if (open === undefined && request.status === 'in-progress' && request.agent === 'a person')
        pulls.push(company.newPull(request.id, { byAgent: false }));
      return;
    case 'person pushes':
      if (open !== undefined) open.head += '+';
      return;
    case 'person merges':
      if (open === undefined) return;
      open.draft = false;
      company.merge(open.number, open.head, 'person');
      return;
    case 'reviewer wants changes':
      if (open !== undefined || request.status === 'in-review')
        company.approvals.review(request, reviewer, 'changes', open?.head, company.rounds(request));
      return;
    case 'reviewer approves':
      if (request.status === 'in-review') company.approvals.review(request, reviewer, 'approved');
      return;
    case 'reviewer loses or gets write access':
      company.approvals.changeAccess(reviewer);
      return;
    case 'requester approves':
      if (request.status === 'in-review') company.approvals.give(request);
      return;
    case 'reject':
      if (!isDeclined(request.status) && request.status !== 'completed')
        company.move(request, 'rejected');
      return;
    case 'archive':
      if (request.status !== 'archived') company.move(request, 'archived');
      return;
    case 'close pull':
      if (open !== undefined && open.reverts === undefined) open.state = 'closed';
      return;
    case 'checks fail':
    case 'checks pass':
      if (open !== undefined) open.checks = event === 'checks fail' ? 'failed' : 'green';
      return;
    case 'conflict':
    case 'resolve':
      if (open !== undefined) open.mergeable = event === 'resolve';
      return;
  }
}

/** Finishes pending machine work, and lets people propose and merge, while a runner continues. */
function passDay(company: Company): void {
  for (let round = 0; round < 4; round += 1) {
    company.requests.forEach((request, which) => {
      goOn(company, request);
      for (const event of works) happen(company, event, which);
    });
    happen(company, 'deployment ends', 0);
  }
}

const works = ['agent proposes', 'checks pass', 'person proposes', 'person merges'] as const;

/**
 * Checks the company after an action or a step. `observed` is the state that `next` was planned
 * from.
 */
type Check = (next?: Next<RequestStep>, observed?: RequestState) => void;

/** Lets a runner execute some steps for a request. */
function goOn(company: Company, request: Request, after?: Check): void {
  for (let steps = 0; steps < 8; steps += 1) {
    const observed = company.observe(request.id);
    const next = planRequest(observed);
    if (next.kind === 'step') company.apply(next.step, observed);
    if (next.kind === 'person') company.approvals.notify(request, next.what);
    after?.(next, observed);
  }
}

interface Planned {
  readonly step: RequestStep;
  readonly observed: RequestState;
}

export function play(company: Company, acts: readonly Act[], after: Check): void {
  const plans: (Planned | undefined)[] = [undefined, undefined];
  for (const act of acts) {
    if ('event' in act) {
      happen(company, act.event, act.which);
      after();
      continue;
    }
    const planned = plans[act.runner];
    const request = company.requests[act.which % Math.max(1, company.requests.length)];
    if (act.does === 'go' && request !== undefined) goOn(company, request, after);
    if (act.does === 'look' && request !== undefined) {
      const observed = company.observe(request.id);
      const next = planRequest(observed);
      plans[act.runner] = next.kind === 'step' ? { step: next.step, observed } : undefined;
      after(next, observed);
      continue;
    }
    if ((act.does === 'apply' || act.does === 'fail after') && planned !== undefined)
      company.apply(planned.step, planned.observed);
    plans[act.runner] = undefined;
    after();
  }
}

/**
 * Lets one runner continue alone while machines finish and people do what they are asked to do.
 * @returns what is planned for each request at the end
 */
export function settle(company: Company): Next<RequestStep>[] {
  let ends: Next<RequestStep>[] = [];
  for (let round = 0; round < 12; round += 1) {
    ends = company.requests.map((request) => {
      const { id } = request;
      for (let steps = 0; steps < 60; steps += 1) {
        const observed = company.observe(id);
        const next = planRequest(observed);
        if (next.kind === 'person') company.approvals.notify(request, next.what);
        if (next.kind !== 'step') return next;
        company.apply(next.step, observed);
        const isRunning = next.step.do === 'deploy' || next.step.do === 'finish-release';
        if (isRunning) return next;
        // The portal sets the status, and the runner stops if the portal does not change it.
        if (
          next.step.do === 'tell-commit' &&
          company.observe(id).request.status === observed.request.status
        )
          return next;
      }
      throw new Error(`${id} goes in a circle`);
    });
    company.texts.sync();
    for (const deployment of company.deployments)
      happen(company, deployment.state === 'runs' ? 'deployment ends' : 'event of GitHub', 0);
    company.requests.forEach((_, which) => {
      happen(company, 'checks pass', which);
      happen(company, 'resolve', which);
    });
    for (const pull of company.pulls)
      if (pull.reverts !== undefined && pull.state === 'open')
        company.merge(pull.number, pull.head, 'person');
  }
  return ends;
}
