import { openApiDocument } from '../../contracts/portal/openapi.ts';
import { homePage } from './home-page.ts';
import { jsonResponse, type PortalResponse } from './message.ts';
import type { Database } from './store/database.ts';
import { allSites } from './store/sites.ts';

/** A home page for people and the contract for programs. */
export function createDocuments(database: Database): ReadonlyMap<string, () => PortalResponse> {
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
        // Relative, so that it applies under any host name.
        openApi ??= jsonResponse(200, openApiDocument('/'));
        return openApi;
      },
    ],
  ]);
}
