import { createHmac } from 'node:crypto';
import { operations } from '../../../portal/contract/operations/operations.ts';
import { type RepohostEvent, repohostHeaders } from '../../../portal/contract/repohost-event.ts';
import type { Context } from '../context.ts';
import { sameSecret, unauthorized } from '../credentials.ts';
import { type PortalRequest, Refusal } from '../message.ts';
import { type Route, route } from '../route.ts';
import type { Database } from '../store/database.ts';
import { type SiteRow, siteByRepository } from '../store/sites.ts';
import { type Outcome, onIssue, onPullRequest, onPush } from './repohost-events.ts';

/** @throws Refusal `unauthorized` unless the raw body was signed with the secret (https://docs.github.com/webhooks/using-webhooks/validating-webhook-deliveries) */
export function verifySignature(request: PortalRequest, secret: string): void {
  const expected = `sha256=${createHmac('sha256', secret).update(request.body).digest('hex')}`;
  if (!sameSecret(request.headers[repohostHeaders.signature] ?? '', expected)) {
    throw unauthorized('The signature of the body (X-Hub-Signature-256) is missing or wrong.');
  }
}

/** The receiver of the repository host's events. Spec: Deployment and repository-host integration. */
export function repohostRoutes(context: Context): Route[] {
  const { database, timestamp } = context;
  return [
    route(operations.receiveRepohostEvent, ({ request, body }) => {
      const event = request.headers[repohostHeaders.event];
      const delivery = request.headers[repohostHeaders.delivery];
      if (event === undefined || delivery === undefined) {
        throw new Refusal('bad_request', 'A delivery has the headers X-GitHub-Event and X-GitHub-Delivery.');
      }
      refuseReplay(database, request, event, delivery, timestamp());
      const { moved, reason } = outcomeOf(context, event, body);
      return { body: { received: true, event, moved, ...(reason === undefined ? {} : { reason }) } };
    }),
  ];
}

/** The id is not part of what is signed, so the signature of the body must be new, too. A ping is the same every time. */
function refuseReplay(database: Database, request: PortalRequest, event: string, delivery: string, at: string): void {
  const signature = event === 'ping' ? null : (request.headers[repohostHeaders.signature] ?? null);
  const isNew = database.run(
    'INSERT OR IGNORE INTO receipts (delivery_id, signature, event, at) VALUES (?, ?, ?, ?)',
    ...[delivery, signature, event, at],
  );
  if (isNew === 0) throw new Refusal('conflict', `The delivery ${delivery} was received already.`);
}

function outcomeOf(context: Context, event: string, body: RepohostEvent): Outcome {
  const handler = handlers[event];
  if (handler === undefined) return { moved: [], reason: `The event "${event}" moves nothing.` };
  const repository = body.repository?.full_name;
  const site = repository === undefined ? undefined : siteByRepository(context.database, repository);
  if (site === undefined) throw new Refusal('not_found', `No site has the repository "${repository ?? ''}".`);
  return handler(context, site, body);
}

/** The events that the portal registers for: Issues, Pull requests, Pushes. */
const handlers: Readonly<Record<string, (context: Context, site: SiteRow, event: RepohostEvent) => Outcome>> = {
  issues: onIssue,
  pull_request: onPullRequest,
  push: onPush,
};
