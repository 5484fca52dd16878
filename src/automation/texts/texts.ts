import { isAncestor } from '../../clients/github/commits.ts';
import { readMergeRules } from '../../clients/github/merging.ts';
import { readPulls, writePull } from '../../clients/github/pulls.ts';
import { repositoryPage } from '../../clients/github/repository.ts';
import { pointBranch, readBranchHead, readCommit } from '../../clients/github/tree.ts';
import { parseContentFile } from '../../config/content-file.ts';
import { advance, type FlowOutcome, type Pending } from '../reconcile.ts';
import { startDeployment } from '../release/deployment-runs.ts';
import { readDeploymentProgress } from '../release/read-deployment.ts';
import { portalAnswer, readPortalDeployments } from '../release/read-portal.ts';
import { openReleaseBranch } from '../release/read-release.ts';
import { commitTextChanges, contentAt } from './commit-texts.ts';
import type { TextsContext } from './context.ts';
import { mergeTexts, type PendingText } from './merge-texts.ts';
import { planTexts } from './plan-texts.ts';
import { pendingEdit } from './request-texts.ts';
import {
  type TextBranch,
  type TextStep,
  type TextsState,
  textsBranch,
  textsHeadline,
} from './state.ts';

/**
 * If interrupted, the next run resumes.
 * @throws SiteDeployError `CONTENT_FILE_INVALID`, `GITHUB_*`, `PORTAL_*`
 */
export function syncTexts(
  context: TextsContext,
  options: { readonly waitMs: number; readonly dryRun?: boolean },
): Promise<FlowOutcome> {
  const flow = {
    observe: () => readTextsState(context),
    plan: planTexts,
    apply: (step: TextStep, state: TextsState) => apply(step, state, context),
  };
  return advance(flow, {
    deps: context.deps,
    waitMs: options.waitMs,
    dryRun: options.dryRun ?? false,
  });
}

async function readTextsState(context: TextsContext): Promise<TextsState> {
  const { github, repository, config, portal, deps } = context;
  const { production, preview } = config.environments;
  const { to, as } = config.automation.texts;
  const { signal } = deps;
  const { mode, texts } = await portalAnswer(
    context,
    portal.call('listTexts', { siteId: config.site.id }, { signal }),
  );
  const { pending } = await portalAnswer(
    context,
    portal.call('getTextContent', { siteId: config.site.id }, { signal }),
  );
  const known = new Map(texts.map((entry) => [entry.key, entry.overrides ?? []]));
  const edits = pending.map(
    (item): PendingText => ({
      key: item.key,
      ...pendingEdit(known.get(item.key) ?? [], item.value),
    }),
  );
  const branch = to === 'production' ? production.branch : await openReleaseBranch(context);
  const target = branch ? await textBranch(context, branch, edits) : undefined;
  const proposal = await textBranch(context, textsBranch, edits);
  const rules = branch ? await readMergeRules(github, repository, branch) : undefined;
  const pulls = proposal ? await readPulls(github, repository, textsBranch) : [];
  return {
    mode,
    page: repositoryPage(github, repository),
    file: config.content.file,
    target,
    needsPull: as === 'pull-request' || (rules?.onlyPulls ?? false),
    proposal: proposal && {
      ...proposal,
      holdsTarget:
        target !== undefined &&
        (proposal.head === target.head ||
          (await isAncestor(github, repository, target.head, proposal.head))),
    },
    pull: pulls.find((pull) => pull.state === 'open' && pull.base === branch)?.url,
    deployment: await readTextsDeployment(),
  };

  async function readTextsDeployment(): Promise<TextsState['deployment']> {
    if (!target) return undefined;
    const { message } = await readCommit(github, repository, target.head);
    if (!message.includes(textsHeadline)) return undefined;
    const environment = to === 'production' ? 'Production' : 'Preview';
    const url = environment === 'Production' ? config.site.url : preview.url;
    const served = { environment, commits: [target.head], url, branch: target.branch } as const;
    const asReader = { ...context, mayReport: false };
    return readDeploymentProgress(asReader, served, await readPortalDeployments(asReader));
  }
}

async function textBranch(
  context: TextsContext,
  branch: string,
  pending: readonly PendingText[],
): Promise<TextBranch | undefined> {
  const head = await readBranchHead(context.github, context.repository, branch);
  if (!head) return undefined;
  const { texts } = parseContentFile(await contentAt(context, head), context.config.content.file);
  return { branch, head, merged: mergeTexts(texts, pending) };
}

async function apply(
  step: TextStep,
  state: TextsState,
  context: TextsContext,
): Promise<Pending | undefined> {
  const { github, repository, config, portal, deps } = context;
  const { file } = config.content;
  switch (step.do) {
    case 'commit-texts': {
      const branchState = step.branch === textsBranch ? state.proposal : state.target;
      await commitTextChanges(
        context,
        { ...step, headline: textsHeadline },
        branchState?.merged.changes ?? [],
      );
      return undefined;
    }
    case 'point-branch':
      await pointBranch(github, repository, step.branch, step.commit);
      return undefined;
    case 'open-pull': {
      const text = {
        title: textsHeadline,
        body:
          `Texts edited in the portal, for \`${file}\`. ` +
          'The portal counts them as committed once this is merged.',
      };
      await writePull(github, repository, step.branch, text, step.into);
      return undefined;
    }
    case 'tell-portal': {
      const committedTexts = parseContentFile(await contentAt(context, step.commit), file).texts;
      const content = new Map(committedTexts);
      // If it received the person's text, the portal's edit would replace that.
      for (const { key, before } of state.target?.merged.conflicts ?? [])
        before === undefined ? content.delete(key) : content.set(key, before);
      const commit = { commitSha: step.commit, content: Object.fromEntries(content) };
      await portalAnswer(
        context,
        portal.call(
          'commitTexts',
          { siteId: config.site.id, body: commit },
          { signal: deps.signal },
        ),
      );
      return undefined;
    }
    case 'deploy':
      return startDeployment(context, step);
  }
}
