import type { JWTVerifyGetKey } from 'jose';
import type { RateClass } from '../../../contracts/portal/operation.ts';
import type { FoundReview, LocalSite } from '../../service/types.ts';
import type { LocalUser } from '../store/users.ts';

export interface PortalOptions {
  /** Path of a database file. Default: in memory, lost when the portal closes. */
  readonly database?: string;
  /** Sites in addition to the seed. */
  readonly sites: readonly LocalSite[];
  readonly accessTokens: {
    getIssuer(tenantId: string): string;
    keys(tenantId: string): JWTVerifyGetKey;
  };
  issueDeploymentToken(site: LocalSite): string;
  /** Returns the slug of the site under one of the hosting's names, which need no registration. */
  hostingOwner?(host: string): string | undefined;
  /** Finds DNS TXT records, which prove that a site owns a new host. Default: a DNS query. */
  readonly findTextRecords?: (name: string) => Promise<readonly string[]>;
  /** Default: none, so an approval that a run forwards is only noted. */
  readonly findReview?: (evidence: string) => Promise<FoundReview | undefined>;
  /** Asks the repository host. Default: none, so what a run says of a commit is believed. */
  readonly contains?: (repository: string, commit: string, ancestor: string) => Promise<boolean>;
  /** Maximum ms by which a report may be ahead of the portal's clock. Default: 5 minutes. */
  readonly reportTolerance?: number;
  /** Called with internal errors. Default: writes to standard error. */
  onFault?(error: unknown): void;
  /** Token for deployment-complete calls. Default: the stored token, else a random one. */
  readonly apiToken?: string;
  /** Default: random tokens that are stored in the database. */
  readonly userToken?: (level: LocalUser['level']) => string;
  /** Returns ms since the epoch. Default: the system's clock. */
  readonly clock?: () => number;
  /** Whether to fill an empty database. Default: true. */
  readonly seed?: boolean;
  readonly repohostSecret?: string;
  /** Replaces "repohost" in paths. Default: `repohost`. */
  readonly provider?: string;
  /** The only site of a dedicated container, regardless of the Host header. */
  readonly siteSlug?: string;
  /** Limits per minute and caller, which override the spec's. */
  readonly rateLimits?: Partial<Record<RateClass, number>>;
  readonly allowPrivateWebhooks?: boolean;
  /** Pauses in ms before each retry. Default: 1 s to 1 h, 6 attempts in total. */
  readonly webhookPauses?: readonly number[];
}
