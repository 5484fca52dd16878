import type { SiteConfig } from '../../../../config/schema.ts';
import type { EditedPage } from '../html/edit.ts';
import type { HeadEdit } from '../html/head-edits.ts';

/** One page that may have to change. */
export interface PageJob {
  /** With forward slashes, relative to the site's root: where the page is deployed. */
  readonly path: string;
  /** Absolute path of the file that it is made from. */
  readonly source: string;
  readonly head: readonly HeadEdit[];
  /** Deployed even where nothing had to change: another file is its source. */
  readonly isCopy: boolean;
  /** Its head is made in the browser: what the page was built with is not in the file. */
  readonly rendersHead: boolean;
  /**
   * The only path that its head is for, where the hosting shows the page at other addresses, too; as browsers say it.
   */
  readonly own?: string;
}

/** A page as it is deployed in place of the built file: a part of a file in the run's own folder. */
export interface FinishedPage {
  /** Absolute path of the file that holds it, with others. */
  readonly file: string;
  /** In bytes from the start of that file. */
  readonly offset: number;
  /** In bytes. */
  readonly size: number;
  /**
   * SHA-256, in hex, of the built file that it replaces; absent where it replaces none or where it was not asked for.
   */
  readonly replaces: string | undefined;
}

/** What came of a page. */
export interface PageResult extends Omit<EditedPage, 'pieces'> {
  readonly path: string;
  /** Absent where nothing had to change. */
  readonly page: FinishedPage | undefined;
  /** Name of what takes over the page in the browser, where that was looked for and found. */
  readonly framework?: string;
  /** Whether it carries the script that holds the values in its head. */
  readonly isHeld: boolean;
}

/** What all pages have in common. */
export interface RewriteInput {
  /** Absolute path of a file that does not exist yet, for the changed pages. */
  readonly spool: string;
  /** Text by text key. */
  readonly texts: ReadonlyMap<string, string>;
  /** Whether the built files that are replaced are hashed. */
  readonly hashes: boolean;
  /** Whether each page is looked at for what takes it over in the browser. */
  readonly looksForFrameworks: boolean;
  /** Which pages get the script that holds the values in their heads. */
  readonly hold: SiteConfig['seo']['hold'];
}
