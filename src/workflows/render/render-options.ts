import type { PinnedReference, WorkflowInputs } from '../inputs.ts';
import type { StoryName, Templates } from '../templates/registry.ts';
import type { JobMinutes } from './job-minutes.ts';

/** What is known of the repository that the site lives in. */
export interface RepositoryTraits {
  /** Folder of the site's package.json. Default `.`. */
  readonly root?: string;
  /** Default `npm`. */
  readonly packageManager?: WorkflowInputs['packageManager'];
  readonly lockfile?: string;
  /** Default: Node.js 24. */
  readonly node?: WorkflowInputs['node'];
  /** What the site config lets its own steps take, in minutes. */
  readonly allowed?: JobMinutes;
  /** The site config has a model analyse development requests. */
  readonly models?: boolean;
}

export interface RenderOptions {
  /** Default `two-jobs`. */
  readonly shape?: WorkflowInputs['shape'];
  /** site-deploy itself, at a full commit id. */
  readonly action: PinnedReference;
  /** The organisation's reusable workflow, for the shape `caller`. */
  readonly reusable?: PinnedReference;
  /** The site config file. Default `site.config.yml`. */
  readonly config?: string;
  readonly repository?: RepositoryTraits;
  /** Use the repository's secret with the portal's API token. Default false. */
  readonly apiToken?: boolean;
  /** A job of its own signs what was built. Default false. */
  readonly attest?: boolean;
  /** Also write the hosting configuration and an empty content file. Default false. */
  readonly withHosting?: boolean;
  readonly withContent?: boolean;
  /** Stories whose workflows are added. Default: none. */
  readonly with?: readonly StoryName[];
  /** The workflows pin portal and identity, so that a changed site config cannot redirect tokens. Default true. */
  readonly pins?: boolean;
  /** Pull requests are told how a deployment has ended. Default false. */
  readonly comment?: boolean;
  /** Labels or group of the runners. Default, as is an empty object: runners of GitHub. */
  readonly runner?: { readonly labels?: readonly string[]; readonly group?: string };
  /** Version of Node.js for the build. Default, as is `auto`: what the repository says. */
  readonly nodeVersion?: string;
  /** Longest times of jobs that people have chosen; 0: the usual ones. The site config may need more. */
  readonly buildMinutes?: number;
  readonly deployMinutes?: number;
  /** File name of the deployment workflow. Default `deploy.yml`. */
  readonly workflowFile?: string;
  /** The repository is a fork itself, and deploys all the same. Default false. */
  readonly fork?: boolean;
  /** For a GitHub Enterprise Server. Default false. */
  readonly server?: boolean;
  /** Versions of the templates. Default: those of this package. */
  readonly templates?: Templates;
}
