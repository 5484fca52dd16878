import { diffIndices } from 'node-diff3';
import { compact } from '../../../shared/compact.ts';
import { count } from '../../../shared/units.ts';
import type { OnboardingPlan, OnboardingState, RepositoryStep, StepOf } from './types.ts';

const sentences: Readonly<Record<OnboardingState, string>> = {
  ready: 'Nothing to do: everything is up to date.',
  drift: 'Nothing to do automatically, but not everything is as it should be:',
  'waiting for merge': 'Nothing to do but merge: the default branch does not have the files yet.',
  declined:
    'No changes: the pull request was declined, and the default branch does not have the files.',
  conflict: 'No changes: someone has to decide first.',
  foreign:
    'Nothing to do apart from files that belong to others. It is unknown whether they deploy the ' +
    'site.',
  'deployed twice': 'Nothing to do automatically, but two workflows deploy the site:',
  'credentials unknown': 'Nothing else to do, but the federated credentials were not checked.',
  archived: 'No changes: the repository is archived.',
};

export function describeOnboardingPlan(
  plan: Pick<OnboardingPlan, 'steps' | 'remarks' | 'state'>,
): string[] {
  const { steps, remarks, state } = plan;
  return compact([
    steps.length === 0 && sentences[state],
    ...numberSteps(steps.map(describeRepositoryStep)),
    ...formatRemarks(remarks),
  ]);
}

/** Only the first line of a step has its number. */
export function numberSteps(steps: readonly (readonly string[])[]): string[] {
  const width = String(steps.length).length;
  return steps.flatMap(([first, ...more], index) => {
    const number = String(index + 1).padStart(width);
    return [`${number}. ${first}`, ...more.map((line) => `${' '.repeat(width + 2)}${line}`)];
  });
}

export function describeRepositoryStep(step: RepositoryStep): string[] {
  switch (step.kind) {
    case 'credential':
      return compact([
        `${step.replaces ? 'Replace' : 'Add'} the federated credential ${step.credential.name}`,
        step.replaces && `subject before  ${step.replaces.subject}`,
        `subject         ${step.credential.subject}`,
        `issuer          ${step.credential.issuer}`,
        `audience        ${step.credential.audiences.join(', ')}`,
        step.application !== undefined && `application     ${step.application}`,
      ]);
    case 'credential-removal':
      return compact([
        `Remove the federated credential ${step.credential.name}: ${step.reason}`,
        `subject         ${step.credential.subject}`,
        step.application !== undefined && `application     ${step.application}`,
      ]);
    case 'environment':
      return describeEnvironmentStep(step);
    case 'policy':
      return [`Let ${formatBranches(step.pattern)} deploy to ${step.environment}`];
    case 'variable':
      if (step.before === undefined) return [`Set the variable ${step.name} to ${step.value}`];
      return [`Change the variable ${step.name} from ${step.before} to ${step.value}`];
    case 'webhook':
      return [
        step.id === undefined
          ? `Create the webhook ${step.url}`
          : `Fix the webhook ${step.url}: it ${step.changes.join(', ')}`,
        `events: ${step.events.join(', ')}; as JSON, signed with the secret`,
      ];
    case 'webhook-removal':
      return [`Remove the webhook ${step.url}: ${step.reason}`];
    case 'pull-request':
      return [
        `${step.updates ? 'Update' : 'Open'} the pull request "${step.text.title}"`,
        ...step.files.flatMap(({ path, state, before, content }) => [
          `${path}: ${verbs.get(state) ?? 'update'}`,
          ...(before === undefined ? [] : formatFileDiff(before, content)),
        ]),
      ];
  }
}

function describeEnvironmentStep({ name, reasons, kept }: StepOf<'environment'>): string[] {
  const after = reasons.map((reason) => reason.after).join(', ');
  if (!kept) return [`Create the environment ${name}, ${after}`];
  const { reviewers, waitTimer } = kept;
  return [
    `Fix the environment ${name}: it ${reasons.map((reason) => reason.found).join(', and ')}`,
    `afterwards: ${after}`,
    `kept: ${count(reviewers.length, 'reviewer')}, a wait timer of ${waitTimer} min`,
  ];
}

/** Indented lines, e.g. commands, belong to the previous remark. */
export function formatRemarks(remarks: readonly string[]): string[] {
  return remarks.map((remark) => (remark.startsWith(' ') ? `  ${remark}` : `- ${remark}`));
}

const verbs = new Map([
  ['absent', 'add'],
  ['merged', 'merge'],
  ['leftover', 'remove'],
]);

function formatBranches(pattern: string): string {
  if (pattern.includes('*')) return `branches like ${pattern}`;
  return `the branch ${pattern}`;
}

const maxDiff = 60;

function formatFileDiff(before: string, after: string): string[] {
  const [old, now] = [before, after].map((text) => text.replaceAll('\r', '').split('\n'));
  const isRead = (line: string) => !/^# site-deploy(-inputs)?: /.test(line);
  const lines = diffIndices(old ?? [], now ?? []).flatMap(({ buffer1, buffer2Content }) => {
    const [start, length] = buffer1;
    const gone = (old ?? []).slice(start, start + length).filter(isRead);
    const added = buffer2Content.filter(isRead);
    if (gone.length + added.length === 0) return [];
    const changes = [...gone.map((line) => `- ${line}`), ...added.map((line) => `+ ${line}`)];
    return [`line ${start + 1}`, ...changes];
  });
  const left = lines.length - maxDiff;
  return compact([
    ...lines.slice(0, maxDiff).map((line) => `  ${line}`),
    left > 0 && `  … and ${count(left, 'more line')}`,
  ]);
}
