import { SiteDeployError } from '../../shared/errors/error.ts';

/** @throws SiteDeployError `USAGE`: an empty segment, `.` and `..` would lead elsewhere */
export function buildPath(template: string, parameters: Readonly<Record<string, unknown>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(parameters[name] ?? '');
    if (/^\.{0,2}$/.test(value)) throw new SiteDeployError('USAGE', `"${value}" is not a ${name}.`);
    return encodeURIComponent(value);
  });
}
