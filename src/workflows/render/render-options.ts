import type { PinnedReference, WorkflowInputs } from '../inputs.ts';
import type { AutomationName, Templates } from '../templates/registry.ts';
import type { JobMinutes } from './job-minutes.ts';

export interface RepositoryTraits {
  readonly root?: string;
  readonly packageManager?: WorkflowInputs['packageManager'];
  readonly lockfile?: string;
  readonly node?: WorkflowInputs['node'];
  /** Timeouts that the site config sets for its own steps, in minutes. */
  readonly allowed?: JobMinutes;
  /** The site config enables analysis of development requests by a model. */
  readonly models?: boolean;
}

export interface RenderOptions {
  /** Default `published`; `two-jobs` for an Enterprise Server. */
  readonly shape?: WorkflowInputs['shape'];
  readonly action: PinnedReference;
  /** The organisation's reusable workflow, for the shape `caller`. */
  readonly reusable?: PinnedReference;
  /** Path of the site config file. Default `site.config.yml`. */
  readonly config?: string;
  readonly repository?: RepositoryTraits;
  readonly apiToken?: boolean;
  /** Sign the build in a separate job. Default false. */
  readonly attest?: boolean;
  /** Also write the hosting configuration and an empty content file. Default false. */
  readonly withHosting?: boolean;
  readonly withContent?: boolean;
  readonly with?: readonly AutomationName[];
  /** Pin portal and identity, so that a changed site config can't redirect tokens. Default true. */
  readonly pins?: boolean;
  readonly comment?: boolean;
  readonly runner?: { readonly labels?: readonly string[]; readonly group?: string };
  readonly nodeVersion?: string;
  /** Timeouts of jobs chosen by people; 0: the default. The site config may require more. */
  readonly buildMinutes?: number;
  readonly deployMinutes?: number;
  readonly workflowFile?: string;
  /** The repository is itself a fork, and deploys anyway. Default false. */
  readonly fork?: boolean;
  /** For a GitHub Enterprise Server. Default false. */
  readonly server?: boolean;
  readonly templates?: Templates;
}
