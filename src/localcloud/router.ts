/** In the path, `{name}` matches one segment. */
export interface Endpoint {
  /** In upper case; `*` matches all methods. */
  readonly method: string;
  readonly path: string;
}

export type Routed<Answered extends Endpoint> =
  | { readonly endpoint: Answered; readonly parameters: Readonly<Record<string, string>> }
  /**
   * No endpoint accepts the method; these are accepted at the path. Empty: there is no such path.
   */
  | { readonly endpoint: undefined; readonly allowed: readonly string[] };

/** Literal segments take precedence over parameters. */
export function createRouter<Answered extends Endpoint>(
  endpoints: readonly Answered[],
): (method: string, path: string) => Routed<Answered> {
  const known = endpoints
    .map((endpoint) => ({ endpoint, pattern: toPattern(endpoint.path) }))
    .toSorted((a, b) => (a.pattern.weight < b.pattern.weight ? -1 : 1));
  return (method, path) => {
    const segments = path.split('/');
    const allowed = new Set<string>();
    for (const { endpoint, pattern } of known) {
      const parameters = pattern.match(segments);
      if (!parameters) continue;
      if (endpoint.method === method || endpoint.method === '*') return { endpoint, parameters };
      allowed.add(endpoint.method);
    }
    return { endpoint: undefined, allowed: [...allowed] };
  };
}

interface Pattern {
  /** Literal segments before parameters. */
  readonly weight: string;
  match(segments: readonly string[]): Record<string, string> | undefined;
}

function toPattern(template: string): Pattern {
  const parts = template.split('/');
  return {
    weight: parts.map((part) => (part.startsWith('{') ? '1' : '0')).join(''),
    match(segments) {
      if (segments.length !== parts.length) return undefined;
      const parameters: Record<string, string> = {};
      for (const [index, part] of parts.entries()) {
        const segment = segments[index] ?? '';
        if (!part.startsWith('{')) {
          if (part !== segment) return undefined;
          continue;
        }
        const value = decoded(segment);
        if (value === undefined || value === '') return undefined;
        parameters[part.slice(1, -1)] = value;
      }
      return parameters;
    },
  };
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
