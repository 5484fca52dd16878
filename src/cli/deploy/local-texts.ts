import * as z from 'zod/mini';
import { mergeTexts, textsHeadline } from '../../automation/texts/plan-texts.ts';
import { pendingEdit } from '../../automation/texts/request-texts.ts';
import {
  type TextDifference,
  updateContentFile,
} from '../../automation/texts/update-content-file.ts';
import { parseContentFile } from '../../config/content-file.ts';
import { TextContent, TextList } from '../../contracts/portal/text.ts';
import {
  type LocalCloud,
  type LocalTexts,
  type PortalCalls,
  portalCalls,
  type TakenTexts,
  type TextsRequest,
} from '../../localcloud/localcloud.ts';
import { compact } from '../../shared/compact.ts';
import { count, firstNames } from '../../shared/units.ts';

type Cloud = Pick<LocalCloud, 'portal' | 'sites' | 'githubApi'>;
type Texts = ReadonlyMap<string, string>;

interface Repository {
  readonly api: Cloud['githubApi'];
  readonly name: string;
  readonly branch: string;
  readonly file: string;
}

interface TextCommit {
  readonly id: string;
  readonly before: Texts;
  readonly after: Texts;
}

interface LocalPortal {
  readonly calls: PortalCalls;
  readonly path: string;
  readonly repository: Repository;
  readonly by: string;
}

/** Stands in for the scheduled texts automation. @param by author; the default starts no runs */
export function createLocalTexts(cloud: Cloud, by = 'github-actions[bot]'): LocalTexts {
  const operator = cloud.portal.users.find((user) => user.level === 'operator');
  const calls = portalCalls(cloud.portal, operator?.token ?? '');
  const toPortal = ({ slug, branch, file }: TextsRequest): LocalPortal => {
    const { id = '', repository: at } = cloud.sites.find((site) => site.slug === slug) ?? {};
    const repository = { api: cloud.githubApi, name: `${at?.owner}/${at?.name}`, branch, file };
    return { calls, path: `/api/sites/${encodeURIComponent(id)}`, repository, by };
  };
  return {
    take: (request) => takeWaiting(toPortal(request), request.text),
    async report(request) {
      const { path } = toPortal(request);
      const content = Object.fromEntries(parseContentFile(request.text, request.file).texts);
      const { mode, texts } = await calls.get(`${path}/text`, TextList);
      if (mode === 'runtime' || texts.length === 0) return;
      const commit = { commitSha: request.commit, content };
      await calls.send('POST', `${path}/text-commits`, commit);
    },
  };
}

async function takeWaiting(portal: LocalPortal, text: string): Promise<TakenTexts | undefined> {
  const { calls, path, repository, by } = portal;
  const { branch, file } = repository;
  const { mode, texts } = await calls.get(`${path}/text`, TextList);
  const known = new Map(texts.map(({ key, overrides = [] }) => [key, overrides]));
  const isEdited = [...known.values()].some((overrides) =>
    overrides.some(({ status, commitSha }) => status === 'pending' || commitSha),
  );
  if (mode === 'runtime' || !isEdited) return undefined;
  const commits = await readTextCommits(repository);
  const head = await readTexts(repository, branch);
  const missing = missingTexts(parseContentFile(text, file).texts, commits, head);
  const before = updateContentFile(text, file, missing);
  const { pending } = await calls.get(`${path}/text-content`, TextContent);
  const edits = pending.map(({ key, value }) => ({
    key,
    ...pendingEdit(known.get(key) ?? [], value),
  }));
  const { changes, conflicts } = mergeTexts(parseContentFile(before, file).texts, edits);
  let made: string | undefined;
  if (changes.length > 0) made = await commitChanges(repository, changes, by);
  let commit = made;
  if (!made && missing.length > 0) commit = commits.at(-1)?.id;
  const inBoth = conflicts.map(({ key }) => key);
  const lines = compact([
    made && describeCommit(changes, branch, made),
    inBoth.length > 0 &&
      `Texts: changed both in the portal and in ${file}: ${firstNames(inBoth)}. The file's ` +
        'are deployed; to replace them, save the texts in the portal again.',
  ]);
  return { text: updateContentFile(before, file, changes), commit, lines };
}

function describeCommit(changes: readonly TextDifference[], branch: string, id: string): string {
  const keys = firstNames(changes.map(({ key }) => key));
  return (
    `Texts: ${count(changes.length, 'text')} from the portal (${keys}), as commit ` +
    `${id.slice(0, 12)} on ${branch} of the local repository. Your folder is unchanged.`
  );
}

/** Finds texts that are only in the local repository. Skips texts that people changed since. */
export function missingTexts(
  folder: Texts,
  commits: readonly Omit<TextCommit, 'id'>[],
  head: Texts,
): TextDifference[] {
  const keys = new Set(commits.flatMap(({ before, after }) => [...before.keys(), ...after.keys()]));
  return [...keys].flatMap((key): TextDifference[] => {
    const changing = commits.filter(({ before, after }) => before.get(key) !== after.get(key));
    const portal = changing.at(-1)?.after.get(key);
    const file = folder.get(key);
    const isBehind = changing.some(({ before }) => before.get(key) === file);
    if (file === portal || !isBehind || head.get(key) !== portal) return [];
    return [{ key, file, portal }];
  });
}

async function readTextCommits(repository: Repository): Promise<TextCommit[]> {
  const { api, name, branch, file } = repository;
  const query = new URLSearchParams({ sha: branch, path: file, per_page: '50' });
  const { json } = await api.send('GET', `/repos/${name}/commits?${query}`);
  const own = (z.safeParse(Commits, json).data ?? []).filter(({ commit }) =>
    commit.message.startsWith(textsHeadline),
  );
  const commits = own.map(async ({ sha, parents: [parent] }) => {
    const before = parent ? await readTexts(repository, parent.sha) : new Map();
    return { id: sha, before, after: await readTexts(repository, sha) };
  });
  return (await Promise.all(commits)).reverse();
}

const Commits = z.array(
  z.object({
    sha: z.string(),
    commit: z.object({ message: z.string() }),
    parents: z.array(z.object({ sha: z.string() })),
  }),
);

async function readTexts(repository: Repository, commit: string): Promise<Texts> {
  const { api, name, file } = repository;
  return parseContentFile((await api.readFile(name, commit, file)) ?? '', file).texts;
}

const Written = z.object({ commit: z.object({ sha: z.string() }) });

/** @returns `undefined` if the branch is protected */
async function commitChanges(
  repository: Repository,
  changes: readonly TextDifference[],
  by: string,
): Promise<string | undefined> {
  const { api, name, branch, file } = repository;
  if (!(await api.getHead(name, branch))) {
    const sha = await api.getHead(name, api.repository(name)?.defaultBranch ?? '');
    await api.send('POST', `/repos/${name}/git/refs`, { ref: `refs/heads/${branch}`, sha });
  }
  const before = (await api.readFile(name, branch, file)) ?? '';
  const text = updateContentFile(before, file, changes);
  const at = `/repos/${name}/contents/${file}`;
  const known = await api.send('GET', `${at}?ref=${encodeURIComponent(branch)}`);
  const { sha } = z.catch(z.object({ sha: z.optional(z.string()) }), {}).parse(known.json);
  const message = [textsHeadline, '', ...changes.map(({ key }) => `- ${key}`)].join('\n');
  const content = Buffer.from(text).toString('base64');
  const { json } = await api.send('PUT', at, { message, branch, content, sha }, by);
  return z.safeParse(Written, json).data?.commit.sha;
}

/** Commits pending texts after each push to a site's production branch. */
export function followPushes(
  cloud: Cloud,
  targets: readonly Pick<TextsRequest, 'slug' | 'branch' | 'file'>[],
): void {
  const texts = createLocalTexts(cloud, 'octocat');
  let last: Promise<unknown> = Promise.resolve();
  cloud.githubApi.refChanges.on('change', ({ repository, ref }) => {
    for (const target of targets) {
      const site = cloud.sites.find(({ slug }) => slug === target.slug);
      const isOf = `${site?.repository.owner}/${site?.repository.name}` === repository;
      if (!isOf || ref !== `refs/heads/${target.branch}`) continue;
      // The deployment reports an invalid content file.
      last = last.then(() => commitWaiting(cloud, texts, target, repository)).catch(() => {});
    }
  });
}

async function commitWaiting(
  cloud: Cloud,
  texts: LocalTexts,
  target: Pick<TextsRequest, 'slug' | 'branch' | 'file'>,
  name: string,
): Promise<void> {
  const text = (await cloud.githubApi.readFile(name, target.branch, target.file)) ?? '';
  const taken = await texts.take({ ...target, text });
  if (!taken?.commit) return;
  await texts.report({ ...target, text: taken.text, commit: taken.commit });
}
