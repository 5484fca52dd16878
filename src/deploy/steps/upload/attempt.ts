import type { PlatformAccess, PlatformRecord } from '../../../clients/swa/access.ts';
import {
  type ContentService,
  openContentService,
} from '../../../clients/swa/content-service/content-service.ts';
import type { Target } from '../../../clients/swa/target.ts';
import type { Deps } from '../../../shared/deps.ts';
import type { Secret } from '../../../shared/secret.ts';
import type { SitePackage } from '../pack/pack.ts';
import type { Plan } from '../plan/types.ts';

/** The part of an upload that stays the same if it restarts with another token. */
export interface Upload {
  readonly plan: Plan;
  readonly site: SitePackage;
  readonly target: Target;
  readonly correlationId: string;
  readonly access: PlatformAccess;
  readonly record: PlatformRecord;
  /**
   * Files that the live site served with other content than the package. Settles before the live
   * site may change.
   */
  readonly differing: Promise<readonly string[]>;
}

/** One attempt to upload, with one token. */
export interface Attempt extends Upload {
  readonly token: Secret;
  /** The service of the direct protocol; `undefined` if the token's format is unknown. */
  readonly service: ContentService | undefined;
}

export function openAttempt(upload: Upload, token: Secret, deps: Deps): Attempt {
  const { correlationId } = upload;
  return {
    ...upload,
    token,
    service: openContentService({ http: deps.http, token, correlationId, signal: deps.signal }),
  };
}
