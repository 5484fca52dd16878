import * as z from 'zod/mini';
import { parseJson } from '../../shared/json.ts';

const Config = z.object({
  routes: z.optional(
    z.array(
      z.partial(
        z.object({
          route: z.string(),
          methods: z.array(z.string()),
          rewrite: z.string(),
          statusCode: z.unknown(),
          allowedRoles: z.array(z.string()),
        }),
      ),
    ),
  ),
  navigationFallback: z.optional(z.object({ exclude: z.optional(z.array(z.string())) })),
});

/**
 * Returns why the platform's client rejects a configuration, in its own words as quoted in public
 * reports; `undefined` if it accepts it.
 */
export function findConfigProblem(text: string): string | undefined {
  const { data: config } = z.safeParse(Config, parseJson(text));
  if (!config) return 'Could not read and deserialize the provided routes file.';
  const seen = new Set<string>();
  const wildcards: string[] = [];
  for (const { route, methods, rewrite, statusCode, allowedRoles = [] } of config.routes ?? []) {
    if (!route) return "Found a route with no 'route' property.";
    const covering = wildcards.filter((wildcard) => route.startsWith(wildcard.slice(0, -1)));
    const bare = route.replace(/(.)\/$/, '$1');
    if (!methods && seen.has(bare))
      return `A rule was already processed with a duplicate route ${route}.`;
    if (covering.length > 0)
      return (
        'A route is covered up by a wildcard route and would not be evaluated. ' +
        `Route: ${route}, Wildcard(s): ${covering}.`
      );
    if (rewrite !== undefined && statusCode !== undefined)
      return 'Status code cannot be specified for a rule with Rewrite specified.';
    const role = allowedRoles.find((name) => !/^\w+$/.test(name));
    if (role !== undefined) return `The name of the role ${role} contains an invalid character.`;
    if (!methods) seen.add(bare);
    if (!methods && route.endsWith('*')) wildcards.push(route);
  }
  const excluded = config.navigationFallback?.exclude ?? [];
  if (excluded.some((pattern) => pattern.split('*').length > 2))
    return "Found an exclude path with multiple wildcard characters '*' in the 'exclude' property.";
  return undefined;
}
