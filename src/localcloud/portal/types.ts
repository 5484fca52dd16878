import type { JWTVerifyGetKey } from 'jose';
import type { Level, RateClass } from '../../contracts/portal/operation.ts';
import type { FoundReview, Handler, LocalSite } from '../types.ts';
import type { PortalRequest, PortalResponse } from './message.ts';
import type { StoredDeployment } from './store/releases.ts';

export interface PortalOptions {
  /** Path. Default: in memory, lost when the portal closes. */
  readonly database?: string;
  /** In addition to the seed. */
  readonly sites: readonly LocalSite[];
  readonly accessTokens: {
    getIssuer(tenantId: string): string;
    keys(tenantId: string): JWTVerifyGetKey;
  };
  issueDeploymentToken(site: LocalSite): string;
  /** Slug of the site under one of the hosting's names, which need no registration. */
  hostingOwner?(host: string): string | undefined;
  /** DNS records of type TXT, which prove that a new host is a site's. Default: the network's. */
  readonly findTextRecords?: (name: string) => Promise<readonly string[]>;
  /** Default: none; then an approval that a run forwards is only noted. */
  readonly findReview?: (evidence: string) => Promise<FoundReview | undefined>;
  /** How far a report may be ahead of the portal's clock, in milliseconds. Default 5 minutes. */
  readonly reportTolerance?: number;
  /** Internal errors. Default: written to standard error. */
  onFault?(error: unknown): void;
  /** For the deployment-complete call. Default: the stored one, otherwise random. */
  readonly apiToken?: string;
  /** Default: random tokens, stored in the database. */
  readonly userToken?: (level: LocalUser['level']) => string;
  /** Milliseconds since the epoch. Default: the system's. */
  readonly clock?: () => number;
  /** Fills an empty database. Default true. */
  readonly seed?: boolean;
  readonly repohostSecret?: string;
  /** Replaces "repohost" in paths. Default `repohost`. */
  readonly provider?: string;
  /** For a container dedicated to one site: regardless of the Host header. */
  readonly siteSlug?: string;
  /** Per minute and caller; override the specification's. */
  readonly rateLimits?: Partial<Record<RateClass, number>>;
  readonly allowPrivateWebhooks?: boolean;
  /** In milliseconds, before each retry. Default: 1 s to 1 h, 6 attempts in all. */
  readonly webhookPauses?: readonly number[];
}

export interface LocalUser {
  readonly id: string;
  readonly name: string;
  /** Level on all sites; `operator` is the global admin, `none` has no access. */
  readonly level: Level | 'operator' | 'none';
  readonly token: string;
}

export interface Portal {
  readonly handle: Handler;
  /** Only the public runtime APIs, as under a site's host name. */
  readonly handleVisitors: Handler;
  respond(request: PortalRequest): Promise<PortalResponse>;
  /** For this process's own pages: without rate limits, which are their user's. */
  respondToPages(request: PortalRequest): Promise<PortalResponse>;
  hosts(): readonly string[];
  readonly apiToken: string;
  readonly repohostSecret: string;
  /** One per level, with bearer tokens. */
  readonly users: readonly LocalUser[];
  /** As if crawled; pages set by an API call take precedence. */
  recordPages(slug: string, folder: string): Promise<void>;
  /** Oldest first. */
  deployments(siteId: string): readonly StoredDeployment[];
  close(): Promise<void>;
}
