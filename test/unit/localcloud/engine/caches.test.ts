import { expect, it } from 'vitest';
import { useEach } from '../../../support/fixture.ts';
import { getLines, startGitHub } from './github.ts';

const here = useEach(startGitHub);

const cache = (key: string, more = '') =>
  `{ id: c, uses: actions/cache@v6, with: { path: "kept\\n~/.store", key: '${key}'${more} } }`;

/**
 * Returns a workflow that restores a cache, reports what it found, and writes the files that the
 * post step of the cache may store.
 */
const workflow = (key: string, more = '', after = '', on = 'push') => `
on: ${on}
jobs:
  a:
    runs-on: x
    steps:
      - ${cache(key, more)}
      - run: |
          echo "[\${{ steps.c.outputs.cache-hit }}] $(cat kept/by ~/.store/by 2>/dev/null | xargs)"
          mkdir -p kept ~/.store && echo $GITHUB_REF_NAME | tee kept/by > ~/.store/by
      ${after}`;

const found = (lines: readonly string[]) => lines.find((line) => line.startsWith('['));

async function play(branch: string, ...[key, more, after]: Parameters<typeof workflow>) {
  // The comment makes each push differ.
  const run = await here.push(`${workflow(key, more, after)}\n# ${Math.random()}`, branch);
  return found(getLines(run));
}

it('a pull request restores caches of its base branch, but not vice versa', async () => {
  await play('base', 'k');
  const text = workflow('k', ", restore-keys: ''", '', 'pull_request');
  const pull = { title: 'Change', head: 'change', base: 'base' };
  const sha = await here.api.getHead('acme/docs', 'base');
  await here.api.send('POST', '/repos/acme/docs/git/refs', { ref: 'refs/heads/change', sha });
  await here.push(text, 'change');
  await here.api.send('POST', '/repos/acme/docs/pulls', pull);
  await here.engine.settled();
  const from = found(getLines(here.last()));
  expect([here.last().event, from]).toEqual(['pull_request', '[true] base base']);
  const own = await here.push(text.replace("key: 'k'", "key: 'own'"), 'change');
  expect(found(getLines(own))).toBe('[] ');
  expect(here.repository().caches.at(-1)?.ref).toMatch(/^refs\/pull\/\d+\/merge$/);
  expect(await play('base', 'own')).toBe('[] ');
});

it('a failed job stores no cache', async () => {
  await play('master', 'k', '', "- run: 'false'");
  expect(here.repository().caches).toEqual([]);
});

it('a cache that has not been used for eight days is not restored', async () => {
  await play('master', 'k');
  const [kept] = here.repository().caches;
  if (kept) kept.usedAt = new Date(Date.now() - 8 * 86_400_000).toISOString();
  expect(await play('master', 'k')).toBe('[] ');
});

it('a cache step fails for an invalid key, and for a miss if requested', async () => {
  for (const [key, more, message] of [
    ['a,b', '', 'Key Validation Error: a,b cannot contain commas.'],
    ['k'.repeat(513), '', 'cannot be larger than 512 characters'],
    ['k', `, restore-keys: "${'r\\n'.repeat(10)}"`, 'Keys are limited to a maximum of 10'],
    ['k', ', fail-on-cache-miss: true', 'Failed to restore cache entry.'],
  ] as const) {
    const run = await here.push(workflow(key, more));
    expect([run.conclusion, getLines(run)[0]]).toEqual([
      'failure',
      expect.stringContaining(message),
    ]);
  }
});
