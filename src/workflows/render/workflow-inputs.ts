import type { SiteConfig } from '../../config/schema.ts';
import { compact } from '../../shared/compact.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { omitUndefined } from '../../shared/omit-undefined.ts';
import { checkWorkflowInputs, type WorkflowInputs } from '../inputs.ts';
import type { JobMinutes, RenderOptions, SiteRecord } from './render-options.ts';

/** A site, or all sites of an organisation, whose applications may differ. */
type WorkflowSite = Pick<SiteRecord, 'productionBranch' | 'previewBranches' | 'portal'> & {
  readonly azure: {
    readonly tenantId: string;
    readonly clientId?: string;
    readonly previewClientId?: string;
  };
};

export function buildWorkflowInputs(site: WorkflowSite, options: RenderOptions): WorkflowInputs {
  const { repository = {}, workflowFile, nodeVersion, with: automations = [] } = options;
  const shape = options.shape ?? (options.server ? 'two-jobs' : 'published');
  checkCaller(options);
  const { labels = [], group } = options.runner ?? {};
  const version = nodeVersion === 'auto' ? undefined : nodeVersion;
  const { buildMinutes, deployMinutes } = options;
  const allowed = { build: 0, deploy: 0, ...repository.allowed };
  const minutes = {
    build: Math.max(buildMinutes || 30, allowed.build),
    deploy: Math.max(deployMinutes || 30, allowed.deploy),
  };
  const hasMinutes = minutes.build !== 30 || minutes.deploy !== 30;
  const isCaller = shape === 'caller';
  const { portal, azure } = site;
  const pins = omitUndefined({
    portalUrl: portal.url,
    audience: portal.audience,
    tenantId: azure.tenantId,
    clientId: compact([azure.clientId, azure.previewClientId]).join(',') || undefined,
  });
  const inputs = omitFalse({
    shape,
    action: options.action,
    reusable: isCaller && options.reusable,
    production: site.productionBranch,
    preview: site.previewBranches ?? ['release/**'],
    config: options.config ?? 'site.config.yml',
    root: repository.root ?? '.',
    packageManager: repository.packageManager ?? 'npm',
    lockfile: repository.lockfile,
    node: version ? { version } : (repository.node ?? { version: '24' }),
    attest: options.attest,
    comment: options.comment ?? repository.pulls,
    pulls: repository.pulls,
    automations: automations.length > 0 && automations,
    // A single job stores no package, and a caller's workflow belongs to the organisation.
    reuse: repository.reuse && (shape === 'published' || shape === 'two-jobs') && !options.server,
    retention: repository.retention !== 90 && repository.retention,
    models: repository.models && automations.includes('requests'),
    runner: omitEmpty({ labels: labels.length > 0 && [...labels], group }),
    minutes: !isCaller && hasMinutes && minutes,
    chosen: omitEmpty({ node: Boolean(version), buildMinutes, deployMinutes }),
    workflowFile: workflowFile !== 'deploy.yml' && workflowFile,
    fork: options.fork,
    server: options.server,
  });
  const { apiToken = false } = options;
  return checkWorkflowInputs({ ...inputs, apiToken, pins: options.pins !== false && pins });
}

const omitFalse = (value: object): object =>
  Object.fromEntries(Object.entries(value).filter(([, item]) => item));

/** Removes falsy properties. Returns `undefined` if none are left. */
export function omitEmpty(value: object): object | undefined {
  const present = omitFalse(value);
  if (Object.keys(present).length > 0) return present;
  return undefined;
}

function checkCaller(options: RenderOptions): void {
  const { shape, runner, buildMinutes, deployMinutes } = options;
  const isOwn = runner?.labels || runner?.group || buildMinutes || deployMinutes;
  if (shape !== 'caller' || !isOwn) return;
  const message =
    'The called workflow sets the runners and time limits of its jobs, not its caller.';
  const remedy =
    'Pass runners and time limits to site-deploy organisation onboard, not to the sites ' +
    'that call it.';
  throw new SiteDeployError('ONBOARD_INPUT_INVALID', message, { remedy });
}

const maxMinutes = 360;
const around = { build: 10, deploy: 7 };
/** Lowest upload rate in bytes per minute, and site size in bytes that the overhead covers. */
const slowest = 30_000_000;
const defaultSize = 262_144_000;

/**
 * Returns the timeouts of jobs: those in the site config plus overhead, because a job that ends too
 * early would interrupt a deployment.
 */
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
