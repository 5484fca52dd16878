import { readFileSync } from 'node:fs';
import { exchangeAudience } from '../../../shared/token-source.ts';
import { fill, pins } from '../../../workflows/templates/parts.ts';

export const fleetWorkflowPath = '.github/workflows/site-deploy-fleet.yml';

interface FleetWorkflowOptions {
  /** `owner/name@ref#version` of site-deploy, as the sites use it. */
  readonly action: string;
  readonly portal: string;
  readonly audience: string;
  readonly appId: string;
  readonly clientId: string;
  readonly tenantId: string;
  readonly shards: number;
  readonly identities: string;
  /** Default of the input `labels` of a manual run. The fields below are defaults, too. */
  readonly labels?: readonly string[];
  readonly reviewers?: readonly string[];
  readonly automerge?: boolean;
  readonly maxOpen?: number;
}

const template = readFileSync(new URL('./fleet-workflow.yml', import.meta.url), 'utf8');

/**
 * Renders a workflow that checks all sites nightly, or onboards them on demand. It fails if
 * anything is left to do.
 */
export function fleetWorkflow(options: FleetWorkflowOptions): string {
  const { labels = [], reviewers = [], automerge = false, maxOpen = '' } = options;
  const [, repository = '', commit = '', version = ''] =
    /^([^@]+)@([^#]+)#(.+)$/.exec(options.action) ?? [];
  const shards = Array.from({ length: options.shards }, (_, at) => at + 1);
  return fill(template, {
    ...options,
    ...pins,
    exchangeAudience,
    shards: shards.join(', '),
    labels: labels.join(','),
    reviewers: reviewers.join(','),
    automerge: String(automerge),
    maxOpen: String(maxOpen),
    repository,
    commit,
    version,
  });
}
