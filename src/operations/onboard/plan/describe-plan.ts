import { compact } from '../../../shared/compact.ts';
import { describeRepositoryStep } from './repository-steps.ts';
import type { OnboardingPlan, OnboardingState } from './types.ts';

const sentences: Readonly<Record<OnboardingState, string>> = {
  ready: 'Nothing to do: everything is up to date.',
  drift: 'Nothing to do automatically, but not everything is as it should be:',
  'waiting for merge': 'Nothing to do but merge: the default branch does not have the files yet.',
  declined: 'No changes: they were declined in a pull request.',
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

/** Numbers steps. Further lines of a step are indented. */
export function numberSteps(steps: readonly (readonly string[])[]): string[] {
  const width = String(steps.length).length;
  return steps.flatMap(([first, ...more], index) => {
    const number = String(index + 1).padStart(width);
    return [`${number}. ${first}`, ...more.map((line) => `${' '.repeat(width + 2)}${line}`)];
  });
}

/** Formats remarks as a list. Indented ones, e.g. commands, belong to the remark above them. */
export function formatRemarks(remarks: readonly string[]): string[] {
  return remarks.map((remark) => (remark.startsWith(' ') ? `  ${remark}` : `- ${remark}`));
}
