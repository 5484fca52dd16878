import type { Context, Hono } from 'hono';
import type { Faults } from '../../gateway/faults.ts';
import type { RecordedRequests } from '../../gateway/serve.ts';
import type { GitHubApi } from '../../github/github.ts';
import type { Hosting } from '../../hosting/hosting.ts';
import type { Portal } from '../../portal/portal.ts';
import type { PortalCalls, Refused } from '../../portal/portal-calls.ts';
import type { FolderDeployers } from '../../running/deployments.ts';
import type { LocalSite } from '../../service/types.ts';
import type { WorkspaceService } from '../../workspace-api/workspace-api.ts';
import type { Link, Markup, Page } from './layout.ts';
import { hasLevel } from './person.ts';

export interface WebUiCloud {
  readonly sites: readonly LocalSite[];
  readonly portal: Portal;
  readonly requests: RecordedRequests;
  readonly faults: Faults;
  readonly hosting: Pick<Hosting, 'address' | 'browserAddress' | 'findAddress'>;
  readonly workspace: WorkspaceService;
  readonly githubApi: GitHubApi;
}

export interface SentForm {
  readonly fields?: Readonly<Record<string, string>>;
  readonly refused: Refused;
  readonly labels?: Readonly<Record<string, string>>;
}

export interface PageContext {
  readonly app: Hono;
  readonly cloud: WebUiCloud;
  readonly calls: PortalCalls;
  readonly deployers: FolderDeployers;
  /**
   * Renders a page.
   * @param sent a rejected form, to show again with the reasons
   */
  show(context: Context, page: Page, sent?: SentForm): Promise<Response>;
  fields(context: Context): Promise<Readonly<Record<string, string>>>;
  /** Redirects after a form was saved. The next page shows the message once. */
  done(context: Context, address: string, message: string | Markup): Response;
}

export const siteAddress = (id: string): string => `/sites/${encodeURIComponent(id)}`;
export const pageAddress = (id: string, slug: string): string =>
  `${siteAddress(id)}/pages/${encodeURIComponent(slug)}`;
export const siteApi = (id: string): string => `/api/sites/${encodeURIComponent(id)}`;

export function siteFrame(
  site: { readonly id: string; readonly name: string },
  ...below: readonly Link[]
): Required<Pick<Page, 'trail' | 'parts' | 'search'>> {
  const address = siteAddress(site.id);
  return {
    trail: [['/', 'Sites'], [address, site.name], ...below],
    search: `${address}/texts`,
    parts: [
      [address, 'Overview'],
      [`${address}/edit`, 'Edit on the page'],
      [`${address}/texts`, 'Texts'],
      [`${address}/pages`, 'Pages and metadata'],
      [`${address}/audit`, 'Audit'],
      [`${address}/history`, 'History'],
      [`${address}/publish`, 'Publish'],
      [`${address}/posts`, 'Blog'],
      [`${address}/requests`, 'Development requests'],
      [`${address}/statistics`, 'Statistics'],
      ...(hasLevel(site.id, 'admin') ? [[`${address}/webhook`, 'Webhook'] as const] : []),
      [`${address}/settings`, 'Settings'],
    ],
  };
}
