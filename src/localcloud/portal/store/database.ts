import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import * as z from 'zod/mini';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import { migrations } from './migrations.ts';
import { schema, schemaVersion } from './schema.ts';

/**
 * Every acknowledged write is on disk: one transaction per write, WAL mode, full synchronisation.
 */
export interface Database {
  all<Row extends z.ZodMiniType>(
    row: Row,
    sql: string,
    ...values: SQLInputValue[]
  ): z.output<Row>[];
  get<Row extends z.ZodMiniType>(
    row: Row,
    sql: string,
    ...values: SQLInputValue[]
  ): z.output<Row> | undefined;
  /** Returns the number of changed rows. */
  run(sql: string, ...values: SQLInputValue[]): number;
  /** Atomic. Can be nested: the outermost transaction decides. */
  transaction<T>(work: () => T): T;
  close(): void;
}

/**
 * @param file absent: in memory
 * @throws SiteDeployError `LOCAL_CLOUD_UNAVAILABLE` if it cannot be opened
 */
export function openDatabase(file: string | undefined): Database {
  try {
    return wrap(connect(file));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const message = `The portal's database ${file ?? 'in memory'} cannot be opened: ${reason}`;
    throw new SiteDeployError('LOCAL_CLOUD_UNAVAILABLE', message, {
      cause,
      remedy: getRemedy(cause),
    });
  }
}

function connect(file: string | undefined): DatabaseSync {
  const database = new DatabaseSync(file ?? ':memory:', { timeout: 1_000 });
  try {
    // One process at a time: its in-memory state would become outdated. The lock ends with the
    // process.
    if (file) database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL');
    database.exec('PRAGMA synchronous = FULL');
    database.exec('PRAGMA foreign_keys = ON');
    database.exec('BEGIN EXCLUSIVE');
    migrate(database);
    database.exec(schema);
    database.exec(`PRAGMA user_version = ${schemaVersion}`);
    database.exec('COMMIT');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** An empty database has version 0 and no tables. */
function migrate(database: DatabaseSync): void {
  const stored = Number(database.prepare('PRAGMA user_version').get()?.user_version);
  if (stored > schemaVersion) {
    throw new SiteDeployError(
      'LOCAL_CLOUD_UNAVAILABLE',
      `a newer version of site-deploy made it (its version is ${stored}; this one knows up to ` +
        `${schemaVersion}).`,
    );
  }
  if (stored > 0) for (const step of migrations.slice(stored - 1)) step(database);
}

function getRemedy(cause: unknown): string {
  const reason = cause instanceof Error ? cause.message : '';
  if (/locked|busy/i.test(reason))
    return 'End the other process that uses it, or name another folder.';
  if (reason.includes('newer version'))
    return 'Use the newer version, or name another folder to begin anew.';
  return (
    'Name a database file in a folder that exists and can be written to, or remove a file that ' +
    'is no database.'
  );
}

function wrap(database: DatabaseSync): Database {
  const statements = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    const known = statements.get(sql);
    if (known) return known;
    const fresh = database.prepare(sql);
    statements.set(sql, fresh);
    return fresh;
  };
  return {
    all: (row, sql, ...values) =>
      prepare(sql)
        .all(...values)
        .map((found) => row.parse(found)),
    get(row, sql, ...values) {
      const found = prepare(sql).get(...values);
      return found && row.parse(found);
    },
    run: (sql, ...values) => Number(prepare(sql).run(...values).changes),
    transaction(work) {
      if (database.isTransaction) return work();
      database.exec('BEGIN IMMEDIATE');
      try {
        const result = work();
        database.exec('COMMIT');
        return result;
      } catch (error) {
        database.exec('ROLLBACK');
        throw error;
      }
    },
    close: () => database.close(),
  };
}

export function jsonColumn<Shape extends z.ZodMiniType>(shape: Shape) {
  return z.pipe(
    z.pipe(
      z.string(),
      z.transform((text): unknown => JSON.parse(text)),
    ),
    shape,
  );
}
