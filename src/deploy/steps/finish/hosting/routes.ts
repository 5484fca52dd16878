import { isObject } from '../../../../shared/json.ts';
import type { Json } from './read.ts';

export function isRestricted(route: Json): boolean {
  return Array.isArray(route.allowedRoles) && !route.allowedRoles.includes('anonymous');
}

export function getRoutes(config: Json | undefined): Json[] {
  if (Array.isArray(config?.routes)) return config.routes.filter(isObject);
  return [];
}

export function routeFor(routes: readonly Json[], addresses: readonly string[]): Json | undefined {
  return routes.find((route) => isForReading(route) && covers(route, addresses));
}

/** Nobody without access to the page can read the file. In doubt `false`. */
export function isAsProtected(
  routes: readonly Json[],
  file: string,
  pageAddresses: readonly string[],
): boolean {
  const ofFile = routeFor(routes, [file]);
  return routes.every(
    (route) => !isRestricted(route) || route === ofFile || !covers(route, pageAddresses),
  );
}

function isForReading(route: Json): boolean {
  return !Array.isArray(route.methods) || route.methods.some((method) => /^get$/i.test(method));
}

/** (https://learn.microsoft.com/azure/static-web-apps/configuration#wildcards) */
function covers(route: Json, addresses: readonly string[]): boolean {
  if (typeof route.route !== 'string') return false;
  const [start = '', rest] = route.route.split('*');
  if (rest === undefined) return addresses.includes(start);
  const extensions = rest.replace(/^\.\{?|\}$/g, '').split(',');
  return addresses.some((address) => {
    const isBelow = address.startsWith(start) || `${address}/` === start;
    return isBelow && (rest === '' || extensions.some((one) => address.endsWith(`.${one}`)));
  });
}
