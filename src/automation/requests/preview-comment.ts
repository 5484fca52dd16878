import { createComment, readComments } from '../../clients/github/comments.ts';
import type { DevelopmentRequest } from '../../contracts/portal/development-request.ts';
import type { RequestsContext } from './context.ts';
import { issueMarker } from './issue-text.ts';

/** The request's marker plus a suffix. */
const marker = (id: string) => `${issueMarker(id)}<!-- in review -->`;

/** Comments by untrusted authors don't count. */
export async function isPreviewAnnounced(
  requestsContext: Pick<RequestsContext, 'github' | 'repository'>,
  issue: number,
  id: string,
): Promise<boolean> {
  const comments = await readComments(requestsContext.github, requestsContext.repository, issue);
  return comments.some(
    (comment) => comment.trusted && comment.body.split(/\r?\n/, 1)[0] === marker(id),
  );
}

export async function announcePreview(
  requestsContext: RequestsContext,
  request: DevelopmentRequest,
  issue: number,
): Promise<void> {
  const { github, repository, config } = requestsContext;
  await createComment(
    github,
    repository,
    issue,
    previewText(request, config.environments.preview.url),
  );
}

/**
 * Markdown: what to review in Preview, where, and how to decide.
 * @param usual address of the Preview if the portal names none
 */
export function previewText(
  developmentRequest: Pick<
    DevelopmentRequest,
    'id' | 'previewUrl' | 'pullRequestNumber' | 'analysis'
  >,
  defaultUrl: string | undefined,
): string {
  const { id, previewUrl, pullRequestNumber, analysis } = developmentRequest;
  const url = addressIn(previewUrl) ?? addressIn(defaultUrl);
  const named = (label: string, names: readonly string[] = []) => {
    if (names.length === 0) return [];
    return [
      `- ${label}: ${names.map((name) => `\`${name.replaceAll(/[`\s]/g, '')}\``).join(', ')}`,
    ];
  };
  return [
    marker(id),
    `**Ready for review in Preview**${url ? `: ${url}` : '.'}`,
    '',
    '- Compare it with the request above.',
    ...named('Related pages', analysis?.pages),
    ...named('Related texts', analysis?.textKeys),
    '',
    `Approve or reject it in the portal. Repository members can also approve${pullRequestNumber === undefined ? '' : ` #${pullRequestNumber}`}, or comment \`/approve\` there.`,
  ].join('\n');
}

/** Normalized so that no other text gets into the comment. */
function addressIn(text = ''): string | undefined {
  const url = URL.parse(text);
  if (url !== null && /^https?:$/.test(url.protocol)) return url.href;
  return undefined;
}
