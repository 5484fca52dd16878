import { stringify } from 'yaml';
import type { Answers } from './propose-answers.ts';

/** In the installed package, relative to the config; for editors. */
export const schemaFile = 'node_modules/site-deploy/src/config/site.config.schema.json';

/** @param hasSchema whether it is installed */
export function renderConfig(answers: Answers, hasSchema: boolean): string {
  const {
    slug,
    siteId,
    type,
    url,
    productionBranch,
    portal,
    audience,
    clientId,
    tenantId,
    subscriptionId,
  } = answers;
  const config = {
    version: 1,
    site: { slug, id: siteId, type, url },
    portal: { url: portal, audience },
    azure: { clientId, tenantId, subscriptionId },
    ...(Object.keys(answers.build).length > 0 && { build: answers.build }),
    environments: { production: { branch: productionBranch } },
    ...answers.files,
  };
  return [
    ...(hasSchema ? [`# yaml-language-server: $schema=./${schemaFile}`] : []),
    '# The site in this repository, and how it is deployed. Nothing here is secret.',
    stringify(config, { lineWidth: 0 }),
  ].join('\n');
}
