import type { End } from '../../automation/story.ts';
import { plainText } from '../../shared/plain-text.ts';

const words = {
  done: 'Done',
  person: 'Waits for a person',
  machine: 'Not yet',
  step: 'Next',
} as const;

/** Formats the outcome of an automation for people. */
export function endLines({ kind, what, url }: End): string[] {
  return [`${words[kind]}: ${plainText(what)}`, ...(url ? [`  ${plainText(url)}`] : [])];
}
