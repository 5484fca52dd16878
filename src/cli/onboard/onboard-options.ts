import type { Shard } from '../../operations/onboard/fleet/choose-sites.ts';

/** Options of `site-deploy onboard`, unvalidated. */
export interface OnboardCommandOptions {
  readonly all?: boolean;
  readonly site?: string;
  readonly repository?: string;
  readonly dryRun?: boolean;
  readonly check?: boolean;
  readonly apply?: boolean;
  readonly doctor?: boolean;
  /** Decisions: `mine` or `theirs` followed by a file, optionally with a line; repeated. */
  readonly accept?: readonly string[];
  /** Remove what onboarding has created. */
  readonly remove?: boolean;
  /** Don't ask before removing. */
  readonly yes?: boolean;
  /** Remove what is no longer usable. */
  readonly prune?: boolean;
  /** Folder to write the files to, without reading from GitHub. */
  readonly render?: string;
  readonly json?: boolean;
  /** `owner/name@ref` of site-deploy itself, with `#version` after a commit id. */
  readonly action?: string;
  readonly singleJob?: boolean;
  readonly twoJobs?: boolean;
  /** Allow replacing a newer version of site-deploy with an older one. */
  readonly downgrade?: boolean;
  /** `owner/name/path@ref` of an organisation's reusable workflow. */
  readonly reusable?: string;
  /** Onboard the organisation's repository with the workflow that sites call, instead of a site. */
  readonly reusableWorkflow?: boolean;
  readonly apiToken?: boolean;
  readonly attest?: boolean;
  readonly comment?: boolean;
  readonly pins?: boolean;
  /** Runner labels; `default` alone resets the choice. */
  readonly runner?: readonly string[];
  readonly runnerGroup?: string;
  /** `auto` resets the choice. */
  readonly nodeVersion?: string;
  /** 0 resets the choice. */
  readonly buildMinutes?: number;
  readonly deployMinutes?: number;
  /** File name of the deployment workflow. */
  readonly workflowFile?: string;
  /** Automations whose workflows are added. */
  readonly with?: readonly ('release' | 'texts')[];
  readonly withHosting?: boolean;
  readonly withContent?: boolean;
  readonly config: string;
  readonly portal?: string;
  readonly provider?: string;
  readonly audience?: string;
  readonly clientId?: string;
  readonly tenantId?: string;
  readonly subscriptionId?: string;
  readonly managedIdentity?: string;
  readonly identities?: string;
  readonly slug?: string;
  readonly siteId?: string;
  readonly type?: string;
  readonly url?: string;
  readonly productionBranch?: string;
  readonly previewBranch?: readonly string[];
  readonly webhookSecretStdin?: boolean;
  readonly rotateWebhookSecret?: boolean;
  readonly force?: boolean;
  readonly concurrency: number;
  readonly writesPerMinute: number;
  readonly writesPerHour: number;
  /** Address of the GitHub Enterprise Server in the browser. */
  readonly server?: string;
  /** A GitHub App to act as instead of a user. */
  readonly appId?: string;
  readonly appKeyStdin?: boolean;
  /** Slug patterns. */
  readonly only?: readonly string[];
  readonly exclude?: readonly string[];
  /** Percentage of sites: deterministic, and including those of any smaller wave. */
  readonly wave?: number;
  readonly shard?: Shard;
  /** Time in minutes after which no further site is started. */
  readonly minutes?: number;
  /** Folder with the shards' reports to merge. */
  readonly summarize?: string;
  /** Number of shards in the workflow generated for all sites. */
  readonly shards?: number;
  readonly report?: 'markdown' | 'json' | 'junit';
  /** File for the progress of a run over all sites. */
  readonly progress?: string;
  /** Process every site, even those that an earlier run has finished. */
  readonly fresh?: boolean;
}
