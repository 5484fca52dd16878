import { refreshPulls } from '../../../../src/automation/release/release.ts';
import { advanceRequests } from '../../../../src/automation/requests/requests.ts';
import type { RequestPolicy } from '../../../../src/automation/requests/state.ts';
import { addReview } from '../../../../src/localcloud/github/resources/agents.ts';
import type { LocalRun } from '../../../../src/localcloud/github/state/state.ts';
import { createCalls, createRequests, startPortal } from '../../localcloud/portal/harness.ts';
import { type Interruption, openReleaseHarness, seededSite } from '../release/harness.ts';

type Place = Awaited<ReturnType<typeof openReleaseHarness>>;

/** The policy of a request, and what people do with it until it ends. */
export interface Scenario {
  readonly name: string;
  readonly policy: Partial<RequestPolicy>;
  /** Whether reviewers send the agent back once. */
  readonly isRevised?: boolean;
  readonly isDeclined?: boolean;
  readonly text?: string;
}

const checks = ['site build'];
const byAgent = { by: 'workflow', merge: 'green', checks } satisfies Partial<RequestPolicy>;
export const scenarios: readonly Scenario[] = [
  { name: 'by people, with a text', policy: { release: 'each' }, text: 'Subscribe' },
  { name: 'by an agent', policy: { ...byAgent, release: 'each' } },
  {
    name: 'by an agent that is sent back',
    policy: { ...byAgent, merge: 'people', release: 'each' },
    isRevised: true,
  },
  {
    name: 'by an agent, with a text, declined in review',
    policy: { ...byAgent, release: 'start' },
    text: 'Subscribe',
    isDeclined: true,
  },
];

const token = 'local-admin-token';
const key = 'home.hero.title';
export const agentWorkflow = `run-name: 'Request #\${{ inputs.issue }}, round \${{ inputs.round }}'
on: { workflow_dispatch: { inputs: { issue: {}, round: {}, base: {}, commit: {} } } }
`;

interface Pull {
  readonly number: number;
  readonly state: string;
  readonly head: { readonly ref: string; readonly sha: string };
  readonly base: { readonly ref: string };
  readonly merged_at: string | null;
}
interface Issue {
  readonly number: number;
  readonly state: string;
  readonly pull_request?: object;
}

/** Takes a request from its submission to its end, in as many processes as necessary. */
export async function play(scenario: Scenario, how?: Pick<Interruption, 'at' | 'how'>) {
  const portal = await startPortal({ rateLimits: { read: 1e6, write: 1e6, delete: 1e6 } });
  const site = { ...seededSite, url: 'https://www.harbour-pine.example' };
  const here = await openReleaseHarness({ portal, site, mayReport: true });
  const admin = createCalls(portal, token, `/api/sites/${site.id}`);
  const requests = createRequests(portal, token, site.id);
  const agent = employ(here);
  try {
    for (const one of (await admin.get('/requests')).requests as { id: string }[])
      await requests.patch(one.id, { status: 'archived', reason: 'done' });
    await here.tag('v1.3.0');
    await here.write('master', '.github/workflows/agent.yml', agentWorkflow);
    const id = await requests.create('Add a newsletter form', 'On the home page.');
    if (scenario.text)
      await admin.send('PUT', `/text/${key}`, { value: scenario.text, requestId: id });
    const people = act(here, requests, id, scenario);
    const interruption: Interruption = { at: 0, how: 'ends', ...how, writes: 0 };
    for (let turn = 0; turn < 40; turn += 1) {
      const isQuiet = await oneProcess(here, scenario, interruption);
      await agent.rest();
      const hasActed = await people();
      if (isQuiet && !hasActed) return await getState();
    }
    throw new Error('It does not end.');

    async function getState() {
      const { status, rounds, history } = await requests.get(id);
      const statuses = (history as { status: string }[]).map((item) => item.status);
      const refs = async (kind: string) =>
        (await here.send<{ ref: string }[]>('GET', `/git/matching-refs/${kind}/`)).map(
          ({ ref }) => ref,
        );
      const { overrides } = await admin.get(`/text/${key}`);
      const { runs, comments, releases } = here.repository();
      return {
        writes: interruption.writes,
        state: {
          request: { status, rounds, went: statuses.filter((one, at) => one !== statuses[at - 1]) },
          issues: (await listIssues(here)).map(({ state }) => state),
          pulls: (await listPulls(here))
            .map(({ state, head, base, merged_at }) =>
              [withoutNumbers(head.ref), base.ref, merged_at ? 'merged' : state].join(' '),
            )
            .sort(),
          agentRuns: runs.filter(isOfAgent).map(({ inputs }) => inputs.round),
          // Other comments are not counted: people are asked to review only if they have not
          // approved.
          released: comments.filter(({ body }) => body.includes('Released in')).length,
          releases: releases.map(({ tag, draft }) => ({ tag, draft })),
          branches: (await refs('heads')).map(withoutNumbers),
          tags: await refs('tags'),
          isLive: here.live.get('Production')?.provenance.commit === (await here.head('master')),
          text: JSON.parse((await here.read('master', 'content/overrides.json')) ?? '{}')[key],
          overrides: (overrides as { status: string }[]).map((item) => item.status),
        },
      };
    }
  } finally {
    await here.close();
    await portal.close();
  }
}

/**
 * Hides the number in a branch name, because it depends on the order in which issues and pull
 * requests were opened.
 */
const withoutNumbers = (branch: string) => branch.replace(/-\d+/g, '-N');
export const isOfAgent = ({ workflow }: LocalRun) => workflow.endsWith('agent.yml');

/**
 * Advances the request in one process.
 * @returns whether nothing changed and no machine is awaited
 */
async function oneProcess(here: Place, { policy }: Scenario, interruption: Interruption) {
  const before = interruption.writes;
  const isMet = () => before < interruption.at && interruption.writes >= interruption.at;
  try {
    const { harness } = await here.openRequests(policy, undefined, { interruption });
    const outcomes = await advanceRequests(harness, { waitMs: 0 });
    await refreshPulls(harness);
    const error = outcomes.find((outcome) => outcome.error)?.error;
    if (error && !isMet()) throw error;
    return interruption.writes === before && outcomes.every(({ end }) => end.kind !== 'machine');
  } catch (error) {
    if (!isMet()) throw error;
    return false;
  }
}

const listIssues = async (here: Place) =>
  (await here.send<Issue[]>('GET', '/issues?state=all')).filter((issue) => !issue.pull_request);
export const listPulls = (here: Place) => here.send<Pull[]>('GET', '/pulls?state=all');

/**
 * Returns a function that does what people are asked to do, and returns whether there was anything
 * to do.
 */
function act(
  here: Place,
  requests: ReturnType<typeof createRequests>,
  id: string,
  scenario: Scenario,
) {
  let isSentBack = false;
  return async () => {
    const { status, issueNumber, approval, rounds } = await requests.get(id);
    const pulls = await listPulls(here);
    const own = pulls.filter(({ head }) => !/^(release|revert-)/.test(head.ref));
    const open = own.find(({ state }) => state === 'open');
    if (status === 'in-progress' && scenario.policy.by !== 'workflow' && own.length === 0) {
      await here.propose('newsletter', `Closes #${issueNumber}`);
      return true;
    }
    if (status === 'in-progress' && open && scenario.isRevised && !isSentBack) {
      isSentBack = true;
      here.repository().roles.set('anna', 'write');
      const words = { state: 'CHANGES_REQUESTED', body: 'Larger.', commit: open.head.sha } as const;
      addReview(here.repository(), { pull: open.number, author: 'anna', ...words });
      return true;
    }
    const isReady = scenario.isRevised ? rounds === 2 : scenario.policy.merge !== 'green';
    if (status === 'in-progress' && open && isReady && !(await isAtWork(here))) {
      await here.send('MUTATION', `/pulls/${open.number}/ready`);
      if (scenario.isRevised) here.repository().reviews.splice(0);
      await here.merge(open.number);
      return true;
    }
    if (status !== 'in-review' || approval) return false;
    if (scenario.isDeclined) await requests.patch(id, { status: 'rejected', reason: 'No' });
    else return (await requests.approve(id)).status === 200;
    return true;
  };
}

const isAtWork = async (here: Place) =>
  here.repository().runs.some((run) => isOfAgent(run) && run.status !== 'completed');

/**
 * Simulates the agent's workflow: each run commits a change and opens a pull request, or fails if
 * `isGood` returns `false`.
 */
export function employ(here: Place, isGood = () => true) {
  const works: Promise<unknown>[] = [];
  here.api.dispatches.on('run', (run) => {
    if (!isOfAgent(run)) return;
    const hasFailed = { status: 'completed', conclusion: 'failure' };
    Object.assign(run, isGood() ? { status: 'in_progress', conclusion: null } : hasFailed);
    if (run.status !== 'completed') works.push(propose(run));
  });
  return { rest: () => Promise.all(works.splice(0)) };

  async function propose(run: LocalRun) {
    const { issue = '', base = '', round = '' } = run.inputs;
    const branch = `site-deploy/request-${issue}`;
    if (!(await here.head(branch))) await here.branchOff(branch, base);
    await here.write(branch, `form-${issue}-${round}.html`, '<form>');
    const sha = await here.head(branch);
    const check = { name: 'site build', head_sha: sha, conclusion: 'success' };
    await here.send('POST', '/check-runs', check);
    const text = { title: 'Newsletter', body: `Closes #${issue}`, head: branch, base, draft: true };
    const isOpen = (await listPulls(here)).some(({ head }) => head.ref === branch);
    if (!isOpen) await here.send('POST', '/pulls', text, 'github-actions[bot]');
    Object.assign(run, { status: 'completed', conclusion: 'success' });
  }
}
