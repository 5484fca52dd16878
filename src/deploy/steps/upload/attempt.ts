import type { PlatformAccess, PlatformRecord } from '../../../clients/swa/access.ts';
import type { ContentService } from '../../../clients/swa/content-service/content-service.ts';
import type { Target } from '../../../clients/swa/target.ts';
import type { Secret } from '../../../shared/secret.ts';
import type { SitePackage } from '../pack/pack.ts';
import type { Plan } from '../plan/types.ts';
import type { FileBefore } from './files-before.ts';

export interface Upload {
  readonly plan: Plan;
  readonly sitePackage: SitePackage;
  readonly target: Target;
  readonly correlationId: string;
  readonly officialClient: PlatformAccess['officialClient'];
  readonly record: PlatformRecord;
  /** Rejects if a newer run has replaced this one. Nothing must then be uploaded. */
  readonly current: Promise<void>;
  readonly before: Promise<readonly FileBefore[]>;
}

export interface Attempt extends Upload {
  readonly deploymentToken: Secret;
  readonly service: ContentService | undefined;
}

export type Deployment = { readonly outcome: 'unchanged' } | SentDeployment;

export interface SentDeployment {
  /** `unknown`: no outcome was reported in time, so only a probe of the live site shows it. */
  readonly outcome: 'accepted' | 'unknown';
  readonly id: string;
  readonly correlationId: string;
  readonly url: string | undefined;
  readonly production?: string;
  readonly lastPollError?: string;
  readonly before?: readonly FileBefore[];
}
