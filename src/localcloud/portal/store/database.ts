import { readFileSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import * as z from 'zod/mini';
import { getErrorMessage, SiteDeployError } from '../../../shared/errors/error.ts';
import { numberColumn } from './columns.ts';
import { type SearchedTable, SearchTexts, searchTriggers } from './search.ts';

/**
 * Version of the tables. Increment it on every change, because a database of another version is
 * rejected. New indexes need no new version: they are created when a database is opened.
 */
const schemaVersion = 6;
const schema = readFileSync(new URL('./schema.sql', import.meta.url), 'utf8');

/** Values by column, also in camel case. Objects become JSON, and `undefined` is omitted. */
export type Columns = Readonly<Record<string, unknown>>;

export type RowRange = Readonly<Record<'limit' | 'offset', number>>;

/** Part of a list. Without a limit, it reaches to the end. */
export interface ListPart {
  readonly offset?: number | undefined;
  readonly limit?: number | undefined;
}

/** Values for `LIMIT ? OFFSET ?`. */
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

/** SQLite's result code for a full disk: https://www.sqlite.org/rescode.html#full */
const sqliteFull = 13;

export function isStorageFull(error: unknown): boolean {
  return error instanceof Error && Reflect.get(error, 'errcode') === sqliteFull;
}

function connect(file: string | undefined): DatabaseSync {
  const database = new DatabaseSync(file ?? ':memory:', { timeout: 1_000 });
  try {
    // Lock out other processes, whose changes would make this one's in-memory state outdated.
    if (file) database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL');
    database.exec('PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; BEGIN EXCLUSIVE');
    // Check now: otherwise, a later statement would fail with an error that doesn't name the file.
    const check = database.prepare('PRAGMA quick_check(1)').get()?.quick_check;
    if (check !== 'ok') throw new SiteDeployError('LOCAL_CLOUD_UNAVAILABLE', `malformed: ${check}`);
    // A new database has version 0 and no tables.
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

/** Wraps a database. Writes are fully synchronised, so an acknowledged write is on disk. */
function wrap(database: DatabaseSync) {
  const statements = new Map<string, StatementSync>();
  const searchTexts = new SearchTexts();
  database.function('search_changed', (table, siteId, key) => {
    searchTexts.change(table as SearchedTable, String(siteId), key ? String(key) : undefined);
    return null;
  });
  database.exec(searchTriggers);
  const prepare = (sql: string): StatementSync => {
    const known = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, known);
    return known;
  };
  const queries = new Map<string, ReturnType<typeof createQuery>>();
  /** Number of writes per table. */
  const writes = new Map<string, number>();
  let rollbacks = 0;
  const countWrites = (tables: readonly string[]) =>
    tables.reduce((sum, table) => sum + (writes.get(table) ?? 0), rollbacks);
  function run(sql: string, values: readonly SQLInputValue[]): number {
    for (const table of tablesIn(sql)) writes.set(table, (writes.get(table) ?? 0) + 1);
    return Number(prepare(sql).run(...values).changes);
  }
  /** Runs a query. Caches short results until a write to one of the query's tables. */
  function all<Row extends z.ZodMiniObject>(row: Row, sql: string, ...values: SQLInputValue[]) {
    const known = queries.get(sql);
    const query = known?.row === row ? known : createQuery(row, prepare(sql));
    queries.set(sql, query);
    return query.all(countWrites(query.tables), values) as readonly Readonly<z.output<Row>>[];
  }
  const get = <Row extends z.ZodMiniObject>(row: Row, sql: string, ...values: SQLInputValue[]) =>
    all(row, sql, ...values)[0];
  return {
    searchTexts,
    all,
    get,
    run: (sql: string, ...values: SQLInputValue[]) => run(sql, values),
    list<Row extends z.ZodMiniObject>(
      row: Row,
      table: string,
      where: Columns,
      order = '',
      ...more: SQLInputValue[]
    ) {
      const { sql, values } = matching(where);
      return all(row, `SELECT * FROM ${table} ${sql} ${order}`, ...values, ...more);
    },
    find<Row extends z.ZodMiniObject>(row: Row, table: string, where: Columns) {
      const { sql, values } = matching(where);
      return get(row, `SELECT * FROM ${table} ${sql}`, ...values);
    },
    count(table: string, where: Columns) {
      const { sql, values } = matching(where);
      return get(Count, `SELECT count(*) AS count FROM ${table} ${sql}`, ...values)?.count ?? 0;
    },
    /** Inserts a row. @returns 1, or 0 if `IGNORE` has kept an existing row */
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
    /** Updates rows. `null` clears a column. */
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
    /** Runs `work` atomically. A nested call is part of the outermost transaction. */
    transaction<Result>(work: () => Result): Result {
      if (database.isTransaction) return work();
      prepare('BEGIN IMMEDIATE').run();
      try {
        const result = work();
        prepare('COMMIT').run();
        return result;
      } catch (error) {
        // On a full disk, SQLite has already rolled back the transaction.
        if (database.isTransaction) database.exec('ROLLBACK');
        rollbacks += 1;
        throw error;
      }
    },
    close: () => database.close(),
  };
}

const Count = z.object({ count: numberColumn });

const tables = new Set([...schema.matchAll(/TABLE IF NOT EXISTS (\w+)/g)].map(([, name]) => name));

const tablesIn = remember((sql) =>
  [...new Set(sql.match(/\w+/g))].filter((name) => tables.has(name)),
);

/** Maximum number of cached rows per statement. */
const mostKeptRows = 1_000;

function createQuery(row: z.ZodMiniObject, statement: StatementSync) {
  const read = createReader(row, statement);
  const lists = new Map<string, readonly unknown[]>();
  let writesBefore = 0;
  let keptRows = 0;
  return {
    row,
    tables: tablesIn(statement.sourceSQL),
    /**
     * Runs the query or returns its cached result.
     * @param writes number of writes to its tables so far
     */
    all(writes: number, values: readonly SQLInputValue[]): readonly unknown[] {
      if (writes !== writesBefore || keptRows > mostKeptRows) {
        lists.clear();
        writesBefore = writes;
        keptRows = 0;
      }
      const key = JSON.stringify(values);
      const known = lists.get(key);
      if (known) return known;
      const rows = statement.all(...values).map(read);
      keptRows += rows.length + 1;
      if (keptRows <= mostKeptRows) lists.set(key, freeze(rows));
      return rows;
    },
  };
}

/** Creates a parser for rows as arrays: a statement always returns the same columns. */
function createReader(row: z.ZodMiniObject, statement: StatementSync) {
  statement.setReturnArrays(true);
  const columns = statement.columns().map(({ name }) => toCamelCase(name));
  const fields = Object.entries(row.shape).map(([name, schema]) => {
    return { name, schema, type: schema._zod.def.type, at: columns.lastIndexOf(name) };
  });
  return (values: unknown) => {
    const read: Record<string, unknown> = {};
    for (const { name, schema, type, at } of fields) {
      const value = (values as readonly unknown[])[at];
      // Accept text and numbers, which were validated when they were stored.
      read[name] = typeof value === type ? value : z.parse(schema, value);
    }
    return read;
  };
}

const toCamelCase = remember((name) =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
);
const toSnakeCase = remember((name) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
);

/** Caches results without a limit, because there are few different names and statements. */
function remember<Result>(make: (text: string) => Result): (text: string) => Result {
  const made = new Map<string, Result>();
  return (text) => {
    const known = made.get(text) ?? make(text);
    made.set(text, known);
    return known;
  };
}

function toColumns(columns: Columns) {
  const names: string[] = [];
  const values: SQLInputValue[] = [];
  for (const [name, value] of Object.entries(columns)) {
    if (value === undefined) continue;
    names.push(toSnakeCase(name));
    values.push(toStored(value));
  }
  return { names, values };
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

/** Freezes a value deeply, because callers share cached rows and must not change them. */
function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  for (const item of Object.values(value)) freeze(item);
  return Object.freeze(value);
}
