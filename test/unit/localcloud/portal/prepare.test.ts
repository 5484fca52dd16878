import { StatementSync } from 'node:sqlite';
import { expect, it, vi } from 'vitest';
import { testFolder } from '../../../support/folder.ts';
import { createCalls, openPortal, startPortal } from './harness.ts';

it('the first searches and the first audit of 500 pages after a start read fewer than 50 rows', async () => {
  await using folder = await testFolder();
  const options = { database: folder.at('portal.sqlite'), seed: false };
  const before = await startPortal(options);
  const pages = Array.from({ length: 500 }, (_, number) => {
    const texts = { [`page-${number}.hero.title`]: `Wood ${number}` };
    return { path: `/page-${number}`, title: `Page ${number}`, texts };
  });
  await createCalls(before, 'local-editor-token').send('PUT', '/pages', { pages });
  await before.close();

  const portal = await openPortal(options);
  // The portal reads the site in the meantime.
  await new Promise((resolve) => setImmediate(resolve));
  const { get } = createCalls(portal, 'local-editor-token');
  let rows = 0;
  const { all } = StatementSync.prototype;
  const spy = vi.spyOn(StatementSync.prototype, 'all').mockImplementation(function count(
    this: StatementSync,
    ...values
  ) {
    const found = all.apply(this, values);
    rows += found.length;
    return found;
  });
  expect(await get('/text?search=wood&order=page&limit=5')).toMatchObject({ total: 500 });
  expect(await get('/pages?search=page-7&limit=5')).toMatchObject({ total: 11 });
  expect(await get('/audit?problem=short&limit=5')).toMatchObject({ total: 500 });
  spy.mockRestore();
  expect(rows).toBeLessThan(50);
});
