import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fleetWorkflow, fleetWorkflowPath } from '../../onboard/fleet/fleet-workflow.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import type { CommandContext, ExitCode } from '../context.ts';
import type { OnboardCommandOptions } from './onboard-options.ts';
import { parseReference } from './pinned-reference.ts';

/** Letters that mean nothing in YAML, a shell or an expression. */
const plain = /^[\w.:/@#+-]+$/;

/** `site-deploy onboard --all --render <folder>`: the workflow of the operators' own repository. */
export async function renderFleet(options: OnboardCommandOptions, { cwd, log }: CommandContext): Promise<ExitCode> {
  const { action = '', portal = '', audience, identities, render = '.', shards = 4 } = options;
  const { appId = '', clientId = '', tenantId = '' } = options;
  const { version } = parseReference('--action', options.action, false);
  const number = /^v?(\d+\.\d+\.\d+[\w.+-]*)$/.exec(version ?? '')?.[1];
  if (number === undefined)
    throw new SiteDeployError('USAGE', `--action does not say which version of the command is to run: "${version}".`, {
      remedy: "Name it as owner/name@<full commit id>#v1.2.3, in quotes, since '#' begins a comment in a shell.",
    });
  if (appId === '' || clientId === '' || tenantId === '')
    throw new SiteDeployError('USAGE', 'The workflow for all sites needs --app-id, --client-id and --tenant-id.', {
      remedy: 'They name the GitHub App, and the application that the workflow itself logs in as. None is secret.',
    });
  for (const [name, value] of Object.entries({ action, portal, audience, identities, appId, clientId, tenantId })) {
    if (value !== undefined && !plain.test(value))
      throw new SiteDeployError(
        'USAGE',
        `The value of ${name} has letters that a workflow would take for something else.`,
      );
  }
  const file = path.resolve(cwd, render, fleetWorkflowPath);
  await mkdir(path.dirname(file), { recursive: true });
  const ids = { appId, clientId, tenantId };
  const text = fleetWorkflow({ action, version: number, portal, audience, identities, shards, ...ids });
  // A file that is there may be somebody's work.
  const written = await writeFile(file, text, { flag: 'wx' }).then(
    () => 'written; its first lines say what it needs',
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return 'is there already, and is left alone';
      throw error;
    },
  );
  log.info(`${fleetWorkflowPath}: ${written}`);
  return 0;
}
