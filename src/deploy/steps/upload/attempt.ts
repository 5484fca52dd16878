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

export interface Upload {
  readonly plan: Plan;
  readonly site: SitePackage;
  readonly target: Target;
  readonly correlationId: string;
  readonly access: PlatformAccess;
  readonly record: PlatformRecord;
  readonly before: Promise<readonly FileBefore[]>;
}

export interface Attempt extends Upload {
  readonly token: Secret;
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

export type Deployment = Unchanged | SentDeployment;

interface Unchanged {
  readonly outcome: 'unchanged';
}

export interface SentDeployment {
  /** `unknown`: no outcome was reported in time, so only a probe of the live site can tell. */
  readonly outcome: 'accepted' | 'unknown';
  readonly id: string;
  readonly correlationId: string;
  readonly url: string | undefined;
  readonly production?: string;
  readonly lastPollError?: string;
  readonly changed?: readonly string[];
}
