import * as z from 'zod/mini';
import { numberColumn, optionalColumn, textColumn } from './columns.ts';
import { type Database, type ListPart, toLimit } from './database.ts';

const record = z.pipe(
  z.nullable(textColumn),
  z.transform((text: string | null): unknown => (text === null ? undefined : JSON.parse(text))),
);

const EditRow = z.object({
  sequence: numberColumn,
  at: textColumn,
  by: textColumn,
  path: textColumn,
  page: optionalColumn(textColumn),
  before: record,
  after: record,
});

export interface NewEdit {
  readonly at: string;
  readonly by: string;
  /** Path of the record, relative to the site's path. */
  readonly path: string;
  /** Record before the edit, as JSON; `undefined` if there was none. */
  readonly before: string | undefined;
  readonly after: string | undefined;
}

const Paged = z.catch(z.object({ pageSlug: z.optional(z.string()) }), {});

const withoutTimes = (record = 'null') =>
  JSON.stringify(JSON.parse(record, (name, value) => (name === 'updatedAt' ? undefined : value)));

/** Inserts an edit, unless it changes nothing but `updatedAt`. */
export function insertEdit(database: Database, siteId: string, edit: NewEdit): void {
  if (withoutTimes(edit.before) === withoutTimes(edit.after)) return;
  const page = Paged.parse(JSON.parse(edit.after ?? edit.before ?? '{}')).pageSlug;
  database.insert('edits', { siteId, page, ...edit });
}

export interface EditFilter extends ListPart {
  readonly path?: string | undefined;
  readonly page?: string | undefined;
  readonly id?: string | undefined;
}

const idPrefix = 'edit_';
export const toEditId = (sequence: number): string => `${idPrefix}${sequence}`;

/** Returns edits, newest first. */
export function findEdits(database: Database, siteId: string, filter: EditFilter) {
  const { path, page, id } = filter;
  const sequence = id && Number(id.replace(idPrefix, ''));
  const where = { siteId, path, page, sequence };
  const part = 'ORDER BY sequence DESC LIMIT ? OFFSET ?';
  const rows = database.list(EditRow, 'edits', where, part, ...toLimit(filter));
  return { rows, total: database.count('edits', where) };
}

export const AddedPage = z.object({
  slug: textColumn,
  path: textColumn,
  title: textColumn,
  type: textColumn,
});

export function listAddedPages(database: Database, siteId: string) {
  return database.list(AddedPage, 'added_pages', { siteId }, 'ORDER BY path');
}
