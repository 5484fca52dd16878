import { expect, it } from 'vitest';
import {
  changesBetween,
  compareCommits,
  countLines,
  isIn,
} from '../../../../../src/localcloud/github/git/history.ts';
import { listCommits } from '../../../../../src/localcloud/github/git/list-commits.ts';
import { mergeTrees } from '../../../../../src/localcloud/github/git/merge.ts';
import { openBareRepository } from '../../../../../src/localcloud/github/git/repository.ts';
import { runGit } from '../../../../../src/localcloud/github/git/run-git.ts';
import {
  changeTree,
  readCommit,
  writeCommit,
} from '../../../../../src/localcloud/github/git/trees.ts';
import { useFolder } from '../../../../support/folder.ts';
import { createRandom } from '../../../../support/random.ts';

const folder = useFolder();
const seeds = [1, 2, 3, 4, 5, 6];
const paths = ['a.txt', 'b.txt', 'c/d.txt', 'c/e/f.txt', 'c'];

/** Creates a repository with random commits, some of which are merges. */
async function createHistory(random: () => number) {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const bare = openBareRepository('acme/site', folder.root, 'master');
  const asked: string[][] = [];
  const git: typeof bare = {
    ...bare,
    run(...args) {
      asked.push(args);
      return bare.run(...args);
    },
  };
  const commits: string[] = [];
  for (let index = 0; index < 14; index += 1) {
    const first = commits.length > 0 ? pick(commits.slice(-6)) : undefined;
    const second = random() < 0.3 ? pick(commits) : undefined;
    const isMerge = first && second && !(await isIn(bare, second, first));
    const parents = [...(first ? [first] : []), ...(isMerge ? [second] : [])];
    const path = pick(paths.slice(0, 4));
    const old = (first && (await bare.readFile(first, path))?.toString()) ?? '';
    const lines = old.split('\n');
    const line = `${index} ${Math.floor(random() * 3)}`;
    lines.splice(
      Math.floor(random() * lines.length),
      Math.floor(random() * 3),
      line,
      ...(old ? [] : ['x', 'y', 'z']),
    );
    const id = bare.writeObject('blob', Buffer.from(lines.join('\n')));
    const change = random() < 0.15 && old ? null : { mode: '100644', id };
    const tree = await changeTree(
      bare,
      (await readCommit(bare, first))?.tree,
      new Map([[path, change]]),
    );
    const date = new Date(60_000 * Math.floor(index / 2)).toISOString();
    const person = { name: 'anna', email: 'anna@acme.example', date };
    const message = String(index);
    commits.push(writeCommit(bare, { tree, parents, author: person, committer: person, message }));
  }
  return { git, commits, asked };
}

it.each(seeds)(
  'a short history is read, compared and merged as git does it (seed %i)',
  async (seed) => {
    const { git, commits, asked } = await createHistory(createRandom(seed));
    const run = async (...args: string[]) => {
      const { code, stdout } = await runGit(folder.root, args);
      return code === 0 ? stdout.trim() : undefined;
    };
    const head = commits.at(-1) ?? '';
    for (const path of [undefined, ...paths]) {
      const listed = await listCommits(git, head, { size: 6, skip: 1, path });
      const range = ['--max-count=6', '--skip=1', head, '--', ...(path ? [path] : [])];
      expect([path, listed.join('\n')]).toEqual([path, await run('rev-list', ...range)]);
    }
    for (const base of commits.slice(4, -1)) {
      const { fork } = await compareCommits(git, base, head);
      expect(fork).toBe(await run('merge-base', base, head));
      const merged = await run('merge-tree', '--write-tree', '--no-messages', base, head);
      expect(await mergeTrees(git, base, head)).toBe(merged);
      if (!fork) continue;
      const changes = await changesBetween(git, base, head);
      const counted = changes.map(async (change) => {
        const { additions, deletions } = await countLines(git, change);
        return [additions, deletions, change.filename].join('\t');
      });
      const lines = await Promise.all(counted);
      expect(lines.join('\n')).toBe(
        await run('diff', '--numstat', '--no-renames', `${base}...${head}`),
      );
    }
    expect(asked.length).toBeLessThan(commits.length);
    git.close();
  },
);
