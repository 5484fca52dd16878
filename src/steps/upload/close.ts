import { randomUUID } from 'node:crypto';
import type { Deps } from '../../shared/deps.ts';
import type { ErrorCode } from '../../shared/errors/catalogue/catalogue.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import type { Marker } from '../../shared/live-site/marker.ts';
import { readLive } from '../../shared/live-site/read-live.ts';
import type { Plan } from '../plan/types.ts';
import { whatVisitorsGet } from './close/visitors.ts';
import { caller } from './direct/call.ts';
import { ContentService, type EventInfo } from './direct/content-service.ts';
import { closingForms } from './direct/event-info.ts';
import { closeOfficial } from './official/close.ts';
import { checkTarget, environmentNameOf } from './target.ts';
import { contentHost } from './token.ts';
import type { UploadContext } from './upload.ts';

/** A Preview that is no more. */
export interface ClosedPreview {
  /** The hosting's name of the environment. */
  readonly name: string;
  readonly correlationId: string;
  /** `absent`: the platform knew none of this name. `planned`: a dry run. */
  readonly outcome: Closing | 'planned';
  /** What a visitor of its address gets from now on; `undefined` where the address is not known. */
  readonly visitors: string | undefined;
}

/** How an attempt ended that the platform took. */
export type Closing = 'closed' | 'absent';

export type CloseContext = Pick<UploadContext, 'token' | 'client' | 'env' | 'begins' | 'pointOfNoReturn'>;

/** The direct protocol does not know what it met; the platform's own client may. */
const strange: readonly ErrorCode[] = ['UPLOAD_TOKEN_SHAPE', 'UPLOAD_ANSWER_INVALID'];
/** Nothing was asked of the platform, or it has said that it did nothing. */
const untouched: readonly ErrorCode[] = ['UPLOAD_TOKEN_SHAPE', 'UPLOAD_REFUSED', 'UPLOAD_TOKEN_REFUSED'];

/**
 * Ends the Preview. Harmless when it is closed already. When a branch is deleted, a Preview that serves another version by now is left alone.
 * Done is what the platform has said and, where the address is known, what a look at it has shown.
 * @throws SiteDeployError `PREVIEW_IN_USE`, `CLOSE_UNKNOWN`, or one of the `UPLOAD_*` and `OFFICIAL_CLIENT_*` codes
 */
export async function closePreview(plan: Plan, context: CloseContext, deps: Deps): Promise<ClosedPreview> {
  const name = environmentNameOf(plan);
  if (name === null) throw new SiteDeployError('UPLOAD_WRONG_TARGET', 'Production cannot be closed.');
  checkTarget(plan, undefined);
  const correlationId = randomUUID();
  if (plan.dryRun) return { name, correlationId, outcome: 'planned', visitors: undefined };
  checkUse(plan, await readLive(plan.url, deps));
  context.begins(correlationId);
  const outcome = await close(plan, name, correlationId, context, deps);
  return { name, correlationId, outcome, visitors: await whatVisitorsGet(plan, name, deps) };
}

function checkUse({ event, version }: Plan, live: Partial<Marker> | undefined): void {
  const isDeletion = event.name === 'delete' || event.name === 'push';
  if (!isDeletion || version === '' || live?.version === undefined || live.version === version) return;
  throw new SiteDeployError(
    'PREVIEW_IN_USE',
    `The Preview serves ${live.version}; the deleted branch was of ${version}.`,
  );
}

async function close(
  plan: Plan,
  name: string,
  correlationId: string,
  context: CloseContext,
  deps: Deps,
): Promise<Closing> {
  const { env, pointOfNoReturn } = context;
  const { token } = await context.token();
  const official = async () => {
    const client = await context.client();
    return closeOfficial({ plan, name, token, client, env, pointOfNoReturn }, deps);
  };
  if (plan.uploader === 'official') return official();
  try {
    const host = contentHost(token);
    if (host === undefined) {
      throw new SiteDeployError(
        'UPLOAD_TOKEN_SHAPE',
        'The deployment token is not of the shape that the direct protocol knows.',
        { facts: [`its length: ${token.reveal().length} characters`] },
      );
    }
    const service = new ContentService({ http: deps.http, host, token, correlationId, signal: deps.signal });
    const [first, second] = closingForms(plan, name, host.slice);
    const ask = (form: EventInfo) => caller(correlationId)('close the Preview', service.close(form), true);
    await ask(first).catch((error: unknown) => {
      const isOtherForm = error instanceof SiteDeployError && error.code === 'UPLOAD_REFUSED' && !isAbsence(error);
      if (!isOtherForm) throw error;
      return ask(second);
    });
    pointOfNoReturn();
    return 'closed';
  } catch (error) {
    if (isAbsence(error)) return 'absent';
    const code = error instanceof SiteDeployError ? error.code : undefined;
    // Without an answer that is known, the request may have been carried out.
    if (code === undefined || !untouched.includes(code)) pointOfNoReturn();
    // Closing twice does no harm, so another way may be tried whatever the first has come to.
    if (plan.uploader !== 'auto' || !(error instanceof SiteDeployError) || !strange.includes(error.code)) throw error;
    deps.log.warn(`${error.message} ${error.facts[0] ?? ''} Closing by the platform's own client instead.`);
    return official();
  }
}

/** The service words it as "No matching Static Web App environment was found."; of a site that is not known it does not say "environment". */
function isAbsence(error: unknown): boolean {
  return (
    error instanceof SiteDeployError &&
    error.code === 'UPLOAD_REFUSED' &&
    error.facts.some((fact) => /no matching\b.*\benvironment/i.test(fact))
  );
}
