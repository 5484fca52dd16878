import { readFileSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import * as z from 'zod/mini';
import { getErrorMessage, SiteDeployError } from '../../../shared/errors/error.ts';
import { type SearchedTable, SearchTexts, searchTriggers } from './search.ts';

/**
 * Increment this on every change of a table: a database of another version is rejected. New indexes
 * are added to a known one when it is opened.
 */
const schemaVersion = 5;
const schema = readFileSync(new URL('./schema.sql', import.meta.url), 'utf8');

/** Columns by name, also in camel case. Objects are stored as JSON; `undefined` is omitted. */
export type Columns = Readonly<Record<string, unknown>>;

export type RowRange = Readonly<Record<'limit' | 'offset', number>>;

/** A part of a list; without a limit, all that follows. */
export interface ListPart {
  readonly offset?: number | undefined;
  readonly limit?: number | undefined;
}

/** For `LIMIT ? OFFSET ?`. */
export const toLimit = ({ limit = -1, offset = 0 }: ListPart) => [limit, offset] as const;

export type Database = ReturnType<typeof wrap>;

export function openDatabase(file: string | undefined): Database {
  try {
    return wrap(connect(file));
  } catch (cause) {
    const reason = getErrorMessage(cause);
    const message = `The portal's database ${file ?? 'in memory'} cannot be opened: ${reason}`;
    const remedy = getRemedy(cause, reason);
    throw new SiteDeployError('LOCAL_CLOUD_UNAVAILABLE', message, { cause, remedy });
  }
}

function getRemedy(cause: unknown, reason: string): string {
  if (/locked|busy/i.test(reason))
    return 'End the other process that uses it, or name another folder.';
  if (cause instanceof OtherVersion)
    return (
      'Its edits stay in the file: open it with the version of site-deploy that made it. To ' +
      'start over, add --reset, or name another folder.'
    );
  if (/malformed|not a database/i.test(reason))
    return (
      'Restore the file from a backup. To start over, add --reset, or move the file and those ' +
      'beside it that end in -wal and -shm to another folder.'
    );
  return (
    'Name a database file in an existing folder that you can write to, or another folder to ' +
    'start over.'
  );
}

class OtherVersion extends SiteDeployError {}

/** https://www.sqlite.org/rescode.html#full */
const sqliteFull = 13;

export function isStorageFull(error: unknown): boolean {
  return error instanceof Error && Reflect.get(error, 'errcode') === sqliteFull;
}

function connect(file: string | undefined): DatabaseSync {
  const database = new DatabaseSync(file ?? ':memory:', { timeout: 1_000 });
  try {
    // Only one process at a time: another one's in-memory state would become outdated.
    if (file) database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL');
    database.exec('PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; BEGIN EXCLUSIVE');
    // Otherwise, only a later statement would fail, and its error wouldn't name the file.
    const check = database.prepare('PRAGMA quick_check(1)').get()?.quick_check;
    if (check !== 'ok') throw new SiteDeployError('LOCAL_CLOUD_UNAVAILABLE', `malformed: ${check}`);
    // An empty database has version 0 and no tables.
    const stored = Number(database.prepare('PRAGMA user_version').get()?.user_version);
    if (stored !== 0 && stored !== schemaVersion) {
      const versions = `its version is ${stored}, not ${schemaVersion}`;
      const message = `another version of site-deploy made it (${versions}).`;
      throw new OtherVersion('LOCAL_CLOUD_UNAVAILABLE', message);
    }
    database.exec(`${schema} PRAGMA user_version = ${schemaVersion}; COMMIT`);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Each acknowledged write is on disk: one transaction per write, fully synchronised. */
function wrap(database: DatabaseSync) {
  const statements = new Map<string, StatementSync>();
  const searchTexts = new SearchTexts();
  database.function('search_changed', (table, siteId, key) => {
    const changed = key === null ? undefined : String(key);
    searchTexts.change(table as SearchedTable, String(siteId), changed);
    return null;
  });
  database.exec(searchTriggers);
  const prepare = (sql: string): StatementSync => {
    const known = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, known);
    return known;
  };
  const run = (sql: string, values: readonly SQLInputValue[]) =>
    Number(prepare(sql).run(...values).changes);
  function all<Row extends z.ZodMiniType>(row: Row, sql: string, ...values: SQLInputValue[]) {
    const found = prepare(sql).all(...values);
    return found.map((item) => row.parse(withCamelCase(item)));
  }
  function get<Row extends z.ZodMiniType>(row: Row, sql: string, ...values: SQLInputValue[]) {
    const found = prepare(sql).get(...values);
    return found && row.parse(withCamelCase(found));
  }
  return {
    searchTexts,
    all,
    get,
    run: (sql: string, ...values: SQLInputValue[]) => run(sql, values),
    list<Row extends z.ZodMiniType>(
      row: Row,
      table: string,
      where: Columns,
      order = '',
      ...more: SQLInputValue[]
    ) {
      const { sql, values } = matching(where);
      return all(row, `SELECT * FROM ${table} ${sql} ${order}`, ...values, ...more);
    },
    find<Row extends z.ZodMiniType>(row: Row, table: string, where: Columns) {
      const { sql, values } = matching(where);
      return get(row, `SELECT * FROM ${table} ${sql}`, ...values);
    },
    count(table: string, where: Columns) {
      const { sql, values } = matching(where);
      return get(Count, `SELECT count(*) AS count FROM ${table} ${sql}`, ...values)?.count ?? 0;
    },
    /** @param or with `IGNORE`, an existing row is kept */
    insert(table: string, columns: Columns, or: 'ABORT' | 'IGNORE' = 'ABORT') {
      const { names, values } = toColumns(columns);
      return run(`INSERT OR ${or} INTO ${table} ${placeholders(names)}`, values);
    },
    put(table: string, key: Columns, columns: Columns) {
      const { names, values } = toColumns({ ...key, ...columns });
      const changes = toColumns(columns).names.map((name) => `${name} = excluded.${name}`);
      const conflict = `(${toColumns(key).names.join(', ')}) DO UPDATE SET ${changes.join(', ')}`;
      run(`INSERT INTO ${table} ${placeholders(names)} ON CONFLICT ${conflict}`, values);
    },
    /** `null` clears a column. */
    update(table: string, columns: Columns, where: Columns) {
      const { names, values } = toColumns(columns);
      const changes = names.map((name) => `${name} = ?`).join(', ');
      const rows = matching(where);
      run(`UPDATE ${table} SET ${changes} ${rows.sql}`, [...values, ...rows.values]);
    },
    remove(table: string, where: Columns) {
      const { sql, values } = matching(where);
      return run(`DELETE FROM ${table} ${sql}`, values);
    },
    /** Runs atomically. In nested calls, the outermost transaction decides. */
    transaction<Result>(work: () => Result): Result {
      if (database.isTransaction) return work();
      database.exec('BEGIN IMMEDIATE');
      try {
        const result = work();
        database.exec('COMMIT');
        return result;
      } catch (error) {
        // On a full disk, SQLite has already rolled back.
        if (database.isTransaction) database.exec('ROLLBACK');
        throw error;
      }
    },
    close: () => database.close(),
  };
}

const Count = z.object({ count: z.number() });

function withCamelCase(row: Columns): Columns {
  const named: Record<string, unknown> = { ...row };
  for (const name of Object.keys(row)) if (name.includes('_')) named[toCamelCase(name)] = row[name];
  return named;
}

/** The columns are few, and read with every row. */
const camelCases = new Map<string, string>();

function toCamelCase(name: string): string {
  const known = camelCases.get(name);
  if (known) return known;
  const made = name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  camelCases.set(name, made);
  return made;
}

function toColumns(columns: Columns) {
  const entries = Object.entries(columns).filter(([, value]) => value !== undefined);
  return {
    names: entries.map(([name]) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)),
    values: entries.map(([, value]) => toStored(value)),
  };
}

function toStored(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return Number(value);
  if (typeof value === 'object' && value !== null) return JSON.stringify(value);
  return value as SQLInputValue;
}

function placeholders(names: readonly string[]): string {
  return `(${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`;
}

function matching(where: Columns) {
  const { names, values } = toColumns(where);
  return { sql: `WHERE ${['TRUE', ...names.map((name) => `${name} = ?`)].join(' AND ')}`, values };
}

export function jsonColumn<Shape extends z.ZodMiniType>(shape: Shape) {
  const parsed = z.transform((text: string): unknown => JSON.parse(text));
  return z.pipe(z.pipe(z.string(), parsed), shape);
}

export function optionalColumn<Value>(shape: z.ZodMiniType<Value>) {
  const orUndefined = z.transform((value: Value | null) => value ?? undefined);
  return z.pipe(z.nullable(shape), orUndefined);
}

const toBoolean = z.transform((value: number) => value === 1);
export const booleanColumn = z.pipe(z.number(), toBoolean);
