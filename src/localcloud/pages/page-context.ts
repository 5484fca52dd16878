import type { Context, Hono } from 'hono';
import type { LocalCloud } from '../localcloud.ts';
import type { Page } from './layout.ts';
import type { PortalCalls, Refused } from './portal-calls.ts';
import type { StartedRuns } from './runs.ts';

/** The parts of the local cloud that the pages show and edit. */
export type FacedCloud = Pick<
  LocalCloud,
  'sites' | 'portal' | 'requests' | 'faults' | 'hosting' | 'workspace' | 'githubApi'
>;

/** A refused form: its fields, and the reasons. */
export interface SentForm {
  readonly fields: Readonly<Record<string, string>>;
  readonly refused: Refused;
}

/** Shared by all pages. */
export interface PageContext {
  readonly app: Hono;
  readonly cloud: FacedCloud;
  readonly calls: PortalCalls;
  readonly runs: StartedRuns;
  readonly formToken: string;
  /**
   * Responds with a whole page, including the result of a preceding form.
   * @param sent the refused form, if any: the page is filled with its fields and shows the reasons
   */
  show(context: Context, page: Page, sent?: SentForm): Promise<Response>;
  /** Reads the fields of a form sent by a page of this portal. */
  fields(context: Context): Promise<Readonly<Record<string, string>>>;
  /**
   * Redirects to a page after a form; it shows the result once.
   * @param address may end in a fragment
   */
  done(context: Context, address: string, message: string): Response;
}
