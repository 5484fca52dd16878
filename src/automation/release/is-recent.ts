/** In ms after a commit or opened pull request: the runs it triggers may still appear. */
const settlingMs = 20_000;
/** Maximum clock skew of a commit's author in ms. */
const maxAheadMs = 10 * 60_000;

/** Whether runs may still appear. An invalid or far future date (wrong clock) isn't recent. */
export function isRecent(since: string, now: number): boolean {
  const age = now - Date.parse(since);
  return age < settlingMs && age > -maxAheadMs;
}
