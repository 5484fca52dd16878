import type { Repository } from '../../clients/github/repository.ts';
import type { GitHub } from '../../clients/github/types.ts';
import type { PortalClient } from '../../clients/portal/portal.ts';
import type { SiteConfig } from '../../config/schema.ts';
import type { Deps } from '../../shared/deps.ts';
import type { DeploymentWorkflow } from '../release/context.ts';

export interface TextsContext {
  readonly github: GitHub;
  readonly repository: Repository;
  readonly config: SiteConfig;
  readonly workflow: DeploymentWorkflow;
  readonly portal: PortalClient;
  readonly deps: Deps;
}
