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
import type { FileBefore } from './files-before.ts';

/** The part of an upload that stays the same if it restarts with another token. */
export interface Upload {
  readonly plan: Plan;
  readonly site: SitePackage;
  readonly target: Target;
  readonly correlationId: string;
  readonly access: PlatformAccess;
  readonly record: PlatformRecord;
  /** What the live site served instead of the package. Settles before the live site may change. */
  readonly before: Promise<readonly FileBefore[]>;
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
