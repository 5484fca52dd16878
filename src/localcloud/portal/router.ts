import type { Operation } from '../../portal/contract/operation.ts';
import { Refusal } from './message.ts';
import type { Route } from './route.ts';

export interface Match {
  readonly route: Route;
  readonly parameters: Readonly<Record<string, string>>;
}

export interface Router {
  /** @throws Refusal `not_found`, `method_not_allowed` */
  match(method: string, path: string): Match;
  /** The route that reads what a write to the same path replaces. */
  readerOf(operation: Operation): Route | undefined;
}

/** @param provider the word that stands for "repohost" in paths */
export function createRouter(routes: readonly Route[], provider: string): Router {
  const patterns = routes.map((route) => ({
    route,
    pattern: patternOf(route.operation.path.replace('/repohost', `/${provider}`)),
  }));
  // A literal segment is tried before a parameter in the same place.
  patterns.sort((a, b) => (a.pattern.weight < b.pattern.weight ? -1 : 1));
  return {
    match(method, path) {
      const allowed: string[] = [];
      for (const { route, pattern } of patterns) {
        const parameters = pattern.match(path);
        if (parameters === undefined) continue;
        if (route.operation.method === method) return { route, parameters };
        allowed.push(route.operation.method);
      }
      if (allowed.length === 0) throw new Refusal('not_found', `There is no endpoint ${path}.`);
      const allow = [...new Set(allowed)].join(', ');
      throw new Refusal('method_not_allowed', `${path} takes ${allow}.`, { headers: { allow } });
    },
    readerOf: ({ path }) =>
      routes.find(({ operation }) => operation.method === 'GET' && operation.path === path && operation.etag === true),
  };
}

interface Pattern {
  /** Orders patterns: a literal segment before a parameter. */
  readonly weight: string;
  match(path: string): Record<string, string> | undefined;
}

function patternOf(template: string): Pattern {
  const parts = template.split('/');
  return {
    weight: parts.map((part) => (part.startsWith('{') ? '1' : '0')).join(''),
    match(path) {
      const segments = path.split('/');
      if (segments.length !== parts.length) return undefined;
      const parameters: Record<string, string> = {};
      for (const [index, part] of parts.entries()) {
        const segment = segments[index] ?? '';
        if (!part.startsWith('{')) {
          if (part !== segment) return undefined;
          continue;
        }
        const value = decode(segment);
        if (value === undefined || value === '') return undefined;
        parameters[part.slice(1, -1)] = value;
      }
      return parameters;
    },
  };
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
