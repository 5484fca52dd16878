import { SiteDeployError } from '../shared/errors/error.ts';
import { parseChoice } from './choice.ts';

/**
 * `build` ends with the folder that `deploy` takes in another job. `rollback` deploys the stored
 * package of an earlier run. `close` closes the Preview.
 */
export const deployModes = ['all', 'build', 'deploy', 'rollback', 'close'] as const;
export type DeployMode = (typeof deployModes)[number];

export const automationModes = ['release', 'requests', 'texts', 'task', 'propose'] as const;
export type AutomationMode = (typeof automationModes)[number];

/** Path of the automations' action, after `OWNER/site-deploy`. */
export const automationActionPath = 'src/automation';

export function parseDeployMode(text: string | undefined): DeployMode {
  const other = ` (site-deploy/${automationActionPath} has ${automationModes.join(', ')})`;
  return parseChoice(deployModes, text, 'all', 'mode', other);
}

export function parseAutomationMode(text: string): AutomationMode {
  const found = automationModes.find((mode) => mode === text.trim());
  if (found) return found;
  throw new SiteDeployError(
    'USAGE',
    `mode: found "${text.trim()}", expected one of ${automationModes.join(', ')} ` +
      `(site-deploy has ${deployModes.join(', ')}).`,
  );
}
