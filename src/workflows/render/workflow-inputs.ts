import type { SiteConfig } from '../../config/schema.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { omitUndefined } from '../../shared/omit-undefined.ts';
import { checkWorkflowInputs, type WorkflowInputs } from '../inputs.ts';
import type { JobMinutes, RenderOptions, SiteRecord } from './render-options.ts';

export function buildWorkflowInputs(site: SiteRecord, options: RenderOptions): WorkflowInputs {
  const { shape = getDefaultShape(options), action, reusable } = options;
  const { config = 'site.config.yml' } = options;
  const { repository = {}, workflowFile, with: automations = [] } = options;
  checkCaller(options);
  const choices =
    shape === 'caller' ? chosenNode(options) : chosenTimes(options, repository.allowed);
  const inputs = omitUndefined({
    shape,
    action,
    reusable: shape === 'caller' ? reusable : undefined,
    production: site.productionBranch,
    preview: site.previewBranches ?? ['release/**'],
    config,
    root: repository.root ?? '.',
    packageManager: repository.packageManager ?? 'npm',
    lockfile: repository.lockfile,
    node: getNode(options),
    apiToken: options.apiToken ?? false,
    attest: options.attest || undefined,
    pins: options.pins !== false && getPins(site),
    comment: options.comment || undefined,
    automations: automations.length > 0 ? automations : undefined,
    models: (repository.models && automations.includes('requests')) || undefined,
    ...getRunnerInput(options),
    ...choices,
    workflowFile: workflowFile === 'deploy.yml' ? undefined : workflowFile,
    fork: options.fork || undefined,
    server: options.server || undefined,
  });
  return checkWorkflowInputs(inputs);
}

/** An Enterprise Server can't call workflows of GitHub.com. */
function getDefaultShape({ server }: RenderOptions): WorkflowInputs['shape'] {
  if (server) return 'two-jobs';
  return 'published';
}

function getPins(siteRecord: SiteRecord): WorkflowInputs['pins'] {
  const { portal, azure } = siteRecord;
  return {
    portalUrl: portal.url,
    audience: portal.audience,
    tenantId: azure.tenantId,
    clientId: azure.clientId,
  };
}

function checkCaller(options: RenderOptions): void {
  const { shape, runner, buildMinutes, deployMinutes } = options;
  const explicit = [
    runner?.labels,
    runner?.group,
    buildMinutes || undefined,
    deployMinutes || undefined,
  ];
  if (shape !== 'caller' || explicit.every((value) => value === undefined)) return;
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

function getNode(options: RenderOptions): WorkflowInputs['node'] {
  const { nodeVersion, repository = {} } = options;
  if (isChosen(nodeVersion)) return { version: nodeVersion };
  return repository.node ?? { version: '24' };
}

const isChosen = (version: string | undefined): version is string =>
  version !== undefined && version !== 'auto';

export function getRunnerInput(
  options: Pick<RenderOptions, 'runner'>,
): Pick<WorkflowInputs, 'runner'> {
  const { runner = {} } = options;
  const { labels = [], group } = runner;
  if (labels.length === 0 && group === undefined) return {};
  return { runner: omitUndefined({ labels: labels.length > 0 ? [...labels] : undefined, group }) };
}

type TimeOptions = Pick<RenderOptions, 'nodeVersion' | 'buildMinutes' | 'deployMinutes'>;

export function chosenTimes(
  options: TimeOptions,
  allowed: JobMinutes | undefined,
): Pick<WorkflowInputs, 'minutes' | 'chosen'> {
  const buildMinutes = options.buildMinutes || undefined;
  const deployMinutes = options.deployMinutes || undefined;
  const minutes = jobMinutes({ build: buildMinutes, deploy: deployMinutes }, allowed);
  const chosen = omitUndefined({ ...chosenNode(options).chosen, buildMinutes, deployMinutes });
  const hasChosen = Object.keys(chosen).length > 0;
  return omitUndefined({ minutes, chosen: hasChosen ? chosen : undefined });
}

function chosenNode(options: TimeOptions): Pick<WorkflowInputs, 'chosen'> {
  if (isChosen(options.nodeVersion)) return { chosen: { node: true } };
  return {};
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

const defaultMinutes: JobMinutes = { build: 30, deploy: 30 };

/** The chosen ones, but never below the site config's. @returns `undefined`: the defaults */
export function jobMinutes(
  chosen: { readonly build?: number; readonly deploy?: number },
  allowed: JobMinutes | undefined,
): JobMinutes | undefined {
  const of = (job: keyof JobMinutes) =>
    Math.max(chosen[job] ?? defaultMinutes[job], allowed?.[job] ?? 0);
  const minutes = { build: of('build'), deploy: of('deploy') };
  if (minutes.build === defaultMinutes.build && minutes.deploy === defaultMinutes.deploy)
    return undefined;
  return minutes;
}
