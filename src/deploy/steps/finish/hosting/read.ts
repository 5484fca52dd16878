import path from 'node:path';
import { readYaml } from '../../../../config/document.ts';
import { SourceText } from '../../../../config/source.ts';
import { hostingFile } from '../../../../hosting/hosted-site.ts';
import { type Problem, SiteDeployError } from '../../../../shared/errors/error.ts';
import { readIfThere } from '../../../../shared/files.ts';
import { isObject } from '../../../../shared/json.ts';
import { resolveInside } from '../../../../shared/paths.ts';
import { count } from '../../../../shared/units.ts';
import type { BuiltSite } from '../../../artifact/artifact.ts';
import type { Plan } from '../../plan/types.ts';

export type Json = Readonly<Record<string, unknown>>;

const maxCharacters = 200_000;

export interface HostingConfigFile {
  readonly value: Json;
  readonly file: string;
  problemAt(path: readonly (string | number)[], message: string): Problem;
}

/** Reads the built site's root, else the configured file. Allows comments and trailing commas. */
export async function readHostingConfigFile(
  plan: Pick<Plan, 'workspace' | 'buildRoot' | 'config'>,
  built: Pick<BuiltSite, 'folder'>,
  has: (name: string) => boolean,
) {
  const { workspace, buildRoot, config } = plan;
  const own = await resolveInside(built.folder, hostingFile, 'the hosting configuration');
  const configured = path.resolve(buildRoot, config.hosting.config);
  const named = await resolveInside(workspace, configured, 'hosting.config');
  for (const file of new Set([own, named])) {
    const name = path.relative(workspace, file);
    const text = await readIfThere(file);
    if (text === undefined) continue;
    if (text.length <= maxCharacters) return parse(text, name, has);
    const message = `found ${text.length} characters, expected at most ${maxCharacters}`;
    throw invalidHosting(name, [{ file: name, line: 1, column: 1, message }]);
  }
  return undefined;
}

function parse(text: string, file: string, has: (name: string) => boolean): HostingConfigFile {
  const written = text.replace(/^\uFEFF/, '');
  const sourceText = new SourceText(file, written);
  // JSON without comments is YAML, whose parser knows all locations. Offsets stay the same.
  const document = readYaml(new SourceText(file, blankComments(written)));
  const problems = 'unreadable' in document ? document.unreadable : document.problems;
  if (problems.length > 0 || 'unreadable' in document)
    throw invalidHosting(
      file,
      problems.map((item) => ({ ...item, message: item.message.replaceAll('YAML', 'JSON') })),
    );
  const { value } = document;
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw invalidHosting(file, [sourceText.problemAt(0, 'expected an object in braces')]);
  return {
    value: normalizeTargets(Object.fromEntries(Object.entries(value)), has),
    file,
    problemAt(jsonPath, message) {
      for (let depth = jsonPath.length; depth > 0; depth -= 1) {
        const found = document.locate(jsonPath.slice(0, depth));
        if (found) return sourceText.problemAt(found.value, message);
      }
      return sourceText.problemAt(0, message);
    },
  };
}

/** So that all readers can compare a target with `/${file}`. */
function normalizeTargets(config: Json, has: (name: string) => boolean): Json {
  const normalize = (rule: unknown) => {
    if (!isObject(rule) || typeof rule.rewrite !== 'string') return rule;
    return { ...rule, rewrite: normalizeTarget(rule.rewrite, has) };
  };
  const { navigationFallback, routes, responseOverrides } = config;
  const changed: Record<string, unknown> = { ...config };
  if (isObject(navigationFallback)) changed.navigationFallback = normalize(navigationFallback);
  if (Array.isArray(routes)) changed.routes = routes.map(normalize);
  if (isObject(responseOverrides))
    changed.responseOverrides = Object.fromEntries(
      Object.entries(responseOverrides).map(([status, rule]) => [status, normalize(rule)]),
    );
  return changed;
}

/** `index.html`, `/index.html?a=b` and `/` all mean `/index.html`. A function keeps its query. */
function normalizeTarget(target: string, has: (name: string) => boolean): string {
  const rooted = target.trim().replace(/^(\.?\/+)?/, '/');
  if (/^[a-z][a-z\d+.-]*:/i.test(target) || /^\/(api|\.auth)\//i.test(rooted)) return target;
  const [path = ''] = rooted.split(/[?#]/);
  const name = path.replace(/^\/|\/$/g, '');
  const files = [path.slice(1), `${name}.html`, `${name}/index.html`.replace(/^\//, '')];
  return `/${files.find(has) ?? path.slice(1)}`;
}

export function toJson(value: unknown): Json {
  if (isObject(value)) return value;
  return {};
}

export function invalidHosting(file: string, problems: readonly Problem[]): SiteDeployError {
  const message = `The hosting configuration ${file} has ${count(problems.length, 'error')}.`;
  return new SiteDeployError('HOSTING_CONFIG_INVALID', message, { problems });
}

/** Also matches unterminated strings and comments, so that the rest isn't searched again. */
export function blankComments(text: string): string {
  return text.replace(/"(?:[^"\\\n]|\\.)*"?|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/g, (found) => {
    const isComment = found.startsWith('//') || (found.startsWith('/*') && found.endsWith('*/'));
    if (isComment) return found.replace(/[^\r\n]/g, ' ');
    return found;
  });
}

export function isRestricted(route: Json): boolean {
  const roles = Array.isArray(route.allowedRoles) ? route.allowedRoles : [];
  return roles.length > 0 && !roles.some((role) => /^anonymous$/i.test(String(role)));
}

export function getRoutes(config: Json | undefined): Json[] {
  if (Array.isArray(config?.routes)) return config.routes.filter(isObject);
  return [];
}

export function routeFor(routes: readonly Json[], addresses: readonly string[]): Json | undefined {
  return routes.find((route) => isForReading(route) && covers(route, addresses));
}

/** Reports whether access to the file requires access to the page. If in doubt, returns false. */
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

/** https://learn.microsoft.com/azure/static-web-apps/configuration#wildcards */
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
