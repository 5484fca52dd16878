import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { histories, play, settle } from './histories.ts';
import { Company } from './model.ts';
import { isDeclined, isUnapproved, wasDropped } from './model-parts.ts';

/** `npm run test:histories` runs ten thousand. */
const runs = Number(process.env.SITE_DEPLOY_HISTORIES ?? 250);

/** Lists violations of rules that always hold. */
function getFaults(company: Company): string[] {
  const { requests, pulls, tags, unapproved, forbidden } = company;
  const inProcess = requests.filter(
    ({ status }) => status === 'in-progress' || status === 'in-review',
  );
  const ofAgents = pulls.filter(
    ({ byAgent, reverts, state }) => byAgent && !reverts && state !== 'closed',
  );
  const reverts = pulls.filter((pull) => pull.reverts !== undefined);
  return [
    ...(inProcess.length > 1 ? ['two requests in process'] : []),
    ...unapproved.map((id) => `${id} came to Production without an approval`),
    ...forbidden.map((number) => `pull request ${number} was merged, which only people may`),
    ...(new Set(tags).size < tags.length ? ['a tag twice'] : []),
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

/** Tells whether an agent or a deployment is running, or another request comes first. */
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

describe('the plan of development requests', () => {
  it(`${runs} histories of two runners, agents, people and lost calls create no duplicates and leave nothing`, () => {
    fc.assert(
      fc.property(histories, ({ policy, acts }) => {
        const company = new Company(policy);
        const faults = new Set<string>();
        const observe = () => {
          for (const fault of getFaults(company)) faults.add(fault);
        };
        play(company, acts, (planned) => {
          observe();
          if (planned?.kind === 'person' && !(planned.what && planned.url))
            faults.add('nobody is named');
        });
        const ends = settle(company);
        observe();
        for (const fault of [...getLostTexts(company), ...leftBehind(company)]) faults.add(fault);
        company.requests.forEach((request, index) => {
          const { id, status } = request;
          const end = ends[index];
          if (company.issues.filter((issue) => issue.of === id && issue.open).length > 1)
            faults.add('two issues');
          if (end?.kind === 'person' && !(end.what && end.url)) faults.add('nobody is named');
          // Whatever waits must wait for a person or a running machine.
          if (end?.kind === 'machine' && !isAwaited(company, id))
            faults.add(`${id} waits for nothing: ${end.what}`);
          // Another question may come first, such as texts that differ.
          const isAsked = end?.kind === 'person' && !/approve|finish/.test(end.what);
          if (!isAsked && company.approvals.isForgotten(request))
            faults.add(`a word about ${id} is lost`);
          if (!isDeclined(status)) return;
          for (const left of getRemains(company, id, company.isReverted(id)))
            faults.add(`${id} has left ${left}`);
        });
        expect([...faults]).toEqual([]);
      }),
      { numRuns: runs, seed: 20261122 },
    );
  }, 900_000);
});
