import type { Shard } from '../../operations/onboard/fleet/choose-sites.ts';

/** Options of `site-deploy onboard`, as they are given. */
export interface OnboardCommandOptions {
  readonly all?: boolean;
  readonly site?: string;
  readonly repository?: string;
  readonly dryRun?: boolean;
  readonly check?: boolean;
  readonly apply?: boolean;
  readonly doctor?: boolean;
  /** Words of decisions: `mine` or `theirs`, and a file with or without a line, in turn. */
  readonly accept?: readonly string[];
  /** Take away what onboarding has made. */
  readonly remove?: boolean;
  /** Do not ask before something is removed. */
  readonly yes?: boolean;
  /** Take away what nothing can use any more. */
  readonly prune?: boolean;
  /** Folder that the files are written to, without a look at GitHub. */
  readonly render?: string;
  readonly json?: boolean;
  /** `owner/name@ref` of site-deploy itself, `#version` behind a commit id. */
  readonly action?: string;
  readonly singleJob?: boolean;
  readonly twoJobs?: boolean;
  /** Put an older version of site-deploy in the place of a newer one. */
  readonly downgrade?: boolean;
  /** `owner/name/path@ref` of an organisation's reusable workflow. */
  readonly reusable?: string;
  /** The workflow that sites call, in the organisation's repository, instead of a site. */
  readonly reusableWorkflow?: boolean;
  readonly apiToken?: boolean;
  readonly attest?: boolean;
  readonly comment?: boolean;
  readonly pins?: boolean;
  /** Labels of runners; `default` alone gives a choice up. */
  readonly runner?: readonly string[];
  readonly runnerGroup?: string;
  /** `auto` gives a choice up. */
  readonly nodeVersion?: string;
  /** 0 gives a choice up. */
  readonly buildMinutes?: number;
  readonly deployMinutes?: number;
  /** File name of the deployment workflow. */
  readonly workflowFile?: string;
  /** Stories whose workflows are added. */
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
  /** Address of the GitHub Enterprise Server, as people open it. */
  readonly server?: string;
  /** A GitHub App that speaks instead of a person. */
  readonly appId?: string;
  readonly appKeyStdin?: boolean;
  /** Patterns of slugs. */
  readonly only?: readonly string[];
  readonly exclude?: readonly string[];
  /** So many percent of the sites: the same each time, and those of a smaller wave among them. */
  readonly wave?: number;
  readonly shard?: Shard;
  /** No further site is begun after so many minutes. */
  readonly minutes?: number;
  /** Folder with the reports of shards, of which one is made. */
  readonly summarize?: string;
  /** Shards of the workflow that is generated for all sites. */
  readonly shards?: number;
  readonly report?: 'markdown' | 'json' | 'junit';
  /** File in which a run over all sites keeps what is done. */
  readonly progress?: string;
  /** Look at every site, also at those that an earlier run has finished. */
  readonly fresh?: boolean;
}
