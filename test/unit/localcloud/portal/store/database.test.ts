import { readFile, writeFile } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { jsonColumn } from '../../../../../src/localcloud/portal/store/columns.ts';
import {
  type Database,
  isStorageFull,
  openDatabase,
} from '../../../../../src/localcloud/portal/store/database.ts';
import { useFolder } from '../../../../support/folder.ts';

const Count = z.object({ count: z.number() });
const insert = (database: Database, id: string) =>
  database.run('INSERT INTO companies (id, name) VALUES (?, ?)', id, id);
const count = (database: Database) =>
  database.get(Count, 'SELECT count(*) AS count FROM companies')?.count;

const folder = useFolder();

describe('a transaction', () => {
  it('that fails is rolled back together with its nested transactions', () => {
    const database = openDatabase(undefined);
    expect(() =>
      database.transaction(() => {
        insert(database, 'a');
        database.transaction(() => insert(database, 'b'));
        insert(database, 'a');
      }),
    ).toThrow(/UNIQUE/);
    expect(count(database)).toBe(0);
    database.transaction(() => insert(database, 'a'));
    expect(count(database)).toBe(1);
    database.close();
  });
});

it('a found row is cached until a write to its table or a rollback', () => {
  const database = openDatabase(undefined);
  const row = z.object({ name: z.string() });
  const find = () => database.find(row, 'companies', { id: 'a' });
  expect(find()).toBeUndefined();
  insert(database, 'a');
  expect(find()).toEqual({ name: 'a' });
  expect(find()).toBe(find());
  expect(() =>
    database.transaction(() => {
      database.update('companies', { name: 'b' }, { id: 'a' });
      expect(find()).toEqual({ name: 'b' });
      throw new Error('rolled back');
    }),
  ).toThrow('rolled back');
  expect(find()).toEqual({ name: 'a' });
  database.close();
});

it('a database file uses WAL mode with full synchronisation', () => {
  const file = folder.at('portal.sqlite');
  const first = openDatabase(file);
  insert(first, 'a');
  const mode = z.object({ journalMode: z.string() });
  expect(first.get(mode, 'PRAGMA journal_mode')).toEqual({ journalMode: 'wal' });
  expect(first.get(z.object({ synchronous: z.number() }), 'PRAGMA synchronous')).toEqual({
    synchronous: 2,
  });
  first.close();
  const second = openDatabase(file);
  expect(count(second)).toBe(1);
  second.close();
});

it('a row of an unexpected shape is refused', () => {
  const database = openDatabase(undefined);
  insert(database, 'a');
  expect(() =>
    database.all(z.object({ name: z.number() }), 'SELECT name FROM companies'),
  ).toThrow();
  database.close();
});

it('a JSON column is parsed', () => {
  const database = openDatabase(undefined);
  const row = z.object({ value: jsonColumn(z.object({ a: z.number() })) });
  expect(database.get(row, `SELECT '{"a":1}' AS value`)).toEqual({ value: { a: 1 } });
  database.close();
});

it.each([
  ['a missing folder', 'none/portal.sqlite', 'an existing folder'],
  ['a file that is not a database', 'text', 'Restore the file from a backup'],
  ['a damaged database', 'damaged', 'Restore the file from a backup'],
  ['a database of a different version', 'other', 'the version of site-deploy that made it'],
])('the error about %s names the file and a remedy', async (_, name, way) => {
  await writeFile(folder.at('text'), 'no database'.repeat(200));
  const damaged = folder.at('damaged');
  openDatabase(damaged).close();
  const bytes = await readFile(damaged);
  await writeFile(damaged, bytes.fill(0, 8_192, 12_288));
  const other = new DatabaseSync(folder.at('other'));
  other.exec('PRAGMA user_version = 99');
  other.close();
  expect(() => openDatabase(folder.at(name))).toThrow(
    expect.objectContaining({
      code: 'LOCAL_CLOUD_UNAVAILABLE',
      message: expect.stringContaining(folder.at(name)),
      remedy: expect.stringContaining(way),
    }),
  );
});

it('a transaction on a full disk fails with the cause and stores nothing', () => {
  const database = openDatabase(undefined);
  database.all(z.object({}), 'PRAGMA max_page_count = 1');
  const fill = () =>
    database.transaction(() => {
      for (let number = 0; number < 100; number += 1) insert(database, 'x'.repeat(9_000) + number);
    });
  let cause: unknown;
  try {
    fill();
  } catch (error) {
    cause = error;
  }
  expect(cause).toMatchObject({ message: 'database or disk is full' });
  expect(isStorageFull(cause)).toBe(true);
  expect(count(database)).toBe(0);
  database.close();
});
