import type { FlowOutcome } from '../../automation/reconcile.ts';
import { compact } from '../../shared/compact.ts';
import { plainText } from '../../shared/plain-text.ts';

const labels = {
  done: 'Done',
  person: 'Waiting for a person',
  machine: 'Not yet',
  turn: 'Not its turn',
  step: 'Next',
} as const;

export function formatOutcomeLines(outcome: FlowOutcome): string[] {
  const { kind, what, url } = outcome;
  return compact([`${labels[kind]}: ${plainText(what)}`, url && `  ${plainText(url)}`]);
}
