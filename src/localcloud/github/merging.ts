import { compact } from '../../shared/compact.ts';
import type { GitEmulator } from './emulator.ts';
import { createPush, createRefDeletion, type GitHubEvent } from './events.ts';
import { ruleAgainstChange, ruleAgainstMerge } from './rules.ts';
import type { LocalMerge, LocalRepository } from './state.ts';
import { mergedTree } from './trees.ts';
import { getRefCommit, list, record, records, text } from './values.ts';

export interface Answered {
  readonly status: number;
  readonly json: unknown;
  readonly events?: readonly GitHubEvent[];
}

type Send = GitEmulator['send'];
type Fields = Readonly<Record<string, unknown>>;

const refused = (status: number, message: string): Answered => ({
  status,
  json: { message, status: String(status) },
});

/** The emulator's own merge would use the commits from when the pull request was opened. */
export async function mergePull(
  repository: LocalRepository,
  number: number,
  body: Fields,
  send: Send,
): Promise<Answered> {
  const at = `/repos/${repository.fullName}`;
  const { status, json } = await send('GET', `${at}/pulls/${number}`);
  if (status !== 200) return refused(404, 'Not Found');
  const pull = record(json);
  const [headRef, baseRef] = [pull.head, pull.base].map((side) => text(record(side).ref));
  const [head, base] = await Promise.all(
    [headRef, baseRef].map((branch) => getHead(send, at, branch ?? '')),
  );
  if (pull.state !== 'open' || !head || !base) return refused(405, 'Pull Request is not mergeable');
  if (pull.draft === true) return refused(405, 'Pull Request is still a draft');
  if (body.sha !== undefined && body.sha !== head)
    return refused(409, 'Head branch was modified. Review and try the merge again.');
  const method = text(body.merge_method, 'merge');
  const names: Fields = {
    merge: 'Merge commits',
    squash: 'Squash merges',
    rebase: 'Rebase merges',
  };
  if (!repository.merging[method as 'merge'])
    return refused(405, `${text(names[method], method)} are not allowed on this repository.`);
  const forbidden = await ruleAgainstMerge(
    repository,
    baseRef ?? '',
    { number, base, head, method },
    send,
  );
  if (forbidden) return refused(405, forbidden);
  const tree = await mergedTree(send, repository.fullName, { base, head });
  if (!tree) return refused(405, 'Pull Request is not mergeable');
  const [owner = ''] = repository.fullName.split('/');
  const defaultTitle =
    method === 'merge'
      ? `Merge pull request #${number} from ${owner}/${headRef}`
      : `${text(pull.title)} (#${number})`;
  // The text below the title of a merge commit is, by default, the pull request's title.
  const defaultText = method === 'merge' ? text(pull.title) : '';
  const message = [text(body.commit_title) || defaultTitle, text(body.commit_message, defaultText)]
    .filter(Boolean)
    .join('\n\n');
  const parents = method === 'merge' ? [base, head] : [base];
  const commit =
    method === 'rebase'
      ? await rebased(send, repository.fullName, { base, head, tree })
      : text(
          record((await send('POST', `${at}/git/commits`, { message, tree, parents })).json).sha,
        );
  await send('PATCH', `${at}/git/refs/heads/${baseRef}`, { sha: commit, force: true });
  await send('PATCH', `${at}/pulls/${number}`, { state: 'closed' });
  repository.merges.push({ number, commit, before: base, head, at: new Date().toISOString() });
  const brought = await commitsBetween(send, at, base, commit);
  const apiPull = await toApiPull(
    repository,
    (await send('GET', `${at}/pulls/${number}`)).json,
    send,
  );
  // If a rule protects the branch, GitHub silently keeps it.
  const keeps = ruleAgainstChange(repository, headRef ?? '', 'deletion');
  const goes = repository.merging.deleteBranch && !keeps;
  if (goes) await send('DELETE', `${at}/git/refs/heads/${headRef}`);
  return {
    status: 200,
    json: { sha: commit, merged: true, message: 'Pull Request successfully merged' },
    events: compact([
      { name: 'pull_request', payload: { action: 'closed', pull_request: apiPull } },
      createPush(`refs/heads/${baseRef}`, base, commit, brought),
      goes && createRefDeletion(`refs/heads/${headRef}`, head),
    ]),
  };
}

/** `POST /merges`: 201 with the commit, 204 if there is nothing to merge, 409 on a conflict. */
export async function mergeBranches(
  repository: LocalRepository,
  body: Fields,
  send: Send,
): Promise<Answered> {
  const at = `/repos/${repository.fullName}`;
  const [into, from] = [text(body.base), text(body.head)];
  const [base, head] = [await getHead(send, at, into), (await getHead(send, at, from)) ?? from];
  if (!base) return refused(404, 'Base does not exist');
  const forbidden = ruleAgainstChange(repository, into, 'update');
  if (forbidden) return refused(409, forbidden);
  const { status } = record((await send('GET', `${at}/compare/${base}...${head}`)).json);
  if (status === 'identical' || status === 'behind') return { status: 204, json: undefined };
  const tree = await mergedTree(send, repository.fullName, { base, head });
  if (!tree) return refused(409, 'Merge conflict');
  const message = text(body.commit_message, `Merge ${from} into ${into}`);
  const made = await send('POST', `${at}/git/commits`, { message, tree, parents: [base, head] });
  const commit = text(record(made.json).sha);
  await send('PATCH', `${at}/git/refs/heads/${into}`, { sha: commit, force: true });
  const events = [
    createPush(`refs/heads/${into}`, base, commit, await commitsBetween(send, at, base, commit)),
  ];
  return { status: 201, json: { sha: commit, commit: { message } }, events };
}

export async function toApiPull(
  repository: LocalRepository,
  json: unknown,
  send: Send,
): Promise<Fields> {
  const at = `/repos/${repository.fullName}`;
  const number = Number(record(json).number);
  const html = `https://github.com/${repository.fullName}/pull/${number}`;
  const merge = repository.merges.find((candidate) => candidate.number === number);
  const author = repository.authors.get(number);
  const pull: Fields = author ? { ...record(json), user: { login: author } } : record(json);
  const [head, base] = [record(pull.head), record(pull.base)];
  if (merge)
    return {
      ...pull,
      html_url: html,
      state: 'closed',
      merged: true,
      merged_at: merge.at,
      merge_commit_sha: merge.commit,
      head: { ...head, sha: merge.head },
    };
  if (pull.state !== 'open') return { ...pull, html_url: html };
  const [headCommit, baseCommit] = await Promise.all(
    [head, base].map((side) => getHead(send, at, text(side.ref))),
  );
  if (!headCommit || !baseCommit) return { ...pull, html_url: html };
  const fits =
    (await mergedTree(send, repository.fullName, { base: baseCommit, head: headCommit })) !==
    undefined;
  const anyMerge = { number, base: baseCommit, head: headCommit, method: 'any' };
  const isForbidden = await ruleAgainstMerge(repository, text(base.ref), anyMerge, send);
  let state = isForbidden ? 'blocked' : 'clean';
  if (pull.draft === true) state = 'draft';
  if (!fits) state = 'dirty';
  return {
    ...pull,
    html_url: html,
    head: { ...head, sha: headCommit },
    base: { ...base, sha: baseCommit },
    mergeable: fits,
    mergeable_state: state,
  };
}

/** The merge that brought a commit to its base branch. */
export async function introducingMerge(
  repository: LocalRepository,
  commit: string,
  send: Send,
): Promise<LocalMerge | undefined> {
  const at = `/repos/${repository.fullName}`;
  const holds = async (candidate: string) => {
    const { status } = record((await send('GET', `${at}/compare/${candidate}...${commit}`)).json);
    return status === 'behind' || status === 'identical';
  };
  for (const merge of repository.merges) {
    if (merge.commit === commit) return merge;
    if ((await holds(merge.commit)) && !(await holds(merge.before))) return merge;
  }
  return undefined;
}

/** In order. @param tree of the last commit */
async function rebased(
  send: Send,
  fullName: string,
  options: { readonly base: string; readonly head: string; readonly tree: string },
): Promise<string> {
  const { base, head, tree } = options;
  const at = `/repos/${fullName}`;
  const { json } = await send('GET', `${at}/compare/${base}...${head}`);
  const commits = records(record(json).commits);
  // Skips merge commits, as git does.
  const rebasable = commits.filter((commit) => list(commit.parents).length < 2);
  let last = base;
  for (const [index, { sha, parents, commit }] of rebasable.entries()) {
    const fork = text(record(list(parents)[0]).sha);
    const step =
      index === rebasable.length - 1
        ? tree
        : await mergedTree(send, fullName, { base: last, head: text(sha), fork });
    const message = text(record(commit).message, 'Rebased');
    const made = await send('POST', `${at}/git/commits`, {
      message,
      tree: step ?? tree,
      parents: [last],
    });
    last = text(record(made.json).sha);
  }
  return last;
}

async function getHead(send: Send, at: string, branch: string): Promise<string | undefined> {
  const { json } = await send('GET', `${at}/git/ref/heads/${branch}`);
  return getRefCommit(json);
}

async function commitsBetween(
  send: Send,
  at: string,
  before: string,
  after: string,
): Promise<string[]> {
  const { json } = await send('GET', `${at}/compare/${before}...${after}`);
  return list(record(json).commits).map((candidate) => text(record(candidate).sha));
}

/** If the head branch already has an open pull request, the emulator would create a second. */
export async function hasOpenPull(
  gitEmulator: GitEmulator,
  localRepository: LocalRepository,
  body: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  const [owner = ''] = localRepository.fullName.split('/');
  const head = encodeURIComponent(`${owner}:${text(body.head)}`);
  const { json } = await gitEmulator.send(
    'GET',
    `/repos/${localRepository.fullName}/pulls?state=open&head=${head}`,
  );
  return Array.isArray(json) && json.length > 0;
}
