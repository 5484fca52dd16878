import { isIn } from './git/history.ts';
import { findIssue, person } from './issues.ts';
import {
  type GitHubRoute,
  gitHubRoute,
  notFound,
  type RepositoryRequest,
  refuse,
  sendJson,
} from './route.ts';
import { listedRules, ruleAgainstChange } from './rules.ts';
import { type LocalRelease, type LocalRepository, nextId } from './state.ts';
import { page, text } from './values.ts';

function toApiRelease(localRelease: LocalRelease, localRepository: LocalRepository): object {
  const { id, tag, target, name, body, draft, createdAt } = localRelease;
  const path = draft ? `untagged-${id}` : tag;
  return {
    id,
    tag_name: tag,
    target_commitish: target,
    name,
    body,
    draft,
    prerelease: false,
    created_at: createdAt,
    published_at: draft ? null : createdAt,
    html_url: `https://github.com/${localRepository.fullName}/releases/tag/${path}`,
  };
}

const isPublished = (localRepository: LocalRepository, tag: string, but?: LocalRelease) =>
  localRepository.releases.some(
    (candidate) => candidate !== but && !candidate.draft && candidate.tag === tag,
  );

/**
 * Creates the tag if it is missing; several drafts may share one.
 * @returns whether it may be published; if not, the refusal has been sent
 */
async function publish(
  repositoryRequest: RepositoryRequest,
  release: LocalRelease,
): Promise<boolean> {
  const { repository, git, response } = repositoryRequest;
  const ref = `refs/tags/${release.tag}`;
  if (!git.readRef(ref)) {
    const forbidden = ruleAgainstChange(repository, ref, 'creation');
    if (forbidden) {
      refuse(response, 422, forbidden);
      return false;
    }
    const sha = await git.resolve(release.target || repository.defaultBranch);
    await repositoryRequest.send('POST', '/git/refs', { ref, sha });
    if (!git.readRef(ref)) {
      invalid(response, 'invalid', 'target_commitish');
      return false;
    }
  }
  // Another request may have published this tag in the meantime.
  const isTaken = isPublished(repository, release.tag, release);
  if (isTaken) invalid(response, 'already_exists', 'tag_name');
  return !isTaken;
}

async function create(request: RepositoryRequest): Promise<void> {
  const { repository, body, response } = request;
  const tag = text(body.tag_name);
  const draft = body.draft === true;
  const release: LocalRelease = {
    id: nextId(),
    tag,
    target: text(body.target_commitish),
    name: text(body.name),
    body: text(body.body),
    draft,
    createdAt: new Date().toISOString(),
  };
  if (!draft && !(await publish(request, release))) return;
  repository.releases.push(release);
  sendJson(response, 201, toApiRelease(release, repository));
}

function invalid(response: RepositoryRequest['response'], code: string, field: string): void {
  refuse(response, 422, 'Validation Failed', [{ resource: 'Release', code, field }]);
}

const find = (repositoryRequest: RepositoryRequest) =>
  repositoryRequest.repository.releases.find(
    (releas) => String(releas.id) === repositoryRequest.parameters.id,
  );

async function update(request: RepositoryRequest): Promise<void> {
  const { repository, body, response } = request;
  const release = find(request);
  if (!release) return notFound(response);
  if (body.draft === false && release.draft) {
    if (!(await publish(request, release))) return;
    release.draft = false;
  }
  release.body = text(body.body, release.body);
  sendJson(response, 200, toApiRelease(release, repository));
}

/** Pull requests merged in the range, one per line. */
async function notes(repositoryRequest: RepositoryRequest): Promise<void> {
  const { repository, git, body, response } = repositoryRequest;
  const [target, previous] = await Promise.all(
    [body.target_commitish, body.previous_tag_name].map((name) => git.resolve(text(name))),
  );
  const lines: string[] = [];
  for (const { number, commit } of repository.merges) {
    if (!target || !(await isIn(git, commit, target))) continue;
    if (previous && (await isIn(git, commit, previous))) continue;
    const author = repository.authors.get(number) ?? person;
    lines.push(
      `* ${findIssue(repository, number)?.title} by @${author} in https://github.com/${repository.fullName}/pull/${number}`,
    );
  }
  const body_ = ["## What's Changed", ...lines].join('\n');
  sendJson(response, 200, { name: text(body.tag_name), body: body_ });
}

export const releaseRoutes: readonly GitHubRoute[] = [
  gitHubRoute('GET', '/releases', ({ repository, query, response }) =>
    sendJson(
      response,
      200,
      page(
        repository.releases.toReversed().map((candidate) => toApiRelease(candidate, repository)),
        query,
      ),
    ),
  ),
  gitHubRoute('POST', '/releases', create),
  gitHubRoute('POST', '/releases/generate-notes', notes),
  gitHubRoute('PATCH', '/releases/{id}', update),
  gitHubRoute('DELETE', '/releases/{id}', (request) => {
    const release = find(request);
    if (!release) return notFound(request.response);
    request.repository.releases.splice(request.repository.releases.indexOf(release), 1);
    request.response.writeHead(204).end();
  }),
  gitHubRoute('GET', '/rules/branches/{branch}', ({ repository, parameters, query, response }) =>
    sendJson(response, 200, page(listedRules(repository, parameters.branch ?? ''), query)),
  ),
];
