import { deleteBranch } from '../../clients/github/branches.ts';
import { changePull } from '../../clients/github/graphql.ts';
import { closeIssue, listIssues, openIssue } from '../../clients/github/issues.ts';
import { changeBase, closePull } from '../../clients/github/pulls.ts';
import { isLocked } from '../../clients/github/refusal.ts';
import type { PortalAnswer } from '../../clients/portal/call.ts';
import type {
  DevelopmentRequest,
  RequestPatch,
} from '../../contracts/portal/development-request.ts';
import { hasCode } from '../../shared/errors/error.ts';
import type { RequestsContext } from '../context.ts';
import { type Pending, performed, person } from '../reconcile.ts';
import { isKnownAncestor, startDeployment } from '../release/deployment-runs.ts';
import { askPortal } from '../release/read-portal.ts';
import { finishRelease, mergeOrAsk, startRelease } from '../release/release.ts';
import { requestTextsHeadline } from '../texts/plan-texts.ts';
import { commitTextChanges, reportCommittedTexts } from '../texts/request-texts.ts';
import { analyse, knownAnalysis, readSiteVocabulary } from './analyst.ts';
import { startOnce } from './claim.ts';
import { issueBody, issueLabel, issueTitle } from './issue-text.ts';
import { wasDeclined } from './read-change.ts';
import { wasReleased } from './read-pull.ts';
import { findRequestIssues, type RequestSnapshot } from './read-request.ts';
import type { RequestStep } from './state.ts';

type Blocked = Promise<Pending | undefined>;

export async function applyRequestStep(
  step: RequestStep,
  snapshot: RequestSnapshot,
  context: RequestsContext,
  waitMs: number,
): Blocked {
  const { request, implementer, task, feedback } = snapshot;
  // Read the state again, because an approval may have been withdrawn.
  if (step.do === 'finish-release') context.forget?.();
  const patch = (change: RequestPatch) =>
    performed(askPortal(context, 'patchRequest', { requestId: request.id, body: change }));
  switch (step.do) {
    case 'analyse': {
      const found = await analyse(context, request, await readSiteVocabulary(context));
      const { classification, automationPotential, versionLevel, ...analysis } = found;
      return patch({
        status: 'triage',
        classification: request.classification ?? classification,
        automationPotential: request.automationPotential ?? automationPotential,
        versionLevel: request.versionLevel ?? versionLevel,
        analysis: { ...analysis, pages: [...analysis.pages], textKeys: [...analysis.textKeys] },
      });
    }
    case 'open-issue':
      return openIssueOnce(step.base, snapshot, context);
    case 'begin':
      return patch({ status: 'in-progress', issueNumber: step.issue, agent: step.agent });
    case 'start-agent':
      return startAgentOnce(1, snapshot, context);
    case 'revise':
      if (feedback?.id !== step.pendingApproval) return undefined;
      return startAgentOnce(step.round, snapshot, context);
    case 'stop-agent':
      return task && implementer && performed(implementer.stop(task));
    case 'note-work':
      return patch({ rounds: step.rounds, cost: snapshot.work?.cost });
    case 'link-pull':
      return patch({ pullRequestNumber: step.pull, headCommit: step.commit });
    case 'note-merge':
      return patch({ mergeCommit: step.commit });
    case 'tell-commit':
      return reportCommit(step, snapshot, context);
    case 'commit-texts': {
      const headline = requestTextsHeadline(request.issueNumber);
      const changes = snapshot.texts?.changes ?? [];
      return performed(commitTextChanges(context, { ...step, headline }, changes));
    }
    case 'tell-texts': {
      const id = step.isOfPeople || wasDeclined(request) ? undefined : request.id;
      return performed(reportCommittedTexts(context, step.commit, id));
    }
    case 'hand-on-approval':
      return forwardApproval(step, request, context);
    case 'withdraw-approval':
      return patch({ approval: null, reason: step.why });
    case 'unlink':
      return patch({ pullRequestNumber: null, headCommit: null, mergeCommit: null });
    case 'start-release':
      return toPending(await startRelease(context, {}, { waitMs }));
    case 'finish-release':
      return toPending(await finishRelease(context, step.version, { waitMs }));
    case 'deploy':
      return startDeployment(context, step);
    default:
      return applyOnGitHub(step, snapshot, context);
  }
}

async function openIssueOnce(
  base: string,
  { request, release }: RequestSnapshot,
  context: RequestsContext,
): Blocked {
  const { repository } = context;
  return startOnce(context, {
    request: request.id,
    name: 'issue',
    commit: release?.head ?? '',
    isDone: async () => findRequestIssues(request, await listIssues(repository)).length > 0,
    async act() {
      const analysis = knownAnalysis(request, await readSiteVocabulary(context));
      const texts = await attachedTexts(context, request);
      const body = issueBody(request, analysis, base, texts);
      const issue = { title: issueTitle(request.title), body, labels: [issueLabel] };
      return performed(openIssue(repository, issue));
    },
  });
}

/**
 * Starts the agent at most once per round: a second run would cost money and propose the change
 * again.
 */
async function startAgentOnce(
  round: number,
  { request, implementer, task, feedback }: RequestSnapshot,
  context: RequestsContext,
): Blocked {
  if (!task || !implementer) return undefined;
  return startOnce(context, {
    request: request.id,
    name: `round-${round}`,
    commit: task.commit,
    isDone: async () => (await implementer.observe(task)).rounds >= round,
    act: async () =>
      round > 1 && feedback ? implementer.revise(task, feedback, round) : implementer.start(task),
  });
}

/**
 * Forwards an approval on GitHub to the portal, which verifies or records it and rejects an
 * outdated one.
 */
async function forwardApproval(
  step: Extract<RequestStep, { readonly do: 'hand-on-approval' }>,
  request: DevelopmentRequest,
  context: RequestsContext,
): Blocked {
  const { url } = step;
  const { env } = context.deps;
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name, GITHUB_RUN_ID: id } = env;
  const run = server && name && id ? `${server}/${name}/actions/runs/${id}` : undefined;
  const { shown = '-' } = request;
  const body = { shown, approver: step.by, evidence: url, commitSha: step.commit, run };
  let answer: PortalAnswer<'approveRequest'>;
  try {
    answer = await askPortal(context, 'approveRequest', { requestId: request.id, body });
  } catch (error) {
    if (!hasCode(error)) throw error;
    if (error.code !== 'PORTAL_CONFLICT') {
      // The portal doesn't follow a renamed or transferred repository, so it rejects the review's
      // URL.
      const refused = error.facts.find((fact) => fact.startsWith('evidence: '));
      if (!refused) throw error;
      const todo = "approve it in the portal, or correct the site's repository there";
      return person(`The portal does not accept ${refused}: ${todo}.`, url);
    }
    const why = [error.message, ...error.facts.slice(0, 1)].join(' ');
    return person(`Check it in Preview, then approve it again. ${why}`, url);
  }
  if (answer.request.approval || answer.request.status !== 'in-review') return undefined;
  const noted =
    `The portal has only noted that ${step.by} approved it, since it can't check that on ` +
    'GitHub: approve it in the portal (site-deploy portal requests approve).';
  return person(noted, url);
}

async function applyOnGitHub(
  step: RequestStep,
  snapshot: RequestSnapshot,
  context: RequestsContext,
): Blocked {
  const { repository } = context;
  const { pull, revert, page, request } = snapshot;
  const ask = (what: string, number: number) => person(what, `${page}/pull/${number}`);
  const closeOrAsk = (issue: number, reason: 'completed' | 'not_planned') =>
    performed(closeIssue(repository, issue, reason)).catch((error: unknown) => {
      if (!isLocked(error)) throw error;
      const what = `Close issue #${issue}: only people can, since it is locked.`;
      return person(what, `${page}/issues/${issue}`);
    });
  switch (step.do) {
    case 'close-twin':
    case 'decline-issue':
      return closeOrAsk(step.issue, 'not_planned');
    case 'complete-issue':
      return closeOrAsk(step.issue, 'completed');
    case 'retarget':
      return performed(changeBase(repository, step.pull, step.base));
    case 'end-draft': {
      const refusal = await changePull(repository, step.pull, 'ready');
      if (!refusal) return undefined;
      const what = `Press "Ready for review" on pull request #${step.pull}: ${refusal}`;
      return ask(what, step.pull);
    }
    case 'merge': {
      const { pull: number, headCommit } = step;
      const merged = [pull, revert].find((candidate) => candidate?.number === number);
      const title = `Merge pull request #${number} from ${repository.owner}/${merged?.head}`;
      return mergeOrAsk(context, { number, headCommit, title }, `${page}/pull/${number}`);
    }
    case 'close-pull':
      return performed(closePull(repository, step.pull));
    case 'remove-branch': {
      const refusal = await deleteBranch(repository, step.branch);
      return refusal ? person(`Delete the branch ${step.branch}: ${refusal}`, page) : undefined;
    }
    case 'open-revert': {
      const refusal = await changePull(repository, step.pull, 'revert');
      if (!refusal) return undefined;
      const why = `its request is ${request.status}. ${refusal}`;
      return ask(`Revert pull request #${step.pull}: ${why}`, step.pull);
    }
    default:
      return undefined;
  }
}

function toPending(outcome: Awaited<ReturnType<typeof finishRelease>>): Pending | undefined {
  const { kind, what, url } = outcome;
  if (kind === 'done' || kind === 'step') return undefined;
  if (kind === 'person') return { kind, what, url: url ?? '' };
  return { kind, what, url };
}

async function attachedTexts(context: RequestsContext, request: DevelopmentRequest) {
  const query = { requestId: request.id, status: 'pending' } as const;
  const found = await askPortal(context, 'listTexts', { query });
  return new Map(
    found.texts.flatMap(({ key, overrides = [] }) =>
      overrides
        .filter((override) => override.requestId === request.id)
        .map((item) => [key, item.value] as const),
    ),
  );
}

export async function reportCommit(
  requestStep: Extract<RequestStep, { readonly do: 'tell-commit' }>,
  requestSnapshot: Pick<RequestSnapshot, 'request' | 'task'>,
  context: RequestsContext,
): Promise<Pending | undefined> {
  const { request, task } = requestSnapshot;
  const isIn = async (ancestor: string, descendant: string) =>
    ancestor === descendant || (await isKnownAncestor(context, ancestor, descendant));
  const reportedCommits = [requestStep.holds];
  for (const ancestor of await textCommits(context, request.id)) {
    const isContained =
      (await isIn(ancestor, requestStep.commit)) ||
      (await wasReleased(context, task?.pulls ?? [], (head) => isIn(ancestor, head)));
    if (isContained) reportedCommits.push(ancestor);
  }
  await askPortal(context, 'putCommit', {
    commitSha: requestStep.commit,
    body: { holds: reportedCommits },
  });
  const { status, servedIn } = await askPortal(context, 'getRequest', { requestId: request.id });
  // The portal decides whether to advance the request. If it doesn't, another report won't help.
  if (status !== request.status || servedIn?.length !== request.servedIn?.length) return undefined;
  return { kind: 'machine', what: 'The portal has not registered the deployment yet.' };
}

async function textCommits(context: RequestsContext, requestId: string): Promise<string[]> {
  const query = { requestId, status: 'committed' } as const;
  const { texts } = await askPortal(context, 'listTexts', { query });
  const found = texts.flatMap(({ overrides = [] }) =>
    overrides.flatMap((override) => override.commitSha ?? []),
  );
  return [...new Set(found)];
}
