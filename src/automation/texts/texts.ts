import { deleteBranch } from '../../clients/github/branches.ts';
import { isAncestor } from '../../clients/github/commits.ts';
import { readMergeRules } from '../../clients/github/merging.ts';
import { closePull, readPulls, writePull } from '../../clients/github/pulls.ts';
import { repositoryPage } from '../../clients/github/repository.ts';
import { pointBranch, readBranchHead, readCommit } from '../../clients/github/tree.ts';
import type { TextOverride } from '../../contracts/portal/text.ts';
import type { TextsContext } from '../context.ts';
import { type Patience, performed } from '../reconcile.ts';
import {
  readDeploymentProgress,
  type ServedCommit,
  startDeployment,
} from '../release/deployment-runs.ts';
import { openReleaseBranch } from '../release/open-releases.ts';
import { askPortal, readPortalDeployments } from '../release/read-portal.ts';
import { advanceWatching } from '../watch.ts';
import {
  mergeTexts,
  type PendingTextOverride,
  planTexts,
  type TextBranch,
  type TextStep,
  type TextsState,
  textsBranch,
  textsHeadline,
} from './plan-texts.ts';
import {
  commitTextChanges,
  inRepository,
  pendingEdit,
  readTextCommits,
  readTextsAt,
  reportCommittedTexts,
  withOwnCommits,
} from './request-texts.ts';
import type { TextOverrideDifference } from './update-content-file.ts';

export function syncTexts(context: TextsContext, patience: Patience) {
  const flow = {
    observe: () => readTextsState(context),
    plan: planTexts,
    apply: (step: TextStep, state: TextsState) => apply(step, state, context),
  };
  return advanceWatching(context, flow, patience);
}

async function readTextsState(context: TextsContext): Promise<TextsState> {
  const { repository, config } = context;
  const { production } = config.environments;
  const { to, as } = config.automation.texts;
  const { mode, texts } = await askPortal(context, 'listTexts', {});
  const { pending } = await askPortal(context, 'getTextContent', {});
  const known = new Map(texts.map((entry) => [entry.key, entry.overrides ?? []]));
  const edits = pending.map(({ key, value }): PendingTextOverride => {
    return { key, ...pendingEdit(known.get(key) ?? [], value) };
  });
  const branch = to === 'production' ? production.branch : await openReleaseBranch(context);
  const target = await readTarget(context, branch, edits, known);
  const proposal = await readProposal(context, target);
  let needsPull = as === 'pull-request';
  if (branch && !needsPull) needsPull = (await readMergeRules(repository, branch)).onlyPulls;
  const pulls = proposal ? await readPulls(repository, textsBranch) : [];
  const [last, ...others] = pulls.filter((pull) => pull.base === branch);
  const isDeclined = last?.state === 'closed' && last.headCommit === proposal?.head;
  return {
    mode,
    page: repositoryPage(repository),
    file: config.content.file,
    target,
    needsPull,
    proposal,
    pull: [last, ...others].find((pull) => pull?.state === 'open'),
    declined: isDeclined ? last : undefined,
    deployment: await readTextsDeployment(),
  };

  async function readTextsDeployment(): Promise<TextsState['deployment']> {
    if (!target) return undefined;
    const { message } = await readCommit(repository, target.head);
    const isOurs = message.includes(textsHeadline);
    // If builds can't be reused, changed metadata goes live with the next build.
    const mayReuse = config.build.reads !== undefined;
    if (!isOurs && !mayReuse) return undefined;
    let environment: ServedCommit['environment'] = 'Preview';
    if (to === 'production') environment = 'Production';
    const needsMetadata = mayReuse || environment === 'Preview';
    const { head, branch } = target;
    const served = { environment, commits: [head], branch, needsMetadata } as const;
    const portal = await readPortalDeployments(context);
    const progress = await readDeploymentProgress(context, served, portal);
    const isMetadataAlone = progress.served && progress.isOutdated;
    return isOurs || isMetadataAlone ? progress : undefined;
  }
}

type Target = TextBranch & { readonly texts: ReadonlyMap<string, string> };

async function readTarget(
  context: TextsContext,
  branch: string | undefined,
  pending: readonly PendingTextOverride[],
  known: ReadonlyMap<string, readonly TextOverride[]>,
): Promise<Target | undefined> {
  const head = branch && (await readBranchHead(context.repository, branch));
  if (!branch || !head) return undefined;
  const texts = await readTextsAt(context, head);
  let merged = mergeTexts(texts, pending);
  if (merged.conflicts.length > 0) {
    const isOurs = (headline: string) => headline.startsWith(textsHeadline);
    const commits = await readTextCommits(context, branch, isOurs);
    merged = mergeTexts(texts, withOwnCommits(pending, commits, texts));
  }
  const isUnreported = ([key, overrides]: [string, readonly TextOverride[]]) =>
    inRepository(overrides) !== texts.get(key);
  return {
    branch,
    head,
    texts,
    merged,
    unreported: [...known].filter(isUnreported).map(([key]) => key),
  };
}

async function readProposal(context: TextsContext, target: Target | undefined) {
  const { repository } = context;
  const head = await readBranchHead(repository, textsBranch);
  if (!head || !target) return undefined;
  const texts = await readTextsAt(context, head);
  const wanted = new Map(target.texts);
  for (const { key, portal } of target.merged.changes)
    if (portal === undefined) wanted.delete(key);
    else wanted.set(key, portal);
  const changes = [...new Set([...texts.keys(), ...wanted.keys()])]
    .filter((key) => texts.get(key) !== wanted.get(key))
    .map((key) => ({ key, file: texts.get(key), portal: wanted.get(key) }));
  const holdsTarget = head === target.head || (await isAncestor(repository, target.head, head));
  return { head, changes, holdsTarget };
}

async function apply(step: TextStep, state: TextsState, context: TextsContext) {
  const { repository, config } = context;
  const { file } = config.content;
  switch (step.do) {
    case 'commit-texts': {
      let changes: readonly TextOverrideDifference[] | undefined = state.target?.merged.changes;
      if (step.branch === textsBranch) changes = state.proposal?.changes;
      const head = { ...step, headline: textsHeadline };
      return performed(commitTextChanges(context, head, changes ?? []));
    }
    case 'point-branch':
      return performed(pointBranch(repository, step.branch, step.commit));
    case 'open-pull': {
      const body =
        `Texts edited in the portal, for \`${file}\`. ` +
        'The portal counts them as committed once this is merged.';
      const text = { title: textsHeadline, body };
      return performed(writePull(repository, step.branch, text, step.into));
    }
    case 'tell-portal':
      return performed(reportCommittedTexts(context, step.commit));
    case 'close-pull':
      await closePull(repository, step.pull);
      // Without its branch, later texts get another pull request.
      return performed(deleteBranch(repository, textsBranch));
    case 'deploy':
      return startDeployment(context, step);
  }
}
