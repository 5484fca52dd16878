import { deleteBranch } from '../../clients/github/branches.ts';
import { changePull } from '../../clients/github/graphql.ts';
import { closeIssue, openIssue } from '../../clients/github/issues.ts';
import { mergePull } from '../../clients/github/merging.ts';
import { closePull } from '../../clients/github/pulls.ts';
import type { PortalAnswer } from '../../clients/portal/call.ts';
import type {
  DevelopmentRequest,
  RequestPatch,
} from '../../contracts/portal/development-request.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import type { RequestsContext } from '../context.ts';
import type { Pending } from '../reconcile.ts';
import { isKnownAncestor, startDeployment } from '../release/deployment-runs.ts';
import { askPortal } from '../release/read-portal.ts';
import { finishRelease, startRelease } from '../release/release.ts';
import { requestTextsHeadline } from '../texts/plan-texts.ts';
import { commitTextChanges, reportCommittedTexts } from '../texts/request-texts.ts';
import { agentBranch } from './agents/find-agent.ts';
import { analyse, knownAnalysis } from './analyst.ts';
import { issueBody, issueLabel, issueTitle } from './issue-text.ts';
import { wasReleased } from './read-pull.ts';
import { type RequestSnapshot, wasDeclined } from './read-request.ts';
import type { RequestStep } from './state.ts';

type Blocked = Pending | undefined;

export async function applyRequestStep(
  step: RequestStep,
  snapshot: RequestSnapshot,
  context: RequestsContext,
  waitMs: number,
): Promise<Blocked> {
  const { request, implementer, task, feedback } = snapshot;
  const patch = async (change: RequestPatch) => {
    await askPortal(context, 'patchRequest', { requestId: request.id, body: change });
  };
  switch (step.do) {
    case 'analyse': {
      const { classification, automationPotential, versionLevel, ...analysis } = await analyse(
        context,
        request,
      );
      await patch({
        status: 'triage',
        classification: request.classification ?? classification,
        automationPotential: request.automationPotential ?? automationPotential,
        versionLevel: request.versionLevel ?? versionLevel,
        analysis: { ...analysis, pages: [...analysis.pages], textKeys: [...analysis.textKeys] },
      });
      return undefined;
    }
    case 'open-issue': {
      const body = issueBody(
        request,
        await knownAnalysis(context, request),
        step.base,
        await attachedTexts(context, request),
      );
      await openIssue(context.github, context.repository, {
        title: issueTitle(request),
        body,
        labels: [issueLabel],
      });
      return undefined;
    }
    case 'begin':
      await patch({ status: 'in-progress', issueNumber: step.issue, agent: step.agent });
      return undefined;
    case 'start-agent':
      return task && implementer?.start(task);
    case 'revise':
      if (!task || feedback?.id !== step.pendingApproval) return undefined;
      return implementer?.revise(task, feedback, step.round);
    case 'stop-agent':
      if (task) await implementer?.stop(task);
      return undefined;
    case 'note-work': {
      const { cost } = snapshot.work ?? {};
      await patch({ rounds: step.rounds, cost });
      return undefined;
    }
    case 'link-pull':
      await patch({ pullRequestNumber: step.pull, headCommit: step.commit });
      return undefined;
    case 'note-merge':
      await patch({ mergeCommit: step.commit });
      return undefined;
    case 'tell-commit':
      return reportCommit(step, snapshot, context);
    case 'commit-texts': {
      const headline = requestTextsHeadline(request.issueNumber);
      await commitTextChanges(context, { ...step, headline }, snapshot.texts?.changes ?? []);
      return undefined;
    }
    case 'tell-texts':
      await reportCommittedTexts(
        context,
        step.commit,
        wasDeclined(request) ? undefined : request.id,
      );
      return undefined;
    case 'hand-on-approval':
      return forwardApproval(step, request, context);
    case 'withdraw-approval':
      await patch({ approval: null, reason: step.why });
      return undefined;
    case 'unlink':
      await patch({ pullRequestNumber: null, headCommit: null, mergeCommit: null });
      return undefined;
    case 'start-release':
      return toPending(await startRelease({ ...context, mayReport: false }, {}, { waitMs }));
    case 'finish-release':
      return toPending(await finishRelease(context, step.version, { waitMs }));
    case 'deploy':
      return startDeployment(context, step);
    default:
      return applyOnGitHub(step, snapshot, context);
  }
}

/** The portal checks the review itself, or only notes it, unless it is older than Preview. */
async function forwardApproval(
  step: Extract<RequestStep, { readonly do: 'hand-on-approval' }>,
  request: DevelopmentRequest,
  context: RequestsContext,
): Promise<Blocked> {
  const { config, deps } = context;
  const { url } = step;
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name, GITHUB_RUN_ID: id } = deps.env;
  const run = server && name && id ? `${server}/${name}/actions/runs/${id}` : undefined;
  const body = { approver: step.by, evidence: url, commitSha: step.commit, run };
  const parameters = { siteId: config.site.id, requestId: request.id, body };
  let answer: PortalAnswer<'approveRequest'>;
  try {
    answer = await askPortal(context, 'approveRequest', parameters);
  } catch (error) {
    if (!(error instanceof SiteDeployError) || error.code !== 'PORTAL_CONFLICT') throw error;
    const why = [error.message, ...error.facts.slice(0, 1)].join(' ');
    return { kind: 'person', what: `Check it in Preview, then approve it again. ${why}`, url };
  }
  if (answer.request.approval || answer.request.status !== 'in-review') return undefined;
  return {
    kind: 'person',
    what:
      `The portal has only noted that ${step.by} approved it, since it can't check that on ` +
      'GitHub: approve it in the portal (site-deploy portal requests approve).',
    url,
  };
}

type GitHubStep = Extract<
  RequestStep,
  {
    do:
      | 'close-twin'
      | 'end-draft'
      | 'merge'
      | 'close-pull'
      | 'decline-issue'
      | 'complete-issue'
      | 'open-revert';
  }
>;

async function applyOnGitHub(
  step: GitHubStep,
  snapshot: RequestSnapshot,
  context: RequestsContext,
): Promise<Blocked> {
  const { github, repository } = context;
  const { pull, revert, page, request } = snapshot;
  const askPerson = (what: string, number: number): Blocked => ({
    kind: 'person',
    what,
    url: `${page}/pull/${number}`,
  });
  switch (step.do) {
    case 'close-twin':
    case 'decline-issue':
      await closeIssue(github, repository, step.issue, 'not_planned');
      return undefined;
    case 'complete-issue':
      await closeIssue(github, repository, step.issue, 'completed');
      return undefined;
    case 'end-draft': {
      const refusal = await changePull(github, repository, step.pull, 'ready');
      if (!refusal) return undefined;
      return askPerson(
        `Press "Ready for review" on pull request #${step.pull}: ${refusal}`,
        step.pull,
      );
    }
    case 'merge': {
      const merged = [pull, revert].find((candidate) => candidate?.number === step.pull);
      const title = `Merge pull request #${step.pull} from ${repository.owner}/${merged?.head}`;
      const refusal = await mergePull(github, repository, {
        number: step.pull,
        headCommit: step.headCommit,
        title,
      });
      // Else the branch has moved, which the next read shows.
      if (!refusal || /was modified/i.test(refusal)) return undefined;
      return askPerson(
        `GitHub did not merge pull request #${step.pull}: ${refusal.replaceAll(/\s+/g, ' ')}`,
        step.pull,
      );
    }
    case 'close-pull': {
      await closePull(github, repository, step.pull);
      const closed = [pull, ...snapshot.orphans].find((item) => item?.number === step.pull);
      if (closed?.head === agentBranch(snapshot.issue?.number ?? 0))
        await deleteBranch(github, repository, closed.head);
      return undefined;
    }
    case 'open-revert': {
      const refusal = await changePull(github, repository, step.pull, 'revert');
      if (!refusal) return undefined;
      return askPerson(
        `Revert pull request #${step.pull}: its request is ${request.status}. ${refusal}`,
        step.pull,
      );
    }
  }
}

function toPending(options: Awaited<ReturnType<typeof finishRelease>>): Blocked {
  const { kind, what, url } = options;
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
    ancestor === descendant ||
    (await isKnownAncestor({ ...context, mayReport: false }, ancestor, descendant));
  const reportedCommits = [requestStep.holds];
  for (const ancestor of await textCommits(context, request.id)) {
    const isContained =
      (await isIn(ancestor, requestStep.commit)) ||
      (await wasReleased(task?.pulls ?? [], context.config, (head) => isIn(ancestor, head)));
    if (isContained) reportedCommits.push(ancestor);
  }
  await askPortal(context, 'putCommit', {
    commitSha: requestStep.commit,
    body: { holds: [...reportedCommits] },
  });
  const { status, servedIn } = await askPortal(context, 'getRequest', { requestId: request.id });
  // The portal decides; if it doesn't advance the request, reporting again won't help.
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
