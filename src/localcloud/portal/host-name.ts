/** Lower case, without port and trailing dot. */
export function normalizeHostName(host: string): string {
  return host.replace(/:\d*$/, '').replace(/\.$/, '').toLowerCase();
}

export function hostOfAddress(url: string): string | undefined {
  if (URL.canParse(url)) return normalizeHostName(new URL(url).hostname);
  return undefined;
}
