import type { Context, Hono } from 'hono';
import type { LocalCloud } from '../localcloud.ts';
import type { Page } from './layout.ts';
import type { PortalCalls, Refused } from './portal-calls.ts';
import type { StartedRuns } from './runs.ts';

/** What the pages show, and what they change. */
export type FacedCloud = Pick<
  LocalCloud,
  'sites' | 'portal' | 'requests' | 'faults' | 'hosting' | 'workspace' | 'githubApi'
>;

/** A form that was refused: what it held, and why. */
export interface SentForm {
  readonly fields: Readonly<Record<string, string>>;
  readonly refused: Refused;
}

/** What every page works with. */
export interface FacePages {
  readonly app: Hono;
  readonly cloud: FacedCloud;
  readonly calls: PortalCalls;
  readonly runs: StartedRuns;
  readonly formToken: string;
  /**
   * A whole page as an answer, with what a form before it has done.
   * @param sent the form that this page answers: the page holds what it held, and says why it was refused
   */
  show(context: Context, page: Page, sent?: SentForm): Promise<Response>;
  /** The fields of a form that a page of this portal has sent. */
  fields(context: Context): Promise<Readonly<Record<string, string>>>;
  /**
   * On to a page after a form, which says once what was done.
   * @param address may end in a fragment
   */
  done(context: Context, address: string, words: string): Response;
}
