import { didYouMean } from '../config/nearest.ts';
import { SiteDeployError } from '../shared/errors/error.ts';

/**
 * Modes of a run. `all` builds and deploys. `reuse` writes the folder of an earlier build with the
 * same inputs, if there is one. `build` writes the folder that `deploy` uses in another job.
 * `rollback` deploys the stored package of an earlier run. `close` removes the Preview.
 */
export const deployModes = ['all', 'reuse', 'build', 'deploy', 'rollback', 'close'] as const;
export type DeployMode = (typeof deployModes)[number];

const automationModes = ['release', 'requests', 'texts', 'task', 'propose'] as const;
type AutomationMode = (typeof automationModes)[number];

/** Path of the automation action, following `OWNER/site-deploy`. */
const automationActionPath = 'src/automation';

export function parseDeployMode(text: string | undefined): DeployMode {
  const other = ` (site-deploy/${automationActionPath} has ${automationModes.join(', ')})`;
  return parseChoice(deployModes, text, 'all', 'mode', other);
}

export function parseAutomationMode(text: string): AutomationMode {
  const found = automationModes.find((mode) => mode === text.trim());
  if (found) return found;
  const message =
    `mode: found "${text.trim()}", expected one of ${automationModes.join(', ')} ` +
    `(site-deploy has ${deployModes.join(', ')}).`;
  throw new SiteDeployError('USAGE', message);
}

/**
 * Parses an input with a fixed set of values. An empty string counts as not set, because runners
 * pass omitted inputs like that.
 */
export function parseChoice<const Word extends string>(
  choices: readonly Word[],
  text: string | undefined,
  fallback: Word,
  input: string,
  elsewhere = '',
): Word {
  const value = text?.trim() ?? '';
  if (value === '') return fallback;
  const found = choices.find((known) => known === value);
  if (found) return found;
  const message =
    `${input}: found "${value}", expected one of ` +
    `${choices.join(', ')}${elsewhere}${didYouMean(value, choices)}`;
  throw new SiteDeployError('USAGE', message);
}
