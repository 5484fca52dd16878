import { operations } from '../../../contracts/portal/operations/operations.ts';
import { type RepohostEvent, repohostHeaders } from '../../../contracts/portal/repohost-event.ts';
import type { Context } from '../context.ts';
import { type PortalRequest, Refusal } from '../message.ts';
import { type Route, route } from '../route.ts';
import type { Database } from '../store/database.ts';
import { findSitesByRepository, type SiteRow } from '../store/sites.ts';
import { onIssue } from './issue-events.ts';
import type { Outcome } from './outcome.ts';
import { onPullRequest } from './pull-request-events.ts';
import { onPush } from './push-events.ts';

export function repohostRoutes(context: Context): Route[] {
  const { database, timestamp } = context;
  return [
    route(operations.receiveRepohostEvent, (call) => {
      const { request, body } = call;
      const event = request.headers[repohostHeaders.event];
      const delivery = request.headers[repohostHeaders.delivery];
      if (event === undefined || delivery === undefined) {
        throw new Refusal(
          'bad_request',
          'A delivery must have the headers X-GitHub-Event and X-GitHub-Delivery.',
        );
      }
      refuseReplay(database, request, event, delivery, timestamp());
      const { moved, reason } = applyEvent(context, event, body);
      return { body: { received: true, event, moved: [...moved], reason } };
    }),
  ];
}

/** The signature doesn't cover the id, so the body's must be new, too. Pings are identical. */
function refuseReplay(
  database: Database,
  request: PortalRequest,
  event: string,
  delivery: string,
  at: string,
): void {
  const signature = event === 'ping' ? null : (request.headers[repohostHeaders.signature] ?? null);
  const isNew = database.run(
    'INSERT OR IGNORE INTO receipts (delivery_id, signature, event, at) VALUES (?, ?, ?, ?)',
    ...[delivery, signature, event, at],
  );
  if (isNew === 0) throw new Refusal('conflict', `The delivery ${delivery} was already received.`);
}

function applyEvent(context: Context, event: string, body: RepohostEvent): Outcome {
  const handler = handlers.get(event);
  if (!handler) return { moved: [], reason: `The event "${event}" moves nothing.` };
  const repository = body.repository?.full_name;
  const sites = repository ? findSitesByRepository(context.database, repository) : [];
  if (sites.length === 0)
    throw new Refusal('not_found', `No site has the repository "${repository ?? ''}".`);
  const outcomes = sites.map((site) => handler(context, site, body));
  const moved = outcomes.flatMap((outcome) => outcome.moved);
  const reason = outcomes.find((outcome) => outcome.reason !== undefined)?.reason;
  if (!reason || moved.length > 0) return { moved };
  return { moved, reason };
}

const handlers: ReadonlyMap<
  string,
  (context: Context, site: SiteRow, event: RepohostEvent) => Outcome
> = new Map([
  ['issues', onIssue],
  ['pull_request', onPullRequest],
  ['push', onPush],
]);
