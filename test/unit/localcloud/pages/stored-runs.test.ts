import { readdir, readFile, writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { type DeploySite, openRuns } from '../../../../src/localcloud/running/runs.ts';
import { useFolder } from '../../../support/folder.ts';

const dir = useFolder();

const report = { title: 'It is live', isDone: true, closingLines: ['Live: 1.0.0'] };
const deploys: DeploySite = async (_, onLine) => {
  onLine('plan       0.01 s');
  return JSON.stringify(report);
};
const run = (id: number, lines: string[] = ['a line']) => ({
  id: String(id),
  startedAt: '2026-01-02T03:04:05.000Z',
  lines,
});

it('restores past runs if a local cloud restarts with its folder', async () => {
  let id = '';
  {
    await using runs = await openRuns(new Map([['site_1', deploys]]), dir.root);
    const started = runs.deploy('site_1');
    await started?.done;
    id = started?.id ?? '';
    await runs.record('site_2', run(7));
  }
  const again = await openRuns(new Map(), dir.root);
  expect(again.find('site_1', id)).toMatchObject({
    lines: ['plan       0.01 s'],
    report,
    isFinished: true,
  });
  expect(again.find('site_2', '7')).toMatchObject({
    lines: ['a line'],
    startedAt: '2026-01-02T03:04:05.000Z',
  });
  expect(again.find('site_2', '7')?.report).toBeUndefined();
});

it('limits the stored runs per site and the lines per run', async () => {
  {
    await using runs = await openRuns(new Map(), dir.root);
    for (let id = 1; id <= 25; id += 1) await runs.record('site_1', run(id));
    const long = Array.from({ length: 800 }, (_, index) => `${index} ${'x'.repeat(1_000)}`);
    for (let id = 26; id <= 35; id += 1) await runs.record('site_1', run(id, long));
  }
  const text = await readFile(dir.at('runs.json'), 'utf8');
  expect(text.length).toBeLessThan(4_000_001);
  const again = await openRuns(new Map(), dir.root);
  expect(again.find('site_1', '35')?.lines[0]).toMatch(/^300 x/);
  expect(again.find('site_1', '20')).toBeUndefined();
  expect(await readdir(dir.root)).toEqual(['runs.json']);
});

it.each(['', 'not JSON', '{"site_1":[{"id":1}]}', '[]'])(
  'ignores a runs file with %j',
  async (text) => {
    await writeFile(dir.at('runs.json'), text);
    const runs = await openRuns(new Map([['site_1', deploys]]), dir.root);
    expect(runs.find('site_1', '1')).toBeUndefined();
    await runs.deploy('site_1')?.done;
    await runs[Symbol.asyncDispose]();
    expect(await readFile(dir.at('runs.json'), 'utf8')).toContain('It is live');
  },
);
