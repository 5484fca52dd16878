import type { SiteConfig } from '../../config/schema.ts';
import { version } from '../../shared/version.ts';
import { withHeader } from '../header.ts';
import { deployWorkflow } from '../templates/deploy.ts';
import { allowedMinutes, buildWorkflowInputs } from './workflow-inputs.ts';

export const snapshotPath = '.github/workflows/deploy-snapshot.yml';

/**
 * Renders the deployment workflow for a folder's snapshot in the local cloud, which uses the
 * computer's own tools. It has one job or, if a whole deployment may reuse packages, two. With two
 * jobs, the workflow must be part of the snapshot, to prove the packages' origin.
 * @param commit commit of the Action
 * @param given inputs of the Action by name
 */
export function renderSnapshotWorkflow(
  siteConfig: SiteConfig,
  commit: string,
  given: Readonly<Record<string, string>>,
): { readonly source: string; readonly reuses: boolean } {
  const { environments, portal, azure } = siteConfig;
  const site = {
    portal,
    azure,
    productionBranch: environments.production.branch,
    previewBranches: environments.preview.branches,
  };
  const { reads, passEnv } = siteConfig.build;
  const isWhole = given.mode === undefined && given['dry-run'] !== 'true';
  const reuses = reads !== undefined && passEnv.length === 0 && isWhole;
  const allowed = allowedMinutes(siteConfig);
  const inputs = buildWorkflowInputs(site, {
    shape: reuses ? 'two-jobs' : 'single-job',
    action: { uses: `site-deploy/site-deploy@${commit}`, version: `v${version}` },
    repository: { packageManager: 'none', allowed, reuse: reuses },
    pins: false,
  });
  const pairs = Object.entries(given).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const lines = pairs.map((pair) => `    ${pair}`);
  if (!reuses) return { source: deployWorkflow(inputs, lines), reuses };
  const body = deployWorkflow(inputs).replaceAll(
    /^( +)mode: (\w+)$/gm,
    (line, space: string, mode: string) => {
      // Only the step that reuses packages needs the version, because it passes the version on.
      const ofMode = mode === 'reuse' ? pairs : pairs.filter(isOther('site-version'));
      return [line, ...ofMode.map((pair) => space + pair)].join('\n');
    },
  );
  // Add a header: next to a generated workflow, files without a header are ignored.
  return { source: withHeader('deploy', 1, inputs, body), reuses };
}

const isOther = (name: string) => (pair: string) => !pair.startsWith(`${name}: `);
