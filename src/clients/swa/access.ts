import type { Deps } from '../../shared/deps.ts';
import type { Secret } from '../../shared/secret.ts';
import type { OfficialClient } from './official-client/official-client.ts';

/** Gives a run access to the platform. */
export interface PlatformAccess {
  /** The deployment token of the run. */
  token(): Promise<Secret>;
  /** Returns a fresh token after a refusal. */
  renewToken(deps: Deps): Promise<Secret>;
  /** The platform's own client; obtained on first use, with the first caller's deps. */
  client(deps: Deps): Promise<OfficialClient>;
}

/** Records events at the platform, so that they are known even if the run fails. */
export interface PlatformRecord {
  /**
   * Called before the first call.
   * @param correlationId id by which the platform's support finds all calls that follow
   */
  begins(correlationId: string): void;
  /** Called before the first call that may change the live site, or the Preview being closed. */
  mayHaveChanged(): void;
}
