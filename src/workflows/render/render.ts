import { stringify } from 'yaml';
import { parseSiteConfig } from '../../config/parse.ts';
import { compact } from '../../shared/compact.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { withHeader } from '../header.ts';
import type { WorkflowInputs } from '../inputs.ts';
import { getPublishedUses } from '../templates/calls.ts';
import {
  type AutomationName,
  type TemplateName,
  type Templates,
  templates,
} from '../templates/registry.ts';
import type { RenderOptions, SiteRecord } from './render-options.ts';
import { buildWorkflowInputs, omitEmpty } from './workflow-inputs.ts';

export interface RenderedFile {
  readonly path: string;
  readonly content: string;
  /**
   * How updates treat the file. `merged`: people's changes are kept. `seed`: written only if it
   * doesn't exist, and never changed.
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

/**
 * Renders the files of a site. It is deterministic, and uses neither clock nor network.
 * @throws SiteDeployError `ONBOARD_INPUT_INVALID`
 */
export function renderOnboarding(site: SiteRecord, options: RenderOptions): RenderedFile[] {
  const inputs = buildWorkflowInputs(site, options);
  const known = options.templates ?? templates;
  return compact<RenderedFile>([
    workflow('deploy', getDeployPath(inputs), inputs, known),
    inputs.shape !== 'single-job' &&
      !inputs.server &&
      workflow('rollback', rollbackPath, inputs, known),
    workflow('close-preview', closePath, inputs, known),
    ...(options.with ?? []).flatMap((automation) => [
      workflow(automation, getAutomationPath(automation), inputs, known),
      automation === 'requests' && workflow('agent', agentPath, inputs, known),
    ]),
    { path: inputs.config, content: renderSiteConfig(site, inputs), care: 'seed' },
    ...(options.seeds ?? []).map((file) => ({ ...file, care: 'seed' }) as const),
  ]);
}

export const getDeployPath = ({
  workflowFile = 'deploy.yml',
}: {
  readonly workflowFile?: string;
}) => `${workflowFolder}/${workflowFile}`;

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
 * Renders a reusable workflow that pins portal and directory, so that people with push access to a
 * site can't change them. Its callers define branches, tools and site config.
 * @throws SiteDeployError `ONBOARD_INPUT_INVALID`
 */
export function renderReusableWorkflow(record: OrganisationRecord, options: ReusableOptions) {
  const { workflowFile = 'site-deploy.yml', templates: known = templates } = options;
  const { portal, azure } = record;
  const site = { portal, azure, productionBranch: 'master' };
  const inputs = buildWorkflowInputs(site, { ...options, shape: 'two-jobs' });
  return workflow('reusable', getDeployPath({ workflowFile }), inputs, known);
}

function workflow(template: TemplateName, path: string, inputs: WorkflowInputs, known: Templates) {
  const version = known[template].length;
  const body = known[template].at(-1)?.(inputs) ?? '';
  return {
    path,
    content: withHeader(template, version, inputs, body),
    care: 'merged',
    template,
  } as const;
}

function schemaAddress(inputs: WorkflowInputs): string {
  const [path = '', commit = ''] = inputs.action.uses.split('@');
  const repository = path.split('/').slice(0, 2).join('/');
  const folder = `https://raw.githubusercontent.com/${repository}/${commit}/src/config`;
  return `${folder}/site.config.schema.json`;
}

/**
 * Returns the called workflow that signs, which people with push access to the site can't change;
 * `undefined` if the site's own workflow signs.
 */
export function getSigner({ shape, action, reusable }: WorkflowInputs): string | undefined {
  const uses = shape === 'published' ? getPublishedUses(action, 'deploy') : reusable?.uses;
  return uses?.split('@')[0];
}

function renderSiteConfig(site: SiteRecord, inputs: WorkflowInputs): string {
  const { id, slug, type, url, portal, azure } = site;
  const { clientId, tenantId, subscriptionId } = azure;
  const preview = omitEmpty({
    branches: site.previewBranches && [...site.previewBranches],
    url: site.previewUrl,
    clientId: azure.previewClientId,
  });
  const build = omitEmpty({
    root: inputs.root !== '.' && inputs.root,
    attestation: inputs.attest && 'required',
    signer: inputs.attest && getSigner(inputs),
  });
  const config = {
    version: 1,
    site: { slug, id, type, url },
    portal: { url: portal.url, audience: portal.audience },
    azure: { clientId, tenantId, subscriptionId },
    build,
    environments: { production: { branch: site.productionBranch }, preview },
  };
  const text = [
    `# yaml-language-server: $schema=${schemaAddress(inputs)}`,
    '# The site in this repository, and how it is deployed. Nothing here is secret.',
    stringify(config, { lineWidth: 0 }),
  ].join('\n');
  try {
    parseSiteConfig(text, inputs.config);
  } catch (cause) {
    const facts = SiteDeployError.from(cause).problems.map((problem) => problem.message);
    const message = `${inputs.config} cannot be generated from the given values.`;
    throw new SiteDeployError('ONBOARD_INPUT_INVALID', message, { cause, facts });
  }
  return text;
}
