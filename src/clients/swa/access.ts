import type { Deps } from '../../shared/deps.ts';
import type { Secret } from '../../shared/secret.ts';
import type { OfficialClient } from './official-client/official-client.ts';

/** What gives a run access to the platform. */
export interface PlatformAccess {
  /** The deployment token of the run. */
  token(): Promise<Secret>;
  /** A fresh one, for a token that was refused. */
  renewToken(deps: Deps): Promise<Secret>;
  /** The platform's own client; got when it is first asked for, with what the first caller has. */
  client(deps: Deps): Promise<OfficialClient>;
}

/** Is told what happens at the platform, so that it is known however the run ends. */
export interface PlatformRecord {
  /**
   * Called before the first call.
   * @param correlationId the id under which the platform's support finds everything that follows
   */
  begins(correlationId: string): void;
  /** Called before the first call after which the live site, or the Preview that is closed, may be another one. */
  mayHaveChanged(): void;
}
