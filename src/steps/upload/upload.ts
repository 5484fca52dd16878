import { randomUUID } from 'node:crypto';
import type { Deps } from '../../shared/deps.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import type { DeploymentToken } from '../exchange.ts';
import type { SitePackage } from '../pack/pack.ts';
import type { Plan } from '../plan/types.ts';
import { TokenRefused, uploadDirect } from './direct.ts';
import { contentHost } from './token.ts';

/** An upload that the hosting platform has taken. */
export interface Deployment {
  /** The platform's id of it. */
  readonly id: string;
  /** By which the platform's support finds it. */
  readonly correlationId: string;
  /** `accepted`: the platform said that it has succeeded. `unknown`: it did not say in time; only a look at the live site tells. */
  readonly outcome: 'accepted' | 'unknown';
  /** Origin of the environment, where the platform named it. */
  readonly url: string | undefined;
  /** What the last look at the status got instead of an answer. */
  readonly lostLook?: string;
}

export interface UploadContext {
  /** The token of this deployment. */
  readonly token: () => Promise<DeploymentToken>;
  /** A fresh one, for a token that was refused. */
  readonly renewToken: () => Promise<DeploymentToken>;
  /** Called with the correlation id before the first call, so that it is known whatever happens. */
  readonly begins: (correlationId: string) => void;
  /** Called before the first call after which the live site may change. */
  readonly pointOfNoReturn: () => void;
}

/**
 * Refuses an uploader that cannot be used, before anything is built for it.
 * @throws SiteDeployError `UPLOADER_NOT_AVAILABLE`
 */
export function checkUploader(plan: Plan): void {
  if (plan.uploader === 'official') {
    throw new SiteDeployError(
      'UPLOADER_NOT_AVAILABLE',
      'The official upload client is not available in this version (input "uploader").',
    );
  }
}

/**
 * Sends the package to the hosting platform and waits until it is distributed.
 * @throws SiteDeployError one of the `UPLOAD_*` codes, or `DISTRIBUTION_FAILED`
 */
export async function upload(plan: Plan, site: SitePackage, context: UploadContext, deps: Deps): Promise<Deployment> {
  const correlationId = randomUUID();
  context.begins(correlationId);
  const send = ({ token }: DeploymentToken) => {
    const host = contentHost(token);
    if (host === undefined) {
      throw new SiteDeployError(
        'UPLOAD_TOKEN_SHAPE',
        'The deployment token is not of the shape that the direct upload knows.',
        {
          facts: [`its length: ${token.reveal().length} characters`],
        },
      );
    }
    return uploadDirect({ plan, site, token, host, correlationId, pointOfNoReturn: context.pointOfNoReturn }, deps);
  };
  try {
    return await send(await context.token());
  } catch (error) {
    if (!(error instanceof SiteDeployError) || !(error.cause instanceof TokenRefused)) throw error;
    deps.log.info(
      `The hosting platform refused the deployment token (${error.cause.message}); getting a fresh one, once.`,
    );
    return send(await context.renewToken());
  }
}
