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

/** What every page works with. */
export interface FacePages {
  readonly app: Hono;
  readonly cloud: FacedCloud;
  readonly calls: PortalCalls;
  readonly runs: StartedRuns;
  readonly formToken: string;
  /** A whole page as an answer. */
  show(context: Context, page: Page): Response | Promise<Response>;
  /** The fields of a form that a page of this portal has sent. */
  fields(context: Context): Promise<Readonly<Record<string, string>>>;
  /** Back to a page, with what has come of the form. */
  back(context: Context, address: string, refused: Refused | undefined, done: string): Response;
  /** What a form before this page has come to. */
  notice(context: Context): Page['notice'];
}
