import { createBranch, createRef, deleteBranch } from '../../clients/github/branches.ts';
import { commitSigned } from '../../clients/github/graphql.ts';
import { mergeBranch, mergePull } from '../../clients/github/merging.ts';
import { writePull } from '../../clients/github/pulls.ts';
import {
  deleteDraft,
  draftRelease,
  listReleases,
  publishRelease,
} from '../../clients/github/releases.ts';
import { repositoryPage } from '../../clients/github/repository.ts';
import { readCommitFiles } from '../../clients/github/tree.ts';
import { compact } from '../../shared/compact.ts';
import type { ReleaseContext, StartWish } from '../context.ts';
import { advance, type Pending } from '../reconcile.ts';
import { startDeployment } from './deployment-runs.ts';
import { isForbidden, toManualStep } from './manual-step.ts';
import { raiseVersion } from './next-version.ts';
import { releaseNotes } from './notes.ts';
import { planFinish } from './plan-finish.ts';
import { portalAnswer } from './read-portal.ts';
import { readReleaseState } from './read-release.ts';
import { packagePath, planStart, readStartState, type StartStep } from './start.ts';
import type { ReleaseState, ReleaseStep } from './state.ts';

export interface Patience {
  readonly waitMs: number;
  readonly dryRun?: boolean;
}

export function startRelease(context: ReleaseContext, wish: StartWish, patience: Patience) {
  return advance(
    {
      observe: () => readStartState(context, wish),
      plan: planStart,
      apply: (step) => applyStep(step, context),
    },
    { ...patience, deps: context.deps },
  );
}

export function finishRelease(context: ReleaseContext, version: string, patience: Patience) {
  return advance(
    {
      observe: () => readReleaseState(context, version),
      plan: planFinish,
      apply: (step, state) => applyStep(step, context, state),
    },
    { ...patience, deps: context.deps },
  );
}

type Blocked = Pending | undefined;

export async function applyStep(
  step: StartStep | ReleaseStep,
  context: ReleaseContext,
  state?: ReleaseState,
): Promise<Blocked> {
  try {
    return await carryOut(step, context, state);
  } catch (error) {
    if (!isForbidden(error)) throw error;
    const manual = toManualStep(
      step,
      getManualStepContext(context, state),
      [error.message, ...error.facts].join('\n'),
    );
    if (!manual) throw error;
    return manual;
  }
}

const getManualStepContext = (
  { github, repository, config }: ReleaseContext,
  release?: ReleaseState,
) => ({
  page: repositoryPage(github, repository),
  productionBranch: config.environments.production.branch,
  manifest: packagePath({ config }),
  release,
});

async function carryOut(
  step: StartStep | ReleaseStep,
  context: ReleaseContext,
  state?: ReleaseState,
): Promise<Blocked> {
  const { github, repository, config } = context;
  const production = config.environments.production.branch;
  switch (step.do) {
    case 'create-branch':
      await createBranch(github, repository, { name: step.branch, commit: step.commit });
      return undefined;
    case 'bump':
      return bump(step, context);
    case 'deploy':
      return startDeployment(context, step);
    case 'update':
      return update(step.branch, production, context);
    default:
      return state && finishStep(step, context, state);
  }
}

async function finishStep(
  step: Exclude<ReleaseStep, { readonly do: 'update' | 'deploy' }>,
  context: ReleaseContext,
  state: ReleaseState,
): Promise<Blocked> {
  const { github, repository, config } = context;
  const { version, branch, pull } = state;
  const tag = `v${version}`;
  switch (step.do) {
    case 'open-pull': {
      const text = { title: `Release ${version}`, body: pullBody(state) };
      await writePull(github, repository, branch, text, config.environments.production.branch);
      return undefined;
    }
    case 'merge': {
      const refusal = await mergePull(github, repository, step);
      // Else the branch has moved, which the next read shows.
      if (!refusal || /was modified/i.test(refusal)) return undefined;
      const reason =
        `GitHub did not merge pull request #${step.number}: ` +
        `${refusal.replaceAll(/\s+/g, ' ')}`;
      return { kind: 'person', what: reason, url: pull?.url ?? state.page };
    }
    case 'tag':
      await createRef(github, repository, `refs/tags/${tag}`, step.commit);
      return undefined;
    case 'draft':
      await draftRelease(github, repository, {
        tag,
        commit: step.commit,
        notes: await releaseNotes(context, state),
      });
      return undefined;
    case 'remove-draft':
      await deleteDraft(github, repository, step.id);
      return undefined;
    case 'tell-notes':
      return reportNotes(context, state);
    case 'publish':
      await publishRelease(github, repository, step);
      return undefined;
    case 'remove-branch': {
      const refusal = await deleteBranch(github, repository, branch);
      if (!refusal) return undefined;
      return toManualStep(step, getManualStepContext(context, state));
    }
  }
}

function pullBody(state: ReleaseState): string {
  const { branch, productionBranch, version, preview } = state;
  return compact([
    `Merges \`${branch}\` into \`${productionBranch}\`, and releases ${version} to Production.`,
    preview?.url && `\nPreview: ${preview.url}`,
    '',
    'Use a merge commit if you can: squashing or rebasing makes later releases conflict.',
    'After the merge, `site-deploy release finish` (or the `Release` workflow) continues ' +
      'with the tag, deployment and notes.',
  ]).join('\n');
}

async function bump(
  startStep: Extract<StartStep, { readonly do: 'bump' }>,
  context: ReleaseContext,
): Promise<Blocked> {
  const { github, repository, config } = context;
  const { branch, version, parent } = startStep;
  const files = await readCommitFiles(github, repository, parent);
  const manifest = packagePath({ config });
  const lockfile = manifest.replace(/package\.json$/, 'package-lock.json');
  const changed: { path: string; content: string }[] = [];
  for (const path of [manifest, lockfile]) {
    const text = await files.read(path);
    const content = text && raiseVersion(text, version);
    if (content && content !== text) changed.push({ path, content });
  }
  await commitSigned(github, repository, {
    branch,
    parent,
    headline: `Version ${version}`,
    files: changed,
  });
  return undefined;
}

async function update(branch: string, from: string, context: ReleaseContext): Promise<Blocked> {
  const { github, repository } = context;
  const outcome = await mergeBranch(github, repository, {
    from,
    into: branch,
    message: `Merge ${from} into ${branch}`,
  });
  const url = `${repositoryPage(github, repository)}/compare/${branch}...${from}`;
  if (outcome === 'conflict')
    return {
      kind: 'person',
      what: `${from} conflicts with ${branch}: merge ${from} into ${branch} by hand.`,
      url,
    };
  if (outcome === 'refused')
    return {
      kind: 'person',
      what: `${branch} accepts only pull requests: open one from ${from}, and merge it.`,
      url,
    };
  return undefined;
}

async function reportNotes(context: ReleaseContext, state: ReleaseState): Promise<Blocked> {
  const { github, repository, config, portal, deps } = context;
  const { version, merge } = state;
  const [release] = await listReleases(github, repository, `v${version}`);
  const commitSha = merge?.commit;
  if (!portal || !commitSha || !release) return undefined;
  const id = `release-${config.site.id}-${version}-${commitSha}`;
  const report = {
    event: 'site.deployed',
    timestamp: new Date(deps.clock.now()).toISOString(),
    site: { id: config.site.id, slug: config.site.slug },
    // Empty text would leave the notes unchanged, and the step would repeat.
    data: {
      version,
      environment: 'Production',
      commitSha,
      releaseNotes: release.notes || `Release ${version}`,
    },
    status: 'succeeded',
    url: config.site.url,
    run: { id, attempt: 1 },
  } as const;
  await portalAnswer(
    context,
    portal.call(
      'completeDeployment',
      { body: report },
      { idempotencyKey: id, signal: deps.signal },
    ),
  );
  return undefined;
}
