import type { RequestStatus } from '../../../contracts/portal/development-request.ts';
import type { Context } from '../context.ts';
import { type Move, moveRequest, refreshed, refusalOfMove } from '../requests/request-moves.ts';
import type { RequestRow } from '../store/requests.ts';
import type { SiteRow } from '../store/sites.ts';

export interface Outcome {
  readonly moved: readonly Move[];
  readonly reason?: string;
}

/** A line `site-request: req_…` in the text (not in the spec). */
export function requestNamedIn(text: string | null | undefined): string | undefined {
  return /site-request:\s*(req_[\w-]{1,80})/.exec(text ?? '')?.[1];
}

export function tryMove(
  context: Context,
  site: SiteRow,
  request: RequestRow,
  to: RequestStatus,
  reason: string,
): Outcome {
  const current = refreshed(context, site, request);
  const refusal = refusalOfMove(context, site, current, to);
  if (refusal !== undefined) return { moved: [], reason: refusal };
  return { moved: moveRequest(context, site, current, to, 'repository host', reason) };
}
