import type { Shard } from '../../operations/onboard/fleet/fleet.ts';
import { omitUndefined } from '../../shared/omit-undefined.ts';
import type { RenderOptions } from '../../workflows/render/render-options.ts';

export interface OnboardCommandOptions {
  readonly all?: boolean;
  readonly site?: string;
  readonly repository?: string;
  readonly dryRun?: boolean;
  readonly check?: boolean;
  /** The file of a saved plan, or `true`. */
  readonly apply?: boolean | string;
  readonly doctor?: boolean;
  /** `mine` or `theirs` followed by a file, optionally with a line; repeated. */
  readonly accept?: readonly string[];
  readonly remove?: boolean;
  readonly yes?: boolean;
  readonly prune?: boolean;
  /** Written without reading from GitHub. */
  readonly render?: string;
  readonly json?: boolean;
  /** `owner/name@ref` of site-deploy, with `#version` after a commit id. */
  readonly action?: string;
  readonly out?: string;
  /** Path of a workflow in the repository. */
  readonly adopt?: string;
  readonly published?: boolean;
  readonly singleJob?: boolean;
  readonly twoJobs?: boolean;
  readonly downgrade?: boolean;
  /** `owner/name/path@ref` of an organisation's reusable workflow. */
  readonly reusable?: string;
  readonly reusableWorkflow?: boolean;
  readonly apiToken?: boolean;
  readonly attest?: boolean;
  readonly comment?: boolean;
  readonly pins?: boolean;
  /** Labels; `default` alone resets the choice. */
  readonly runner?: readonly string[];
  readonly runnerGroup?: string;
  /** `auto` resets the choice. */
  readonly nodeVersion?: string;
  /** 0 resets the choice. */
  readonly buildMinutes?: number;
  readonly deployMinutes?: number;
  readonly workflowFile?: string;
  readonly with?: readonly ('release' | 'texts')[];
  readonly config: string;
  readonly portal?: string;
  readonly provider?: string;
  readonly audience?: string;
  readonly clientId?: string;
  readonly previewClientId?: string;
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
  readonly server?: string;
  readonly appId?: string;
  readonly appKeyStdin?: boolean;
  readonly only?: readonly string[];
  readonly exclude?: readonly string[];
  /** Percentage of sites: deterministic, including those of any smaller wave. */
  readonly wave?: number;
  readonly shard?: Shard;
  /** After this many minutes no further site is started. */
  readonly minutes?: number;
  readonly summarize?: string;
  /** `owner/name` */
  readonly dashboard?: string;
  readonly shards?: number;
  readonly report?: 'markdown' | 'json' | 'junit';
  readonly progress?: string;
  /** Includes sites that an earlier run has finished. */
  readonly fresh?: boolean;
}

/** Choices made now; the rest stay as the repository was onboarded. */
export function chosenOptions(options: OnboardCommandOptions): Partial<RenderOptions> {
  const { apiToken, attest, comment, pins, nodeVersion, buildMinutes, deployMinutes } = options;
  const { runner, runnerGroup: group, workflowFile, with: automations } = options;
  const labels = runner?.filter((label) => label !== 'default') ?? [];
  const chosenRunner = omitUndefined({ labels: labels.length > 0 ? labels : undefined, group });
  return omitUndefined({
    ...{ apiToken, attest, comment, pins, nodeVersion, buildMinutes, deployMinutes, workflowFile },
    runner: runner || group !== undefined ? chosenRunner : undefined,
    with: automations,
  });
}
