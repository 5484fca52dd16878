/** A host name as it is compared: without port and trailing dot, in lower case. */
export function hostNameOf(host: string): string {
  return host.replace(/:\d*$/, '').replace(/\.$/, '').toLowerCase();
}

/** Host name of an address; `undefined` where it is none. */
export function hostOfAddress(url: string): string | undefined {
  if (URL.canParse(url)) return hostNameOf(new URL(url).hostname);
  return undefined;
}
