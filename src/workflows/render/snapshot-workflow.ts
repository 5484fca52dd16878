import type { SiteConfig } from '../../config/schema.ts';
import { version } from '../../shared/version.ts';
import { deployWorkflow } from '../templates/deploy.ts';
import { allowedMinutes, buildWorkflowInputs } from './workflow-inputs.ts';

/**
 * The deployment's workflow as one job, for a snapshot of a folder in the local cloud. It uses the
 * computer's tools as they are.
 * @param commit of the Action
 * @param given inputs of the Action, by name
 */
export function renderSnapshotWorkflow(
  siteConfig: SiteConfig,
  commit: string,
  given: Readonly<Record<string, string>>,
): string {
  const { environments, portal, azure } = siteConfig;
  const site = {
    portal,
    azure,
    productionBranch: environments.production.branch,
    previewBranches: environments.preview.branches,
  };
  const inputs = buildWorkflowInputs(site, {
    shape: 'single-job',
    action: { uses: `site-deploy/site-deploy@${commit}`, version: `v${version}` },
    repository: { packageManager: 'none', allowed: allowedMinutes(siteConfig) },
    pins: false,
  });
  const lines = Object.entries(given).map(
    ([name, value]) => `    ${name}: ${JSON.stringify(value)}`,
  );
  return deployWorkflow(inputs, lines);
}
