import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  findOwnCommits,
  findReverted,
  readCommitChanges,
  readMessage,
} from '../../../../src/automation/release/commit-levels.ts';
import { isPreRelease, nextVersion } from '../../../../src/automation/release/next-version.ts';
import { toVersionTags } from '../../../../src/automation/release/open-releases.ts';
import { toBase } from '../../../../src/automation/release/release-content.ts';
import { isVersion } from '../../../../src/contracts/portal/values.ts';
import {
  formatRow,
  listCommits,
  readTable,
  tableFile,
  type VersionHistory,
  versionHistories,
  withIds,
} from '../../../fixtures/versions/histories.ts';

const idAt = (at: number) => at.toString(16).padStart(40, 'c');

function toCommits(history: VersionHistory) {
  const ids = [idAt(0)];
  return listCommits(history).map(({ message, merges }) => {
    const parents = [ids.at(-1 - merges) ?? '', ...(merges > 0 ? [ids.at(-1) ?? ''] : [])];
    const commit = { id: idAt(ids.length), parents, message: withIds(message, ids) };
    ids.push(commit.id);
    return commit;
  });
}

function versionAfter(history: VersionHistory): string {
  const versions = toVersionTags(history.tags).map(({ version }) => version);
  const released = versions.findLast(isVersion);
  const base = toBase(released, history.manifest, versions.filter(isPreRelease));
  const { changes, releaseAs } = readCommitChanges(released ? toCommits(history) : []);
  return nextVersion({ ...base, releaseAs }, changes, undefined).version;
}

describe('the next version', () => {
  const table = readTable();
  const rows = readFileSync(tableFile, 'utf8').split('\n');

  it('is compared with other tools in at least 60 histories', () => {
    expect(versionHistories.length).toBeGreaterThanOrEqual(60);
    expect([...table.keys()]).toEqual(versionHistories.map(({ name }) => name));
  });

  it.each(versionHistories)('is $ours in the history "$name"', (history) => {
    expect(versionAfter(history)).toBe(history.ours);
    const answers = table.get(history.name) ?? [];
    if (answers.some((answer) => answer !== history.ours))
      expect(history.why, 'the reason for another answer').toBeTypeOf('string');
    expect(rows).toContain(formatRow(history, answers));
  });
});

describe('the base of the next version', () => {
  it.each([
    { highest: '1.2.0', inPackage: '1.2.0', preReleases: ['1.2.0-rc.1'], named: [] },
    { highest: '1.2.0', inPackage: '1.3.0', preReleases: ['1.1.0-rc.1'], named: ['1.3.0'] },
    {
      highest: '1.2.0',
      inPackage: undefined,
      preReleases: ['1.3.0-rc.1'],
      named: ['1.3.0-rc.1'],
    },
  ])('is $highest, with $named announced', ({ highest, inPackage, preReleases, named }) => {
    expect(toBase(highest, inPackage, preReleases)).toEqual({ current: highest, named });
  });

  it('is the version in package.json before the first release', () => {
    expect(toBase(undefined, '0.4.0', [])).toEqual({ current: '0.4.0', named: [] });
  });
});

describe('the commits of a release', () => {
  const commit = (message: string, id = message, ...parents: string[]) => ({
    id,
    parents,
    message,
  });

  it('are unclassified if they name no level, except merges and commits by site-deploy', () => {
    const commits = [
      ...['Add a form', 'wip: form', 'fix: a link', 'Version 1.4.0'].map((text) => commit(text)),
      commit('Texts from the portal for request #7\n\n- key'),
      commit("Merge branch 'x'", 'm', 'a', 'b'),
    ];
    expect(readCommitChanges(commits)).toEqual({
      changes: [{ description: 'commit "fix: a link"', level: 'patch' }],
      unclassified: ['Add a form', 'wip: form'],
      releaseAs: undefined,
    });
  });

  it('take the highest level from the body of a squash commit', () => {
    expect(readMessage('Improve the form (#7)\n\n* fix: typo\n\n* feat!: drop it')).toMatchObject({
      title: 'feat!: drop it',
      level: 'major',
    });
  });

  const levels: readonly (readonly [string, string | undefined, string | undefined])[] = [
    ['fix: Merge branch x', 'patch', undefined],
    ["Merge branch 'x'\n\nfeat: a map", 'minor', undefined],
    ['A map\n\nfeat: after a blank line', 'minor', undefined],
    ['A map\n\ntext and\nfeat: inside a paragraph', undefined, undefined],
    ['A map\n\n* feat: a map\n* Revert "feat: a map"', undefined, undefined],
    ['A map\n\n- feat: a map\n- fix: a map', 'minor', undefined],
    ['feat: Revert "fix: a map"', 'minor', undefined],
    ['feat: Reapply "fix: a map"', 'minor', undefined],
    ['Revert "feat: a map" (#7)', 'patch', undefined],
    ['Reapply "feat: a map"', 'minor', undefined],
    ['a feat: no type', undefined, undefined],
    ['feature: no type', undefined, undefined],
    ['chore(deps): a tool', 'patch', undefined],
    ['A map\n\nBREAKING CHANGE: another address', 'major', undefined],
    ['A map\n\nNo BREAKING CHANGE: really', undefined, undefined],
    ['A map\n\nRelease-As: v2.0.0\nRelease-As: 3.0.0', undefined, '3.0.0'],
    ['A map\n\nNo Release-As: 2.0.0', undefined, undefined],
  ];
  const rows = levels.map(
    (row) => [row[1] ? `the level "${row[1]}"` : 'no level', ...row] as const,
  );
  it.each(rows)('have %s with the message %j', (_, message, level, releaseAs) => {
    expect(readMessage(message)).toMatchObject({ level, releaseAs });
  });

  const [x, y] = ['a1b2c3d4e5', 'b1b2c3d4e5'];
  const findRevertedBy = (message: string) =>
    [
      ...findReverted([
        commit('feat: a map (#7)', x),
        commit('Merge pull request #8 from acme/y', y, x),
        commit(message, 'r', y),
      ]),
    ].toSorted();

  it.each([
    ['ids in a message', `Undo\n\nThis reverts commit ${x}.\nThis reverts commit ${y}.`, [x, y]],
    ['ids in a footer', `revert: all\n\nRefs: ${x.slice(0, 7)}, ${y}`, [x, y]],
    ['an id in the footer of a revert with a scope', `revert(map): all\n\nRefs: ${x}`, [x]],
    ['the pull request of a squash commit', 'Undo\n\nReverts acme/site#7', [x]],
    ['the pull request of a merge commit', 'Undo\n\nReverts #8', [y]],
    ['a title in quotes', 'Revert "feat: a map (#7)"', [x]],
  ])('are reverted by %s', (_, message, reverted) => {
    expect(findRevertedBy(message)).toEqual([...reverted, 'r'].toSorted());
  });

  it.each([
    ['an id in a different footer', `revert: all\n\nSee refs: ${x}`],
    ['an id in a message that only mentions a revert', `fix: revert: all\n\nRefs: ${x}`],
    ['a pull request in a sentence', 'Undo\n\nIt Reverts #8 too'],
    ['a title that no commit has', 'Revert "feat: a map"'],
    ['a message without a revert', 'fix: a map'],
  ])('are not reverted by %s', (_, message) => {
    expect(findRevertedBy(message)).toEqual([]);
  });

  it('are listed one by one if they have no pull request and are not reverted', () => {
    const commits = [
      commit('feat: direct', 'd'),
      commit('feat: of a pull request', 'p', 'd'),
      commit('Merge pull request #7 from acme/x', 'm', 'd', 'p'),
      commit('feat: squashed (#8)', 's', 'm'),
      commit('feat: gone', 'g', 's'),
      commit(`Revert "feat: gone"\n\nThis reverts commit ${'g'}.`, 'r', 'g'),
      commit('Version 1.4.0', 'v', 'r'),
    ];
    expect(findOwnCommits(commits)).toEqual([{ id: 'd', title: 'feat: direct' }]);
  });
});
