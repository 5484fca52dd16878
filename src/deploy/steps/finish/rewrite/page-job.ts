import type { SiteConfig } from '../../../../config/schema.ts';
import type { EditedPage } from '../html/edit.ts';
import type { HeadEdit } from '../html/head-edits.ts';

export interface PageJob {
  /** With forward slashes, relative to the site's root. */
  readonly path: string;
  readonly source: string;
  readonly head: readonly HeadEdit[];
  /** Deployed even if unchanged: its source is another file. */
  readonly isCopy: boolean;
  /** Whether the portal knows the page. Default: no. */
  readonly isListed?: boolean;
  /** Created in the browser: the file doesn't contain the built values. */
  readonly rendersHead: boolean;
  /** If the hosting serves the page at others, too; in the browser's form. */
  readonly ownPath?: string | undefined;
}

/** A range of a file in the run's folder. */
export interface FinishedPage {
  readonly file: string;
  readonly offset: number;
  /** In bytes. */
  readonly size: number;
  /** SHA-256, in hex, of the built file; absent if none, or not requested. */
  readonly replaces: string | undefined;
}

export interface PageResult extends Omit<EditedPage, 'pieces'> {
  readonly path: string;
  /** Absent if nothing had to change. */
  readonly page: FinishedPage | undefined;
  readonly framework?: string;
  readonly isPinned: boolean;
}

export interface RewriteInput {
  /** Absolute path; doesn't exist yet. */
  readonly spool: string;
  readonly texts: ReadonlyMap<string, string>;
  readonly hashes: boolean;
  readonly detectsFrameworks: boolean;
  readonly hold: SiteConfig['seo']['hold'];
}
