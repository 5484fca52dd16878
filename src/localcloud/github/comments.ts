import { refusedText } from './bodies.ts';
import { type GitHubRoute, gitHubRoute, notFound, refuse, sendJson } from './route.ts';
import { type LocalComment, nextId } from './state.ts';
import { page, text, toApiUser } from './values.ts';

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
        query,
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
];

function refusedBody(body: string): string | undefined {
  if (body === '') return 'body is missing';
  return refusedText(body);
}
