import type { SiteConfig } from '../../config/schema.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { omitUndefined } from '../../shared/omit-undefined.ts';
import { checkWorkflowInputs, type WorkflowInputs } from '../inputs.ts';
import type { JobMinutes, RenderOptions, SiteRecord } from './render-options.ts';

/** A site, or all sites of an organisation, which may have no application in common. */
type WorkflowSite = Pick<SiteRecord, 'productionBranch' | 'previewBranches' | 'portal'> & {
  readonly azure: { readonly tenantId: string; readonly clientId?: string };
};

export function buildWorkflowInputs(site: WorkflowSite, options: RenderOptions): WorkflowInputs {
  const { repository = {}, workflowFile, nodeVersion, with: automations = [] } = options;
  const shape = options.shape ?? (options.server ? 'two-jobs' : 'published');
  checkCaller(options);
  const { labels = [], group } = options.runner ?? {};
  const version = nodeVersion === 'auto' ? undefined : nodeVersion;
  const buildMinutes = options.buildMinutes || undefined;
  const deployMinutes = options.deployMinutes || undefined;
  const minutes = { build: buildMinutes, deploy: deployMinutes };
  const { portal, azure } = site;
  const pins = omitUndefined({
    portalUrl: portal.url,
    audience: portal.audience,
    tenantId: azure.tenantId,
    clientId: azure.clientId || undefined,
  });
  const inputs = omitUndefined({
    shape,
    action: options.action,
    reusable: shape === 'caller' ? options.reusable : undefined,
    production: site.productionBranch,
    preview: site.previewBranches ?? ['release/**'],
    config: options.config ?? 'site.config.yml',
    root: repository.root ?? '.',
    packageManager: repository.packageManager ?? 'npm',
    lockfile: repository.lockfile,
    node: version ? { version } : (repository.node ?? { version: '24' }),
    apiToken: options.apiToken ?? false,
    attest: options.attest || undefined,
    pins: options.pins !== false && pins,
    comment: options.comment || undefined,
    automations: automations.length > 0 ? automations : undefined,
    models: (repository.models && automations.includes('requests')) || undefined,
    runner: omitEmpty({ labels: labels.length > 0 ? [...labels] : undefined, group }),
    minutes: shape === 'caller' ? undefined : jobMinutes(minutes, repository.allowed),
    chosen: omitEmpty({ node: version ? true : undefined, buildMinutes, deployMinutes }),
    workflowFile: workflowFile === 'deploy.yml' ? undefined : workflowFile,
    fork: options.fork || undefined,
    server: options.server || undefined,
  });
  return checkWorkflowInputs(inputs);
}

export function omitEmpty<Value extends object>(value: Value): Value | undefined {
  const present = omitUndefined(value);
  if (Object.keys(present).length > 0) return present;
  return undefined;
}

function checkCaller(options: RenderOptions): void {
  const { shape, runner, buildMinutes, deployMinutes } = options;
  const isOwn = runner?.labels || runner?.group || buildMinutes || deployMinutes;
  if (shape !== 'caller' || !isOwn) return;
  throw new SiteDeployError(
    'ONBOARD_INPUT_INVALID',
    'The called workflow sets the runners and time limits of its jobs, not its caller.',
    {
      remedy:
        'Pass runners and time limits to site-deploy onboard --reusable-workflow, not to the ' +
        'sites that call it.',
    },
  );
}

const maxMinutes = 360;
const around = { build: 10, deploy: 7 };
/** Minimum upload rate in bytes per minute, and the site size covered by the overhead. */
const slowest = 30_000_000;
const defaultSize = 262_144_000;

/** The site config's own timeouts plus overhead: an earlier end would cut off a deployment. */
export function allowedMinutes(siteConfig: SiteConfig): JobMinutes {
  const { build, hosting, seo } = siteConfig;
  const { distributionTimeoutMinutes, verificationTimeoutMinutes } = hosting;
  const metadata = seo.enabled ? seo.fetchMinutes : 0;
  const sending = Math.ceil(Math.max(0, hosting.maxTotalSize - defaultSize) / slowest);
  const deploy =
    metadata + sending + distributionTimeoutMinutes + verificationTimeoutMinutes + around.deploy;
  return {
    build: Math.min(maxMinutes, build.timeoutMinutes + around.build),
    deploy: Math.min(maxMinutes, deploy),
  };
}

/** The chosen ones, but never below the site config's. @returns `undefined`: the defaults */
function jobMinutes(
  chosen: Partial<JobMinutes>,
  allowed: Partial<JobMinutes> = {},
): JobMinutes | undefined {
  const build = Math.max(chosen.build ?? 30, allowed.build ?? 0);
  const deploy = Math.max(chosen.deploy ?? 30, allowed.deploy ?? 0);
  if (build === 30 && deploy === 30) return undefined;
  return { build, deploy };
}
