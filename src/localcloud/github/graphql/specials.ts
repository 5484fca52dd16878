import { type Fields, record, records, text } from '../rest/values.ts';
import {
  bind,
  describeRefusal,
  fromId,
  load,
  loadList,
  type QueryContext,
  refusal,
  type Special,
  toId,
} from './fields.ts';
import rest from './rest.json' with { type: 'json' };

const inaccessible = 'Resource not accessible by integration';

type Load = (source: Fields, context: QueryContext) => Promise<Fields[]>;

const lower = (value: unknown) => text(value).toLowerCase();

/** Returns the values of an item for filters and searches, keyed by qualifier or argument. */
function getFacts(item: Fields) {
  const state = item.merged_at ? 'merged' : item.state;
  const is = [state, item.state, item.head ? 'pr' : 'issue', item.draft === true && 'draft'];
  const label = records(item.labels).map((item) => item.name);
  const author = [record(item.user).login];
  const assignee = records(item.assignees).map((user) => user.login);
  const head = [record(item.head).ref];
  const base = [record(item.base).ref];
  const mentioned = text(item.body).match(/(?<=@)[\w-]+/g) ?? [];
  const people = { author, createdBy: author, assignee, mentioned, mentions: mentioned };
  const words = `${item.title} ${item.body}`.split(/[^\w-]+/);
  const branches = { head, headRefName: head, base, baseRefName: base };
  const facts = { is, state: is, type: is, states: [state], label, labels: label };
  return new Map(
    Object.entries({ ...facts, ...people, ...branches, 'review-requested': [], '': words }),
  );
}

function select(items: readonly Fields[], wanted: Fields): readonly Fields[] {
  const filters = Object.entries({ ...wanted, ...record(wanted.filterBy) });
  return items.filter((item) => {
    const facts = getFacts(item);
    return filters.every(([name, value]) => {
      const known = facts.get(name)?.map(lower);
      return !known || !value || [value].flat().some((one) => known.includes(lower(one)));
    });
  });
}

/**
 * Sorts items by `orderBy`.
 * @param items newest first, as in the REST API
 */
function sort(items: readonly Fields[], { orderBy }: Fields): readonly Fields[] {
  const { field, direction } = record(orderBy);
  const key = (item: Fields) => text(item[lower(field)]);
  const sorted = items.toSorted((a, b) => key(b).localeCompare(key(a)));
  return direction === 'DESC' ? sorted : sorted.toReversed();
}

const listPulls: Load = (source, context) => loadList(source, context, '/pulls?state=all');
const listIssues: Load = async (source, context) =>
  (await loadList(source, context, '/issues?state=all')).filter((issue) => !issue.pull_request);

/**
 * Searches a repository's issues and pull requests by qualifiers and words, but not phrases:
 * https://docs.github.com/search-github
 */
async function search(_: Fields, context: QueryContext, { query, type }: Fields) {
  const terms = [...text(query).matchAll(/(?:([\w-]+):)?("[^"]*"|\S+)/g)];
  const source = { $in: context.find(terms.find(([, key]) => key === 'repo')?.[2] ?? '') };
  if (type !== 'ISSUE' || !source.$in) return [];
  const all = [await listIssues(source, context), await listPulls(source, context)].flat();
  return terms.reduce<readonly Fields[]>((items, [, key = '', term = '']) => {
    const word = term.replaceAll('"', '').replace('@me', context.login);
    return select(items, { [key]: word });
  }, all);
}

/** Finds a pull request or an issue by its number, or the repository if there is no number. */
async function findNode(source: Fields, context: QueryContext) {
  const { $in, number } = source;
  if (!$in) return undefined;
  if (number === undefined) {
    const repository = record(await load(source, context, ''));
    const node = { __typename: 'Repository', node_id: toId('Repository', repository.id), $in };
    return { ...repository, ...node };
  }
  const issue = record(await load(source, context, '/issues/{number}'));
  const pull = issue.pull_request && record(await load(source, context, '/pulls/{number}'));
  if (pull) return { ...pull, __typename: 'PullRequest', $in };
  return issue.number ? { ...issue, __typename: 'Issue', $in } : undefined;
}

function findById(id: unknown, context: QueryContext) {
  const [, repository, number] = fromId(id);
  return findNode({ $in: context.find(Number(repository)), number }, context);
}

const readMerge = (source: Fields, context: QueryContext, isMerged: boolean) =>
  Boolean(source.merged_at) === isMerged
    ? load(source, context, '/commits/{merge_commit_sha}')
    : null;

const noNumber = (kind: string, number: unknown) =>
  refusal('NOT_FOUND', `Could not resolve to ${kind} with the number of ${number}.`);
const noNode = (id: unknown) =>
  refusal('NOT_FOUND', `Could not resolve to a node with the global id of '${id}'`);

interface Mutation {
  /** Method and path of the REST call, e.g. `PATCH /issues/{number}`. */
  readonly call: string;
  /** Input field with the object's node id or the repository's name. */
  readonly id: string;
  /** Names of REST fields, keyed by the names of input fields. */
  readonly body?: Fields;
  readonly set?: Fields;
}

function mutate({ call, id, body = {}, set = {} }: Mutation): Special {
  const [method = '', path = ''] = call.split(' ');
  return async (_, context, args) => {
    const input = record(args.input);
    const named = record(input[id]).repositoryNameWithOwner;
    const node = named ? { $in: context.find(text(named)) } : await findById(input[id], context);
    if (!node?.$in) return named ? refusal('FORBIDDEN', inaccessible) : noNode(input[id]);
    const { $in, number }: Fields = node;
    const sent = Object.entries(body).map(([name, restName]) => {
      const isEnum = name === 'mergeMethod' || name === 'state';
      return [restName, isEnum ? lower(input[name]) || undefined : input[name]];
    });
    const place = path.replace('{number}', String(number));
    const content = { ...Object.fromEntries(sent), ...set };
    const answered = await context.call(text($in), method, place, content);
    if (answered.status >= 300) return describeRefusal(answered);
    const made = record(answered.json);
    const changed = await findNode({ $in, number: made.number ?? number }, context);
    const found = { issue: changed, pull_request: changed, revert_pull_request: changed };
    const edge = { node: made, cursor: toId('cursor', made.id) };
    return bind({ ...found, commit: made, comment_edge: edge, ...input }, { $in });
  };
}

const decideReviews: Special = async (source, context) => {
  const rules = await loadList(source, context, '/rules/branches/{base.ref}');
  const rule = rules.find(({ type }) => type === 'pull_request');
  const needed = Number(record(rule?.parameters).required_approving_review_count ?? 0);
  const states = (await lastReviews(source, context)).map((review) => review.state);
  if (needed === 0) return null;
  if (states.includes('CHANGES_REQUESTED')) return 'CHANGES_REQUESTED';
  const approvals = states.filter((state) => state === 'APPROVED');
  return approvals.length < needed ? 'REVIEW_REQUIRED' : 'APPROVED';
};

async function lastReviews(source: Fields, context: QueryContext) {
  const reviews = await loadList(source, context, '/pulls/{number}/reviews');
  return [...new Map(reviews.map((item) => [record(item.user).login, item])).values()];
}

async function getRollup(source: Fields, context: QueryContext) {
  const checks = await load(source, context, '/commits/{sha}/check-runs#check_runs');
  const outcomes = records(checks)
    .map((check) => check.conclusion ?? 'pending')
    .join();
  let state = 'SUCCESS';
  if (outcomes.includes('pending')) state = 'PENDING';
  if (/failure|cancelled|action_required/.test(outcomes)) state = 'FAILURE';
  return outcomes && { sha: source.sha, state, check_runs: bind(checks, source) };
}

const toActor = (actor: unknown, user: unknown) => actor && { ...record(actor), user };

/** Finds a branch or tag by `name`, `heads/name` or `refs/heads/name` (`tags` for a tag). */
const findRef: Special = async (source, context, { qualifiedName }) => {
  const name = text(qualifiedName).replace(/^refs\//, '');
  const names = /^(heads|tags)\//.test(name) ? [name] : [`heads/${name}`, `tags/${name}`];
  for (const path of names) {
    const found = await load({ ...source, path }, context, '/git/ref/{path}');
    if (found) return found;
  }
  return null;
};

const listReleases: Load = (source, context) => loadList(source, context, '/releases');
const findLatest: Special = async (source, context) =>
  (await listReleases(source, context)).find(({ draft }) => !draft);
const getMessage = ({ commit }: Fields) => text(record(commit).message);

const mutations = Object.entries(rest.mutations);

/** Resolvers for fields that aren't a single value of the REST API. */
export const specials: Readonly<Record<string, Special>> = {
  'Bot.login': (bot) => text(bot.login).replace('[bot]', ''),
  'CheckRun.checkSuite': ({ check_suite: suite }) => suite,
  'Commit.abbreviatedOid': (commit) => text(commit.sha).slice(0, 7),
  'Commit.author': ({ commit, author }) => toActor(record(commit).author, author),
  'Commit.authors': ({ commit }) => [record(commit).author],
  'Commit.committer': ({ commit, committer }) => toActor(record(commit).committer, committer),
  'Commit.messageBody': (source) => getMessage(source).split('\n').slice(1).join('\n').trim(),
  'Commit.messageHeadline': (source) => getMessage(source).split('\n')[0],
  'Commit.statusCheckRollup': getRollup,
  'PullRequest.latestReviews': lastReviews,
  'PullRequest.mergeCommit': (source, context) => readMerge(source, context, true),
  'PullRequest.potentialMergeCommit': (source, context) => readMerge(source, context, false),
  'PullRequest.reviewDecision': decideReviews,
  'PullRequest.state': ({ merged_at: at, state }) => (at ? 'MERGED' : state),
  'Query.node': async (_, context, { id }) => (await findById(id, context)) ?? noNode(id),
  'Query.repository': async (_, context, { owner, name }) =>
    (await findNode({ $in: context.find(`${owner}/${name}`) }, context)) ??
    refusal('NOT_FOUND', `Could not resolve to a Repository with the name '${owner}/${name}'.`),
  'Query.search': search,
  'Query.viewer': (_, { login }) => ({ login }),
  'Ref.name': ({ ref }) => text(ref).replace(/^refs\/(heads|tags)\//, ''),
  'Release.isLatest': async (source, context) =>
    record(await findLatest(source, context, {})).id === source.id,
  'Repository.issue': async (source, context, { number }) => {
    const found = await findNode({ ...source, number }, context);
    return found?.__typename === 'Issue' ? found : noNumber('an Issue', number);
  },
  'Repository.issueOrPullRequest': async (source, context, { number }) =>
    (await findNode({ ...source, number }, context)) ??
    noNumber('an issue or pull request', number),
  'Repository.issues': async (source, context, args) =>
    sort(select(await listIssues(source, context), args), args),
  'Repository.latestRelease': findLatest,
  'Repository.object': async (source, context, { oid, expression }) =>
    load({ ...source, name: oid ?? expression }, context, '/commits/{name}').catch(() => null),
  'Release.tag': (source, context) => findRef(source, context, { qualifiedName: source.tag_name }),
  'Repository.pullRequest': async (source, context, { number }) =>
    (await load({ ...source, number }, context, '/pulls/{number}')) ??
    noNumber('a PullRequest', number),
  'Repository.pullRequests': async (source, context, args) =>
    sort(select(await listPulls(source, context), args), args),
  'Repository.ref': findRef,
  'Repository.release': async (source, context, { tagName }) =>
    (await listReleases(source, context)).find((release) => release.tag_name === tagName),
  'Repository.releases': async (source, context, args) =>
    sort(await listReleases(source, context), args),
  'Repository.viewerPermission': (_, { mayWrite }) => (mayWrite() ? 'WRITE' : 'READ'),
  closed: (item) => item.state !== 'open',
  viewerDidAuthor: ({ user }, { login }) => record(user).login === login,
  ...Object.fromEntries(
    mutations.map(([name, mutation]) => [`Mutation.${name}`, mutate(mutation)]),
  ),
};
