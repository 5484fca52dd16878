import { sendJson } from '../http.ts';
import { refusedText } from './bodies.ts';
import { type GitHubRoute, gitHubRoute, notFound, refuse } from './route.ts';
import { type LocalComment, nextId } from './state.ts';
import { list, page, record, text, toApiUser } from './values.ts';

/** At most 100 items per page, whatever the caller requests. */
function clamped(query: URLSearchParams): URLSearchParams {
  const size = Math.min(100, Math.max(1, Number(query.get('per_page') ?? 30) || 30));
  return new URLSearchParams({ per_page: String(size), page: query.get('page') ?? '1' });
}

const toApiComment = (
  fullName: string,
  { id, issue, body, author, association = 'COLLABORATOR', at = '' }: LocalComment,
) => ({
  id,
  body,
  created_at: at,
  author_association: association,
  html_url: `https://github.com/${fullName}/pull/${issue}#issuecomment-${id}`,
  user: toApiUser(author),
});

export const commentRoutes: readonly GitHubRoute[] = [
  gitHubRoute('GET', '/issues/{number}/comments', ({ repository, parameters, query, response }) => {
    const found = repository.comments.filter(
      (comment) => String(comment.issue) === parameters.number,
    );
    sendJson(
      response,
      200,
      page(
        found.map((item) => toApiComment(repository.fullName, item)),
        clamped(query),
      ),
    );
  }),
  gitHubRoute(
    'POST',
    '/issues/{number}/comments',
    ({ repository, parameters, body, author, response }) => {
      const refusal = refusedBody(text(body.body));
      if (refusal) return refuse(response, 422, 'Validation Failed', [{ message: refusal }]);
      const comment = {
        id: nextId(),
        issue: Number(parameters.number),
        body: text(body.body),
        author,
        association: author.endsWith('[bot]') ? 'NONE' : 'COLLABORATOR',
        at: new Date().toISOString(),
      };
      repository.comments.push(comment);
      sendJson(response, 201, toApiComment(repository.fullName, comment));
    },
  ),
  gitHubRoute('PATCH', '/issues/comments/{id}', ({ repository, parameters, body, response }) => {
    const comment = repository.comments.find(
      (localComment) => String(localComment.id) === parameters.id,
    );
    if (!comment) return notFound(response);
    const refusal = refusedBody(text(body.body));
    if (refusal) return refuse(response, 422, 'Validation Failed', [{ message: refusal }]);
    comment.body = text(body.body);
    sendJson(response, 200, toApiComment(repository.fullName, comment));
  }),
  gitHubRoute('DELETE', '/issues/comments/{id}', ({ repository, parameters, response }) => {
    const index = repository.comments.findIndex((comment) => String(comment.id) === parameters.id);
    if (index < 0) return notFound(response);
    repository.comments.splice(index, 1);
    response.writeHead(204).end();
  }),
  gitHubRoute(
    'GET',
    '/commits/{sha}/pulls',
    async ({ repository, parameters, query, git, response }) => {
      const { json } = await git.send(
        'GET',
        `/repos/${repository.fullName}/pulls?state=all&per_page=100`,
      );
      const found = list(json).filter((pull) => {
        const { merge_commit_sha: merged, head } = record(pull);
        return merged === parameters.sha || record(head).sha === parameters.sha;
      });
      sendJson(response, 200, page(found, clamped(query)));
    },
  ),
];

function refusedBody(body: string): string | undefined {
  if (body === '') return 'body is missing';
  return refusedText(body);
}
