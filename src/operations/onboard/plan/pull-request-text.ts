import { isDeepStrictEqual } from 'node:util';
import type { PullRequestText } from '../../../clients/github/pulls.ts';
import { compact } from '../../../shared/compact.ts';
import type { WorkflowInputs } from '../../../workflows/inputs.ts';
import type { TemplateChange } from '../files/compare-file.ts';
import { conflictLines, whyConflict } from '../files/describe-conflict.ts';
import type { RepositoryState } from './types.ts';

export interface PullRequestTexts {
  readonly first: PullRequestText;
  readonly update: PullRequestText;
  readonly after: string;
}

type FileInState = RepositoryState['files'][number];

export function getSitePullRequestTexts(ready: boolean): PullRequestTexts {
  return {
    first: {
      title: 'Deploy the site with site-deploy',
      body:
        'Makes this repository deploy its site, from a push to a live, verified site, with no ' +
        'cloud secret stored anywhere.',
    },
    update: {
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

/** GitHub's limit is 65,536 characters. */
const maxLength = 60_000;
const maxNames = 20;

export function pullRequestText(
  files: readonly FileInState[],
  texts: PullRequestTexts,
): PullRequestText {
  const isUpdate = files.some(({ state }) => state.state !== 'absent' && state.state !== 'present');
  const { title, body } = isUpdate ? texts.update : texts.first;
  const foreign = compact(
    files.map(({ path, state }) => state.state === 'foreign' && `- \`${path}\`: ${state.reason}`),
  );
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
  if (state.state === 'absent') return [`- \`${path}\`: added`];
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
  automations: 'the automations',
  runner: 'the runner',
  minutes: 'the job timeouts',
  workflowFile: 'the file name of the deployment workflow',
  server: 'the GitHub Enterprise Server',
};

function changeLines(change: TemplateChange): string[] {
  const { from, to } = change;
  const { action } = to.inputs;
  const keys = Object.keys(names) as (keyof WorkflowInputs)[];
  const changed = keys.filter((key) => !isDeepStrictEqual(from.inputs[key], to.inputs[key]));
  return compact([
    !isDeepStrictEqual(from.inputs.action, action) &&
      `- site-deploy ${from.inputs.action.version} → ${action.version}`,
    to.inputs.reusable &&
      !isDeepStrictEqual(from.inputs.reusable, to.inputs.reusable) &&
      `- the called workflow ${from.inputs.reusable?.version ?? ''} → ` +
        `${to.inputs.reusable.version}`,
    changed.length > 0 && `- Changed choices: ${changed.map((key) => names[key]).join(', ')}`,
    from.version !== to.version && `- Version ${to.version} of the template`,
  ]);
}
