import * as z from 'zod/mini';

export const StatisticsPeriod = z.enum(['day', 'week', 'month', 'year']);
export type StatisticsPeriod = z.infer<typeof StatisticsPeriod>;

const isoDate = z.union([z.iso.date(), z.iso.datetime()], {
  error: 'Expected an ISO date, such as 2026-05-01.',
});

/** In ms since the epoch: a date without a time includes the whole day. */
export function getEndMs(date: string): number {
  if (date.includes('T')) return Date.parse(date);
  return Date.parse(date) + 86_400_000 - 1;
}

/** `period` (default: `month`) counts back from `endDate` (default: now); `startDate` wins. */
export const StatisticsQuery = z
  .object({
    period: z.optional(StatisticsPeriod),
    startDate: z.optional(isoDate),
    endDate: z.optional(isoDate),
  })
  .check(
    z.refine(
      ({ startDate, endDate }) =>
        !startDate || !endDate || Date.parse(startDate) <= getEndMs(endDate),
      { error: 'startDate is after endDate.', path: ['startDate'] },
    ),
  );
export type StatisticsQuery = z.infer<typeof StatisticsQuery>;

/** `period` is `custom` if the range begins at a `startDate`. */
export const SiteStatistics = z.looseObject({
  siteId: z.string(),
  period: z.string(),
  pageViews: z.looseObject({
    total: z.int(),
    /** Distinct visitors. */
    unique: z.int(),
    byPage: z.array(z.looseObject({ path: z.string(), views: z.int() })),
  }),
  content: z.looseObject({ textOverrides: z.int(), seoUpdates: z.int(), blogPosts: z.int() }),
  development: z.looseObject({
    requestsCreated: z.int(),
    requestsCompleted: z.int(),
    deployments: z.int(),
    /** Deployment tokens for Preview's own application (decided). */
    previewExchanges: z.optional(z.int()),
  }),
});
export type SiteStatistics = z.infer<typeof SiteStatistics>;
