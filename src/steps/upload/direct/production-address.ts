import type { Deps } from '../../../shared/deps.ts';
import { HttpFault } from '../../../shared/http/fault.ts';
import type { Secret } from '../../../shared/secret.ts';
import type { Plan } from '../../plan/types.ts';
import type { ContentHost } from '../token.ts';
import { ContentService } from './content-service.ts';
import { eventInfo } from './event-info.ts';

export interface AskOptions {
  readonly plan: Plan;
  readonly host: ContentHost;
  readonly token: Secret;
  readonly correlationId: string;
}

/**
 * The production address of the site that a token belongs to, as the service names it.
 * @returns `undefined` where it does not say: another way to upload finds out by itself whether it takes the token
 */
export async function productionAddress(
  { plan, host, token, correlationId }: AskOptions,
  deps: Deps,
): Promise<string | undefined> {
  const service = new ContentService({ http: deps.http, host, token, correlationId, signal: deps.signal });
  try {
    const answer = await service.validateToken(eventInfo(plan, host.slice));
    const address = answer.kind === 'ok' ? answer.response.siteUrl : undefined;
    return typeof address === 'string' && address !== '' ? address : undefined;
  } catch (error) {
    if (!(error instanceof HttpFault)) throw error;
    deps.log.debug(`The address of the token could not be asked: ${error.message}`);
    return undefined;
  }
}
