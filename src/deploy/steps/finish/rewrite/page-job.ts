import type { SiteConfig } from '../../../../config/schema.ts';
import type { EditedPage } from '../html/edit.ts';
import type { HeadEdit } from '../html/head-edits.ts';

/** A page that may have to change. */
export interface PageJob {
  /** Path at which the page is deployed, with forward slashes, relative to the site's root. */
  readonly path: string;
  /** Absolute path of its source file. */
  readonly source: string;
  readonly head: readonly HeadEdit[];
  /** Deployed even if unchanged: its source is another file. */
  readonly isCopy: boolean;
  /** Whether the portal knows the page. Default: no. */
  readonly isListed?: boolean;
  /** Its head is created in the browser: the file doesn't contain the built values. */
  readonly rendersHead: boolean;
  /**
   * The only path that its head applies to, if the hosting serves the page at others, too; in the
   * browser's form.
   */
  readonly ownPath?: string | undefined;
}

/** A page that is deployed instead of the built file: a range of a file in the run's own folder. */
export interface FinishedPage {
  /** Absolute path of the file that contains it, along with others. */
  readonly file: string;
  /** Offset in that file, in bytes. */
  readonly offset: number;
  /** In bytes. */
  readonly size: number;
  /**
   * SHA-256, in hex, of the built file that it replaces; absent if it replaces none or hashing
   * wasn't requested.
   */
  readonly replaces: string | undefined;
}

export interface PageResult extends Omit<EditedPage, 'pieces'> {
  readonly path: string;
  /** Absent if nothing had to change. */
  readonly page: FinishedPage | undefined;
  /** Framework that takes over the page in the browser, if one was searched for and found. */
  readonly framework?: string;
  /** Whether it carries the script that holds the values in its head. */
  readonly isPinned: boolean;
}

/** Input shared by all pages. */
export interface RewriteInput {
  /** Absolute path of a file for the changed pages, which doesn't exist yet. */
  readonly spool: string;
  /** Text by text key. */
  readonly texts: ReadonlyMap<string, string>;
  /** Whether to hash the built files that are replaced. */
  readonly hashes: boolean;
  /** Whether to detect the framework of each page. */
  readonly detectsFrameworks: boolean;
  /** Which pages get the script that holds the values in their heads. */
  readonly hold: SiteConfig['seo']['hold'];
}
