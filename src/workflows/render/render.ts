import { compact } from '../../shared/compact.ts';
import { omitUndefined } from '../../shared/omit-undefined.ts';
import { withHeader } from '../header.ts';
import { checkWorkflowInputs, type WorkflowInputs } from '../inputs.ts';
import {
  type AutomationName,
  type TemplateName,
  type Templates,
  templates,
} from '../templates/registry.ts';
import type { RenderOptions, SiteRecord } from './render-options.ts';
import { renderHostingConfig, renderSiteConfig } from './site-files.ts';
import { buildWorkflowInputs, chosenTimes, getRunnerInput } from './workflow-inputs.ts';

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

export interface OrganisationRecord {
  readonly portal: { readonly url: string; readonly audience: string };
  readonly azure: { readonly tenantId: string; readonly clientId?: string };
}

export type ReusableOptions = Pick<
  RenderOptions,
  | 'action'
  | 'attest'
  | 'comment'
  | 'pins'
  | 'runner'
  | 'buildMinutes'
  | 'deployMinutes'
  | 'workflowFile'
  | 'server'
  | 'templates'
>;

/**
 * Pins portal and directory out of reach of those who may push to a site.
 * @throws SiteDeployError `ONBOARD_INPUT_INVALID`
 */
export function renderReusableWorkflow(
  record: OrganisationRecord,
  options: ReusableOptions,
): RenderedFile {
  const { templates: known = templates } = options;
  const inputs = inputsOfReusable(record, options);
  const body = known.reusable.at(-1)?.(inputs) ?? '';
  return {
    path: `${workflowFolder}/${options.workflowFile ?? 'site-deploy.yml'}`,
    content: withHeader('reusable', known.reusable.length, inputs, body),
    care: 'merged',
    template: 'reusable',
  };
}

function inputsOfReusable(record: OrganisationRecord, options: ReusableOptions): WorkflowInputs {
  const { action, attest, comment, workflowFile, server } = options;
  const { tenantId, clientId } = record.azure;
  const pins = omitUndefined({
    portalUrl: record.portal.url,
    audience: record.portal.audience,
    tenantId,
    clientId: clientId || undefined,
  });
  const inputs = omitUndefined({
    shape: 'two-jobs',
    action,
    // The callers define their branches, tools and site config.
    production: 'master',
    preview: ['release/**'],
    config: 'site.config.yml',
    root: '.',
    packageManager: 'npm',
    node: { version: '24' },
    apiToken: false,
    attest: attest || undefined,
    pins: options.pins !== false && pins,
    comment: comment || undefined,
    ...getRunnerInput(options),
    ...chosenTimes(options, undefined),
    workflowFile,
    server: server || undefined,
  });
  return checkWorkflowInputs(inputs);
}
