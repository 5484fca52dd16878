import { parseSiteConfig } from '../../../config/load.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import { splitHeader } from '../../../workflows/header.ts';
import type { SiteRecord } from '../../../workflows/site-record.ts';

/** What a repository says of the site that it deploys. */
export interface RepositorySiteFiles {
  /** The site config file, as the options name it. */
  readonly config: string;
  readonly configText: string | undefined;
  /** Text of the repository's deployment workflow. */
  readonly workflow: string | undefined;
}

/**
 * A repository holds one site: two would take each other's workflow, environments and variables in turn.
 * @throws SiteDeployError `ONBOARD_OTHER_SITE` before anything is written
 */
export function checkOneSite({ slug, id }: SiteRecord, { config, configText, workflow }: RepositorySiteFiles): void {
  const there = configText === undefined ? undefined : parseSiteConfig(configText, config).site;
  // A site that was renamed keeps its id; one that was made anew keeps its slug.
  if (there && there.slug !== slug && there.id !== id)
    throw new SiteDeployError(
      'ONBOARD_OTHER_SITE',
      `The repository deploys the site ${there.slug} (${there.id}), as ${config} says, and not ${slug} (${id}).`,
    );
  const known = splitHeader(workflow ?? '').header?.inputs.config;
  if (known !== undefined && known !== config)
    throw new SiteDeployError(
      'ONBOARD_OTHER_SITE',
      `The deployment workflow deploys the site of ${known}, and this is about ${config}.`,
      { remedy: `If it is the same site, add --config ${known}. A second site needs a repository of its own.` },
    );
}
