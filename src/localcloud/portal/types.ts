import type { JWTVerifyGetKey } from 'jose';
import type { DeploymentStatus, Environment } from '../../contracts/portal/deployment-complete.ts';
import type { Level } from '../../contracts/portal/operation.ts';
import type { RateClass } from '../../contracts/portal/rate-limit.ts';
import type { Handler, LocalSite } from '../types.ts';
import type { PortalRequest, PortalResponse } from './message.ts';

export interface PortalOptions {
  /** Path of the database file. Default: in memory, lost when the portal closes. */
  readonly database?: string;
  /** Sites in addition to the seed. */
  readonly sites: readonly LocalSite[];
  /** Issuers and keys of cloud access tokens. */
  readonly accessTokens: {
    getIssuer(tenantId: string): string;
    keys(tenantId: string): JWTVerifyGetKey;
  };
  /** The hosting's deployment token for a site. */
  issueDeploymentToken(site: LocalSite): string;
  /**
   * Slug of the site that the hosting serves under one of its own host names. Default: none. Such
   * addresses belong to their site without being registered.
   */
  hostingOwner?(host: string): string | undefined;
  /**
   * How far a deployment report's timestamp may be ahead of the portal's clock, in milliseconds.
   * Default 5 minutes.
   */
  readonly reportTolerance?: number;
  /** Receives internal errors of the portal. Default: written to standard error. */
  onFault?(error: unknown): void;
  /**
   * For the deployment-complete call. Default: the one stored in the database, otherwise a random
   * one.
   */
  readonly apiToken?: string;
  /** Returns a user's token. Default: random ones, stored in the database. */
  readonly userToken?: (level: LocalUser['level']) => string;
  /** Milliseconds since the epoch. Default: the system's. */
  readonly clock?: () => number;
  /** Fill an empty database with a company, its sites and their content. Default true. */
  readonly seed?: boolean;
  /**
   * Secret of the repository host's webhook. Default: the one stored in the database, otherwise a
   * random one.
   */
  readonly repohostSecret?: string;
  /** Replaces "repohost" in paths. Default `repohost`. */
  readonly provider?: string;
  /**
   * The site of the runtime APIs, regardless of the Host header, for a container dedicated to one
   * site.
   */
  readonly siteSlug?: string;
  /** Requests per minute and caller; override the specification's. */
  readonly rateLimits?: Partial<Record<RateClass, number>>;
  /** Also send outbound webhooks to private and loopback addresses. Default false. */
  readonly allowPrivateWebhooks?: boolean;
  /**
   * Pauses in milliseconds before each retry of an outbound webhook. Default: 1 s to 1 h, 6
   * attempts in all.
   */
  readonly webhookPauses?: readonly number[];
}

/** A reported deployment. */
export interface StoredDeployment {
  readonly id: string;
  readonly siteId: string;
  /** The idempotency key of the call. */
  readonly key: string;
  readonly environment: Environment;
  readonly version: string;
  readonly commitSha: string;
  readonly status: DeploymentStatus;
  /** Reported completion time. */
  readonly timestamp: string;
  readonly receivedAt: string;
  /** Whether it changed the site's state: a success that isn't older than the state. */
  readonly applied: boolean;
  /** The report as received; only the parts that are read are typed. */
  readonly report: Readonly<Record<string, unknown>> & {
    readonly data: Readonly<Record<string, unknown>> & {
      readonly version: string;
      readonly commitSha: string;
    };
    readonly url?: string;
    readonly error?: { readonly code: string; readonly message: string };
    readonly run: { readonly id: string; readonly attempt: number; readonly url?: string };
  };
}

/** A user of the local portal. A token replaces signing in. */
export interface LocalUser {
  readonly id: string;
  readonly name: string;
  /** The level on all sites; `operator` is the global admin, `none` has no access to any site. */
  readonly level: Level | 'operator' | 'none';
  readonly token: string;
}

export interface Portal {
  /** For a `node:http` server. */
  readonly handle: Handler;
  /** Only the public runtime APIs, as served under a site's host name. */
  readonly handleVisitors: Handler;
  /** The same without a transport. */
  respond(request: PortalRequest): Promise<PortalResponse>;
  /** Host names of all its sites' addresses. */
  hosts(): readonly string[];
  readonly apiToken: string;
  /** Secret of the repository host's webhook. */
  readonly repohostSecret: string;
  /** The local portal's users, one per level, with their bearer tokens. */
  readonly users: readonly LocalUser[];
  /**
   * Detects a site's pages from its files, as if the portal crawled it: paths, titles, text keys.
   * Pages set explicitly by an API call take precedence.
   * @param folder absolute path of the served files
   */
  recordPages(slug: string, folder: string): Promise<void>;
  /** A site's reported deployments, oldest first. */
  deployments(siteId: string): readonly StoredDeployment[];
  close(): Promise<void>;
}
