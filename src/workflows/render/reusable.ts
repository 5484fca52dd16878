import { omitUndefined } from '../../shared/omit-undefined.ts';
import { withHeader } from '../header.ts';
import { checkWorkflowInputs, type WorkflowInputs } from '../inputs.ts';
import { templates } from '../templates/registry.ts';
import { type RenderedFile, workflowFolder } from './render.ts';
import type { RenderOptions } from './render-options.ts';
import { chosenTimes, getRunnerInput } from './workflow-inputs.ts';

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
