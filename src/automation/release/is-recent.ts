/** In ms after a commit or opened pull request: the runs it triggers may still appear. */
const settlingMs = 20_000;
/** Maximum clock skew of a commit's author in ms. */
const maxAheadMs = 10 * 60_000;

/**
 * Whether runs triggered by an event may still appear.
 * @param since ISO 8601; an invalid or far future date (a host with a wrong clock) isn't recent
 * @param now milliseconds since 1970
 */
export function isRecent(since: string, now: number): boolean {
  const age = now - Date.parse(since);
  return age < settlingMs && age > -maxAheadMs;
}
