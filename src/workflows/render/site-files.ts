import { stringify } from 'yaml';
import type { WorkflowInputs } from '../inputs.ts';
import { getPublishedUses } from '../templates/calls.ts';
import type { SiteRecord } from './render-options.ts';
import { omitEmpty } from './workflow-inputs.ts';

function schemaAddress(inputs: WorkflowInputs): string {
  const [path = '', commit = ''] = inputs.action.uses.split('@');
  const repository = path.split('/').slice(0, 2).join('/');
  const folder = `https://raw.githubusercontent.com/${repository}/${commit}/src/config`;
  return `${folder}/site.config.schema.json`;
}

/** Returns the called workflow that signs, which people who push to the site can't change. */
export function getSigner({ shape, action, reusable }: WorkflowInputs): string | undefined {
  const uses = shape === 'published' ? getPublishedUses(action, 'deploy') : reusable?.uses;
  return uses?.split('@')[0];
}

export function renderSiteConfig(site: SiteRecord, inputs: WorkflowInputs): string {
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
  return [
    `# yaml-language-server: $schema=${schemaAddress(inputs)}`,
    '# The site in this repository, and how it is deployed. Nothing here is secret.',
    stringify(config, { lineWidth: 0 }),
  ].join('\n');
}
