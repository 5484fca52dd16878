import * as z from 'zod/mini';
import type { PinnedReference, WorkflowInputs } from '../inputs.ts';
import type { AutomationName, Templates } from '../templates/registry.ts';

export interface JobMinutes {
  readonly build: number;
  readonly deploy: number;
}

export interface RepositoryTraits {
  readonly root?: string;
  readonly packageManager?: WorkflowInputs['packageManager'];
  readonly lockfile?: string;
  readonly node?: WorkflowInputs['node'];
  /** Job timeouts in minutes that the site config requires. */
  readonly allowed?: JobMinutes;
  /** Whether a model may analyse development requests, as set in the site config. */
  readonly models?: boolean;
  /** Whether each pull request gets a Preview, as set in the site config. */
  readonly pulls?: boolean;
  /** Whether packages are reused, as set in the site config. */
  readonly reuse?: boolean;
  /** Number of days that packages are stored, as set in the site config. */
  readonly retention?: number;
}

export interface RenderOptions {
  /** Shape of the workflow. Default: `published`, or `two-jobs` on an Enterprise Server. */
  readonly shape?: WorkflowInputs['shape'];
  readonly action: PinnedReference;
  /** Reusable workflow of the organisation, for the shape `caller`. */
  readonly reusable?: PinnedReference;
  /** Path of the site config. Default: `site.config.yml`. */
  readonly config?: string;
  readonly repository?: RepositoryTraits;
  readonly apiToken?: boolean;
  /** Whether to sign the build in a separate job. Default: false. */
  readonly attest?: boolean;
  readonly with?: readonly AutomationName[];
  /**
   * Whether to pin portal and identity, so that a changed config can't redirect tokens. Default:
   * true.
   */
  readonly pins?: boolean;
  readonly comment?: boolean;
  readonly runner?: { readonly labels?: readonly string[]; readonly group?: string };
  readonly nodeVersion?: string;
  /**
   * Timeouts that people chose, in minutes. 0 restores the default. The site config may require
   * longer ones.
   */
  readonly buildMinutes?: number;
  readonly deployMinutes?: number;
  readonly workflowFile?: string;
  /** Whether the repository itself is a fork that deploys anyway. Default: false. */
  readonly fork?: boolean;
  /** Whether to render for a GitHub Enterprise Server. Default: false. */
  readonly server?: boolean;
  readonly templates?: Templates;
  /** Further files, which are written only if they don't exist. */
  readonly seeds?: readonly { readonly path: string; readonly content: string }[];
}

const text = z.string();

/** A site, from the portal or from options. Contains no secrets. */
export const SiteRecord = z.object({
  id: text,
  slug: text,
  type: z.enum(['docs', 'spa', 'static']),
  url: text,
  previewUrl: z.optional(text),
  repository: z.object({ owner: text, name: text }),
  productionBranch: text,
  /** Branches and patterns that are deployed to Preview. Default: `release/**`. */
  previewBranches: z.optional(z.readonly(z.array(text))),
  portal: z.object({ url: text, audience: text }),
  azure: z.object({
    clientId: text,
    tenantId: text,
    subscriptionId: text,
    /** Application of Preview's runs. A separate one is recommended. */
    previewClientId: z.optional(text),
  }),
});
export type SiteRecord = z.infer<typeof SiteRecord>;
