/** For how long what a commit, or an opened pull request, starts may still begin, in milliseconds. */
const settlingMs = 20_000;
/** So far the clock of whoever has made a commit may be ahead of this one, in milliseconds. */
const mostAheadMs = 10 * 60_000;

/**
 * Whether something has just happened, so that what it starts may still begin.
 * @param since ISO 8601; what is none, or is far ahead, as a commit of a machine whose clock is wrong, is not recent
 * @param now milliseconds since 1970
 */
export function isRecent(since: string, now: number): boolean {
  const age = now - Date.parse(since);
  return age < settlingMs && age > -mostAheadMs;
}
