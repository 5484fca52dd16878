import { withoutSlash } from './patterns.ts';
import type { HostingRules } from './rules.ts';

type Headers = Readonly<Record<string, string>>;

interface Route {
  readonly route: string;
  readonly headers?: Headers;
  readonly [target: string]: unknown;
}

/** Part of a `staticwebapp.config.json`. */
interface ConfigPart {
  readonly routes?: readonly Route[];
  readonly globalHeaders?: Headers;
  readonly navigationFallback?: unknown;
  readonly responseOverrides?: unknown;
}

/** Translation of another host's file, as far as this platform supports it. */
export interface Translation {
  /** Settings that the site's own configuration doesn't contain. */
  readonly config: ConfigPart;
  /** Rules without a counterpart, in the form `line 4: reason`. */
  readonly others: readonly string[];
}

/**
 * Part of the configuration (empty if the site already has it), or the reason why there is no
 * counterpart.
 */
type Translated = ConfigPart | string;
type Translator = (text: string, own: HostingRules) => Translation;

/** Translators by the name of the file at the root of a site. */
export const translators: Readonly<Record<string, Translator>> = {
  /** Redirects of Netlify: https://docs.netlify.com/manage/routing/redirects/overview */
  _redirects: (text, own) =>
    join(readLines(text).map(([number, line]) => [number, translateRedirect(line.trim(), own)])),

  /**
   * Headers of Netlify, indented below an address: https://docs.netlify.com/manage/routing/headers
   */
  _headers(text, own) {
    let from = '';
    return join(
      readLines(text).flatMap(([number, line]): [number, Translated][] => {
        if (/^\s/.test(line)) return [[number, translateHeader(from, line.trim(), own)]];
        from = line.trim();
        return [];
      }),
    );
  },
};

function translateRedirect(line: string, own: HostingRules): Translated {
  const [from = '', to, status = '301', ...conditions] = line.split(/\s+/);
  const [, digits, force] = /^(\d{3})(!?)$/.exec(status) ?? [];
  if (to === undefined || !digits) return 'depends on the query';
  if (conditions.length > 0) return 'depends on the visitor';
  const code = Number(digits);
  const problem = whyNoRoute(from);
  if (problem) return problem;
  if (/\/:\w/.test(to)) return 'its target uses a part of the address';
  if (code === 200 && !to.startsWith('/')) return 'a proxy';
  // Without force, files take precedence over the rule.
  if (from === '/*' && !force) {
    if (code === 200) return own.fallback ? {} : { navigationFallback: { rewrite: to } };
    if (code !== 404) return 'only for addresses without a file';
    return own.overrides.has(404) ? {} : { responseOverrides: { 404: { rewrite: to } } };
  }
  if (findRoute(own, from)) return {};
  if (code === 200) return { routes: [{ route: from, rewrite: to }] };
  if (!/^30[12378]$/.test(digits)) return `the status ${code}`;
  const statusCode = code === 301 || code === 308 ? 301 : 302;
  return { routes: [{ route: from, redirect: to, statusCode }] };
}

function translateHeader(from: string, line: string, own: HostingRules): Translated {
  const problem = whyNoRoute(from);
  if (problem) return problem;
  const [, name = '', value = ''] = /^([\w-]+)\s*:\s*(\S.*)?$/.exec(line) ?? [];
  // Don't quote the value, which contains passwords.
  if (name === '' || /^basic-auth$/i.test(name)) return 'not a header of answers';
  const isGlobal = from === '/*';
  const known = isGlobal ? own.globalHeaders : findRoute(own, from)?.headers;
  if (Object.keys(known ?? {}).some((key) => key.toLowerCase() === name.toLowerCase())) return {};
  const headers = { [name]: value };
  return isGlobal ? { globalHeaders: headers } : { routes: [{ route: from, headers }] };
}

function whyNoRoute(from: string): string | undefined {
  if (!from.startsWith('/')) return 'for another host';
  if (/\/:\w/.test(from)) return 'a placeholder in the address';
  if (/\*./.test(from)) return 'a * before the end of the address';
  return undefined;
}

function findRoute(own: HostingRules, route: string) {
  return own.routes.find((rule) => withoutSlash(rule.route) === withoutSlash(route));
}

/** Returns the lines that aren't empty or comments, with 1-based numbers. */
function readLines(text: string): [number, string][] {
  const lines = text.split(/\r?\n/).map((line, index): [number, string] => [index + 1, line]);
  return lines.filter(([, line]) => /^\s*[^\s#]/.test(line));
}

/** Joins the parts. A route keeps its first redirect, and the headers of all its parts. */
function join(found: readonly (readonly [line: number, Translated])[]): Translation {
  const parts = found.flatMap(([, part]) => (typeof part === 'string' ? [] : part));
  const routes = new Map<string, Route>();
  for (const route of parts.flatMap((part) => part.routes ?? [])) {
    const known = routes.get(route.route);
    const headers = { ...known?.headers, ...route.headers };
    if (!known) routes.set(route.route, route);
    else if (route.headers) routes.set(route.route, { ...known, headers });
  }
  const globalHeaders = Object.assign({}, ...parts.map((part) => part.globalHeaders));
  const whole: ConfigPart = Object.assign({}, ...parts);
  return {
    config: {
      ...whole,
      ...(routes.size > 0 && { routes: [...routes.values()] }),
      ...(whole.globalHeaders && { globalHeaders }),
    },
    others: found.flatMap(([line, part]) =>
      typeof part === 'string' ? [`line ${line}: ${part}`] : [],
    ),
  };
}
