import type { PullRequestText } from '../../github/pulls.ts';
import { type FileState, whyConflict } from '../files/compare-file.ts';
import { textHash } from '../header.ts';
import type { OnboardingPlanOptions, OnboardingState, RepositoryState, RepositoryStep } from './types.ts';

/** The one branch of onboarding. */
export const onboardingBranch = 'site-deploy/onboarding';

type FileChange = Extract<RepositoryStep, { kind: 'pull-request' }>['files'][number];

/** Last line of the commit's message: by it a branch that nobody else has touched is known again. */
const trailerPattern = /^Site-Deploy-Files: ([0-9a-f]{64})$/m;

/** Hash of the files that a commit puts there. */
export function filesHash(files: readonly Pick<FileChange, 'path' | 'content'>[]): string {
  return textHash(JSON.stringify(files.map(({ path, content }) => [path, content])));
}

export function commitMessage(files: readonly FileChange[]): string {
  const names = files.map(({ path }) => path).join(', ');
  return `Deploy the site with site-deploy\n\nWrites ${names}.\n\nSite-Deploy-Files: ${filesHash(files)}\n`;
}

export function hashOfMessage(message: string): string | undefined {
  return trailerPattern.exec(message)?.[1];
}

/** The last step, where there is one: every file that is to be written, in one pull request. */
export function planPullRequest(
  { files, branch, pulls, credentials }: RepositoryState,
  { force = false }: OnboardingPlanOptions,
): { readonly step?: RepositoryStep; readonly state?: OnboardingState; readonly remarks: readonly string[] } {
  const changes = files.flatMap(({ path, state }) =>
    'content' in state ? [{ path, content: state.content, state: state.state }] : [],
  );
  const remarks = files.flatMap(({ path, state }) => remarkOf(path, state));
  const [newest] = pulls;
  const open = pulls.find(({ state }) => state === 'open');
  if (changes.length === 0) {
    const stale =
      open === undefined ? [] : [`${open.url || `Pull request #${open.number}`} is no longer needed: close it.`];
    return { remarks: [...remarks, ...stale] };
  }
  if (newest !== undefined && wasUpdateDeclined(pulls) && !force) {
    const declined =
      `The pull request #${newest.number} was closed without a merge, which counts as declined: ` +
      '--force opens a new one.';
    return { remarks: [...remarks, declined], state: 'declined' };
  }
  const text = pullRequestText(files, changes, credentials !== undefined);
  const isCurrent = branch?.intact === true && branch.filesHash === filesHash(changes);
  if (isCurrent && open !== undefined) {
    const merge = `Merge ${open.url || `the pull request #${open.number}`}: until then nothing of it is deployed.`;
    return { remarks: [...remarks, merge], state: 'waiting for merge' };
  }
  if (branch !== undefined && !isCurrent && !branch.intact && !force) {
    const theirs =
      `The branch ${onboardingBranch} has commits of others and is left alone: merge or remove it, ` +
      'or use --force to write it anew.';
    return { remarks: [...remarks, theirs], state: 'conflict' };
  }
  const step = {
    kind: 'pull-request',
    files: changes,
    commits: !isCurrent,
    updates: open !== undefined,
    text,
  } as const;
  return { step, remarks };
}

/** Whether the last pull request was closed without a merge. */
export function wasUpdateDeclined(pulls: RepositoryState['pulls']): boolean {
  return pulls[0]?.state === 'closed' && !pulls.some(({ state }) => state === 'open');
}

function remarkOf(path: string, state: FileState): string[] {
  if (state.state === 'foreign') return [`${path} is left alone: ${state.reason}.`];
  if (state.state === 'conflict')
    return [`${path} is left alone: ${whyConflict(state.conflicts)}.`, ...conflictLines(state)];
  return [];
}

function conflictLines({ conflicts }: Extract<FileState, { state: 'conflict' }>): string[] {
  return conflicts.flatMap((conflict) =>
    'reason' in conflict
      ? [`  ${conflict.reason}`]
      : [
          '  yours:',
          ...conflict.ours.map((line) => `    ${line}`),
          '  the template:',
          ...conflict.theirs.map((line) => `    ${line}`),
        ],
  );
}

const deeds: Partial<Record<FileState['state'], string>> = {
  absent: 'added',
  pristine: 'updated; it had not been edited',
  merged: 'updated; your edits are kept',
};

function pullRequestText(
  files: RepositoryState['files'],
  changes: readonly FileChange[],
  loginIsReady: boolean,
): PullRequestText {
  const conflicts = files.flatMap(({ path, state }) => (state.state === 'conflict' ? [{ path, state }] : []));
  const foreign = files.flatMap(({ path, state }) =>
    state.state === 'foreign' ? [`- \`${path}\`: ${state.reason}`] : [],
  );
  const body = [
    'Makes this repository deploy its site: from a push to a live, verified site, with no cloud secret stored ' +
      'anywhere.',
    '',
    ...changes.map(({ path, state }) => `- \`${path}\`: ${deeds[state]}`),
    '',
    loginIsReady
      ? 'Login, environments, variables and webhook are ready: after the merge, the next push deploys.'
      : 'Environments, variables and webhook are ready. The federated credentials were not looked at: see to ' +
        'them before the merge.',
    'Close this pull request to decline it; it is not opened again by itself.',
    ...(foreign.length > 0 ? ['', '**Left alone**', '', ...foreign] : []),
    ...conflicts.flatMap(({ path, state }) => [
      '',
      `**Not written: \`${path}\`**, since ${whyConflict(state.conflicts)}.`,
      '',
      '````text',
      ...conflictLines(state),
      '````',
    ]),
  ].join('\n');
  return { title: 'Deploy the site with site-deploy', body };
}
