import path from 'node:path';
import { fleetWorkflow, fleetWorkflowPath } from '../../operations/onboard/fleet/fleet-workflow.ts';
import { usageError } from '../../shared/errors/error.ts';
import type { CommandContext, ExitCode } from '../context.ts';
import { checkPortal } from '../onboard/open-site.ts';
import { parseReference } from '../onboard/read-site-record.ts';
import { leftAlone, writeNewFile } from '../onboard/write-files.ts';
import type { FleetCommandOptions } from './options.ts';

/** Text without a special meaning in YAML, shells and workflow expressions. */
const plain = /^[\w.:/@#+-]*$/;

const aboutMissing =
  'Set --app-id to the GitHub App, --client-id and --tenant-id to the identity that the workflow ' +
  'itself logs in with, and --identities to the file in its repository that lists the identity ' +
  'of each site. None of it is secret.';

export async function renderFleet(
  options: FleetCommandOptions,
  context: CommandContext,
): Promise<ExitCode> {
  checkPortal(options, true);
  const { action = '', portal = '', folder = '.', shards = 4 } = options;
  const { audience = '', identities = '', appId = '', clientId = '', tenantId = '' } = options;
  parseReference('--action', options.action, false);
  const refuse = (message: string, remedy: string) => usageError(message, remedy);
  const ids = { 'app-id': appId, 'client-id': clientId, 'tenant-id': tenantId };
  const needed = Object.entries({ ...ids, audience, identities });
  const missing = needed.filter(([, value]) => value === '').map(([name]) => `--${name}`);
  if (missing.length > 0)
    throw refuse(
      `The workflow for all sites needs more options: ${missing.join(', ')}.`,
      aboutMissing,
    );
  const values = { action, portal, audience, identities, appId, clientId, tenantId };
  const { label: labels = [], reviewer: reviewers = [], automerge, maxOpen } = options;
  const names = { label: labels.join('').replaceAll(' ', ''), reviewer: reviewers.join('') };
  const odd = Object.entries({ ...values, ...names }).find(([, value]) => !plain.test(value))?.[0];
  if (odd)
    throw refuse(
      `The value of ${odd} contains characters that a workflow would misinterpret.`,
      'Use only letters, digits and . : / @ # + - _.',
    );
  const text = fleetWorkflow({ ...values, shards, labels, reviewers, automerge, maxOpen });
  const isNew = await writeNewFile(path.resolve(context.cwd, folder, fleetWorkflowPath), text);
  const outcome = isNew ? 'written; its first lines list its requirements' : leftAlone;
  context.log.info(`${fleetWorkflowPath}: ${outcome}`);
  return 0;
}
