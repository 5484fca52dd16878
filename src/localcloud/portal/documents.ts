import { openApiDocument } from '../../contracts/portal/openapi.ts';
import { homePage } from './home-page.ts';
import { jsonResponse, type PortalResponse } from './message.ts';
import type { Database } from './store/database.ts';
import { allSites } from './store/sites.ts';

/** What the portal shows besides its endpoints: a page for people and the contract for machines. */
export function documentsOf(database: Database): ReadonlyMap<string, () => PortalResponse> {
  let openApi: PortalResponse | undefined;
  return new Map([
    [
      '/',
      () => ({
        status: 200,
        headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
        body: homePage(allSites(database)),
      }),
    ],
    [
      '/openapi.json',
      () => {
        // The server is the one that was asked, whatever its name here.
        openApi ??= jsonResponse(200, openApiDocument('/'));
        return openApi;
      },
    ],
  ]);
}
