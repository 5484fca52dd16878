import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteConfig } from '../../config/schema.ts';
import { fleetWorkflow, fleetWorkflowPath } from '../../operations/onboard/fleet/fleet-workflow.ts';
import { detectTraits } from '../../operations/onboard/plan/repository-needs.ts';
import { usageError } from '../../shared/errors/error.ts';
import { errorCode } from '../../shared/files.ts';
import { omitUndefined } from '../../shared/omit-undefined.ts';
import { makeFolder } from '../../shared/usable-folder.ts';
import {
  findDeployWorkflow,
  type ReadableFiles,
  resolveWorkflowFile,
} from '../../workflows/deploy-workflow.ts';
import { withRemembered } from '../../workflows/render/remembered.ts';
import { type RenderedFile, workflowFolder } from '../../workflows/render/render.ts';
import type { RenderOptions } from '../../workflows/render/render-options.ts';
import type { CommandContext, ExitCode } from '../context.ts';
import { outputFolder } from '../inputs/folders.ts';
import type { OnboardCommandOptions } from './options.ts';
import { parseReference } from './read-site-record.ts';

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

/** Text without a special meaning in YAML, a shell or an expression. */
const plain = /^[\w.:/@#+-]*$/;

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
  const isNew = await writeNewFile(path.resolve(context.cwd, render, fleetWorkflowPath), text);
  const outcome = isNew ? 'written; its first lines list its requirements' : leftAlone;
  context.log.info(`${fleetWorkflowPath}: ${outcome}`);
  return 0;
}

interface LocalRepository {
  readonly options: RenderOptions;
  readonly isThere: (file: string) => boolean;
  readonly remarks: readonly string[];
  readonly configText: string | undefined;
  readonly deployWorkflow: string | undefined;
}

export async function readLocalRepository(
  workspace: string,
  baseOptions: RenderOptions,
  config: SiteConfig | undefined,
  onboardCommandOptions: OnboardCommandOptions,
): Promise<LocalRepository> {
  const { downgrade = false } = onboardCommandOptions;
  const isThere = (file: string) => existsSync(path.join(workspace, file));
  const files = await readLocalWorkflows(workspace);
  const configFile = baseOptions.config ?? 'site.config.yml';
  const found = await findDeployWorkflow(files, configFile);
  const texts = { configText: await files.read(configFile), deployWorkflow: found?.text };
  const workflowFile = resolveWorkflowFile(found, baseOptions.workflowFile);
  const renderOptions = { ...baseOptions, ...omitUndefined({ workflowFile }) };
  const { options, remarks } = withRemembered(renderOptions, found?.text, downgrade);
  const repository = detectTraits(isThere, config);
  return { options: { ...options, repository }, isThere, remarks, ...texts };
}

export async function readLocalWorkflows(workspace: string): Promise<ReadableFiles> {
  const names = await readdir(path.join(workspace, workflowFolder)).catch(() => []);
  return {
    read: (file) => readFile(path.join(workspace, file), 'utf8').catch(() => undefined),
    paths: names.map((name) => `${workflowFolder}/${name}`),
  };
}
