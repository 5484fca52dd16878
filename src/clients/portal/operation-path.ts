import { SiteDeployError } from '../../shared/errors/error.ts';

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
