import type { WorkflowInputs } from '../../../../../src/workflows/inputs.ts';
import { renderOnboarding } from '../../../../../src/workflows/render/render.ts';
import type { RenderOptions } from '../../../../../src/workflows/render/render-options.ts';
import {
  type TemplateName,
  type Templates,
  templates,
} from '../../../../../src/workflows/templates/registry.ts';
import { action, site } from '../site.ts';

/**
 * Renders a deployment workflow with two jobs as an earlier template version could have written it:
 * the whole workflow queues, and the package has a fixed name and is kept for a day.
 */
function earlierDeploy(inputs: WorkflowInputs): string {
  const text = templates.deploy.at(-1)?.(inputs) ?? '';
  const group = /^ +group: .*$/m.exec(text)?.[0].trim();
  return text
    .replace(
      '\njobs:\n',
      '\n# One deployment to an environment at a time. The one that runs is never cut off; of ' +
        `those that wait, the newest stays.\nconcurrency:\n  ${group}\n` +
        '  cancel-in-progress: false\n\njobs:\n',
    )
    .replace(/ {6}actions: read[\s\S]*? {6}queue: max\n/, '')
    .replace(/ {4}outputs:\n(?: {6}.*\n)+/, '')
    .replaceAll(/ {8}id: (?:build|deploy)\n/g, '')
    .replaceAll(/ {10}(?:github-token|site-version): .*\n/g, '')
    .replace(/ {10}# The run refuses[\s\S]*$/, '')
    .replace(/ {6}url: .*\n/, '')
    .replaceAll(
      /name: \$\{\{ (?:steps|needs)\.build\.outputs\.artifact \}\}/g,
      'name: site-deploy-build',
    )
    .replace(/ +# Days during which.*\n/, '')
    .replace('retention-days: 90', 'retention-days: 1');
}

const earlierReusable = (inputs: WorkflowInputs): string =>
  (templates.reusable.at(-1)?.(inputs) ?? '')
    .replace(/ +# Days during which.*\n/, '')
    .replace('retention-days: 90', 'retention-days: 1');

/** The templates, with an earlier version of those for deployments. */
export const versions: Templates = {
  ...templates,
  deploy: [earlierDeploy, ...templates.deploy],
  reusable: [earlierReusable, ...templates.reusable],
};

export const earlier: Templates = withVersions(1);

function withVersions(count: number): Templates {
  const some = (name: TemplateName) => versions[name].slice(0, count);
  return { ...versions, deploy: some('deploy'), reusable: some('reusable') };
}

/** Renders the deployment workflow of a template version. */
export function renderDeploy(version: number, options: Partial<RenderOptions> = {}) {
  const [deploy] = renderOnboarding(site, {
    action,
    shape: 'two-jobs',
    templates: withVersions(version),
    ...options,
  });
  if (deploy === undefined) throw new Error('no workflow');
  return deploy;
}

export const newest = versions.deploy.length;
