import type { Deps } from '../../shared/deps.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { HttpFault } from '../../shared/http/fault.ts';
import { transferProgress } from '../../shared/progress.ts';
import { Secret } from '../../shared/secret.ts';
import type { SitePackage } from '../pack/pack.ts';
import type { Plan } from '../plan/types.ts';
import { ContentService, type EventInfo, type PollingInfo, type UploadInfo } from './content-service.ts';
import { distribute } from './distribute.ts';
import type { Answer } from './envelope.ts';
import type { ContentHost } from './token.ts';
import type { Deployment } from './upload.ts';

/** The platform has not taken the token: a fresh one is worth another try. */
export class TokenRefused extends Error {
  override readonly name = 'TokenRefused';
}

export interface DirectOptions {
  readonly plan: Plan;
  readonly site: SitePackage;
  readonly token: Secret;
  readonly host: ContentHost;
  readonly correlationId: string;
  /** Called before the first call after which the live site may change. */
  readonly pointOfNoReturn: () => void;
}

/** Uploads by the platform's own protocol: validate, take a slot, put the archive, start the distribution, look until it has ended. */
export async function uploadDirect(options: DirectOptions, deps: Deps): Promise<Deployment> {
  const { plan, site, token, host, correlationId } = options;
  const service = new ContentService({ http: deps.http, host, token, correlationId, signal: deps.signal });
  const call = caller(correlationId);
  const event = eventInfo(plan, host.slice);
  const info = uploadInfo(site, host.slice);

  const validated = await call('validate the token', service.validateToken(event), true);
  deps.log.debug(`The token belongs to ${String(validated.siteUrl ?? 'an address that is not named')}.`);
  const slot = readSlot(
    await call('take the upload request', service.requestUpload(event, info), true),
    event,
    host.slice,
    correlationId,
  );
  for (const secret of secretsOf(slot.address)) deps.log.mask(secret);

  await putArchive(service, slot.address, site, correlationId, deps);
  options.pointOfNoReturn();
  try {
    await call('start the distribution', service.updateStatus(event, { ...info, Status: 'Succeeded' }, slot.polling));
  } catch (error) {
    // Whether it has started is not known without an answer; the status tells.
    if (
      !(error instanceof SiteDeployError) ||
      error.code !== 'UPLOAD_UNAVAILABLE' ||
      !(error.cause instanceof HttpFault)
    )
      throw error;
    deps.log.warn(
      `The platform did not answer when the distribution was started (${error.cause.message}); looking whether it has.`,
    );
  }
  return distribute({ plan, service, polling: slot.polling, correlationId, isNamed: event.IsNamedEnvironment }, deps);
}

/** Awaits a call: its response, or an error with the reason and the id that support asks for. */
function caller(correlationId: string) {
  return async (what: string, answering: Promise<Answer>, mayRefuseToken = false): Promise<Record<string, unknown>> => {
    const facts = [`correlation id: ${correlationId}`];
    const answer = await answering.catch((error: unknown) => {
      if (!(error instanceof HttpFault)) throw error;
      throw new SiteDeployError('UPLOAD_UNAVAILABLE', `The hosting platform did not ${what}.`, {
        cause: error,
        facts: [error.message, ...facts],
      });
    });
    if (answer.kind === 'ok') return answer.response;
    if (answer.kind === 'strange') {
      throw new SiteDeployError('UPLOAD_ANSWER_INVALID', `The hosting platform did not ${what}.`, {
        facts: [`received: ${answer.received}`, ...facts],
      });
    }
    const reason = `reason: ${answer.reason} (status ${answer.status})`;
    if (mayRefuseToken && isTokenRefusal(answer.status, answer.reason)) {
      throw new SiteDeployError('UPLOAD_TOKEN_REFUSED', 'The hosting platform refused the deployment token.', {
        cause: new TokenRefused(answer.reason),
        facts: [reason, ...facts],
      });
    }
    const isPassing = answer.status === 429 || answer.status >= 500;
    throw new SiteDeployError(
      isPassing ? 'UPLOAD_UNAVAILABLE' : 'UPLOAD_REFUSED',
      `The hosting platform did not ${what}.`,
      { facts: [reason, ...facts] },
    );
  };
}

function isTokenRefusal(status: number, reason: string): boolean {
  return (
    status === 401 ||
    status === 403 ||
    /api key was invalid|token.*(invalid|expired)|(invalid|expired).*token/i.test(reason)
  );
}

interface Slot {
  readonly address: Secret;
  readonly polling: PollingInfo;
}

function readSlot(response: Record<string, unknown>, event: EventInfo, slice: number, correlationId: string): Slot {
  const uris = record(response.packageUris);
  const polling = record(response.pollingInfo);
  const address = text(uris.app);
  if (!URL.canParse(address) || new URL(address).protocol !== 'https:' || text(polling.version) === '') {
    throw new SiteDeployError('UPLOAD_ANSWER_INVALID', 'The hosting platform named no place for the upload.', {
      // Names only: the values are credentials.
      facts: [
        `received: ${describeShape(response)}`,
        `packageUris: ${describeShape(uris)}`,
        `pollingInfo: ${describeShape(polling)}`,
        `correlation id: ${correlationId}`,
      ],
    });
  }
  return {
    address: new Secret(address),
    polling: {
      DefaultHostname: text(polling.defaultHostname),
      StageSiteIdentifier: text(polling.stageSiteIdentifier),
      Version: text(polling.version),
      TenantId: text(polling.tenantId),
      Slice: slice,
      GitHubRepoUrl: event.RepoUrl,
    },
  };
}

/** The address whole, its query, and its signature in both spellings: any of them would let others write to the slot. */
function secretsOf(address: Secret): Secret[] {
  const url = new URL(address.reveal());
  const signature = url.searchParams.get('sig') ?? '';
  return [address.reveal(), url.search.slice(1), signature, encodeURIComponent(signature)]
    .filter((part) => part !== '')
    .map((part) => new Secret(part));
}

async function putArchive(
  service: ContentService,
  address: Secret,
  site: SitePackage,
  correlationId: string,
  deps: Deps,
): Promise<void> {
  const { host } = new URL(address.reveal());
  const progress = transferProgress(deps.log, deps.clock, 'upload', site.archiveBytes);
  const facts = [`blob storage: ${host}`, `correlation id: ${correlationId}`];
  const response = await service
    .putArchive(address, site.archive, site.archiveBytes, progress)
    .catch((error: unknown) => {
      if (!(error instanceof HttpFault)) throw error;
      throw new SiteDeployError('UPLOAD_UNAVAILABLE', 'The archive could not be sent.', {
        cause: error,
        facts: [error.message, ...facts],
      });
    });
  if (response.status === 201) return;
  const storageCode = /<Code>([^<]*)<\/Code>/.exec(response.text)?.[1];
  const isPassing = response.status === 429 || response.status >= 500;
  throw new SiteDeployError(
    isPassing ? 'UPLOAD_UNAVAILABLE' : 'UPLOAD_REFUSED',
    `Blob storage did not take the archive: status ${response.status}.`,
    {
      facts: [...(storageCode === undefined ? [] : [`reason: ${storageCode}`]), ...facts],
    },
  );
}

function eventInfo(plan: Plan, slice: number): EventInfo {
  const branch = plan.event.ref.replace(/^refs\/heads\//, '');
  return {
    RepoUrl: `https://github.com/${plan.event.repository}`,
    IsPullRequest: false,
    IsNamedEnvironment: plan.environmentName !== null,
    PullRequestId: null,
    PullRequestTitle: null,
    HeadBranch: branch,
    BaseBranch: branch,
    EnvironmentName: plan.environmentName,
    TenantId: null,
    DefaultHostname: null,
    Slice: slice,
  };
}

function uploadInfo({ manifest, hosting }: SitePackage, slice: number): UploadInfo {
  return {
    TotalAppSizeInBytes: manifest.totalBytes,
    MaxSingleFileSizeInBytes: manifest.largestBytes,
    AppFileCount: manifest.files.length,
    ApiSizeInBytes: 0,
    HasFunctions: false,
    HasDataApiFiles: false,
    HasDataApiConfigFile: false,
    DatabaseType: '',
    HasRoutes: hosting.hasRoutes,
    ConfiguredRoles: hosting.roles,
    DefaultFileType: 'index.html',
    FunctionLanguage: null,
    ServerRenderFramework: 'StaticWebApp',
    DeploymentProvider: 'GitHub',
    BackendStartupCommandType: 0,
    ShouldDeployToWebApp: false,
    TenantId: '',
    DefaultHostname: null,
    Slice: slice,
    Status: 'RequestingUpload',
  };
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const describeShape = (value: Record<string, unknown>): string => Object.keys(value).join(', ') || 'nothing';
