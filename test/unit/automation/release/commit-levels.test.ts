import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  findOwnCommits,
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

describe('the commits of a release', () => {
  const commit = (message: string, id = message, ...parents: string[]) => ({
    id,
    parents,
    message,
  });

  it('are unclassified without a level, except merges and commits of site-deploy', () => {
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

  it('have the highest of the levels in the body of a squash commit', () => {
    expect(readMessage('Improve the form (#7)\n\n* fix: typo\n\n* feat!: drop it')).toMatchObject({
      title: 'feat!: drop it',
      level: 'major',
    });
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
