import { parseSiteConfig } from '../../../config/parse.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import { splitHeader } from '../../../workflows/header.ts';
import type { SiteRecord } from '../../../workflows/site-record.ts';

export interface RepositorySiteFiles {
  readonly config: string;
  readonly configText: string | undefined;
  readonly workflow: string | undefined;
}

/**
 * A repository holds one site: two would overwrite each other's workflow and environments.
 * @throws SiteDeployError `ONBOARD_OTHER_SITE`
 */
export function checkSingleSite(siteRecord: SiteRecord, files: RepositorySiteFiles): void {
  const { config, configText, workflow } = files;
  const { slug, id } = siteRecord;
  const there = configText === undefined ? undefined : parseSiteConfig(configText, config).site;
  // A renamed site keeps its id; a recreated one keeps its slug.
  if (there && there.slug !== slug && there.id !== id)
    throw new SiteDeployError(
      'ONBOARD_OTHER_SITE',
      `According to ${config}, the repository deploys the site ${there.slug} (${there.id}), not ` +
        `${slug} (${id}).`,
    );
  const known = splitHeader(workflow ?? '').header?.inputs.config;
  if (known !== undefined && known !== config)
    throw new SiteDeployError(
      'ONBOARD_OTHER_SITE',
      `The deployment workflow deploys the site of ${known}, but this command is for ${config}.`,
      {
        remedy:
          `If it is the same site, add --config ${known}. ` +
          'A second site needs its own repository.',
      },
    );
}
