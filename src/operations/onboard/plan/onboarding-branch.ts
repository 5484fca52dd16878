import type { Repository } from '../../../clients/github/repository.ts';
import {
  blobId,
  type CommitFiles,
  readBranchHead,
  readCommit,
  readCommitFiles,
} from '../../../clients/github/tree.ts';
import { matchesAny } from '../../../config/branch-pattern.ts';
import { compact } from '../../../shared/compact.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import type { WorkflowInputs } from '../../../workflows/inputs.ts';
import {
  agentPath,
  closePath,
  getAutomationPath,
  type RenderedFile,
  rollbackPath,
} from '../../../workflows/render/render.ts';
import { automationNames } from '../../../workflows/templates/registry.ts';
import { type CompareOptions, compareFile, compareLeftover } from '../files/compare-file.ts';
import { type Acceptance, decisionsOfMessage } from '../files/merge.ts';
import { filesHash, hashOfMessage, onboardingBranch } from './pull-request.ts';
import type { OnboardingBranch, RepositoryState } from './types.ts';

export async function readOnboardingBranch(repository: Repository) {
  const commit = await readBranchHead(repository, onboardingBranch);
  if (!commit) return undefined;
  const head = await readCommit(repository, commit);
  const hash = hashOfMessage(head.message);
  if (!hash) return { ...head, filesHash: undefined, intact: false, decisions: [] };
  const names = /^Writes (.*)\.$/m.exec(head.message)?.[1]?.split(', ') ?? [];
  const files = await readCommitFiles(repository, commit);
  const texts = names.map(async (path) => ({ path, content: (await files.read(path)) ?? '' }));
  const intact = filesHash(await Promise.all(texts)) === hash;
  return { ...head, filesHash: hash, intact, decisions: decisionsOfMessage(head.message) };
}

export async function readProposedFiles(
  repository: Repository,
  pulls: RepositoryState['pulls'],
  branch: OnboardingBranch | undefined,
): Promise<CommitFiles | undefined> {
  if (!branch || !pulls.some((pull) => pull.state === 'open')) return undefined;
  return readCommitFiles(repository, branch.commit);
}

export function readFileStates(
  files: CommitFiles,
  desired: readonly RenderedFile[],
  compareOptions: Pick<CompareOptions, 'templates' | 'accept'>,
  branch: OnboardingBranch | undefined,
): Promise<RepositoryState['files'][number][]> {
  const options = { ...compareOptions, decided: branch?.decisions };
  const states = desired.map(async (file) => {
    const { path, content } = file;
    // Don't fetch files that are up to date.
    const text = files.getId(path) === blobId(content) ? content : await files.read(path);
    return { path, state: compareFile(text, file, options) };
  });
  return Promise.all(states);
}

export async function readLeftovers(
  files: CommitFiles,
  desired: readonly RenderedFile[],
): Promise<RepositoryState['files'][number][]> {
  const paths = [rollbackPath, closePath, agentPath, ...automationNames.map(getAutomationPath)];
  const needed = desired.map((file) => file.path);
  const unneeded = paths.filter(
    (path) => files.getId(path) !== undefined && !needed.includes(path),
  );
  const found = unneeded.map(async (path) => {
    const state = compareLeftover((await files.read(path)) ?? '');
    return state && { path, state };
  });
  return compact(await Promise.all(found));
}

const namedBranch = /refs\/heads\/([\w./-]+)/g;

/**
 * Returns remarks on branches that edited workflows name, but that nothing deploys, e.g. after a
 * rename.
 */
export async function findFormerBranches(
  files: CommitFiles,
  states: RepositoryState['files'],
  { production, preview }: WorkflowInputs,
): Promise<string[]> {
  const deploys = (branch: string) => branch === production || matchesAny(branch, preview);
  const remarks = states.map(async ({ path, state }) => {
    if (state.state !== 'customised' && state.state !== 'merged') return [];
    const text = ('content' in state && state.content) || (await files.read(path)) || '';
    return text.split('\n').flatMap((line, index) => {
      const names = [...line.matchAll(namedBranch)].map(([, name = '']) => name);
      // Skip the prefix of a pattern, e.g. release/, which isn't a branch.
      const former = names.filter((name) => !name.endsWith('/') && !deploys(name));
      const place = `${path}, line ${index + 1}`;
      return former.map((name) => `${place}, names the branch ${name}, which deploys nothing.`);
    });
  });
  return (await Promise.all(remarks)).flat();
}

export function idleAcceptances(accept: readonly Acceptance[], files: RepositoryState['files']) {
  return accept.flatMap((acceptance) => {
    const { path, line } = acceptance;
    const found = files.find((file) => file.path === path);
    if (!found)
      throw new SiteDeployError('ONBOARD_INPUT_INVALID', `${path} is not a generated file.`, {
        remedy:
          'Name the file as the plan does: site-deploy onboard --dry-run shows each conflict.',
        facts: files.map((file) => file.path),
      });
    const { state } = found;
    if (state.state === 'merged' && state.decisions.length > 0) return [];
    if (state.state !== 'conflict') return [`${path} has no conflict to decide.`];
    if (state.conflicts.some((conflict) => 'reason' in conflict))
      return [`--accept does not resolve the conflict of ${path}: the result would not work.`];
    if (line === undefined || state.decisions.length > 0) return [];
    return [`${path} has no conflict at line ${line}.`];
  });
}
