import { isClosed } from '../../../contracts/portal/development-request.ts';
import type { RepohostEvent } from '../../../contracts/portal/repohost-event.ts';
import type { Context } from '../context.ts';
import { findRequest, listRequests, type RequestRow, updateRequest } from '../store/requests.ts';
import type { SiteRow } from '../store/sites.ts';
import { type Outcome, requestNamedIn, tryMove } from './outcome.ts';

type Issue = NonNullable<RepohostEvent['issue']>;

/** https://docs.github.com/graphql/reference/enums#commentauthorassociation */
const trusted = ['OWNER', 'MEMBER', 'COLLABORATOR'];

/**
 * Only a linked issue moves a request. A reference in the text links one that has no issue yet, if
 * the author belongs to the repository.
 */
export function onIssue(context: Context, site: SiteRow, repohostEvent: RepohostEvent): Outcome {
  const { action, issue } = repohostEvent;
  if (!issue) return { moved: [], reason: 'The payload contains no issue.' };
  const linked = listRequests(context.database, site.id).find(
    (listRequest) => listRequest.issue_number === issue.number,
  );
  const request = linked ?? (action === 'opened' ? linkByText(context, site, issue) : undefined);
  if (!request) {
    return { moved: [], reason: `No development request is linked to issue #${issue.number}.` };
  }
  switch (action) {
    case 'opened':
      return tryMove(context, site, request, 'in-progress', `Issue #${issue.number} was opened.`);
    case 'closed':
      if (issue.state_reason !== 'not_planned')
        return { moved: [], reason: 'Closing an issue moves nothing; its deployment does.' };
      return tryMove(
        context,
        site,
        request,
        'rejected',
        `Issue #${issue.number} was closed as not planned.`,
      );
    case 'deleted':
    case 'transferred':
      return tryMove(context, site, request, 'archived', `Issue #${issue.number} was ${action}.`);
    default:
      return { moved: [], reason: `The issue action "${action ?? ''}" moves nothing.` };
  }
}

function linkByText(context: Context, site: SiteRow, issue: Issue): RequestRow | undefined {
  if (!trusted.includes(issue.author_association ?? '')) return undefined;
  const id = requestNamedIn(issue.body);
  const request = id ? findRequest(context.database, site.id, id) : undefined;
  if (!request || request.issue_number !== null || isClosed(request.status)) return undefined;
  updateRequest(context.database, request.id, { issue_number: issue.number }, context.timestamp());
  return { ...request, issue_number: issue.number };
}
