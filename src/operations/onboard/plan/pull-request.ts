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

/** Hash of the files that a commit writes. */
export function filesHash(files: readonly Pick<FileChange, 'path' | 'content'>[]): string {
  return textHash(JSON.stringify(files.map((file) => [file.path, file.content])));
}

/**
 * @param decisions a person's decisions about the files: later runs read them from here until the
 *   merge
 */
export function commitMessage(
  title: string,
  files: readonly FileChange[],
  decisions: readonly Decision[] = [],
): string {
  const names = files.map((file) => file.path).join(', ');
  const trailers = [...decisionTrailers(decisions), `Site-Deploy-Files: ${filesHash(files)}`].join(
    '\n',
  );
  return `${title}\n\nWrites ${names}.\n\n${trailers}\n`;
}

export function hashOfMessage(message: string): string | undefined {
  return trailerPattern.exec(message)?.[1];
}

/**
 * Plans the last step, if needed: one pull request with every file to be written.
 * @param words its title and introduction
 */
export function planPullRequest(
  repositoryState: Pick<RepositoryState, 'files' | 'branch' | 'pulls'>,
  onboardingPlanOptions: OnboardingPlanOptions,
  texts: PullRequestTexts,
): {
  readonly step?: RepositoryStep;
  readonly state?: OnboardingState;
  readonly remarks: readonly string[];
} {
  const { force = false } = onboardingPlanOptions;
  const { files, branch, pulls } = repositoryState;
  const changes = files.flatMap((file) => {
    const { path, state } = file;
    if ('content' in state) return [{ path, content: state.content, state: state.state }];
    return [];
  });
  const decisions = files.flatMap((file) => {
    if (file.state.state === 'merged') return file.state.decisions;
    return [];
  });
  const remarks = files.flatMap((file) => getRemarks(file.path, file.state));
  const [newest] = pulls;
  const open = pulls.find((pull) => pull.state === 'open');
  if (changes.length === 0) {
    if (!open) return { remarks };
    const name = open.url || `Pull request #${open.number}`;
    const isInConflict = files.some((file) => file.state.state === 'conflict');
    const stale = isInConflict
      ? `${name} is outdated: decide the conflict again, or close it.`
      : `${name} is no longer needed: close it.`;
    return { remarks: [...remarks, stale] };
  }
  if (newest && wasUpdateDeclined(pulls) && !force) {
    const declined =
      `Pull request #${newest.number} was closed without a merge, which counts as declined: ` +
      'use --force to open a new one.';
    return { remarks: [...remarks, declined], state: 'declined' };
  }
  const text = pullRequestText(files, texts);
  const isCurrent = branch?.intact === true && branch.filesHash === filesHash(changes);
  if (isCurrent && open) {
    const merge = `Merge ${open.url || `the pull request #${open.number}`}: its changes are not deployed until then.`;
    return { remarks: [...remarks, merge], state: 'waiting for merge' };
  }
  if (branch && !isCurrent && !branch.intact && !force) {
    const theirs =
      `The branch ${onboardingBranch} has commits by others and is left alone: merge or remove it, ` +
      'or use --force to overwrite it.';
    return { remarks: [...remarks, theirs], state: 'conflict' };
  }
  const step = {
    kind: 'pull-request',
    files: changes,
    ...(decisions.length > 0 && { decisions }),
    commits: !isCurrent,
    updates: Boolean(open),
    text,
  } as const;
  return { step, remarks };
}

/** Whether the last pull request was closed without a merge. */
export function wasUpdateDeclined(pulls: RepositoryState['pulls']): boolean {
  return pulls[0]?.state === 'closed' && !pulls.some((pull) => pull.state === 'open');
}

function getRemarks(path: string, state: FileState): string[] {
  if (state.state === 'foreign') return [`${path} is left alone: ${state.reason}.`];
  if (state.state !== 'conflict') return [];
  return [
    `${path} is left alone: ${whyConflict(state.conflicts)}.`,
    ...conflictLines(path, state).map((line) => `  ${line}`),
  ];
}
