import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { beforeAll, expect, it } from 'vitest';
import type { PageJob } from '../../../../../../src/deploy/steps/finish/rewrite/page-job.ts';
import { rewritePages } from '../../../../../../src/deploy/steps/finish/rewrite/rewrite.ts';
import { useFolderOfTheFile } from '../../../../../support/folder.ts';

const folder = useFolderOfTheFile();
let jobs: PageJob[];
beforeAll(() => {
  jobs = Array.from({ length: 150 }, (_, index) => {
    const path = `${index}.html`;
    folder.write({
      [path]: `<!doctype html><html><head></head><body><p data-text-key="p.s.e">${index}</p></body></html>`,
    });
    // Every third page changes only its text.
    const head =
      index % 3 === 0 ? [] : [{ kind: 'title', text: `Page ${index}`, when: 'always' } as const];
    return { path, source: folder.at(path), head, isCopy: false, rendersHead: false };
  });
});

const context = {
  texts: new Map<string, string>(),
  hashes: false,
  detectsFrameworks: false,
  hold: 'never',
  holdScript: {},
  signal: new AbortController().signal,
} as const;

async function run(threads: number, signal = new AbortController().signal) {
  const scratch = folder.at(`scratch-${threads}-${Math.random()}`);
  await mkdir(scratch);
  const results = await rewritePages(jobs, {
    scratch,
    ...context,
    texts: new Map([['p.s.e', 'new']]),
    hashes: true,
    signal,
    threads,
  });
  return results.map(({ path: name, page, applied }) => ({
    name,
    applied,
    replaces: page?.replaces,
    text:
      page &&
      readFileSync(page.file)
        .subarray(page.offset, page.offset + page.size)
        .toString(),
  }));
}

it('rewritePages returns the same pages in the same order on one thread and on several', async () => {
  const here = await run(0);
  expect(here[1]).toMatchObject({
    name: '1.html',
    applied: ['p.s.e'],
    text: '<!doctype html><html><head><title>Page 1</title></head><body><p data-text-key="p.s.e">new</p></body></html>',
    replaces: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(await run(2)).toEqual(here);
  expect(await run(1)).toEqual(here);
});

it('rewritePages rejects with the abort reason', async () => {
  const reason = new Error('cancelled');
  await expect(run(2, AbortSignal.abort(reason))).rejects.toBe(reason);
});

it('rewritePages fails if a page cannot be read', async () => {
  const gone = {
    path: 'gone.html',
    source: folder.at('gone.html'),
    head: [],
    isCopy: false,
    rendersHead: false,
  };
  const broken = [...jobs, gone];
  for (const threads of [0, 2]) {
    const scratch = folder.at(`broken-${threads}`);
    await mkdir(scratch);
    await expect(rewritePages(broken, { ...context, scratch, threads })).rejects.toThrow('ENOENT');
  }
});
