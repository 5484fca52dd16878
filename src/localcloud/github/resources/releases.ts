import { isIn } from '../git/history.ts';
import {
  found,
  type GitHubCall,
  invalid,
  noContent,
  ok,
  on,
  onItem,
  onRemoval,
  paged,
} from '../rest/call.ts';
import { text } from '../rest/values.ts';
import { type LocalRelease, type LocalRepository, nextId } from '../state/state.ts';
import { createRef } from './git-refs.ts';
import { findIssue, person } from './issues.ts';
import { lacksRules, listedRules, upgradeNeeded } from './rules.ts';

function toApiRelease(release: LocalRelease, repository: LocalRepository): object {
  const { id, tag, target, name, body, draft, createdAt } = release;
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
    html_url: `https://github.com/${repository.fullName}/releases/tag/${path}`,
  };
}

const isPublished = (repository: LocalRepository, tag: string, but?: LocalRelease) =>
  repository.releases.some(
    (candidate) => candidate !== but && !candidate.draft && candidate.tag === tag,
  );

const refused = (code: string, field: string) => invalid({ resource: 'Release', code, field });

async function publish(call: GitHubCall, release: LocalRelease) {
  const { repository, git } = call;
  const ref = `refs/tags/${release.tag}`;
  let made = noContent;
  if (!git.readRef(ref)) {
    const sha = await git.resolve(release.target || repository.defaultBranch);
    if (!sha) return refused('invalid', 'target_commitish');
    made = await createRef({ ...call, body: { ref, sha } });
    if (!git.readRef(ref)) return made;
  }
  // Another request may have published this tag meanwhile.
  if (isPublished(repository, release.tag, release)) return refused('already_exists', 'tag_name');
  return { status: 204, events: made.events };
}

async function create(call: GitHubCall) {
  const { repository, body, at } = call;
  const release: LocalRelease = {
    id: nextId(),
    tag: text(body.tag_name),
    target: text(body.target_commitish),
    name: text(body.name),
    body: text(body.body),
    draft: body.draft === true,
    createdAt: at,
  };
  const published = release.draft ? noContent : await publish(call, release);
  if (published.status !== 204) return published;
  repository.releases.push(release);
  return { status: 201, json: toApiRelease(release, repository), events: published.events };
}

async function update(release: LocalRelease, call: GitHubCall) {
  const { repository, body } = call;
  const publishes = body.draft === false && release.draft;
  const published = publishes ? await publish(call, release) : noContent;
  if (published.status !== 204) return published;
  if (publishes) release.draft = false;
  release.body = text(body.body, release.body);
  return { status: 200, json: toApiRelease(release, repository), events: published.events };
}

async function writeNotes({ repository, git, body }: GitHubCall) {
  const [target, previous] = await Promise.all(
    [body.target_commitish, body.previous_tag_name].map((name) => git.resolve(text(name))),
  );
  const lines = ["## What's Changed"];
  for (const { number, commit } of repository.merges) {
    if (!target || !(await isIn(git, commit, target))) continue;
    if (previous && (await isIn(git, commit, previous))) continue;
    const address = `https://github.com/${repository.fullName}/pull/${number}`;
    const author = repository.authors.get(number) ?? person;
    lines.push(`* ${findIssue(repository, number)?.title} by @${author} in ${address}`);
  }
  return ok({ name: text(body.tag_name), body: lines.join('\n') });
}

export const releaseRoutes = [
  on('GET', '/releases', (call) => {
    const { repository } = call;
    const found = repository.releases.map((release) => toApiRelease(release, repository));
    return paged(found.toReversed(), call);
  }),
  on('POST', '/releases', create),
  on('POST', '/releases/generate-notes', writeNotes),
  on('GET', '/releases/latest', ({ repository }) => {
    const latest = repository.releases.findLast(({ draft }) => !draft);
    return found(latest && toApiRelease(latest, repository));
  }),
  on('GET', '/releases/tags/{+rest}', ({ repository, parts }) => {
    const release = repository.releases.find(({ tag, draft }) => !draft && tag === parts[0]);
    return found(release && toApiRelease(release, repository));
  }),
  onItem('releases', 'GET', '/releases/{number}', (release, call) =>
    ok(toApiRelease(release, call.repository)),
  ),
  onItem('releases', 'PATCH', '/releases/{number}', update),
  onRemoval('releases', '/releases/{number}'),
  on('GET', '/rules/branches/{+rest}', (call) => {
    const { repository, parts } = call;
    if (lacksRules(repository)) return upgradeNeeded;
    return paged(listedRules(repository, parts[0] ?? ''), call);
  }),
];
