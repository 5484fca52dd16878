import { withHeader } from '../header.ts';
import type { SiteRecord } from '../site-record.ts';
import { type StoryName, type TemplateName, type Templates, templates } from '../templates/registry.ts';
import { checkWorkflowInputs, type PinnedReference, type WorkflowInputs } from '../workflow-inputs.ts';
import { renderHostingConfig } from './hosting-config.ts';
import { renderSiteConfig } from './site-config.ts';

/** A file of the repository that onboarding provides. */
export interface RenderedFile {
  /** Relative to the repository's root, with `/`. */
  readonly path: string;
  readonly content: string;
  /** `merged`: updated later, what people changed is kept. `seed`: written where it is absent, never touched again. */
  readonly care: 'merged' | 'seed';
  readonly template?: TemplateName;
}

/** What is known of the repository that the site lives in. */
export interface RepositoryTraits {
  /** Folder of the site's package.json. Default `.`. */
  readonly root?: string;
  /** Default `npm`. */
  readonly packageManager?: WorkflowInputs['packageManager'];
  readonly lockfile?: string;
  /** Default: Node.js 24. */
  readonly node?: WorkflowInputs['node'];
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
  /** Versions of the templates. Default: those of this package. */
  readonly templates?: Templates;
}

export const deployPath = '.github/workflows/deploy.yml';
export const rollbackPath = '.github/workflows/rollback.yml';
export const closePath = '.github/workflows/close-preview.yml';

/** The workflow of an agent that development requests may be given to. */
export const agentPath = '.github/workflows/agent.yml';

/** Where the workflow of a story is. */
export const storyPath = (story: StoryName) => `.github/workflows/${story}.yml`;

/**
 * The files that make a repository ready. The same for the same input: no clock, no network.
 * @throws SiteDeployError `ONBOARD_INPUT_INVALID`
 */
export function renderOnboarding(site: SiteRecord, options: RenderOptions): RenderedFile[] {
  const inputs = workflowInputs(site, options);
  const known = options.templates ?? templates;
  return [
    workflow('deploy', deployPath, inputs, known),
    // One job hands nothing over, so nothing is kept that could be deployed again.
    ...(inputs.shape === 'single-job' ? [] : [workflow('rollback', rollbackPath, inputs, known)]),
    workflow('close-preview', closePath, inputs, known),
    ...(options.with ?? []).flatMap((story) => [
      workflow(story, storyPath(story), inputs, known),
      ...(story === 'requests' ? [workflow('agent', agentPath, inputs, known)] : []),
    ]),
    { path: inputs.config, content: renderSiteConfig(site, inputs), care: 'seed' },
    ...(options.withHosting
      ? [
          {
            path: inRoot(inputs.root, 'staticwebapp.config.json'),
            content: renderHostingConfig(site.type),
            care: 'seed',
          } as const,
        ]
      : []),
    ...(options.withContent ? [{ path: 'content/overrides.json', content: '{}\n', care: 'seed' } as const] : []),
  ];
}

/**
 * The reusable workflow that an organisation keeps in one repository for all its sites.
 * @throws SiteDeployError `ONBOARD_INPUT_INVALID`
 */
export function renderReusableWorkflow(site: SiteRecord, options: RenderOptions): RenderedFile {
  const inputs = workflowInputs(site, { ...options, shape: 'two-jobs' });
  return workflow('reusable', '.github/workflows/site-deploy.yml', inputs, options.templates ?? templates);
}

/** Everything that the workflows depend on. */
function workflowInputs(site: SiteRecord, options: RenderOptions): WorkflowInputs {
  const {
    shape = 'two-jobs',
    action,
    reusable,
    config = 'site.config.yml',
    repository = {},
    apiToken = false,
    attest = false,
  } = options;
  return checkWorkflowInputs({
    shape,
    action,
    ...(shape === 'caller' && { reusable }),
    production: site.productionBranch,
    preview: site.previewBranches ?? ['release/**'],
    config,
    root: repository.root ?? '.',
    packageManager: repository.packageManager ?? 'npm',
    ...(repository.lockfile !== undefined && { lockfile: repository.lockfile }),
    node: repository.node ?? { version: '24' },
    apiToken,
    ...(attest && { attest }),
  });
}

function workflow(template: TemplateName, path: string, inputs: WorkflowInputs, known: Templates): RenderedFile {
  const version = known[template].length;
  const body = known[template].at(-1)?.(inputs) ?? '';
  return { path, content: withHeader(template, version, inputs, body), care: 'merged', template };
}

function inRoot(root: string, name: string): string {
  return root === '.' ? name : `${root}/${name}`;
}
