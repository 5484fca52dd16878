import { hash } from 'node:crypto';
import { isIn } from '../git/history.ts';
import {
  type Answered,
  created,
  found,
  type GitHubCall,
  type GitHubRoutes,
  invalid,
  noContent,
  noSuchThing,
  ok,
  onItem,
  paged,
} from '../rest/call.ts';
import { text } from '../rest/values.ts';
import {
  type LocalAsset,
  type LocalRelease,
  type LocalRepository,
  nextId,
} from '../state/state.ts';
import { createRef } from './git-refs.ts';
import { findIssue, person } from './issues.ts';

function toApiRelease(release: LocalRelease, repository: LocalRepository): object {
  const { id, tag, target, name, body, draft, createdAt, prerelease = false } = release;
  const path = draft ? `untagged-${id}` : tag;
  const below = `repos/${repository.fullName}/releases/${id}`;
  return {
    id,
    node_id: Buffer.from(`Release:${id}`).toString('base64url'),
    url: `https://api.github.com/${below}`,
    assets_url: `https://api.github.com/${below}/assets`,
    upload_url: `https://uploads.github.com/${below}/assets{?name,label}`,
    assets: release.assets.map((asset) => toApiAsset(asset, release, repository)),
    tag_name: tag,
    target_commitish: target,
    name,
    body,
    draft,
    prerelease,
    created_at: createdAt,
    published_at: draft ? null : createdAt,
    html_url: `https://github.com/${repository.fullName}/releases/tag/${path}`,
  };
}

const toEvents = (actions: readonly string[], release: LocalRelease, repository: LocalRepository) =>
  actions.map((action) => {
    const payload = { action, release: toApiRelease(release, repository) };
    return { name: 'release', payload };
  });

/**
 * Types of the `release` events for a publication:
 * https://docs.github.com/actions/reference/workflows-and-actions/events-that-trigger-workflows#release
 */
const getPublishing = ({ prerelease }: LocalRelease) => [
  'published',
  prerelease ? 'prereleased' : 'released',
];

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
  // Check this last, because another request may have published the tag in the meantime.
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
    prerelease: body.prerelease === true,
    createdAt: at,
    assets: [],
  };
  const published = release.draft ? noContent : await publish(call, release);
  if (published.status !== 204) return published;
  repository.releases.push(release);
  const actions = release.draft ? [] : ['created', ...getPublishing(release)];
  const events = [...(published.events ?? []), ...toEvents(actions, release, repository)];
  return created(toApiRelease(release, repository), events);
}

async function update(release: LocalRelease, call: GitHubCall) {
  const { repository, body } = call;
  const publishes = body.draft === false && release.draft;
  const published = publishes ? await publish(call, release) : noContent;
  if (published.status !== 204) return published;
  const wasPrerelease = release.prerelease === true;
  if (publishes) release.draft = false;
  release.body = text(body.body, release.body);
  release.name = text(body.name, release.name);
  release.prerelease =
    body.prerelease === undefined ? release.prerelease : body.prerelease === true;
  let actions = publishes ? getPublishing(release) : ['edited'];
  if (!publishes && wasPrerelease && !release.prerelease) actions = ['edited', 'released'];
  if (release.draft) actions = [];
  const events = [...(published.events ?? []), ...toEvents(actions, release, repository)];
  return { status: 200, json: toApiRelease(release, repository), events };
}

function remove(release: LocalRelease, { repository }: GitHubCall): Answered {
  const { releases } = repository;
  releases.splice(releases.indexOf(release), 1);
  return { ...noContent, events: toEvents(release.draft ? [] : ['deleted'], release, repository) };
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

/** Path for uploads of files to `uploads.github.com`, whose bodies aren't JSON. */
export const assetsPath = /^\/releases\/\d+\/assets$/;

function toApiAsset(asset: LocalAsset, { tag }: LocalRelease, { fullName }: LocalRepository) {
  const { id, name, type, content, at } = asset;
  return {
    id,
    url: `https://api.github.com/repos/${fullName}/releases/assets/${id}`,
    browser_download_url: `https://github.com/${fullName}/releases/download/${tag}/${name}`,
    name,
    content_type: type,
    size: content.length,
    state: 'uploaded',
    digest: `sha256:${hash('sha256', content)}`,
    created_at: at,
    updated_at: at,
  };
}

function addAsset(release: LocalRelease, { repository, query, body, at }: GitHubCall) {
  const name = query.get('name') ?? '';
  if (!name || release.assets.some((known) => known.name === name))
    return invalid({ resource: 'ReleaseAsset', code: 'already_exists', field: 'name' });
  const content = Buffer.from(text(body.content), 'base64');
  const asset = { id: nextId(), name, type: text(body.type), content, at };
  release.assets.push(asset);
  return created(toApiAsset(asset, release, repository));
}

function withAsset(
  answer: (asset: LocalAsset, release: LocalRelease, call: GitHubCall) => Answered,
) {
  return (call: GitHubCall) => {
    for (const release of call.repository.releases)
      for (const asset of release.assets)
        if (String(asset.id) === call.parts[0]) return answer(asset, release, call);
    return noSuchThing;
  };
}

const assetRoutes: GitHubRoutes = {
  'GET /releases/{number}/assets': onItem('releases', (release, call) =>
    paged(
      release.assets.map((asset) => toApiAsset(asset, release, call.repository)),
      call,
    ),
  ),
  'POST /releases/{number}/assets': onItem('releases', addAsset),
  'GET /releases/assets/{number}': withAsset((asset, release, call) => {
    const { type, content } = asset;
    if (call.accept === 'application/octet-stream')
      return { status: 200, media: { type, content } };
    return ok(toApiAsset(asset, release, call.repository));
  }),
  'DELETE /releases/assets/{number}': withAsset((asset, { assets }) => {
    assets.splice(assets.indexOf(asset), 1);
    return noContent;
  }),
};

export const releaseRoutes: GitHubRoutes = {
  ...assetRoutes,
  'GET /releases': (call) => {
    const { repository } = call;
    const found = repository.releases.map((release) => toApiRelease(release, repository));
    return paged(found.toReversed(), call);
  },
  'POST /releases': create,
  'POST /releases/generate-notes': writeNotes,
  'GET /releases/latest': ({ repository }) => {
    const latest = repository.releases.findLast(({ draft }) => !draft);
    return found(latest && toApiRelease(latest, repository));
  },
  'GET /releases/tags/{+rest}': ({ repository, parts }) => {
    const release = repository.releases.find(({ tag, draft }) => !draft && tag === parts[0]);
    return found(release && toApiRelease(release, repository));
  },
  'GET /releases/{number}': onItem('releases', (release, call) =>
    ok(toApiRelease(release, call.repository)),
  ),
  'PATCH /releases/{number}': onItem('releases', update),
  'DELETE /releases/{number}': onItem('releases', remove),
};
