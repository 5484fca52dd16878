import { SiteDeployError } from '../../shared/errors/error.ts';

/**
 * Each parameter is one segment.
 * @throws SiteDeployError `USAGE` for an invalid segment: an empty one, `.` and `..` would lead to
 *   another endpoint
 */
export function buildPath(template: string, parameters: Readonly<Record<string, unknown>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(parameters[name] ?? '');
    if (/^\.{0,2}$/.test(value)) throw new SiteDeployError('USAGE', `"${value}" is not a ${name}.`);
    return encodeURIComponent(value);
  });
}
