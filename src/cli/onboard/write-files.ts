import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fleetWorkflow, fleetWorkflowPath } from '../../operations/onboard/fleet/fleet-workflow.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { errorCode } from '../../shared/files.ts';
import { makeFolder } from '../../shared/usable-folder.ts';
import type { RenderedFile } from '../../workflows/render/render.ts';
import type { CommandContext, ExitCode } from '../context.ts';
import { outputFolder } from '../inputs/folders.ts';
import type { OnboardCommandOptions } from './options.ts';
import { parseReference } from './pinned-reference.ts';

export const leftAlone = 'already exists and is left unchanged';

export async function writeFiles(
  target: string,
  files: readonly RenderedFile[],
  isThere: (file: string) => boolean,
  context: CommandContext,
): Promise<ExitCode> {
  for (const { path: name } of files) await folderFor(path.join(target, name));
  for (const { path: name, content, care } of files) {
    if (care === 'seed' && isThere(name)) {
      context.log.info(`${name}: already in the checkout`);
      continue;
    }
    const isNew = await writeNewFile(path.join(target, name), content);
    context.log.info(`${name}: ${isNew ? 'written' : leftAlone}`);
  }
  return 0;
}

const folderFor = (file: string) => outputFolder('/', '--render', path.dirname(file));

/** Never overwrites: an existing file may be someone's work. */
export async function writeNewFile(file: string, content: string): Promise<boolean> {
  await makeFolder(await folderFor(file));
  try {
    await writeFile(file, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** No special meaning in YAML, a shell or an expression. */
const plain = /^[\w.:/@#+-]+$/;

const aboutMissing =
  'Set --app-id to the GitHub App, --client-id and --tenant-id to the identity that the workflow ' +
  'itself logs in with, and --identities to the file in its repository that lists the identity ' +
  'of each site. None of it is secret.';

export async function renderFleet(
  options: OnboardCommandOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const { action = '', portal = '', render = '.', shards = 4 } = options;
  const { audience = '', identities = '', appId = '', clientId = '', tenantId = '' } = options;
  parseReference('--action', options.action, false);
  const refuse = (message: string, remedy: string) =>
    new SiteDeployError('USAGE', message, { remedy });
  const ids = { 'app-id': appId, 'client-id': clientId, 'tenant-id': tenantId };
  const needed = Object.entries({ ...ids, audience, identities });
  const missing = needed.filter(([, value]) => value === '').map(([name]) => `--${name}`);
  if (missing.length > 0)
    throw refuse(
      `The workflow for all sites needs more options: ${missing.join(', ')}.`,
      aboutMissing,
    );
  const values = { action, portal, audience, identities, appId, clientId, tenantId };
  const odd = Object.entries(values).find(([, value]) => !plain.test(value))?.[0];
  if (odd)
    throw refuse(
      `The value of ${odd} contains characters that a workflow would misinterpret.`,
      'Use only letters, digits and . : / @ # + - _.',
    );
  const text = fleetWorkflow({ ...values, shards });
  const isNew = await writeNewFile(path.resolve(context.cwd, render, fleetWorkflowPath), text);
  const outcome = isNew ? 'written; its first lines list its requirements' : leftAlone;
  context.log.info(`${fleetWorkflowPath}: ${outcome}`);
  return 0;
}
