export interface GitHubLimits {
  readonly requestsPerHour: number;
  /** Writes per minute. GitHub limits only those that create content; here, every write counts. */
  readonly contentPerMinute: number;
  readonly contentPerHour: number;
  /** Points per minute. A write costs 5, a read 1. */
  readonly pointsPerMinute: number;
  readonly concurrent: number;
}

/**
 * Limits of GitHub.com:
 * https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api
 */
export const gitHubComLimits: GitHubLimits = {
  requestsPerHour: 5_000,
  contentPerMinute: 80,
  contentPerHour: 500,
  pointsPerMinute: 900,
  concurrent: 100,
};

const minute = 60_000;
const hour = 60 * minute;

interface Account {
  hour: { readonly began: number; used: number };
  content: number[];
  points: number[];
  running: number;
}

export function createLimitKeeper(limits: GitHubLimits, now: () => number) {
  const accounts = new Map<string, Account>();
  const none = { requestsPerHour: 0, contentPerMinute: 0, contentPerHour: 0, pointsPerMinute: 0 };
  /** Counters for tests. `peak` is the highest use of each limit within its period. */
  const counts = { peak: { ...none, concurrent: 0 }, refused: 0, requests: 0, writes: 0 };
  const getAccount = (key: string) => {
    const fresh = { hour: { began: now(), used: 0 }, content: [], points: [], running: 0 };
    const known = accounts.get(key) ?? fresh;
    if (now() - known.hour.began >= hour) known.hour = { began: now(), used: 0 };
    accounts.set(key, known);
    return known;
  };
  return {
    counts,
    enter(key: string, isWrite: boolean, perHour = limits.requestsPerHour) {
      const account = getAccount(key);
      counts.requests += 1;
      if (isWrite) counts.writes += 1;
      account.running += 1;
      const own = { ...limits, requestsPerHour: perHour };
      const refusal = charge(account, own, isWrite, now());
      if (refusal) counts.refused += 1;
      const used = measure(account, now());
      for (const kind of Object.keys(used) as (keyof GitHubLimits)[])
        counts.peak[kind] = Math.max(counts.peak[kind], used[kind]);
      return refusal;
    },
    /**
     * Ends a request.
     * @param isFree whether the response was 304 (unchanged), which costs nothing
     */
    leave: (key: string, isFree = false) => {
      const account = getAccount(key);
      account.running -= 1;
      if (isFree) account.hour.used = Math.max(0, account.hour.used - 1);
    },
    headers(key: string, perHour = limits.requestsPerHour) {
      const { began, used } = getAccount(key).hour;
      return {
        'x-ratelimit-limit': String(perHour),
        'x-ratelimit-remaining': String(Math.max(0, perHour - used)),
        'x-ratelimit-used': String(used),
        'x-ratelimit-reset': String(Math.ceil((began + hour) / 1000)),
        'x-ratelimit-resource': 'core',
      };
    },
  };
}

function measure(account: Account, time: number): GitHubLimits {
  const { content, points, running } = account;
  return {
    requestsPerHour: account.hour.used,
    contentPerMinute: content.length - firstAfter(content, time - minute),
    contentPerHour: content.length,
    pointsPerMinute: points.length - firstAfter(points, time - minute),
    concurrent: running,
  };
}

function charge(account: Account, limits: GitHubLimits, isWrite: boolean, time: number) {
  const { content, points } = account;
  for (const times of [content, points]) times.splice(0, firstAfter(times, time - hour));
  if (account.hour.used >= limits.requestsPerHour)
    return { status: 403, message: primary, headers: {} };
  account.hour.used += 1;
  const used = measure(account, time);
  const cost = isWrite ? 5 : 1;
  const wait = { status: 403, message: secondary, headers: { 'retry-after': '60' } } as const;
  if (used.concurrent > limits.concurrent || used.pointsPerMinute + cost > limits.pointsPerMinute)
    return wait;
  if (isWrite && used.contentPerMinute >= limits.contentPerMinute) return wait;
  // GitHub sends no `retry-after` for this limit.
  if (isWrite && used.contentPerHour >= limits.contentPerHour)
    return { status: 403, message: contentCreation, headers: {} };
  if (isWrite) content.push(time);
  for (let count = 0; count < cost; count += 1) points.push(time);
  return undefined;
}

const primary = 'API rate limit exceeded for installation ID 1001.';
const secondary =
  'You have exceeded a secondary rate limit. Please wait a few minutes before you try again. ' +
  'If you reach out to GitHub Support for help, please include the request ID.';
const contentCreation =
  'You have exceeded a secondary rate limit and have been temporarily blocked from content ' +
  'creation. Please retry your request again later.';

function firstAfter(times: readonly number[], start: number): number {
  return times.findLastIndex((time) => time <= start) + 1;
}
