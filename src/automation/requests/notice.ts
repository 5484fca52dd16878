import {
  createComment,
  deleteComment,
  type IssueComment,
  readComments,
} from '../../clients/github/comments.ts';
import { readOwnLogin } from '../../clients/github/graphql.ts';
import { isLocked } from '../../clients/github/refusal.ts';
import { compact } from '../../shared/compact.ts';
import { firstLine, markdownText } from '../../shared/plain-text.ts';
import type { RequestsContext } from '../context.ts';
import type { FlowOutcome } from '../reconcile.ts';
import { askPortal } from '../release/read-portal.ts';
import { issueMarker, namedLines } from './issue-text.ts';
import type { RequestState } from './state.ts';

const pattern = /^<!-- site-request: ([\w-]+) --><!-- waits, shown: ([\w: ]*) -->$/;
const marker = (id: string, shown: string) => `${issueMarker(id)}<!-- waits, shown: ${shown} -->`;

export function listNotices(comments: readonly IssueComment[], id: string) {
  return comments.flatMap((comment) => {
    const [, request, shown = ''] = pattern.exec(firstLine(comment.body)) ?? [];
    if (!comment.trusted || request !== id) return [];
    return [{ ...comment, shown }];
  });
}

type Notice = ReturnType<typeof listNotices>[number];

/**
 * Selects the unedited notices by this account or a GitHub App. People may have written or edited
 * all others.
 */
export async function ownNotices(
  context: Pick<RequestsContext, 'repository'>,
  notices: readonly Notice[],
): Promise<Notice[]> {
  const unedited = notices.filter((notice) => !notice.isEdited);
  if (unedited.every((notice) => notice.isBot)) return unedited;
  const login = await readOwnLogin(context.repository);
  return unedited.filter((notice) => notice.isBot || notice.author === login);
}

/**
 * Notifies people by a new comment that replaces the old one, because GitHub doesn't notify anybody
 * of edits. Also reports to the portal what the request waits for.
 */
export async function notifyPeople(
  context: RequestsContext,
  state: Pick<RequestState, 'request' | 'issue' | 'shown' | 'preview'>,
  outcome: FlowOutcome,
): Promise<void> {
  const { request, issue } = state;
  const { kind, url = '', hint } = outcome;
  const what = compact([outcome.what, hint]).join(' ');
  const isWaiting = (kind === 'person' || kind === 'turn') && url !== '';
  const { waitsFor } = request;
  let isNotified = !waitsFor;
  if (isWaiting) isNotified = waitsFor?.what === what && waitsFor.url === url;
  if (issue && (kind === 'person' || !isNotified))
    await writeNotice(context, issue.number, request.id, formatNotice(state, outcome), hint).catch(
      (error: unknown) => {
        if (!isLocked(error)) throw error;
        context.deps.log.warn(`Issue #${issue.number} has no comment about this: it is locked.`);
      },
    );
  if (isNotified) return;
  const body = { waitsFor: isWaiting ? { what, url } : null };
  await askPortal(context, 'patchRequest', { requestId: request.id, body });
}

/**
 * Writes the new comment before deleting the old one, so that an interruption leaves two rather
 * than none.
 */
async function writeNotice(
  context: RequestsContext,
  issue: number,
  id: string,
  asked: string | undefined,
  hint: string | undefined,
): Promise<void> {
  const { repository } = context;
  const notices = listNotices(await readComments(repository, issue), id);
  const own = await ownNotices(context, notices);
  // Keep the comment if only the hint is new: approvals from before the last comment don't count.
  const current = own.findLast(({ body }) => asked && `${body}\n\n`.startsWith(`${asked}\n\n`));
  const body = compact([asked, hint && markdownText(hint)]).join('\n\n');
  if (asked && !current) await createComment(repository, issue, body);
  for (const notice of notices) if (notice !== current) await deleteComment(repository, notice.id);
}

export function formatNotice(
  state: Pick<RequestState, 'request' | 'shown' | 'preview'>,
  outcome: FlowOutcome,
): string | undefined {
  const { request, shown = '', preview } = state;
  const { kind, what, url } = outcome;
  if (kind !== 'person') return undefined;
  const { id, status, analysis, pullRequestNumber, history, approval } = request;
  const address = [request.previewUrl, preview?.url].map((text) => addressIn(text)).find(Boolean);
  const withdrawn = history.findLast((entry) => entry.status === status)?.reason ?? '';
  const isForReview = status === 'in-review' && shown !== '' && !approval;
  let title = '**Waiting for a person**';
  if (isForReview) title = `**Ready for review in Preview**: ${address}`;
  if (isForReview && !address) title = '**Ready for review in Preview**.';
  const lines = compact([
    marker(id, shown),
    `${title}\n`,
    compact([markdownText(what), addressIn(url)]).join(' '),
    / was withdrawn: /.test(withdrawn) && `\n${markdownText(withdrawn)}`,
  ]);
  if (!isForReview) return lines.join('\n');
  const criteria = [
    '\n- Compare it with the request above.',
    ...namedLines('Related pages', analysis?.pages),
    ...namedLines('Related texts', analysis?.textKeys),
  ];
  const pull = compact(['approve', pullRequestNumber && `#${pullRequestNumber}`]).join(' ');
  const how =
    `\nApprove or reject it in the portal. People with write access can also ${pull}, or comment ` +
    '`/approve` there. An approval covers only the current Preview.';
  return [...lines, ...criteria, how].join('\n');
}

/** Normalizes a URL, so that no other text gets into the comment. */
function addressIn(text = ''): string | undefined {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol)) return url.href;
  return undefined;
}
