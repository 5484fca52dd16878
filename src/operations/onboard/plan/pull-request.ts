import { isDeepStrictEqual } from 'node:util';
import {
  type PullRequest,
  type PullRequestText,
  writePull,
} from '../../../clients/github/pulls.ts';
import type { Repository } from '../../../clients/github/repository.ts';
import {
  createCommit,
  type NewCommit,
  pointBranch,
  readBranchHead,
} from '../../../clients/github/tree.ts';
import { compact } from '../../../shared/compact.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import { textHash } from '../../../workflows/header.ts';
import type { WorkflowInputs } from '../../../workflows/inputs.ts';
import {
  conflictLines,
  type FileState,
  type TemplateChange,
  whyConflict,
} from '../files/compare-file.ts';
import { type Decision, decisionTrailers } from '../files/merge.ts';
import type {
  OnboardingPlanOptions,
  OnboardingState,
  RepositoryState,
  RepositoryStep,
} from './types.ts';

export const onboardingBranch = 'site-deploy/onboarding';
export const removalBranch = 'site-deploy/removal';

export type FileChange = Extract<RepositoryStep, { kind: 'pull-request' }>['files'][number];

/** Trailer of the commit message. It shows whether anybody else has changed the branch. */
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

export const hashOfMessage = (message: string): string | undefined =>
  trailerPattern.exec(message)?.[1];

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
  const changes = files.flatMap(({ path, state }): FileChange[] => {
    if (!('content' in state)) return [];
    const before = 'before' in state ? state.before : undefined;
    return [{ path, before, content: state.content, state: state.state }];
  });
  const merged = compact(files.map((file) => file.state.state === 'merged' && file.state));
  const decisions = merged.flatMap((state) => state.decisions);
  const remarks = files.flatMap((file) => getRemarks(file.path, file.state));
  const open = pulls.find((pull) => pull.state === 'open');
  if (changes.length === 0) {
    if (!open) return { remarks };
    const name = open.url || `Pull request #${open.number}`;
    const isInConflict = files.some((file) => file.state.state === 'conflict');
    const why = isInConflict ? 'outdated: decide the conflict again, or' : 'no longer needed:';
    return { remarks: [...remarks, `${name} is ${why} close it.`] };
  }
  if (wasUpdateDeclined(pulls) && !options.force)
    return { remarks: [...remarks, describeDeclined(pulls)], state: 'declined' };
  const text = pullRequestText(files, texts);
  const isCurrent = branch?.intact === true && branch.filesHash === filesHash(changes);
  if (isCurrent && open) {
    const merge = `Merge ${getPullName(open)}: its changes are not deployed until then.`;
    if (!options.renaming) remarks.push(merge);
    return { remarks, state: 'waiting for merge' };
  }
  if (branch && !isCurrent && !branch.intact && !options.force) {
    const theirs =
      `The branch ${onboardingBranch} has commits by others and is left alone: merge or remove ` +
      'it, or use --force to overwrite it.';
    return { remarks: [...remarks, theirs], state: 'conflict' };
  }
  const written = { files: changes, commits: !isCurrent, updates: Boolean(open), text };
  const made = decisions.length > 0 ? decisions : undefined;
  return { step: { kind: 'pull-request', ...written, decisions: made }, remarks };
}

export const getPullName = ({ url, number }: PullRequest): string =>
  url || `the pull request #${number}`;

export const describeDeclined = ([newest]: RepositoryState['pulls']) =>
  `Pull request #${newest?.number} was closed without a merge, which counts as declined: use ` +
  '--force to open a new one.';

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

export interface PullRequestTexts {
  readonly first: PullRequestText;
  readonly update: PullRequestText;
  readonly after: string;
}

type FileInState = RepositoryState['files'][number];

export function getSitePullRequestTexts(
  ready: boolean,
  { shape, lockfile, reuse }: Pick<WorkflowInputs, 'shape' | 'lockfile' | 'reuse'>,
  ofRename?: PullRequestText,
) {
  const mayReuse = lockfile !== undefined && shape !== 'single-job' && shape !== 'caller';
  const offer =
    '\n\nTexts, releases and reverts can go live without a build: `site-deploy check --reuse` ' +
    'measures what the build reads, and proposes the line `build.reads` for the site config.';
  return {
    first: {
      title: 'Deploy the site with site-deploy',
      body:
        'Makes this repository deploy its site, from a push to a live, verified site, with no ' +
        `cloud secret stored anywhere.${mayReuse && !reuse ? offer : ''}`,
    },
    update: ofRename ?? {
      title: 'Update the site-deploy workflows',
      body: 'Updates the generated workflows, and keeps edits made to them.',
    },
    after: ready
      ? 'Login, environments, variables and webhook are ready: after the merge, the next push ' +
        'deploys.'
      : 'Environments, variables and webhook are ready. The federated credentials were not ' +
        'checked: set them up before the merge.',
  };
}

/** Maximum length of a description with conflicts in characters. GitHub allows 65,536. */
const maxLength = 60_000;
const maxNames = 20;

export function pullRequestText(files: readonly FileInState[], texts: PullRequestTexts) {
  const isUpdate = files.some((file) => !['absent', 'present'].includes(file.state.state));
  const { title, body } = isUpdate ? texts.update : texts.first;
  const foreign = compact(
    files.map(({ path, state }) => state.state === 'foreign' && `- \`${path}\`: ${state.reason}`),
  );
  const isInConflict = files.some((file) => file.state.state === 'conflict');
  const after = isInConflict
    ? 'The merge does not bring everything up to date: see the files that are not written.'
    : texts.after;
  const decline = 'Close this pull request to decline it; it is not reopened automatically.';
  const text = [body, '', ...files.flatMap(writtenLines), '', after, decline];
  if (foreign.length > 0) text.push('', '**Left alone**', '', ...foreign);
  return { title, body: withConflicts(text.join('\n'), files) };
}

function writtenLines(fileInState: FileInState): string[] {
  const { path, state } = fileInState;
  if (state.state === 'absent') return [`- \`${path}\`: added`];
  if (state.state === 'edited') return [`- \`${path}\`: changed`];
  if (state.state === 'leftover') return [`- \`${path}\`: removed; nothing needs it any more`];
  if (state.state !== 'pristine' && state.state !== 'merged') return [];
  let what = 'you had not edited it';
  if (state.state === 'merged')
    what = state.isReformatted
      ? 'only its formatting had been edited, so run your formatter on it again'
      : `your edits are kept${decided(state.decisions.length)}`;
  const changes = changeLines(state.change).map((line) => `  ${line}`);
  return [`- \`${path}\`: updated; ${what}`, ...changes];
}

function decided(count: number): string {
  if (count === 0) return '';
  return `, and ${count === 1 ? 'one conflict is' : `${count} conflicts are`} resolved as decided`;
}

function withConflicts(text: string, files: readonly FileInState[]): string {
  let whole = text;
  const left: string[] = [];
  for (const { path, state } of files) {
    if (state.state !== 'conflict') continue;
    const title = `**Not written: \`${path}\`**, since ${whyConflict(state.conflicts)}.`;
    const lines = ['', title, '', '````text', ...conflictLines(path, state), '````'];
    const part = `\n${lines.join('\n')}`;
    if (whole.length + part.length > maxLength) left.push(path);
    else whole += part;
  }
  if (left.length === 0) return whole;
  const names = left.length > maxNames ? `${left.length} further files` : left.join(', ');
  return `${whole}\n\n**Also not written**: ${names}. site-deploy onboard --dry-run shows why.`;
}

const names: Readonly<Partial<Record<keyof WorkflowInputs, string>>> = {
  shape: 'the shape',
  production: 'the Production branch',
  preview: 'the Preview branches',
  config: 'the site config file',
  root: "the folder of the site's package.json",
  packageManager: 'the package manager',
  lockfile: 'the lockfile',
  node: 'the Node.js version of the build',
  apiToken: "the portal's API token",
  attest: 'the attestation of the build',
  pins: 'the pinned portal and identity',
  comment: 'comments on pull requests',
  pulls: 'the Preview of each pull request',
  automations: 'the automations',
  runner: 'the runner',
  minutes: 'the job timeouts',
  workflowFile: 'the file name of the deployment workflow',
  server: 'the GitHub Enterprise Server',
};

function changeLines({ from, to }: TemplateChange): string[] {
  const { action, reusable } = to.inputs;
  const before = from.inputs;
  const isChanged = (key: keyof WorkflowInputs) => !isDeepStrictEqual(before[key], to.inputs[key]);
  const changed = (Object.keys(names) as (keyof WorkflowInputs)[]).filter(isChanged);
  return compact([
    isChanged('action') && `- site-deploy ${before.action.version} → ${action.version}`,
    reusable &&
      isChanged('reusable') &&
      `- the called workflow ${before.reusable?.version ?? ''} → ${reusable.version}`,
    changed.length > 0 && `- Changed choices: ${changed.map((key) => names[key]).join(', ')}`,
    from.version !== to.version && `- Version ${to.version} of the template`,
  ]);
}

export async function writeProposal(
  repository: Repository,
  branch: string,
  commit: Omit<NewCommit, 'parent'> | false,
  text: PullRequestText,
) {
  if (commit) {
    const { defaultBranch } = repository;
    const parent = await readBranchHead(repository, defaultBranch);
    const message = `The branch ${defaultBranch} has no commits yet.`;
    const remedy = 'Push the site to it, then run this again.';
    if (!parent) throw new SiteDeployError('ONBOARD_STEP_FAILED', message, { remedy });
    const created = await createCommit(repository, { ...commit, parent });
    await pointBranch(repository, branch, created);
  }
  return writePull(repository, branch, text);
}
