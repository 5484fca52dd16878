import { SiteDeployError } from '../shared/errors/error.ts';
import { parseChoice } from './choice.ts';

/**
 * Modes of the action at the repository's root, and of the command. `all` does everything. `build`
 * ends with the folder that `deploy` takes in another job. `rollback` deploys the stored package of
 * an earlier run. `close` closes the Preview instead of deploying to it.
 */
export const deployModes = ['all', 'build', 'deploy', 'rollback', 'close'] as const;
export type DeployMode = (typeof deployModes)[number];

/** Modes of the action in `src/automation`. */
export const automationModes = ['release', 'requests', 'texts', 'task', 'propose'] as const;
export type AutomationMode = (typeof automationModes)[number];

/** Path of the automations' action, after `OWNER/site-deploy`. */
export const automationActionPath = 'src/automation';

/** @throws SiteDeployError `USAGE`, which names the modes of both actions */
export function parseDeployMode(text: string | undefined): DeployMode {
  const other = ` (site-deploy/${automationActionPath} has ${automationModes.join(', ')})`;
  return parseChoice(deployModes, text, 'all', 'mode', other);
}

/** Like `parseDeployMode`, but without a default. */
export function parseAutomationMode(text: string): AutomationMode {
  const found = automationModes.find((mode) => mode === text.trim());
  if (found) return found;
  throw new SiteDeployError(
    'USAGE',
    `mode: found "${text.trim()}", expected one of ${automationModes.join(', ')} ` +
      `(site-deploy has ${deployModes.join(', ')}).`,
  );
}
