/** Normalizes a host name for comparison: lower case, without port and trailing dot. */
export function normalizeHostName(host: string): string {
  return host.replace(/:\d*$/, '').replace(/\.$/, '').toLowerCase();
}

/** Host name of a URL; `undefined` if it isn't a valid one. */
export function hostOfAddress(url: string): string | undefined {
  if (URL.canParse(url)) return normalizeHostName(new URL(url).hostname);
  return undefined;
}
