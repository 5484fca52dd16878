import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteConfig } from '../../config/schema.ts';
import { findDeployWorkflow, type ReadableFiles, workflowFileOf } from '../../onboard/plan/deploy-workflow.ts';
import { traitsOf } from '../../onboard/plan/traits.ts';
import { allowedMinutes } from '../../onboard/render/job-minutes.ts';
import { withRemembered } from '../../onboard/render/remembered.ts';
import { workflowFolder } from '../../onboard/render/render.ts';
import type { RenderOptions } from '../../onboard/render/render-options.ts';
import type { OnboardCommandOptions } from './onboard-options.ts';

/** A checkout, as far as what is generated depends on it. */
export interface LocalRepository {
  readonly options: RenderOptions;
  readonly isThere: (file: string) => boolean;
  readonly remarks: readonly string[];
}

/** Reads a checkout as `--apply` reads the repository on GitHub. */
export async function readLocalRepository(
  workspace: string,
  given: RenderOptions,
  config: SiteConfig | undefined,
  { downgrade = false }: OnboardCommandOptions,
): Promise<LocalRepository> {
  const isThere = (file: string) => existsSync(path.join(workspace, file));
  const root = config?.build.root ?? '.';
  const found = await findDeployWorkflow(await readLocalWorkflows(workspace));
  const workflowFile = workflowFileOf(found, given.workflowFile);
  const asked = { ...given, ...(workflowFile !== undefined && { workflowFile }) };
  const { options, remarks } = withRemembered(asked, found?.text, downgrade);
  const allowed = config === undefined ? {} : { allowed: allowedMinutes(config) };
  return { options: { ...options, repository: { ...traitsOf(isThere, root), ...allowed, root } }, isThere, remarks };
}

/** The workflows of a checkout. */
export async function readLocalWorkflows(workspace: string): Promise<ReadableFiles> {
  const names = await readdir(path.join(workspace, workflowFolder)).catch(() => []);
  return {
    read: (file) => readFile(path.join(workspace, file), 'utf8').catch(() => undefined),
    paths: names.map((name) => `${workflowFolder}/${name}`),
  };
}
