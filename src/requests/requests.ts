import { isAncestor } from '../github/commits.ts';
import { declineIssue, type Issue, listIssues, openIssue } from '../github/issues.ts';
import { closingPulls } from '../github/pulls.ts';
import { type NamedRepository, repositoryPage } from '../github/repository.ts';
import { dispatchWorkflow } from '../github/runs.ts';
import { readBranchHead } from '../github/tree.ts';
import { type DevelopmentRequest, hasEnded, processing } from '../portal/contract/development-request.ts';
import { askPortal, portalAnswer } from '../release/ask-portal.ts';
import { openReleaseBranch } from '../release/look.ts';
import { lookAtDeployment } from '../release/look-deployment.ts';
import { advance, type End, type Rest } from '../shared/story.ts';
import type { TextWorld } from '../texts/texts.ts';
import { analyseRequest, type FoundAnalysis } from './analyse.ts';
import { isIssueOf, issueBody, issueTitle } from './issue-text.ts';
import { planRequest, type RequestPull, type RequestSight, type RequestStep } from './plan-request.ts';

/** What the story of requests is told with. */
export type RequestWorld = TextWorld;

/** How far a request came. */
export interface RequestEnd {
  readonly request: Pick<DevelopmentRequest, 'id' | 'title' | 'status'>;
  readonly end: End;
}

/**
 * Advances every request of the site as far as it can, in the order of submission. Ended anywhere and started again, it
 * goes on where it was.
 * @param only the one that is meant
 * @throws SiteDeployError `GITHUB_*`, `PORTAL_*`
 */
export async function advanceRequests(
  world: RequestWorld,
  { waitMs, dryRun, only }: { readonly waitMs: number; readonly dryRun?: boolean; readonly only?: string | undefined },
): Promise<RequestEnd[]> {
  const ends: RequestEnd[] = [];
  for (const id of only === undefined ? await unfinished(world) : [only]) {
    let last: DevelopmentRequest | undefined;
    const story = {
      async look() {
        const sight = await lookAtRequest(world, id);
        last = sight.request;
        return sight;
      },
      plan: planRequest,
      apply: (step: RequestStep, sight: RequestSight) => apply(step, sight, world),
    };
    const end = await advance(story, { deps: world.deps, waitMs, dryRun: dryRun ?? false });
    if (last !== undefined) ends.push({ request: last, end });
  }
  return ends;
}

/** Those that have not ended, and those that were declined while their issue is open, the oldest first. */
async function unfinished(world: RequestWorld): Promise<string[]> {
  const { portal, config, deps } = world;
  const [{ requests }, issues] = await Promise.all([
    portalAnswer(world, portal.requests.list(config.site.id, {}, { signal: deps.signal })),
    listIssues(world.github, world.repository),
  ]);
  const open = new Set(issues.filter((issue) => issue.open).map(({ number }) => number));
  return requests
    .filter(({ status, issueNumber }) =>
      status === 'rejected' || status === 'archived' ? open.has(issueNumber ?? 0) : !hasEnded(status),
    )
    .map(({ id }) => id);
}

/** The requests that are not archived, the oldest first. */
export async function listRequests(world: RequestWorld): Promise<readonly DevelopmentRequest[]> {
  const { portal, config, deps } = world;
  const { requests } = await portalAnswer(world, portal.requests.list(config.site.id, {}, { signal: deps.signal }));
  return requests.filter(({ status }) => status !== 'archived');
}

async function lookAtRequest(world: RequestWorld, id: string): Promise<RequestSight> {
  const { github, repository, config } = world;
  const [requests, issues, branch] = await Promise.all([
    listRequests(world),
    listIssues(github, repository),
    openReleaseBranch(world),
  ]);
  const request =
    requests.find((one) => one.id === id) ?? (await portalAnswer(world, world.portal.requests.get(config.site.id, id)));
  const head = branch === undefined ? undefined : await readBranchHead(github, repository, branch);
  const release = branch === undefined || head === undefined ? undefined : { branch, head };
  const issue = issueOf(request, issues);
  const pull = issue === undefined ? undefined : await pullOf(world, request, issue.number);
  const { mergeCommit } = pull ?? {};
  const holdsChange =
    release !== undefined &&
    mergeCommit !== undefined &&
    (release.head === mergeCommit || (await isAncestor(github, repository, mergeCommit, release.head)));
  const needsPreview = release !== undefined && holdsChange && request.status === 'in-progress';
  const asReader = { ...world, mayReport: false };
  const served = {
    environment: 'Preview',
    commits: [release?.head ?? ''],
    url: config.environments.preview.url,
  } as const;
  return {
    request,
    page: repositoryPage(github, repository),
    before: turnBefore(request, requests)?.title,
    issue,
    pull,
    release,
    preview: needsPreview ? await lookAtDeployment(asReader, served, await askPortal(asReader)) : undefined,
    holdsChange,
  };
}

/** The request that is processed now, else the first that waits. */
function turnBefore(
  request: DevelopmentRequest,
  requests: readonly DevelopmentRequest[],
): DevelopmentRequest | undefined {
  const current = requests.find(({ status }) => processing.includes(status));
  const first = current ?? requests.find(({ status, analysis }) => status === 'triage' && !analysis?.textsSuffice);
  return first === undefined || first.id === request.id || hasEnded(first.status) ? undefined : first;
}

/** By its number, which the portal keeps, else by our marker in an issue of somebody who belongs to the repository. */
function issueOf({ id, issueNumber }: DevelopmentRequest, issues: readonly Issue[]): Issue | undefined {
  if (issueNumber !== undefined) return issues.find(({ number }) => number === issueNumber);
  return issues.findLast(({ trusted, body }) => trusted && isIssueOf(body, id));
}

async function pullOf(
  { github, repository }: { readonly github: RequestWorld['github']; readonly repository: NamedRepository },
  { pullRequestNumber }: DevelopmentRequest,
  issue: number,
): Promise<RequestPull | undefined> {
  const pulls = await closingPulls(github, repository, issue);
  return (
    pulls.find(({ number, state }) => number === pullRequestNumber && state !== 'closed') ??
    pulls.find(({ state }) => state !== 'closed') ??
    pulls[0]
  );
}

async function apply(step: RequestStep, sight: RequestSight, world: RequestWorld): Promise<Rest | undefined> {
  const { github, repository, config, portal, workflow, deps } = world;
  const { request } = sight;
  const { signal } = deps;
  const patch = async (change: Parameters<typeof portal.requests.update>[2]) => {
    await portalAnswer(world, portal.requests.update(config.site.id, request.id, change, { signal }));
  };
  switch (step.do) {
    case 'analyse': {
      const { classification, automationPotential, versionLevel, ...analysis } = await analyse(world, request);
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
      const body = issueBody(request, await analyse(world, request), step.base);
      await openIssue(github, repository, { title: issueTitle(request), body });
      return undefined;
    }
    case 'begin':
      await patch({ status: 'in-progress', issueNumber: step.issue, agent: 'a person' });
      return undefined;
    case 'link-pull':
      await patch({ pullRequestNumber: step.pull });
      return undefined;
    case 'note-merge':
      await patch({ mergeCommit: step.commit });
      return undefined;
    case 'deploy': {
      const inputs = { environment: step.environment };
      await dispatchWorkflow(github, repository, { workflow, branch: step.branch, inputs }, deps.clock, signal);
      return undefined;
    }
    case 'tell-commit': {
      await portalAnswer(world, portal.environments.tellCommit(config.site.id, step.commit, [step.holds], { signal }));
      const { status } = await portalAnswer(world, portal.requests.get(config.site.id, request.id, { signal }));
      // The portal decides; where it does not move the request, telling it again would not help.
      if (status !== 'in-progress') return undefined;
      return { kind: 'machine', what: 'The portal has not seen the deployment to Preview yet.' };
    }
    case 'decline-issue':
      await declineIssue(github, repository, step.issue);
      return undefined;
  }
}

/** The rules' analysis, with what is known of the site. */
async function analyse(world: RequestWorld, request: DevelopmentRequest): Promise<FoundAnalysis> {
  const { portal, config, deps } = world;
  const options = { signal: deps.signal };
  const [{ pages }, { texts }] = await Promise.all([
    portalAnswer(world, portal.sites.listPages(config.site.id, options)),
    portalAnswer(world, portal.texts.list(config.site.id, {}, options)),
  ]);
  const shown = new Map(texts.map((entry) => [entry.key, entry.displayed ?? entry.default]));
  return analyseRequest(request, { pages, texts: shown });
}
