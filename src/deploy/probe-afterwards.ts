import { SiteDeployError } from '../shared/errors/error.ts';
import type { RunRecord } from './record.ts';
import type { SitePackage } from './steps/pack/pack.ts';
import type { Plan } from './steps/plan/types.ts';
import type { Deployment } from './steps/upload/deployment.ts';
import type { FileBefore } from './steps/upload/files-before.ts';
import { checkProduction, isUnchanged } from './steps/upload/probe-after-upload.ts';

export async function probeAfterFailure(
  plan: Plan,
  site: SitePackage,
  deployment: Deployment | undefined,
  error: unknown,
  before: () => Promise<readonly FileBefore[]>,
  run: RunRecord,
): Promise<void> {
  if (run.siteChanged === 'no' || run.deps.signal.aborted) return;
  await probeProduction(plan, site, deployment, run);
  if (await isUnchanged(plan, site, error, await before(), run.deps)) run.isAsBefore();
}

export async function probeProduction(
  plan: Plan,
  site: SitePackage,
  deployment: Deployment | undefined,
  run: RunRecord,
): Promise<void> {
  const production = deployment && 'production' in deployment ? deployment.production : undefined;
  try {
    await checkProduction(plan, site, production, run.deps);
  } catch (error) {
    if (error instanceof SiteDeployError) run.hasChanged();
    throw error;
  }
}
