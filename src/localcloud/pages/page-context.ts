import type { Context, Hono } from 'hono';
import type { LocalCloud } from '../localcloud.ts';
import type { Page } from './layout.ts';
import type { PortalCalls, Refused } from './portal-calls.ts';
import type { StartedRuns } from './runs.ts';

export type FacedCloud = Pick<
  LocalCloud,
  'sites' | 'portal' | 'requests' | 'faults' | 'hosting' | 'workspace' | 'githubApi'
>;

export interface SentForm {
  readonly fields: Readonly<Record<string, string>>;
  readonly refused: Refused;
  readonly labels?: Readonly<Record<string, string>>;
}

export interface PageContext {
  readonly app: Hono;
  readonly cloud: FacedCloud;
  readonly calls: PortalCalls;
  readonly runs: StartedRuns;
  readonly formToken: string;
  /** `sent`: a refused form, with the reasons. */
  show(context: Context, page: Page, sent?: SentForm): Promise<Response>;
  fields(context: Context): Promise<Readonly<Record<string, string>>>;
  /** Redirects after a form; the page shows the message once. */
  done(context: Context, address: string, message: string): Response;
}
