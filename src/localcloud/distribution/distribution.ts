import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { slice } from '../hosting/hosting.ts';
import { getHost, getUrl, readBodyText, sendJson } from '../service/http.ts';
import { distribute } from './distribute.ts';
import {
  type DistributionBehaviour,
  type DistributionOptions,
  type DistributionStep,
  defaultBehaviour,
  type LocalDeployment,
} from './types.ts';
import {
  checkRequest,
  closedEnvironment,
  findDeployment,
  getObjectMember,
  getTextMember,
  inPascalCase,
  type Members,
  newSlot,
  parseEnvironmentName,
  parseMembers,
  type UsedQuota,
} from './upload-request.ts';

export type Distribution = ReturnType<typeof createDistribution>;

type Answer =
  | { readonly response: unknown }
  | { readonly refused: string | object; readonly statusCode?: number };

type AnswerStep = (slug: string, body: Members, correlationId: string) => Answer | Promise<Answer>;

const steps: Readonly<Record<string, DistributionStep>> = {
  '/api/upload/validateapitoken': 'validateapitoken',
  '/api/upload/request': 'request',
  '/api/upload/updatestatus': 'updatestatus',
  '/api/upload/checkstatus': 'checkstatus',
  '/api/pullrequest/close': 'close',
};

const newState = () => ({
  state: 'WaitingForUpload' as const,
  reason: undefined,
  isLive: false,
  pollCount: 0,
  files: undefined,
  bytes: undefined,
  at: new Date().toISOString(),
  settled: Promise.resolve(),
});

export function createDistribution(options: DistributionOptions) {
  const { hosting, storage, customDomain } = options;
  const tokens = createTokens();
  const behaviour: DistributionBehaviour = { ...defaultBehaviour };
  const deployments: LocalDeployment[] = [];
  const of = (slug: string) => deployments.filter((item) => item.slug === slug);
  const unknownVersion = { refused: 'The deployment version was not found.', statusCode: 404 };
  const formatUrl = (slug: string, environment: string | null) =>
    `https://${hosting.hostname(slug, environment)}`;
  const addresses = {
    given: formatUrl,
    asked: formatUrl,
    production: (slug: string) => formatUrl(slug, null),
    'custom domain': customDomain,
    empty: () => '',
  };

  function usedQuota(slug: string, requested: string | null): UsedQuota {
    const environments = hosting.environments(slug);
    const others = of(slug)
      .filter(({ isLive, environment }) => isLive && environment !== requested)
      .filter(({ environment }) => environment === null || environments.includes(environment));
    const usedBytes = others.reduce((sum, { bytes = 0 }) => sum + bytes, 0);
    return { environments, usedBytes };
  }

  const answers: Readonly<Record<DistributionStep, AnswerStep>> = {
    validateapitoken: (slug) => ({
      response: { siteUrl: addresses[behaviour.validatedUrl](slug, null) },
    }),
    async request(slug, body, correlationId) {
      const { uploadAddress } = await storage.open();
      const event = getObjectMember(body, 'EventInfo');
      const upload = getObjectMember(body, 'UploadInfo');
      const requested = parseEnvironmentName(event);
      const refused = checkRequest(requested, upload, behaviour, usedQuota(slug, requested));
      if (refused) return { refused };
      const environment = behaviour.landing === 'production' ? null : requested;
      const slot = newSlot(requested, behaviour.ids, of(slug));
      const input = { slug, requested, environment, correlationId, upload, event };
      deployments.push({ ...slot, ...input, ...newState() });
      const packageUris = { app: uploadAddress(`${slot.id}/app.zip`), api: null };
      // Like the real service, return Production's host even for a named environment.
      const pollingInfo = {
        defaultHostname: hosting.hostname(slug, null),
        stageSiteIdentifier: slot.stage,
        version: slot.version,
        tenantId: null,
        slice: Number(getTextMember(event, 'Slice') || '0'),
        gitHubRepoUrl: getTextMember(event, 'RepoUrl'),
      };
      return { response: { packageUris, pollingInfo } };
    },
    updatestatus(slug, body) {
      const deployment = findDeployment(getObjectMember(body, 'PollingInfo'), of(slug));
      if (!deployment) return unknownVersion;
      const status = getTextMember(getObjectMember(body, 'UploadInfo'), 'Status');
      if (status.toLowerCase() !== 'succeeded') deployment.state = 'Canceled';
      if (deployment.state === 'WaitingForUpload') {
        deployment.state = 'InProgress';
        deployment.settled = distribute(deployment, behaviour, options, deployments);
      }
      return { response: null };
    },
    checkstatus(slug, body) {
      const deployment = findDeployment(body, of(slug));
      if (!deployment) return unknownVersion;
      deployment.pollCount++;
      const name = behaviour.siteUrl === 'asked' ? deployment.requested : deployment.environment;
      const siteUrl = addresses[behaviour.siteUrl](slug, name);
      return { response: formatStatus(deployment, behaviour, siteUrl) };
    },
    async close(slug, body) {
      const closed = closedEnvironment(body, behaviour.closingForm);
      if ('refused' in closed) return closed;
      const lowerCase = closed.name.toLowerCase();
      const name = hosting.environments(slug).find((item) => item.toLowerCase() === lowerCase);
      if (!name)
        return { refused: 'No matching Static Web App environment was found.', statusCode: 404 };
      if (behaviour.closes) await hosting.withdraw(slug, name, behaviour);
      return { response: null };
    },
  };

  return {
    deployments,
    behaviour,
    issueToken: (slug: string): string => tokens.issue(slug, behaviour.tokenShape),
    expireTokens: tokens.expire,
    async handler(request: IncomingMessage, response: ServerResponse) {
      const { pathname, searchParams } = getUrl(request);
      const step = steps[pathname];
      if (!step || request.method !== 'POST')
        return sendJson(response, 404, { message: `No endpoint ${pathname}` });
      if (searchParams.get('apiVersion') !== 'v1')
        return sendJson(response, 400, { message: 'The API version is not supported.' });
      const envelope = toEnvelope(await answerStep(step, request, searchParams));
      const isCamel = behaviour.spelling === 'camel';
      sendJson(response, 200, isCamel ? envelope : inPascalCase(envelope));
    },
  };

  async function answerStep(
    step: DistributionStep,
    request: IncomingMessage,
    query: URLSearchParams,
  ): Promise<Answer> {
    const token = /^token (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const slug = tokens.findSite(token, getHost(request));
    if (!slug)
      return { refused: 'No matching Static Web App was found or the api key was invalid.' };
    const text = await readBodyText(request);
    // In the step `validateapitoken`, some clients send no body, or a body that isn't JSON.
    const body = step === 'validateapitoken' ? {} : parseMembers(text);
    if (!body) return { refused: 'The body is not a JSON object.' };
    const { reject } = behaviour;
    if (reject?.step === step) return { refused: reject.reason, statusCode: reject.statusCode };
    return answers[step](slug, body, query.get('deploymentCorrelationId') ?? '');
  }
}

/** Wraps a response. A rejection has HTTP status 200 as well; the failure is in the envelope. */
function toEnvelope(answer: Answer): object {
  const ok = { isSuccessStatusCode: true, statusCode: 200, errorMessage: null };
  if ('response' in answer) return { ...ok, response: answer.response };
  const { refused, statusCode = 400 } = answer;
  return { isSuccessStatusCode: false, statusCode, response: null, errorMessage: refused };
}

function formatStatus(
  deployment: LocalDeployment,
  behaviour: DistributionBehaviour,
  siteUrl: string,
): object {
  const { state, pollCount, reason } = deployment;
  const endless = behaviour.outcome === 'never' || behaviour.outcome === 'stuck';
  const isFinished =
    state !== 'WaitingForUpload' &&
    state !== 'InProgress' &&
    pollCount > behaviour.polls &&
    !endless;
  const reported = isFinished ? state : 'InProgress';
  return {
    deploymentStatus: behaviour.statusNames[reported] ?? reported,
    siteUrl: reported === 'Succeeded' ? siteUrl : '',
    errorDetails: isFinished ? (reason ?? null) : null,
    unhealthyRegions: isFinished ? behaviour.unhealthyRegions : [],
  };
}

/** Region in tokens (`id`) and host names (`code`). */
const region = { id: 15, code: 'eus2' };
const contentHost = `content-${region.code}.infrastructure.${slice}.azurestaticapps.net`;

export const contentHosts = /^content-[a-z0-9]+\.infrastructure(\.\d+)?\.azurestaticapps\.net$/;

function createTokens() {
  const tokens = new Map<string, { readonly slug: string; expires: number }>();
  return {
    issue(slug: string, shape: 'known' | 'new'): string {
      const prefix = randomBytes(32).toString('hex') + slice;
      const suffix =
        randomUUID() + region.id.toString(16).padStart(3, '0') + randomBytes(16).toString('hex');
      const token = shape === 'known' ? `${prefix}-${suffix}` : `v2.${prefix}.${suffix}`;
      tokens.set(token, { slug, expires: Date.now() + 3_600_000 });
      return token;
    },
    findSite(token: string, host: string): string | undefined {
      const known = tokens.get(token);
      if (known && known.expires > Date.now() && host === contentHost) return known.slug;
      return undefined;
    },
    expire(slug?: string): void {
      for (const token of tokens.values()) if (!slug || token.slug === slug) token.expires = 0;
    },
  };
}
