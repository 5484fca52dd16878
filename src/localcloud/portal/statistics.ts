import { operations } from '../../contracts/portal/operations/operations.ts';
import { getEndMs, type StatisticsQuery } from '../../contracts/portal/statistics.ts';
import type { Context } from './context.ts';
import { type Route, route } from './route.ts';
import { activityBetween, viewsBetween } from './store/statistics.ts';

export function statisticsRoutes(context: Context): Route[] {
  const { database, now, views } = context;
  return [
    route(operations.getStatistics, (call) => {
      const { site, query } = call;
      views.flush();
      const { period, from, until } = parseRange(query, now());
      const count = activityBetween(database, site.id, from, until);
      return {
        body: {
          siteId: site.id,
          period,
          pageViews: viewsBetween(database, site.id, from, until),
          content: {
            textOverrides: count('text-override'),
            seoUpdates: count('seo-update'),
            blogPosts: count('blog-post'),
          },
          development: {
            requestsCreated: count('request-created'),
            requestsCompleted: count('request-completed'),
            deployments: count('deployment'),
            previewExchanges: count('preview-exchange'),
          },
        },
      };
    }),
  ];
}

/** `from` is inclusive, `until` exclusive. */
function parseRange(
  query: StatisticsQuery,
  now: number,
): { readonly period: string; readonly from: string; readonly until: string } {
  const { startDate, endDate } = query;
  const until = new Date((endDate ? getEndMs(endDate) : now) + 1);
  const period = startDate ? 'custom' : (query.period ?? 'month');
  const from = new Date(startDate ?? until);
  if (!startDate) {
    if (period === 'day') from.setUTCDate(from.getUTCDate() - 1);
    if (period === 'week') from.setUTCDate(from.getUTCDate() - 7);
    if (period === 'month') from.setUTCDate(from.getUTCDate() - 30);
    if (period === 'year') from.setUTCDate(from.getUTCDate() - 365);
  }
  return { period, from: from.toISOString(), until: until.toISOString() };
}
