import type { CommitMessage } from '../../clients/github/commits.ts';
import type { VersionLevel } from '../../contracts/portal/development-request.ts';
import { firstLine, shorten } from '../../shared/plain-text.ts';
import { findHighest, type WaitingChange } from './next-version.ts';

/**
 * Reads the changes in Conventional Commits. Leaves out reverts together with the commits they
 * revert.
 * @param commits oldest first
 * @returns the changes, the titles of commits whose message names no level, and the version in the
 * last `Release-As` footer
 */
export function readCommitChanges(commits: readonly CommitMessage[]) {
  const reverted = findReverted(commits);
  const changes: WaitingChange[] = [];
  const unclassified: string[] = [];
  let releaseAs: string | undefined;
  for (const { id, parents, message } of commits) {
    if (reverted.has(id) || ownCommit.test(message)) continue;
    const found = readMessage(message);
    releaseAs = found.releaseAs ?? releaseAs;
    const title = shorten(found.title, maxTitleLength);
    if (found.level) changes.push({ description: `commit "${title}"`, level: found.level });
    else if (parents.length < 2) unclassified.push(title);
  }
  return { changes, unclassified, releaseAs };
}

/** Maximum length of a title that is shown: a whole message may be one line. */
const maxTitleLength = 200;

/** Titles of site-deploy's own commits, which bump the version or add texts from the portal. */
const ownCommit = /^(Version \d+\.\d+\.\d+|Texts from the portal( for request #\d+)?)(\n|$)/;

/**
 * Reads the level and title of a commit message. The body of a squash merge lists the messages of
 * its commits, and the body of a merge commit contains the title.
 */
export function readMessage(message: string) {
  const lines = message.replaceAll('\r\n', '\n').split('\n');
  const isMerge = /^Merge (pull request|branch|remote-tracking branch|tag|commit) /.test(message);
  const own = isMerge ? lines.slice(1).filter((line) => line.trim() !== '') : lines;
  const [title = lines[0] ?? ''] = own;
  const entries = own.flatMap((line, at) => {
    const text = at === 0 ? line : line.replace(/^[*-] /, '');
    const isEntry = at === 0 || text !== line || (lines[at - 1] ?? '').trim() === '';
    return isEntry ? [text] : [];
  });
  const kept = entries.filter((entry) => !isTakenBack(entry, entries));
  const levels = kept.map(levelOfTitle);
  if (own.some((line) => /^\s*([*-] )?BREAKING[ -]CHANGE(: | #)/.test(line))) levels.push('major');
  const level = findHighest(levels);
  const strongest = kept.find((entry) => levelOfTitle(entry) === level) ?? title;
  const releaseAs = own
    .map((line) => /^release-as:\s*v?(\S+)\s*$/i.exec(line)?.[1])
    .findLast(Boolean);
  return { title: level ? strongest : title, level, releaseAs };
}

/**
 * Returns whether a squash merge contains both a commit and its revert.
 * @param entry the title of either
 */
function isTakenBack(entry: string, entries: readonly string[]): boolean {
  const quoted = revertedTitle(entry);
  return (
    entries.includes(`Revert "${entry}"`) || (quoted !== undefined && entries.includes(quoted))
  );
}

const revertedTitle = (title: string) => /^Revert "(.+)"(?: \(#\d+\))?$/.exec(title)?.[1];

const patches = /^(fix|perf|docs|content|style|refactor|revert|build|chore|ci|test)$/i;

/** Returns the level of a title: https://www.conventionalcommits.org */
function levelOfTitle(title: string): VersionLevel | undefined {
  const again = /^(?:Reapply|Revert "Revert) "(.*[^"])"+(?: \(#\d+\))?$/.exec(title)?.[1];
  if (again) return levelOfTitle(again) ?? 'patch';
  if (revertedTitle(title)) return 'patch';
  const [, type, bang] = /^(\w+)(?:\([^)\n]*\))?(!)?: /.exec(title) ?? [];
  if (!type) return undefined;
  if (bang !== undefined) return 'major';
  if (type.toLowerCase() === 'feat') return 'minor';
  return patches.test(type) ? 'patch' : undefined;
}

/**
 * Returns the ids of reverted commits and of their reverts. Reads the newest first, because
 * reverting a revert restores the original commit.
 */
export function findReverted(commits: readonly CommitMessage[]): ReadonlySet<string> {
  const reverted = new Set<string>();
  for (const [at, commit] of [...commits.entries()].toReversed()) {
    if (reverted.has(commit.id)) continue;
    const found = findTargets(commit, commits.slice(0, at));
    if (found.length === 0) continue;
    reverted.add(commit.id);
    for (const { id, parents } of found)
      for (const part of [id, ...commitsOfMerge(parents, commits)]) reverted.add(part);
  }
  for (const { id, parents } of commits) {
    const merged = commitsOfMerge(parents, commits);
    if (merged.length > 0 && merged.every((part) => reverted.has(part))) reverted.add(id);
  }
  return reverted;
}

/**
 * Returns commits without a pull request, except for merges, reverted commits, reverts, and
 * site-deploy's own commits.
 */
export function findOwnCommits(commits: readonly CommitMessage[]) {
  const reverted = findReverted(commits);
  const brought = commits
    .filter(({ message }) => message.startsWith('Merge pull request #'))
    .flatMap(({ parents }) => commitsOfMerge(parents, commits));
  return commits
    .filter(({ id, parents }) => parents.length < 2 && !reverted.has(id) && !brought.includes(id))
    .map(({ id, message }) => ({ id, title: firstLine(message) }))
    .filter(({ title }) => !ownCommit.test(title) && !/\(#\d+\)$/.test(title))
    .map(({ id, title }) => ({ id, title: shorten(title, maxTitleLength) }));
}

/**
 * Returns the earlier commits that a message reverts, by commit id, pull request number or title.
 */
function findTargets({ message }: CommitMessage, earlier: readonly CommitMessage[]) {
  const title = firstLine(message);
  const ids = [...message.matchAll(/\breverts commit ([0-9a-f]{7,40})\b/gi)].map(([, id]) => id);
  if (/^revert(\(|!?:)/i.test(title)) {
    const [, refs = ''] = /^refs: (.+)$/im.exec(message) ?? [];
    ids.push(...(refs.match(/\b[0-9a-f]{7,40}\b/g) ?? []));
  }
  if (ids.length > 0)
    return earlier.filter(({ id }) => ids.some((start) => start && id.startsWith(start)));
  const pull = /^Reverts (?:[\w.-]+\/[\w.-]+)?#(\d+)\s*$/m.exec(message)?.[1];
  const quoted = revertedTitle(title);
  const found = earlier.findLast(({ message: text }) => {
    const name = firstLine(text);
    if (pull) return name.endsWith(`(#${pull})`) || name.startsWith(`Merge pull request #${pull} `);
    return quoted !== undefined && name === quoted;
  });
  return found ? [found] : [];
}

/** Returns the ids of the commits that a merge commit adds to its first parent. */
function commitsOfMerge(
  [first, ...others]: readonly string[],
  commits: readonly CommitMessage[],
): string[] {
  if (others.length === 0) return [];
  const known = new Map(commits.map(({ id, parents }) => [id, parents]));
  const before = ancestors(first ? [first] : [], known);
  return [...ancestors(others, known)].filter((id) => !before.has(id));
}

function ancestors(from: readonly string[], known: ReadonlyMap<string, readonly string[]>) {
  const found = new Set<string>();
  const open = [...from];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const parents = known.get(id);
    if (!parents || found.has(id)) continue;
    found.add(id);
    open.push(...parents);
  }
  return found;
}
