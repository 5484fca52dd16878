import { parseSiteConfig } from '../../src/config/parse.ts';
import type { ClosingPlan, Plan } from '../../src/deploy/steps/plan/types.ts';
import { needed } from './site-config.ts';

/**
 * Creates a plan for Production of the example site.
 * @param yaml extra lines of its site config
 */
export function createPlan(more: Partial<Plan> = {}, yaml = ''): Plan {
  const workspace = more.workspace ?? '/workspace';
  const event = more.event ?? {
    name: 'push',
    ref: 'refs/heads/master',
    sha: 'c0ffee'.padEnd(40, '0'),
    repository: 'acme/site',
    run: { id: '77', attempt: 2, url: 'https://github.com/acme/site/actions/runs/77' },
  };
  return {
    mode: 'all',
    uploader: 'auto',
    dryRun: false,
    force: false,
    environment: 'Production',
    environmentName: null,
    version: '1.4.0',
    event,
    provenance: { commit: event.sha, tree: '', run: event.run.url },
    config: more.config ?? parseSiteConfig(`${needed}${yaml}\n`, 'site.config.yml'),
    workspace,
    configFile: 'site.config.yml',
    buildRoot: workspace,
    url: 'https://www.acme.example',
    ...more,
  };
}

/** Creates the plan to close the Preview "preview" after the branch release/1.4.0 was deleted. */
export function createClosingPlan(more: Partial<ClosingPlan> = {}): ClosingPlan {
  const { event, config, workspace } = createPlan();
  return {
    mode: 'close',
    workspace,
    uploader: 'auto',
    dryRun: false,
    environment: 'Preview',
    environmentName: 'preview',
    version: '1.4.0',
    event: { ...event, name: 'delete', ref: 'refs/heads/release/1.4.0' },
    config,
    url: undefined,
    ...more,
  };
}
