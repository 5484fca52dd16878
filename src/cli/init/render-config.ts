import { stringify } from 'yaml';
import type { Answers } from './propose-answers.ts';

/** In the installed package, relative to the config; for editors. */
const schema = './node_modules/site-deploy/src/config/site.config.schema.json';

export function renderConfig(answers: Answers): string {
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
  };
  return [
    `# yaml-language-server: $schema=${schema}`,
    '# Which site this repository holds, and how it is deployed. Nothing in it is secret.',
    stringify(config, { lineWidth: 0 }),
  ].join('\n');
}
