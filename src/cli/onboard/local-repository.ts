import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteConfig } from '../../config/schema.ts';
import { traitsOf } from '../../onboard/plan/traits.ts';
import { withRemembered } from '../../onboard/render/remembered.ts';
import { deployPath, type RenderOptions } from '../../onboard/render/render.ts';
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
  const workflow = await readFile(path.join(workspace, deployPath), 'utf8').catch(() => undefined);
  const { options, remarks } = withRemembered(given, workflow, downgrade);
  return { options: { ...options, repository: { ...traitsOf(isThere, root), root } }, isThere, remarks };
}
