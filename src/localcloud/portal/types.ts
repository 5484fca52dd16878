import type { JWTVerifyGetKey } from 'jose';
import type { DeploymentStatus, Environment } from '../../contracts/portal/deployment-complete.ts';
import type { Level } from '../../contracts/portal/operation.ts';
import type { RateClass } from '../../contracts/portal/rate-limit.ts';
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
  /**
   * Which site the hosting serves under one of its own host names, by slug. Default: none. Such an address belongs to
   * its site without anybody having told.
   */
  hostingOwner?(host: string): string | undefined;
  /** How far the time of a deployment report may be ahead of the portal's clock, in milliseconds. Default 5 minutes. */
  readonly reportTolerance?: number;
  /** Told of defects of the portal itself. Default: written to standard error. */
  onFault?(error: unknown): void;
  /** For the deployment-complete call. Default: the one that the database keeps, else a random one. */
  readonly apiToken?: string;
  /** Milliseconds since the epoch. Default: the system's. */
  readonly clock?: () => number;
  /** Fills an empty database with a company, its sites and their content. Default true. */
  readonly seed?: boolean;
  /** Secret of the repository host's webhook. Default: the one that the database keeps, else a random one. */
  readonly repohostSecret?: string;
  /** What stands for "repohost" in paths. Default `repohost`. */
  readonly provider?: string;
  /** The site of the runtime APIs, whatever the Host header says: a container that serves one site. */
  readonly siteSlug?: string;
  /** Requests per minute and caller, where they differ from the specification's. */
  readonly rateLimits?: Partial<Record<RateClass, number>>;
  /** Sends outbound webhooks to private and loopback addresses, too. Default false. */
  readonly allowPrivateWebhooks?: boolean;
  /**
   * Pauses in milliseconds before each further attempt of an outbound webhook. Default: 1 s to 1 h, 6 attempts in all.
   */
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
  /** The report as it was received, with the parts that are read of it. */
  readonly report: Readonly<Record<string, unknown>> & {
    readonly data: Readonly<Record<string, unknown>> & { readonly version: string; readonly commitSha: string };
    readonly url?: string;
    readonly error?: { readonly code: string; readonly message: string };
    readonly run: { readonly id: string; readonly attempt: number; readonly url?: string };
  };
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
  /** The public runtime APIs alone: what answers under the host name of a site. */
  readonly handleVisitors: Handler;
  /** The same without any transport. */
  respond(request: PortalRequest): Promise<PortalResponse>;
  /** Host names of the addresses of all its sites. */
  hosts(): readonly string[];
  readonly apiToken: string;
  /** Secret of the repository host's webhook. */
  readonly repohostSecret: string;
  /** The users of the local portal, one for each level, with their bearer tokens. */
  readonly users: readonly LocalUser[];
  /**
   * Learns the pages of a site from its files, as a portal does that visits it: paths, titles, text keys. Where they
   * were told by a call, that counts.
   * @param folder absolute path of what is served
   */
  learnPages(slug: string, folder: string): Promise<void>;
  /** What was reported about a site, oldest first. */
  deployments(siteId: string): readonly StoredDeployment[];
  close(): Promise<void>;
}
