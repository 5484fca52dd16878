/** A string must be equal, a pattern must match; omitted fields match everything. */
export interface RequestMatch {
  readonly host?: string | RegExp;
  readonly path?: string | RegExp;
  readonly method?: string;
}

export function matches(
  match: RequestMatch,
  request: { readonly host: string; readonly path: string; readonly method: string },
): boolean {
  return (
    fits(match.host, request.host) &&
    fits(match.path, request.path) &&
    fits(match.method?.toUpperCase(), request.method)
  );
}

export type HostPattern = string | RegExp | ((host: string) => boolean);

export function fits(expected: HostPattern | undefined, value: string): boolean {
  if (expected === undefined) return true;
  if (typeof expected === 'function') return expected(value);
  // `search` starts at the beginning even if the pattern has the flag `g`.
  if (typeof expected === 'string') return expected === value;
  return value.search(expected) !== -1;
}
