import type { JWTVerifyGetKey } from 'jose';
import type { DeploymentComplete, DeploymentStatus, Environment } from '../../portal/contract/deployment-complete.ts';
import type { Level } from '../../portal/contract/operation.ts';
import type { RateClass } from '../../portal/contract/rate-limit.ts';
import type { Handler, LocalSite } from '../types.ts';
import type { PortalRequest, PortalResponse } from './message.ts';

export interface PortalOptions {
  /** Path of the database file. Absent: in memory, gone with the portal. */
  readonly database?: string;
  /** Sites that the portal knows besides those of the seed. */
  readonly sites: readonly LocalSite[];
  /** Who issues cloud access tokens, and with which keys. */
  readonly accessTokens: { issuerOf(tenantId: string): string; keys(tenantId: string): JWTVerifyGetKey };
  /** The hosting's deployment token for a site. */
  issueDeploymentToken(site: LocalSite): string;
  /** For the deployment-complete call. Default: a random one. */
  readonly apiToken?: string;
  /** Milliseconds since the epoch. Default: the system's. */
  readonly clock?: () => number;
  /** Fills an empty database with a company, its sites and their content. Default true. */
  readonly seed?: boolean;
  /** Secret of the repository host's webhook. Default: a random one. */
  readonly repohostSecret?: string;
  /** What stands for "repohost" in paths. Default `repohost`. */
  readonly provider?: string;
  /** The site of the runtime APIs, whatever the Host header says: a container that serves one site. */
  readonly siteSlug?: string;
  /** Requests per minute and credential, where they differ from the specification's. */
  readonly rateLimits?: Partial<Record<RateClass, number>>;
  /** Sends outbound webhooks to private and loopback addresses, too. Default false. */
  readonly allowPrivateWebhooks?: boolean;
  /** Pauses in milliseconds before each further attempt of an outbound webhook. Default: 1 s to 1 h, 6 attempts in all. */
  readonly webhookPauses?: readonly number[];
}

/** A deployment that was reported to the portal. */
export interface StoredDeployment {
  readonly id: string;
  readonly siteId: string;
  /** The idempotency key of the call. */
  readonly key: string;
  readonly environment: Environment;
  readonly version: string;
  readonly commitSha: string;
  readonly status: DeploymentStatus;
  /** When it ended, as reported. */
  readonly timestamp: string;
  readonly receivedAt: string;
  /** Whether it changed the site's state: a success that is not older than the state. */
  readonly applied: boolean;
  /** The report as it was received. */
  readonly report: DeploymentComplete;
}

/** A user of the local portal. Signing in is replaced by a fixed token. */
export interface LocalUser {
  readonly id: string;
  readonly name: string;
  /** The level on every site; `operator` is the global admin, `none` has no access to any site. */
  readonly level: Level | 'operator' | 'none';
  readonly token: string;
}

export interface Portal {
  /** For a `node:http` server. */
  readonly handle: Handler;
  /** The same without any transport. */
  respond(request: PortalRequest): Promise<PortalResponse>;
  readonly apiToken: string;
  /** Secret of the repository host's webhook. */
  readonly repohostSecret: string;
  /** The users of the local portal, one for each level, with their bearer tokens. */
  readonly users: readonly LocalUser[];
  /** What was reported about a site, oldest first. */
  deployments(siteId: string): readonly StoredDeployment[];
  close(): Promise<void>;
}
