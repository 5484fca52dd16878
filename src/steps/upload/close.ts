import { randomUUID } from 'node:crypto';
import type { Deps } from '../../shared/deps.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { readLive } from '../../shared/live.ts';
import type { Plan } from '../plan/types.ts';
import { caller } from './direct/call.ts';
import { ContentService } from './direct/content-service.ts';
import { eventInfo } from './direct/event-info.ts';
import { environmentNameOf } from './target.ts';
import { contentHost } from './token.ts';
import type { UploadContext } from './upload.ts';

/** A Preview that is no more. */
export interface ClosedPreview {
  /** The hosting's name of the environment. */
  readonly name: string;
  readonly correlationId: string;
}

/**
 * Ends the Preview. Harmless when it is closed already. When a branch is deleted, a Preview that serves another version by now is left alone.
 * @throws SiteDeployError `PREVIEW_IN_USE`, or one of the `UPLOAD_*` codes
 */
export async function closePreview(
  plan: Plan,
  context: Pick<UploadContext, 'token' | 'begins' | 'pointOfNoReturn'>,
  deps: Deps,
): Promise<ClosedPreview> {
  const name = environmentNameOf(plan);
  if (name === null) throw new SiteDeployError('UPLOAD_WRONG_TARGET', 'Production cannot be closed.');
  const isDeletion = plan.event.name === 'delete' || plan.event.name === 'push';
  const live = await readLive(plan.url, deps);
  if (isDeletion && plan.version !== '' && live?.version !== undefined && live.version !== plan.version) {
    throw new SiteDeployError(
      'PREVIEW_IN_USE',
      `The Preview serves ${live.version}; the deleted branch was of ${plan.version}.`,
    );
  }
  const correlationId = randomUUID();
  context.begins(correlationId);
  const { token } = await context.token();
  const host = contentHost(token);
  if (host === undefined) {
    throw new SiteDeployError(
      'UPLOAD_TOKEN_SHAPE',
      'The deployment token is not of the shape that closing a Preview needs.',
    );
  }
  const service = new ContentService({ http: deps.http, host, token, correlationId, signal: deps.signal });
  context.pointOfNoReturn();
  try {
    await caller(correlationId)('close the Preview', service.close(eventInfo(plan, host.slice)), true);
  } catch (error) {
    const isGone =
      error instanceof SiteDeployError &&
      error.facts.some((fact) => /not found|does not exist|no matching environment/i.test(fact));
    if (!isGone || (error instanceof SiteDeployError && error.code === 'UPLOAD_TOKEN_REFUSED')) throw error;
    deps.log.info(`The Preview "${name}" was closed already.`);
  }
  return { name, correlationId };
}
