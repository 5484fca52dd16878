import {
  agentPath,
  closePath,
  deployPath,
  getAutomationPath,
  type RenderedFile,
  renderOnboarding,
  renderReusableWorkflow,
  rollbackPath,
} from '../../src/workflows/render/render.ts';
import type { SiteRecord } from '../../src/workflows/render/render-options.ts';
import { publishedNames } from '../../src/workflows/templates/calls.ts';
import { publishedWorkflow } from '../../src/workflows/templates/reusable.ts';

/** Fictional site for which `workflows/` is generated. */
const sample: SiteRecord = {
  id: 'site_123',
  slug: 'acme-docs',
  type: 'docs',
  url: 'https://www.acme.example',
  repository: { owner: 'acme', name: 'docs' },
  productionBranch: 'master',
  portal: {
    url: 'https://portal.acme.example',
    audience: 'api://3c2b1a09-f8e7-4d6c-9b5a-493827160504',
  },
  azure: {
    clientId: '5f0c1d2e-3a4b-4c5d-8e6f-708192a3b4c5',
    tenantId: '0d1e2f30-4152-4637-9485-96a7b8c9dae0',
    subscriptionId: '33333333-3333-4333-8333-333333333333',
  },
};
/** Values that an organisation's sites share. Each site logs in as its own application. */
const organisation = { portal: sample.portal, azure: { tenantId: sample.azure.tenantId } };
/** Placeholder for the commit of the version in use. */
const commit = '0123456789abcdef0123456789abcdef01234567';
const reusable = {
  uses: `acme/.github/.github/workflows/site-deploy.yml@${commit}`,
  version: 'v0.1.0',
};
const repository = { packageManager: 'npm', lockfile: 'package-lock.json' } as const;

/** Returns the workflows of this repository that sites call, by path. */
export function ownWorkflows(): Record<string, string> {
  return Object.fromEntries(
    publishedNames.map((name) => [`.github/workflows/${name}.yml`, publishedWorkflow(name)]),
  );
}

/**
 * Returns the files of `workflows/` by name.
 * @param ours our repository as `owner/name`
 */
export function sampleWorkflows(ours: string): Record<string, string> {
  const action = { uses: `${ours}@${commit}`, version: 'v0.1.0' };
  const files = renderOnboarding(sample, { action, repository });
  const jobs = renderOnboarding(sample, { action, repository, shape: 'two-jobs' });
  const automations = renderOnboarding(sample, {
    action,
    repository,
    with: ['release', 'requests', 'texts'],
  });
  const pulls = renderOnboarding(sample, {
    action,
    repository: { ...repository, pulls: true },
    shape: 'two-jobs',
  });
  const deploy = (options: object) =>
    getText(renderOnboarding(sample, { action, repository, ...options }), deployPath);
  return {
    'deploy.yml': getText(files, deployPath),
    'rollback.yml': getText(files, rollbackPath),
    'close-preview.yml': getText(files, closePath),
    'deploy.two-jobs.yml': getText(jobs, deployPath),
    'deploy.attest.yml': deploy({ shape: 'two-jobs', attest: true }),
    'rollback.two-jobs.yml': getText(jobs, rollbackPath),
    'close-preview.two-jobs.yml': getText(jobs, closePath),
    'deploy.pull-requests.yml': getText(pulls, deployPath),
    'close-preview.pull-requests.yml': getText(pulls, closePath),
    'deploy.single-job.yml': deploy({ shape: 'single-job' }),
    'deploy.caller.yml': deploy({ shape: 'caller', reusable }),
    'release.yml': getText(automations, getAutomationPath('release')),
    'requests.yml': getText(automations, getAutomationPath('requests')),
    'agent.yml': getText(automations, agentPath),
    'texts.yml': getText(automations, getAutomationPath('texts')),
    'reusable.yml': renderReusableWorkflow(organisation, { action }).content,
    'site.config.yml': getText(files, 'site.config.yml'),
  };
}

function getText(files: readonly RenderedFile[], path: string): string {
  return files.find((file) => file.path === path)?.content ?? '';
}
