import * as z from 'zod/mini';
import { parseJson, toObject } from '../../../shared/json.ts';
import { matchesPattern } from './pattern.ts';

const optionalText = z.catch(z.optional(z.string()), undefined);
const status = z.catch(z.optional(z.pipe(z.coerce.number(), z.int())), undefined);
const texts = z.catch(z.optional(z.array(z.coerce.string())), undefined);
const headers = z.catch(z.record(z.string(), z.coerce.string()), {});

const override = { rewrite: optionalText, redirect: optionalText, statusCode: status };
const Override = z.object(override);
export type ResponseOverride = z.infer<typeof Override>;

/** https://learn.microsoft.com/azure/static-web-apps/configuration#routes */
const Route = z.object({
  route: z.string(),
  methods: texts,
  allowedRoles: texts,
  headers,
  ...override,
});
export type HostingRoute = z.infer<typeof Route>;

const Fallback = z.object({
  rewrite: z.string(),
  exclude: z.catch(z.array(z.coerce.string()), []),
});

const Config = z.object({
  routes: z.catch(z.array(z.catch(z.nullable(Route), null)), []),
  navigationFallback: z.catch(z.optional(Fallback), undefined),
  responseOverrides: z.catch(z.record(z.string(), z.catch(Override, {})), {}),
  globalHeaders: headers,
  mimeTypes: headers,
  trailingSlash: z.catch(z.optional(z.enum(['always', 'never', 'auto'])), undefined),
});

export type Rules = ReturnType<typeof readRules>;

/** Validated on deployment: malformed parts are skipped. */
export function readRules(text: string | undefined) {
  const config = Config.parse(toObject(parseJson(text ?? '')));
  const { routes, navigationFallback: fallback, responseOverrides: overrides, ...rest } = config;
  return { ...rest, routes: routes.filter((route) => route !== null), fallback, overrides };
}

export function routeFor(rules: Rules, method: string, path: string): HostingRoute | undefined {
  return rules.routes.find(
    (route) =>
      matchesPattern(route.route, path) &&
      (!route.methods || route.methods.some((allowed) => isSame(allowed, method))),
  );
}

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
