import { stringify } from 'yaml';
import { hostingDefaults } from '../../config/hosting-defaults.ts';
import type { SiteConfig } from '../../config/schema.ts';
import { omitUndefined } from '../../shared/omit-undefined.ts';
import type { WorkflowInputs } from '../inputs.ts';
import { getPublishedUses } from '../templates/calls.ts';
import type { SiteRecord } from './render-options.ts';

function schemaAddress(inputs: WorkflowInputs): string {
  const [path = '', commit = ''] = inputs.action.uses.split('@');
  const repository = path.split('/').slice(0, 2).join('/');
  const folder = `https://raw.githubusercontent.com/${repository}/${commit}/src/config`;
  return `${folder}/site.config.schema.json`;
}

function omitEmpty<Value extends object>(value: Value): Value | undefined {
  if (Object.keys(value).length > 0) return value;
  return undefined;
}

/** The called workflow that signs: nobody who pushes to the site can change it. */
export function getSigner({ shape, action, reusable }: WorkflowInputs): string | undefined {
  const uses = shape === 'published' ? getPublishedUses(action, 'deploy') : reusable?.uses;
  return uses?.split('@')[0];
}

export function renderSiteConfig(site: SiteRecord, inputs: WorkflowInputs): string {
  const { id, slug, type, url, portal, azure } = site;
  const preview = omitUndefined({
    branches: site.previewBranches && [...site.previewBranches],
    url: site.previewUrl,
    clientId: azure.previewClientId,
  });
  const build = omitUndefined({
    root: inputs.root === '.' ? undefined : inputs.root,
    attestation: inputs.attest ? 'required' : undefined,
    signer: inputs.attest && getSigner(inputs),
  });
  const config = {
    version: 1,
    site: { slug, id, type, url },
    portal: { url: portal.url, audience: portal.audience },
    azure: {
      clientId: azure.clientId,
      tenantId: azure.tenantId,
      subscriptionId: azure.subscriptionId,
    },
    build: omitEmpty(build),
    environments: { production: { branch: site.productionBranch }, preview: omitEmpty(preview) },
  };
  return [
    `# yaml-language-server: $schema=${schemaAddress(inputs)}`,
    '# The site in this repository, and how it is deployed. Nothing here is secret.',
    stringify(config, { lineWidth: 0 }),
  ].join('\n');
}

/** The navigation fallback is only for applications: it would also apply to separate pages. */
export function renderHostingConfig(type: SiteConfig['site']['type']): string {
  const { navigationFallback, ...otherDefaults } = hostingDefaults;
  const config = {
    $schema: 'https://json.schemastore.org/staticwebapp.config.json',
    navigationFallback: type === 'spa' ? navigationFallback : undefined,
    ...otherDefaults,
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
