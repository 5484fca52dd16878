import { randomUUID } from 'node:crypto';
import { isObject, objectOf, parseJson } from '../../shared/json.ts';
import type { HostingService } from '../hosting/hosting.ts';
import { hostOf, readBody, sendJson } from '../http.ts';
import type { Handler } from '../types.ts';
import { distribute } from './distribute.ts';
import { checkRequest } from './quotas.ts';
import { createTokens } from './tokens.ts';
import {
  type DistributionBehaviour,
  type DistributionOptions,
  type DistributionStep,
  defaultBehaviour,
  type LocalDeployment,
} from './types.ts';

export { contentHosts } from './tokens.ts';
export type { DistributionBehaviour, DistributionStep, LocalDeployment } from './types.ts';

/** The content distribution service, which takes packages and makes them live. */
export interface Distribution {
  /**
   * A deployment token for a site, in the platform's shape.
   * @param lifetimeSeconds default 3600
   */
  issueToken(options: { readonly site: string | { readonly slug: string }; readonly lifetimeSeconds?: number }): string;
  /** Ends the tokens of a site, or all, at once. */
  expireTokens(slug?: string): void;
  /** Every deployment that was asked for, oldest first. */
  readonly deployments: readonly LocalDeployment[];
  readonly behaviour: DistributionBehaviour;
}

export interface DistributionService extends Distribution {
  readonly handler: Handler;
}

type Body = Readonly<Record<string, unknown>>;
type Answer = { readonly response: unknown } | { readonly refused: string | object; readonly statusCode?: number };

const steps: Readonly<Record<string, DistributionStep>> = {
  '/api/upload/validateapitoken': 'validateapitoken',
  '/api/upload/request': 'request',
  '/api/upload/updatestatus': 'updatestatus',
  '/api/upload/checkstatus': 'checkstatus',
  '/api/pullrequest/close': 'close',
};

export function createDistribution(options: DistributionOptions): DistributionService {
  const { hosting, storage } = options;
  const tokens = createTokens();
  const behaviour: DistributionBehaviour = { ...defaultBehaviour, polls: options.polls };
  const deployments: LocalDeployment[] = [];
  const find = (slug: string, polling: Body) =>
    deployments.find(
      ({ id, slug: owner }) => owner === slug && id === polling.Version && id === polling.StageSiteIdentifier,
    );
  const unknownVersion = { refused: 'The deployment version was not found.', statusCode: 404 };

  const answers: Readonly<
    Record<DistributionStep, (slug: string, body: Body, correlationId: string) => Answer | Promise<Answer>>
  > = {
    validateapitoken: (slug) => ({ response: { siteUrl: `https://${hosting.hostname(slug, null)}` } }),
    request(slug, body, correlationId) {
      const event = objectOf(body.EventInfo);
      const upload = objectOf(body.UploadInfo);
      const refused = checkRequest(event, upload, behaviour, hosting.environments(slug));
      if (refused !== undefined) return { refused };
      const id = randomUUID();
      const environment = typeof event.EnvironmentName === 'string' ? event.EnvironmentName : null;
      const state = 'WaitingForUpload';
      const settled = Promise.resolve();
      const unknown = { reason: undefined, looks: 0, files: undefined, bytes: undefined };
      const at = new Date().toISOString();
      deployments.push({ id, slug, environment, at, correlationId, upload, event, state, settled, ...unknown });
      return {
        response: {
          packageUris: { app: storage.uploadAddress(`${id}/app.zip`), api: null },
          pollingInfo: {
            // The real service names the production host here, for a named environment as well.
            defaultHostname: hosting.hostname(slug, null),
            stageSiteIdentifier: id,
            version: id,
            tenantId: null,
            slice: event.Slice ?? 0,
          },
        },
      };
    },
    updatestatus(slug, body) {
      const deployment = find(slug, objectOf(body.PollingInfo));
      if (deployment === undefined) return unknownVersion;
      if (objectOf(body.UploadInfo).Status !== 'Succeeded') deployment.state = 'Canceled';
      if (deployment.state === 'WaitingForUpload') {
        deployment.state = 'InProgress';
        deployment.settled = distribute(deployment, behaviour, options, deployments);
      }
      return { response: null };
    },
    checkstatus(slug, body) {
      const deployment = find(slug, body);
      if (deployment === undefined) return unknownVersion;
      deployment.looks++;
      return { response: statusOf(deployment, behaviour, hosting) };
    },
    async close(slug, body) {
      // The real service looks for the environment by this field alone, also for a named one.
      const { PullRequestId: name } = body;
      if (typeof name !== 'string' || name === '') return { refused: 'Request is missing the pull request id.' };
      if (!hosting.environments(slug).includes(name))
        return { refused: 'No matching Static Web App environment was found.', statusCode: 404 };
      if (behaviour.closes) await hosting.withdraw(slug, name);
      return { response: null };
    },
  };

  return {
    deployments,
    behaviour,
    issueToken: ({ site, lifetimeSeconds = 3600 }) =>
      tokens.issue(typeof site === 'string' ? site : site.slug, lifetimeSeconds, behaviour.tokenShape),
    expireTokens: (slug) => tokens.expire(slug),
    async handler(request, response) {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'https://host');
      const step = steps[pathname];
      if (step === undefined || request.method !== 'POST')
        return sendJson(response, 404, { message: `No endpoint ${pathname}` });
      if (searchParams.get('apiVersion') !== 'v1')
        return sendJson(response, 400, { message: 'The API version is not supported.' });
      // A rejection arrives as HTTP 200 with the failure in the envelope.
      const refuse = (reason: string | object, statusCode = 400) =>
        sendJson(response, 200, { isSuccessStatusCode: false, statusCode, response: null, errorMessage: reason });
      const token = /^token (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
      const slug = tokens.siteOf(token, hostOf(request));
      if (slug === undefined) return refuse('No matching Static Web App was found or the api key was invalid.');
      const body = parse((await readBody(request)).toString('utf8'));
      if (body === undefined) return refuse('The body is not a JSON object.');
      if (behaviour.reject?.step === step) return refuse(behaviour.reject.reason, behaviour.reject.statusCode);
      const answer = await answers[step](slug, body, searchParams.get('deploymentCorrelationId') ?? '');
      if ('refused' in answer) return refuse(answer.refused, answer.statusCode);
      sendJson(response, 200, {
        isSuccessStatusCode: true,
        statusCode: 200,
        response: answer.response,
        errorMessage: null,
      });
    },
  };
}

function statusOf(deployment: LocalDeployment, behaviour: DistributionBehaviour, hosting: HostingService): object {
  const { state, looks, slug, environment, reason } = deployment;
  const endless = behaviour.outcome === 'never' || behaviour.outcome === 'stuck';
  const ended = state !== 'WaitingForUpload' && state !== 'InProgress' && looks > behaviour.polls && !endless;
  const live = ended && state === 'Succeeded';
  return {
    deploymentStatus: ended ? state : 'InProgress',
    siteUrl: live && behaviour.siteUrl === 'given' ? `https://${hosting.hostname(slug, environment)}` : '',
    errorDetails: ended ? (reason ?? null) : null,
    unhealthyRegions: ended ? behaviour.unhealthyRegions : [],
  };
}

function parse(text: string): Body | undefined {
  const value = parseJson(text);
  return isObject(value) ? value : undefined;
}
