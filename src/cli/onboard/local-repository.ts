import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteConfig } from '../../config/schema.ts';
import { detectTraits } from '../../operations/onboard/plan/repository-needs.ts';
import { omitUndefined } from '../../shared/omit-undefined.ts';
import {
  findDeployWorkflow,
  type ReadableFiles,
  resolveWorkflowFile,
} from '../../workflows/deploy-workflow.ts';
import { withRemembered } from '../../workflows/render/remembered.ts';
import { workflowFolder } from '../../workflows/render/render.ts';
import type { RenderOptions } from '../../workflows/render/render-options.ts';
import { allowedMinutes } from '../../workflows/render/workflow-inputs.ts';
import type { OnboardCommandOptions } from './onboard-options.ts';

export interface LocalRepository {
  readonly options: RenderOptions;
  readonly isThere: (file: string) => boolean;
  readonly remarks: readonly string[];
  readonly configText: string | undefined;
  readonly deployWorkflow: string | undefined;
}

/** The way `--apply` reads the repository on GitHub. */
export async function readLocalRepository(
  workspace: string,
  baseOptions: RenderOptions,
  config: SiteConfig | undefined,
  onboardCommandOptions: OnboardCommandOptions,
): Promise<LocalRepository> {
  const { downgrade = false } = onboardCommandOptions;
  const isThere = (file: string) => existsSync(path.join(workspace, file));
  const root = config?.build.root ?? '.';
  const files = await readLocalWorkflows(workspace);
  const configFile = baseOptions.config ?? 'site.config.yml';
  const found = await findDeployWorkflow(files, configFile);
  const texts = { configText: await files.read(configFile), deployWorkflow: found?.text };
  const workflowFile = resolveWorkflowFile(found, baseOptions.workflowFile);
  const renderOptions = { ...baseOptions, ...omitUndefined({ workflowFile }) };
  const { options, remarks } = withRemembered(renderOptions, found?.text, downgrade);
  const allowed = config ? { allowed: allowedMinutes(config) } : {};
  const repository = { ...detectTraits(isThere, root), ...allowed, root };
  return { options: { ...options, repository }, isThere, remarks, ...texts };
}

export async function readLocalWorkflows(workspace: string): Promise<ReadableFiles> {
  const names = await readdir(path.join(workspace, workflowFolder)).catch(() => []);
  return {
    read: (file) => readFile(path.join(workspace, file), 'utf8').catch(() => undefined),
    paths: names.map((name) => `${workflowFolder}/${name}`),
  };
}
