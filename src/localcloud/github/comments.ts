import { refusedText, toRefusal } from './bodies.ts';
import { type Answered, type GitHubRoute, invalid, ofItem, ok, removeItem } from './git/call.ts';
import { findIssue, toListed } from './issues.ts';
import { type LocalComment, type LocalRepository, nextId } from './state.ts';
import { page, text, toApiUser } from './values.ts';

function toApiComment(repository: LocalRepository, comment: LocalComment): object {
  const { id, issue, body, author, association = 'COLLABORATOR', at = '' } = comment;
  return {
    id,
    body,
    created_at: at,
    author_association: association,
    html_url: `https://github.com/${repository.fullName}/pull/${issue}#issuecomment-${id}`,
    user: toApiUser(author),
  };
}

function refusedBody(body: string): Answered | undefined {
  if (body === '') return invalid({ message: 'body is missing' });
  return toRefusal(refusedText(body));
}

export const commentRoutes: readonly GitHubRoute[] = [
  [
    'GET',
    /^\/issues\/(\d+)\/comments$/,
    ({ repository, parts, query }) => {
      const found = repository.comments.filter((comment) => String(comment.issue) === parts[0]);
      const comments = found.map((comment) => toApiComment(repository, comment));
      return ok(page(comments, query));
    },
  ],
  [
    'POST',
    /^\/issues\/(\d+)\/comments$/,
    ({ repository, parts, body, actor: author, at }) => {
      const refusal = refusedBody(text(body.body));
      if (refusal) return refusal;
      const association = author.endsWith('[bot]') ? 'NONE' : 'COLLABORATOR';
      const made = { body: text(body.body), author, association, at };
      const comment = { id: nextId(), issue: Number(parts[0]), ...made };
      repository.comments.push(comment);
      const json = toApiComment(repository, comment);
      const issue = findIssue(repository, parts[0]);
      const payload = issue && {
        action: 'created',
        issue: toListed(repository, issue),
        comment: json,
      };
      const events = payload ? [{ name: 'issue_comment', payload }] : [];
      return { status: 201, json, events };
    },
  ],
  [
    'PATCH',
    /^\/issues\/comments\/(\d+)$/,
    ofItem('comments', (comment, { repository, body }) => {
      const refusal = refusedBody(text(body.body));
      if (refusal) return refusal;
      comment.body = text(body.body);
      return ok(toApiComment(repository, comment));
    }),
  ],
  ['DELETE', /^\/issues\/comments\/(\d+)$/, removeItem('comments')],
];
