import { html } from 'hono/html';
import {
  type SiteDetail,
  SiteStatistics,
  StatisticsPeriod,
} from '../../../contracts/portal/site.ts';
import { type Markup, searchForm, select, table } from '../frame/layout.ts';
import { type PageContext, siteAddress, siteApi, siteFrame } from '../frame/page-context.ts';

const shownPages = 50;

export function addStatisticsPages({ app, calls, show }: PageContext): void {
  app.get('/sites/:id/statistics', async (context) => {
    const id = context.req.param('id');
    const chosen = StatisticsPeriod.safeParse(context.req.query('period')).data ?? 'month';
    const [site, statistics] = await Promise.all([
      calls.site(id),
      calls.get(`${siteApi(id)}/stats?period=${chosen}`, SiteStatistics),
    ]);
    const period = html`<div><label for="period">Period</label>
${select('period', 'period', StatisticsPeriod.options, chosen)}</div>`;
    const content = html`${searchForm(`${siteAddress(id)}/statistics`, period)}
${renderFigures(site, statistics)}${renderViews(statistics.pageViews.byPage)}`;
    return show(context, { title: 'Statistics', content, ...siteFrame(site) });
  });
}

/** Renders figures for the period, and those that describe the current state. */
function renderFigures(site: SiteDetail, statistics: SiteStatistics): Markup {
  const { pageViews, content, development } = statistics;
  const rows = [
    ['Page views', pageViews.total],
    ['Visitors', pageViews.unique],
    ['Texts edited now', site.statistics.textOverrides],
    ['Saves of texts', content.textOverrides],
    ['Saves of metadata', content.seoUpdates],
    ['Saves of blog posts', content.blogPosts],
    ['Requests created', development.requestsCreated],
    ['Requests completed', development.requestsCompleted],
    ['Deployments', development.deployments],
  ].map((row) => row.map(String));
  return table('Figures', ['What', 'Number'], rows);
}

/** Renders the pages with the most views. */
function renderViews(byPage: SiteStatistics['pageViews']['byPage']): Markup {
  const shown = byPage.slice(0, shownPages);
  const rows = shown.map(({ path, views }) => [html`<code>${path}</code>`, String(views)]);
  return table('Views by page', ['Page', 'Views'], rows, 'none in this period.');
}
