import type { JWTVerifyGetKey } from 'jose';
import type { RateClass } from '../../../contracts/portal/operation.ts';
import type { FoundReview, LocalSite } from '../../service/types.ts';
import type { LocalUser } from '../store/users.ts';

export interface PortalOptions {
  /**
   * Path of a database file. Default: a database in memory, which is lost when the portal closes.
   */
  readonly database?: string;
  /** Sites in addition to the sample data. */
  readonly sites: readonly LocalSite[];
  readonly accessTokens: {
    getIssuer(tenantId: string): string;
    readonly keys: JWTVerifyGetKey;
  };
  issueDeploymentToken(site: LocalSite): string;
  /**
   * Returns the slug of the site that the hosting serves under this host name; `undefined` for
   * other host names. Only those need a proof of ownership.
   */
  hostingOwner?(host: string): string | undefined;
  /** Returns DNS TXT records, which prove that a site owns a new host. Default: a DNS query. */
  readonly findTextRecords?: (name: string) => Promise<readonly string[]>;
  /**
   * Reads a review at the repository host. Without this function, an approval that a run forwards
   * counts only if the site requires no approval; otherwise, it is recorded as a claim.
   */
  readonly findReview?: (evidence: string) => Promise<FoundReview | undefined>;
  /**
   * Asks the repository host whether a commit contains an ancestor. Without this function, the
   * portal believes what runs claim.
   */
  readonly contains?: (repository: string, commit: string, ancestor: string) => Promise<boolean>;
  /** How far a report may be ahead of the portal's clock, in ms. Default: 5 minutes. */
  readonly reportTolerance?: number;
  /** Called with internal errors. Default: writes to standard error. */
  onFault?(error: unknown): void;
  /** Token for deployment reports. Default: the stored token, else a random one. */
  readonly apiToken?: string;
  /** Creates the tokens of users. Default: derived from a secret in the database. */
  readonly userToken?: (level: LocalUser['level']) => string;
  /** Returns the time in ms since the epoch. Default: the system's clock. */
  readonly clock?: () => number;
  /** Whether to add the sample data to a new database. Default: true. */
  readonly seed?: boolean;
  readonly repohostSecret?: string;
  /** Name of the repository host in paths. Default: `repohost`. */
  readonly provider?: string;
  /** Slug of the only site of a dedicated container, which ignores the Host header. */
  readonly siteSlug?: string;
  /** Limits per minute and caller that replace the spec's. */
  readonly rateLimits?: Partial<Record<RateClass, number>>;
  readonly allowPrivateWebhooks?: boolean;
  /** Pauses in ms before each retry. Default: 1 s to 1 h, 6 attempts in total. */
  readonly webhookPauses?: readonly number[];
}
