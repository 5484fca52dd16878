import type { Deps } from '../../shared/deps.ts';
import type { Secret } from '../../shared/secret.ts';
import type { OfficialClient } from './official-client/official-client.ts';

export interface PlatformAccess {
  deploymentToken(): Promise<Secret>;
  renewDeploymentToken(deps: Deps): Promise<Secret>;
  officialClient(deps: Deps): Promise<OfficialClient>;
}

export interface PlatformRecord {
  /**
   * Called before the first request to the platform, with the id that the platform's support can
   * look up.
   */
  begins(correlationId: string): void;
  /** Called before the first request that may change the live site or close the Preview. */
  mayHaveChanged(): void;
  /** Called if the platform refused the announced request, so nothing has changed. */
  wasRefused?(): void;
  /** Called, maybe repeatedly, once the platform's client has printed the site's address. */
  isReported?(): void;
}
