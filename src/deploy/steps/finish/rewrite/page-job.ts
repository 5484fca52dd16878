import type { SiteConfig } from '../../../../config/schema.ts';
import type { EditedPage } from '../html/edit.ts';
import type { HeadEdit } from '../html/head-edits.ts';

export interface PageJob {
  readonly path: string;
  readonly source: string;
  readonly head: readonly HeadEdit[];
  /** Deployed even if unchanged: its source is another file. */
  readonly isCopy: boolean;
  /** Whether the portal knows the page. Default: no. */
  readonly isListed?: boolean;
  /** Created in the browser: the file doesn't contain the built values. */
  readonly rendersHead: boolean;
  readonly ownPath?: string | undefined;
}

/** A range of a file in the run's folder. */
export interface FinishedPage {
  readonly file: string;
  readonly offset: number;
  readonly size: number;
  readonly replaces: string | undefined;
}

export interface PageResult extends Omit<EditedPage, 'pieces'> {
  readonly path: string;
  readonly page: FinishedPage | undefined;
  readonly framework?: string;
  readonly isPinned: boolean;
}

export interface RewriteInput {
  readonly spool: string;
  readonly texts: ReadonlyMap<string, string>;
  readonly hashes: boolean;
  readonly detectsFrameworks: boolean;
  readonly hold: SiteConfig['seo']['hold'];
}
