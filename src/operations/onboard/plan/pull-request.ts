import type { PullRequest } from '../../../clients/github/pulls.ts';
import { compact } from '../../../shared/compact.ts';
import { textHash } from '../../../workflows/header.ts';
import type { FileState } from '../files/compare-file.ts';
import { type Decision, decisionTrailers } from '../files/decisions.ts';
import { conflictLines, whyConflict } from '../files/describe-conflict.ts';
import { type PullRequestTexts, pullRequestText } from './pull-request-text.ts';
import type {
  OnboardingPlanOptions,
  OnboardingState,
  RepositoryState,
  RepositoryStep,
} from './types.ts';

export const onboardingBranch = 'site-deploy/onboarding';

export type FileChange = Extract<RepositoryStep, { kind: 'pull-request' }>['files'][number];

/** Trailer of the commit message: identifies a branch that nobody else has touched. */
const trailerPattern = /^Site-Deploy-Files: ([0-9a-f]{64})$/m;

export function filesHash(files: readonly Pick<FileChange, 'path' | 'content'>[]): string {
  return textHash(JSON.stringify(files.map((file) => [file.path, file.content])));
}

export function commitMessage(
  title: string,
  files: readonly FileChange[],
  decisions: readonly Decision[] = [],
): string {
  const names = files.map((file) => file.path).join(', ');
  const trailers = [...decisionTrailers(decisions), `Site-Deploy-Files: ${filesHash(files)}`];
  return `${title}\n\nWrites ${names}.\n\n${trailers.join('\n')}\n`;
}

export function hashOfMessage(message: string): string | undefined {
  return trailerPattern.exec(message)?.[1];
}

export function planPullRequest(
  repositoryState: Pick<RepositoryState, 'files' | 'branch' | 'pulls'>,
  options: OnboardingPlanOptions,
  texts: PullRequestTexts,
): {
  readonly step?: RepositoryStep;
  readonly state?: OnboardingState;
  readonly remarks: readonly string[];
} {
  const { files, branch, pulls } = repositoryState;
  const changes = compact(
    files.map(
      ({ path, state }) =>
        'content' in state && {
          path,
          before: 'before' in state ? state.before : undefined,
          content: state.content,
          state: state.state,
        },
    ),
  );
  const decisions = compact(
    files.map(({ state }) => state.state === 'merged' && state.decisions),
  ).flat();
  const remarks = files.flatMap((file) => getRemarks(file.path, file.state));
  const [newest] = pulls;
  const open = pulls.find((pull) => pull.state === 'open');
  if (changes.length === 0) {
    if (!open) return { remarks };
    const name = open.url || `Pull request #${open.number}`;
    const isInConflict = files.some((file) => file.state.state === 'conflict');
    const why = isInConflict ? 'outdated: decide the conflict again, or' : 'no longer needed:';
    return { remarks: [...remarks, `${name} is ${why} close it.`] };
  }
  if (newest && wasUpdateDeclined(pulls) && !options.force) {
    const declined =
      `Pull request #${newest.number} was closed without a merge, which counts as declined: ` +
      'use --force to open a new one.';
    return { remarks: [...remarks, declined], state: 'declined' };
  }
  const text = pullRequestText(files, texts);
  const isCurrent = branch?.intact === true && branch.filesHash === filesHash(changes);
  if (isCurrent && open) {
    const merge = `Merge ${getPullName(open)}: its changes are not deployed until then.`;
    return { remarks: [...remarks, merge], state: 'waiting for merge' };
  }
  if (branch && !isCurrent && !branch.intact && !options.force) {
    const theirs =
      `The branch ${onboardingBranch} has commits by others and is left alone: merge or remove ` +
      'it, or use --force to overwrite it.';
    return { remarks: [...remarks, theirs], state: 'conflict' };
  }
  const more = decisions.length > 0 ? { decisions } : {};
  const updates = Boolean(open);
  const step = {
    kind: 'pull-request',
    files: changes,
    ...more,
    commits: !isCurrent,
    updates,
    text,
  } as const;
  return { step, remarks };
}

export const getPullName = ({ url, number }: PullRequest): string =>
  url || `the pull request #${number}`;

export function wasUpdateDeclined(pulls: RepositoryState['pulls']): boolean {
  return pulls[0]?.state === 'closed' && !pulls.some((pull) => pull.state === 'open');
}

function getRemarks(path: string, state: FileState): string[] {
  if (state.state === 'edited leftover')
    return [`${path} is no longer needed, but has been edited: remove it.`];
  if (state.state === 'foreign') return [`${path} is left alone: ${state.reason}.`];
  if (state.state !== 'conflict') return [];
  return [
    `${path} is left alone: ${whyConflict(state.conflicts)}.`,
    ...conflictLines(path, state).map((line) => `  ${line}`),
  ];
}
