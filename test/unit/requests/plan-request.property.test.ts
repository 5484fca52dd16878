import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { histories, play, settle } from './histories.ts';
import { Company, isDeclined } from './model.ts';

/** `npm run test:histories` plays ten thousand. */
const runs = Number(process.env.SITE_DEPLOY_HISTORIES ?? 2_000);

/** What must not be, at any time. */
function faultsOf(company: Company): string[] {
  const { requests, pulls, tags, unapproved, forbidden } = company;
  const inProcess = requests.filter(({ status }) => status === 'in-progress' || status === 'in-review');
  const ofAgents = pulls.filter(({ byAgent, reverts, state }) => byAgent && !reverts && state !== 'closed');
  const reverts = pulls.filter((pull) => pull.reverts !== undefined);
  return [
    ...(inProcess.length > 1 ? ['two requests in process'] : []),
    ...unapproved.map((id) => `${id} came to Production without an approval`),
    ...forbidden.map((number) => `pull request ${number} was merged, which only people may`),
    ...(new Set(tags).size < tags.length ? ['a tag twice'] : []),
    ...(new Set(ofAgents.map(({ of }) => of)).size < ofAgents.length ? ['two pull requests of an agent'] : []),
    ...(new Set(reverts.map((pull) => pull.reverts)).size < reverts.length ? ['a revert twice'] : []),
  ];
}

/** What is left of a request that was declined, when everything has come to rest. */
function remainsOf({ issues, pulls, runs, release, production }: Company, id: string, reverted: boolean) {
  const own = pulls.filter(({ of }) => of === id);
  const merged = own.find((pull) => pull.mergeCommit !== undefined && pull.reverts === undefined)?.mergeCommit ?? '';
  const isWaiting = (release?.includes(merged) ?? false) && !production.includes(merged);
  return [
    ...issues.filter((issue) => issue.of === id && issue.open).map(({ number }) => `issue ${number}`),
    ...own.filter(({ state }) => state === 'open').map(({ number }) => `pull request ${number}`),
    ...runs.filter((run) => run.of === id && run.state === 'runs').map(() => 'an agent at work'),
    ...(isWaiting && !reverted ? ['a change on the release branch'] : []),
  ];
}

/** An agent or a deployment runs, or another request is before it. */
function isAwaited({ runs, deployments, requests, pulls }: Company, id: string): boolean {
  return (
    runs.some(({ of, state }) => of === id && state === 'runs') ||
    deployments.some(({ state }) => state === 'runs') ||
    pulls.some(({ of, checks }) => of === id && checks === 'running') ||
    requests.some((other) => other.id !== id && !isDeclined(other.status) && other.status !== 'completed')
  );
}

describe('the plan of development requests', () => {
  it(`${runs} histories of two runners, agents, people and lost calls make nothing twice, and leave nothing behind`, () => {
    fc.assert(
      fc.property(histories, ({ policy, acts }) => {
        const company = new Company(policy);
        const faults = new Set<string>();
        const look = () => {
          for (const fault of faultsOf(company)) faults.add(fault);
        };
        play(company, acts, (planned) => {
          look();
          if (planned?.kind === 'person' && !(planned.what && planned.url)) faults.add('nobody is named');
        });
        const ends = settle(company);
        look();
        company.requests.forEach(({ id, status }, index) => {
          const end = ends[index];
          if (company.issues.filter((issue) => issue.of === id && issue.open).length > 1) faults.add('two issues');
          if (end?.kind === 'person' && !(end.what && end.url)) faults.add('nobody is named');
          // What rests waits for somebody, or for a machine that runs.
          if (end?.kind === 'machine' && !isAwaited(company, id)) faults.add(`${id} waits for nothing: ${end.what}`);
          if (!isDeclined(status)) return;
          for (const left of remainsOf(company, id, company.isReverted(id))) faults.add(`${id} has left ${left}`);
        });
        expect([...faults]).toEqual([]);
      }),
      { numRuns: runs, seed: 20261122 },
    );
  }, 120_000);
});
