import { SiteDeployError } from '../../shared/errors/error.ts';

/** A query; what is absent is left out. */
export type QueryValues = Readonly<Record<string, string | number | undefined>>;

/**
 * The path of a template with its parameters filled in, each as one segment.
 * @throws SiteDeployError `USAGE` for a value that is no segment: an empty one, `.` and `..` would lead to another
 *   endpoint
 */
export function pathOf(template: string, parameters: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = parameters[name] ?? '';
    if (/^\.{0,2}$/.test(value)) throw new SiteDeployError('USAGE', `"${value}" is not a ${name}.`);
    return encodeURIComponent(value);
  });
}

/** The whole address. A portal below a path keeps it: addresses are relative to its base URL. */
export function addressOf(base: string, path: string, query: QueryValues = {}): URL {
  const url = new URL(base);
  url.pathname = url.pathname.replace(/\/+$/, '') + path;
  url.search = '';
  url.hash = '';
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  return url;
}
