import type { PullRequestText } from '../../../clients/github/pulls.ts';
import { changeLines } from '../files/describe-change.ts';
import { conflictLines, whyConflict } from '../files/describe-conflict.ts';
import type { RepositoryState } from './types.ts';

/** Introduction of a pull request, before its files. */
export interface PullRequestTexts {
  /** `first`: for a repository without any of the files; `update`: for one that has some. */
  readonly first: PullRequestText;
  readonly update: PullRequestText;
  /** Effects of the merge. */
  readonly after: string;
}

type FileInState = RepositoryState['files'][number];

/** Introduction of a site's pull request. */
export function getSitePullRequestTexts(loginIsReady: boolean): PullRequestTexts {
  return {
    first: {
      title: 'Deploy the site with site-deploy',
      body:
        'Makes this repository deploy its site, from a push to a live, verified site, with no cloud secret stored ' +
        'anywhere.',
    },
    update: {
      title: 'Update the site-deploy workflows',
      body: 'Updates the generated workflows, and keeps edits made to them.',
    },
    after: loginIsReady
      ? 'Login, environments, variables and webhook are ready: after the merge, the next push deploys.'
      : 'Environments, variables and webhook are ready. The federated credentials were not checked: set them up ' +
        'before the merge.',
  };
}

/** GitHub's limit is 65,536 characters. */
const maxLength = 60_000;
/** Maximum files named once the text is full. */
const maxNames = 20;

/**
 * Title and body of the pull request, with all files that are written, and the reasons for those
 * that aren't.
 */
export function pullRequestText(
  files: readonly FileInState[],
  texts: PullRequestTexts,
): PullRequestText {
  const isUpdate = files.some(
    (file) => file.state.state !== 'absent' && file.state.state !== 'present',
  );
  const { title, body } = isUpdate ? texts.update : texts.first;
  const foreign = files.flatMap((file) => {
    if (file.state.state === 'foreign') return [`- \`${file.path}\`: ${file.state.reason}`];
    return [];
  });
  const text = [
    body,
    '',
    ...files.flatMap(writtenLines),
    '',
    files.some((file) => file.state.state === 'conflict')
      ? 'The merge does not bring everything up to date: see the files that are not written.'
      : texts.after,
    'Close this pull request to decline it; it is not reopened automatically.',
  ];
  if (foreign.length > 0) text.push('', '**Left alone**', '', ...foreign);
  return { title, body: withConflicts(text.join('\n'), files) };
}

function writtenLines(fileInState: FileInState): string[] {
  const { path, state } = fileInState;
  const nested = (lines: readonly string[]) => lines.map((line) => `  ${line}`);
  switch (state.state) {
    case 'absent':
      return [`- \`${path}\`: added`];
    case 'pristine':
      return [
        `- \`${path}\`: updated; you had not edited it`,
        ...nested(changeLines(state.change)),
      ];
    case 'merged':
      return [
        state.isReformatted
          ? `- \`${path}\`: updated; only its formatting had been edited, so run your formatter on it again`
          : `- \`${path}\`: updated; your edits are kept${decided(state.decisions.length)}`,
        ...nested(changeLines(state.change)),
      ];
    default:
      return [];
  }
}

function decided(count: number): string {
  if (count === 0) return '';
  return `, and ${count === 1 ? 'one conflict is' : `${count} conflicts are`} resolved as decided`;
}

/** Conflicts come last: as many as fit. */
function withConflicts(text: string, files: readonly FileInState[]): string {
  let whole = text;
  const left: string[] = [];
  for (const { path, state } of files) {
    if (state.state !== 'conflict') continue;
    const lines = [
      '',
      `**Not written: \`${path}\`**, since ${whyConflict(state.conflicts)}.`,
      '',
      '````text',
    ];
    const part = `\n${[...lines, ...conflictLines(path, state), '````'].join('\n')}`;
    if (whole.length + part.length > maxLength) left.push(path);
    else whole += part;
  }
  if (left.length === 0) return whole;
  const names = left.length > maxNames ? `${left.length} further files` : left.join(', ');
  return `${whole}

**Also not written**: ${names}. site-deploy onboard --dry-run shows why.`;
}
