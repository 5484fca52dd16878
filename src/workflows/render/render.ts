import { compact } from '../../shared/compact.ts';
import { withHeader } from '../header.ts';
import type { WorkflowInputs } from '../inputs.ts';
import type { SiteRecord } from '../site-record.ts';
import {
  type AutomationName,
  type TemplateName,
  type Templates,
  templates,
} from '../templates/registry.ts';
import { renderHostingConfig } from './hosting-config.ts';
import type { RenderOptions } from './render-options.ts';
import { renderSiteConfig } from './site-config.ts';
import { buildWorkflowInputs } from './workflow-inputs.ts';

export interface RenderedFile {
  readonly path: string;
  readonly content: string;
  /**
   * `merged`: updated, with people's changes kept. `seed`: written if absent, then never touched.
   */
  readonly care: 'merged' | 'seed';
  readonly template?: TemplateName;
}

export const workflowFolder = '.github/workflows';
export const deployPath = `${workflowFolder}/deploy.yml`;
export const rollbackPath = '.github/workflows/rollback.yml';
export const closePath = '.github/workflows/close-preview.yml';

export const agentPath = '.github/workflows/agent.yml';

export const getAutomationPath = (automation: AutomationName) =>
  `.github/workflows/${automation}.yml`;

/** Deterministic: no clock, no network. @throws SiteDeployError `ONBOARD_INPUT_INVALID` */
export function renderOnboarding(site: SiteRecord, options: RenderOptions): RenderedFile[] {
  const inputs = buildWorkflowInputs(site, options);
  const known = options.templates ?? templates;
  return compact<RenderedFile>([
    workflow('deploy', getDeployPath(inputs), inputs, known),
    keepsPackages(inputs) && workflow('rollback', rollbackPath, inputs, known),
    workflow('close-preview', closePath, inputs, known),
    ...(options.with ?? []).flatMap((automation) =>
      compact([
        workflow(automation, getAutomationPath(automation), inputs, known),
        automation === 'requests' && workflow('agent', agentPath, inputs, known),
      ]),
    ),
    { path: inputs.config, content: renderSiteConfig(site, inputs), care: 'seed' },
    options.withHosting && {
      path: inRoot(inputs.root, 'staticwebapp.config.json'),
      content: renderHostingConfig(site.type),
      care: 'seed',
    },
    options.withContent && { path: 'content/overrides.json', content: '{}\n', care: 'seed' },
  ]);
}

export function getDeployPath(options: { readonly workflowFile?: string }): string {
  if (options.workflowFile) return `${workflowFolder}/${options.workflowFile}`;
  return deployPath;
}

function keepsPackages(inputs: WorkflowInputs): boolean {
  return inputs.shape !== 'single-job' && inputs.server !== true;
}

function workflow(
  template: TemplateName,
  path: string,
  inputs: WorkflowInputs,
  known: Templates,
): RenderedFile {
  const version = known[template].length;
  const body = known[template].at(-1)?.(inputs) ?? '';
  return { path, content: withHeader(template, version, inputs, body), care: 'merged', template };
}

function inRoot(root: string, name: string): string {
  if (root === '.') return name;
  return `${root}/${name}`;
}
