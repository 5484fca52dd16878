import path from 'node:path';
import { fleetWorkflow, fleetWorkflowPath } from '../../operations/onboard/fleet/fleet-workflow.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import type { CommandContext, ExitCode } from '../context.ts';
import type { OnboardCommandOptions } from './onboard-options.ts';
import { parseReference } from './pinned-reference.ts';
import { leftAlone, writeNewFile } from './write-files.ts';

/** No special meaning in YAML, a shell or an expression. */
const plain = /^[\w.:/@#+-]+$/;

/** The workflow for the operators' own repository. */
export async function renderFleet(
  options: OnboardCommandOptions,
  commandContext: CommandContext,
): Promise<ExitCode> {
  const {
    action = '',
    portal = '',
    audience = '',
    identities = '',
    render = '.',
    shards = 4,
  } = options;
  const { appId = '', clientId = '', tenantId = '' } = options;
  const { version } = parseReference('--action', options.action, false);
  const number = /^v?(\d+\.\d+\.\d+[\w.+-]*)$/.exec(version ?? '')?.[1];
  if (number === undefined)
    throw new SiteDeployError(
      'USAGE',
      `--action does not name the version of the command to run: "${version}".`,
      {
        remedy:
          "Write it as owner/name@<full commit id>#v1.2.3, in quotes, because '#' starts a comment in a shell.",
      },
    );
  const needed = {
    'app-id': appId,
    'client-id': clientId,
    'tenant-id': tenantId,
    audience,
    identities,
  };
  const missing = Object.entries(needed).flatMap(([name, value]) =>
    value === '' ? [`--${name}`] : [],
  );
  if (missing.length > 0)
    throw new SiteDeployError(
      'USAGE',
      `The workflow for all sites needs more options: ${missing.join(', ')}.`,
      {
        remedy:
          'Set --app-id to the GitHub App, --client-id and --tenant-id to the identity that the workflow itself logs in with, ' +
          'and --identities to the file in its repository that lists the identity of each site. None of it is secret.',
      },
    );
  for (const [name, value] of Object.entries({
    action,
    portal,
    audience,
    identities,
    appId,
    clientId,
    tenantId,
  })) {
    if (!plain.test(value))
      throw new SiteDeployError(
        'USAGE',
        `The value of ${name} contains characters that a workflow would misinterpret.`,
        { remedy: 'Use only letters, digits and . : / @ # + - _.' },
      );
  }
  const ids = { appId, clientId, tenantId };
  const text = fleetWorkflow({
    action,
    version: number,
    portal,
    audience,
    identities,
    shards,
    ...ids,
  });
  const isNew = await writeNewFile(
    path.resolve(commandContext.cwd, render, fleetWorkflowPath),
    text,
  );
  commandContext.log.info(
    `${fleetWorkflowPath}: ${isNew ? 'written; its first lines list its requirements' : leftAlone}`,
  );
  return 0;
}
