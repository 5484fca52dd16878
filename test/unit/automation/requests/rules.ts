import type { RequestPolicy } from '../../../../src/automation/requests/state.ts';
import { requestMoves } from '../../../../src/contracts/portal/development-request.ts';
import { type Act, play, settle } from './histories.ts';
import { Company } from './model.ts';
import { isDeclined, isUnapproved, processing, wasDropped } from './model-parts.ts';
import { state } from './request-state.ts';

// The rules that every history obeys, whatever people, machines, two runners and lost calls do:
//  1. At most one request at a time is in progress or in review.
//  2. Requests move only as the contract's table allows.
//  3. Production gets only what an authorized person saw and approved, unless the approval was
//     withdrawn or somebody objects on GitHub. Edited or deleted comments, dismissed reviews, and
//     approvals by people who lost write access do not count.
//  4. Only people merge protected files.
//  5. Versions never fall, and no tag is created twice.
//  6. Record and content agree: completed changes are in Production, committed texts are in that
//     commit, and live texts are live.
//  7. No issue is opened twice, no round of an agent is started twice, and no change is proposed
//     or reverted twice.
//  8. Nothing is lost: no text of people or of the portal, and no approval. Withdrawn or contested
//     approvals are removed.
//  9. A declined request leaves nothing behind.
// 10. A request waits only for a person, who gets a message with a link, for a running machine, or
//     for another request.

/**
 * Plays a history to its end.
 * @returns the violations of the rules
 */
export function playHistory(policy: Partial<RequestPolicy>, acts: readonly Act[]): string[] {
  const company = new Company(policy);
  const faults = new Set<string>();
  const observe = () => {
    for (const fault of listViolations(company)) faults.add(fault);
  };
  play(company, acts, (planned, { request, production } = state()) => {
    observe();
    if (planned?.kind === 'person' && !(planned.what && planned.url)) faults.add('nobody is named');
    if (planned?.kind === 'step' || production || request.status !== 'in-review') return;
    const why = company.approvals.whyVoid(request);
    if (why) faults.add(`${request.id} waits with an approval that is ${why}`);
  });
  const ends = settle(company);
  observe();
  for (const fault of [...getLostTexts(company), ...leftBehind(company)]) faults.add(fault);
  company.requests.forEach((request, index) => {
    const { id, status } = request;
    const end = ends[index];
    if (end?.kind === 'person' && !(end.what && end.url)) faults.add('nobody is named');
    // A request must wait for a person, a running machine or a different request.
    if (end?.kind === 'machine' && !isAwaited(company, id))
      faults.add(`${id} waits for nothing: ${end.what}`);
    // People may be asked something else first, for example about texts that differ.
    const isAsked = end?.kind === 'person' && !/approve|finish/.test(end.what);
    if (!isAsked && company.approvals.isForgotten(request))
      faults.add(`a word about ${id} is lost`);
    if (!isDeclined(status)) return;
    for (const left of getRemains(company, id, company.isReverted(id)))
      faults.add(`${id} has left ${left}`);
  });
  return [...faults];
}

/** Lists violations of the rules that hold at any time, not only at the end. */
function listViolations(company: Company): string[] {
  const { pulls, tags, unapproved, forbidden } = company;
  const ofAgents = pulls.filter(
    ({ byAgent, reverts, state }) => byAgent && !reverts && state !== 'closed',
  );
  const reverts = pulls.filter((pull) => pull.reverts !== undefined);
  return [
    ...getStateFaults(company),
    ...getStartFaults(company),
    ...unapproved.map((id) => `${id} came to Production without an approval`),
    ...forbidden.map((number) => `pull request ${number} was merged, which only people may`),
    ...(tags.some((tag, index) => tag <= (tags[index - 1] ?? 0)) ? ['a version fell'] : []),
    ...(new Set(ofAgents.map(({ of }) => of)).size < ofAgents.length
      ? ['two pull requests of an agent']
      : []),
    ...(new Set(reverts.map((pull) => pull.reverts)).size < reverts.length
      ? ['a revert twice']
      : []),
    ...getTextFaults(company),
  ];
}

/**
 * Lists requests that are in process at the same time, moves that the contract does not allow, and
 * completed requests that are not in Production.
 */
function getStateFaults({ requests, production }: Company): string[] {
  const inProcess = requests.filter(({ status }) => processing.includes(status));
  const moved = requests.flatMap(({ id, history }) =>
    history.flatMap(({ status }, index) => {
      const before = history[index - 1]?.status ?? 'submitted';
      if (status === before || requestMoves[before].includes(status)) return [];
      return [`${id} went from ${before} to ${status}`];
    }),
  );
  const unfounded = requests.filter(
    ({ status, mergeCommit = '' }) => status === 'completed' && !production.includes(mergeCommit),
  );
  return [
    ...(inProcess.length > 1 ? ['two requests in process'] : []),
    ...moved,
    ...unfounded.map(({ id }) => `${id} is completed, and Production does not have it`),
  ];
}

/** Lists issues that were opened twice, and rounds of agents that were started twice. */
function getStartFaults({ issues, runs }: Company): string[] {
  const starts = [
    ...issues.map((issue) => `the issue of ${issue.of}`),
    ...runs.map(({ of, round }) => `round ${round} of the agent for ${of}`),
  ];
  return starts
    .filter((start, index) => starts.indexOf(start) < index)
    .map((start) => `${start} was started twice`);
}

/**
 * Lists violations of the rules for texts: lost, reported for a commit without them, or live too
 * early.
 */
function getTextFaults({ texts, release = [], production, live, pulls }: Company): string[] {
  const deployed = production.slice(0, live.Production);
  const faults = texts.lost.map((value) => `${value} of people was overwritten`);
  for (const { key, value, status, commitSha } of texts.overrides) {
    if (commitSha === undefined || status === 'withdrawn') continue;
    const branch = [production, release].find((one) => one.includes(commitSha)) ?? [];
    const output = texts.getFile(branch.slice(0, branch.indexOf(commitSha) + 1)).get(key) ?? null;
    if (output !== value)
      faults.push(`${value} of ${key} is said to be in a commit that does not hold it`);
    if (status === 'live' && !deployed.includes(commitSha))
      faults.push(`${value} is said to be live`);
  }
  for (const [, value] of texts.getFile(deployed)) {
    const request = texts.written.get(value)?.request;
    const isThere = pulls.some(
      ({ of, mergeCommit = '' }) => of === request && deployed.includes(mergeCommit),
    );
    if (request !== undefined && !isThere)
      faults.push(`${value} is live without the code of ${request}`);
  }
  return faults;
}

/** Lists texts of a request in review that Preview could show with its code, but does not. */
function leftBehind({ texts, requests, pulls, release = [], production }: Company): string[] {
  return requests
    .filter((request) => request.status === 'in-review' && isUnapproved(request))
    .filter(({ id }) =>
      pulls.some(
        ({ of, mergeCommit = '' }) =>
          of === id && release.includes(mergeCommit) && !production.includes(mergeCommit),
      ),
    )
    .flatMap(({ id }) => texts.observe(id, false).changes)
    .map(({ key }) => `${key} was left behind`);
}

/** Lists portal texts that have vanished although nobody replaced or declined them. */
function getLostTexts({ texts, requests }: Company): string[] {
  const dropped = new Set(requests.filter(wasDropped).map(({ id }) => id));
  const newest = new Map<string, string>();
  for (const [value, { by, key, request }] of texts.written)
    if (by === 'portal' && !dropped.has(request ?? '')) newest.set(`${key} ${request}`, value);
  return [...newest.values()]
    .filter(
      (value) => !texts.overrides.some((one) => one.value === value && one.status !== 'withdrawn'),
    )
    .filter((value) => !texts.isReplaced(value))
    .map((value) => `${value} is lost`);
}

/** Lists what remains of a declined request at the end. */
function getRemains(
  { issues, pulls, runs, release, production, texts, branches }: Company,
  id: string,
  reverted: boolean,
) {
  const own = pulls.filter(({ of }) => of === id);
  const merged =
    own.find((pull) => pull.mergeCommit !== undefined && pull.reverts === undefined)?.mergeCommit ??
    '';
  const isWaiting = (release?.includes(merged) ?? false) && !production.includes(merged);
  return [
    ...issues
      .filter((issue) => issue.of === id && issue.open)
      .map(({ number }) => `issue ${number}`),
    ...[...branches].filter((name) => name === id).map((name) => `the branch ${name}`),
    ...own
      .filter(({ state, reverts }) => state === 'merged' && branches.has(`revert-${reverts}`))
      .map(({ reverts }) => `the branch revert-${reverts}`),
    ...own.filter(({ state }) => state === 'open').map(({ number }) => `pull request ${number}`),
    ...runs.filter((run) => run.of === id && run.state === 'runs').map(() => 'an agent at work'),
    ...(isWaiting && !reverted ? ['a change on the release branch'] : []),
    ...(production.includes(merged)
      ? []
      : [...texts.getFile(release ?? []).values()].filter(
          (value) => texts.written.get(value)?.request === id,
        )),
    ...texts.overrides
      .filter(({ requestId, status }) => requestId === id && status === 'pending')
      .map(({ value }) => `${value}, pending`),
  ];
}

/**
 * Returns whether an agent, a check or a deployment is running, or another request is unfinished.
 */
function isAwaited({ runs, deployments, requests, pulls }: Company, id: string): boolean {
  return (
    runs.some(({ of, state }) => of === id && state === 'runs') ||
    deployments.some(({ state }) => state === 'runs') ||
    pulls.some(({ of, checks }) => of === id && checks === 'running') ||
    requests.some(
      (other) => other.id !== id && !isDeclined(other.status) && other.status !== 'completed',
    )
  );
}
