import type { SiteConfig } from '../config/schema.ts';
import type { Repository } from '../github/repository.ts';
import type { GitHub } from '../github/types.ts';
import type { PortalClient } from '../portal/client/client.ts';
import type { Deps } from '../shared/deps.ts';

/** What the story of texts is told with. */
export interface TextWorld {
  readonly github: GitHub;
  readonly repository: Repository;
  readonly config: SiteConfig;
  /** File name of the deployment workflow. */
  readonly workflow: string;
  readonly portal: PortalClient;
  readonly deps: Deps;
}
