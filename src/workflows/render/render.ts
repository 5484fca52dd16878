import { compact } from '../../shared/compact.ts';
import { withHeader } from '../header.ts';
import type { WorkflowInputs } from '../inputs.ts';
import type { SiteRecord } from '../site-record.ts';
import { type StoryName, type TemplateName, type Templates, templates } from '../templates/registry.ts';
import { renderHostingConfig } from './hosting-config.ts';
import { inputsOf } from './inputs-of.ts';
import type { RenderOptions } from './render-options.ts';
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

export const workflowFolder = '.github/workflows';
export const deployPath = `${workflowFolder}/deploy.yml`;
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
  const inputs = inputsOf(site, options);
  const known = options.templates ?? templates;
  return compact([
    workflow('deploy', deployPathOf(inputs), inputs, known),
    keepsPackages(inputs) && workflow('rollback', rollbackPath, inputs, known),
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
  ]);
}

/** Where the deployment workflow is. */
export function deployPathOf({ workflowFile }: { readonly workflowFile?: string }): string {
  if (workflowFile) return `${workflowFolder}/${workflowFile}`;
  return deployPath;
}

/**
 * Whether an earlier run can be rolled back to. One job hands nothing over, so nothing is kept; on a GitHub Enterprise
 * Server the action that downloads takes nothing of another run.
 */
function keepsPackages({ shape, server }: WorkflowInputs): boolean {
  return shape !== 'single-job' && server !== true;
}

function workflow(template: TemplateName, path: string, inputs: WorkflowInputs, known: Templates): RenderedFile {
  const version = known[template].length;
  const body = known[template].at(-1)?.(inputs) ?? '';
  return { path, content: withHeader(template, version, inputs, body), care: 'merged', template };
}

function inRoot(root: string, name: string): string {
  if (root === '.') return name;
  return `${root}/${name}`;
}
