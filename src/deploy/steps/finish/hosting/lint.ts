import { lintRules } from '../../../../hosting/lint.ts';
import { toList } from '../../../../hosting/rules.ts';
import type { Problem } from '../../../../shared/errors/error.ts';
import { isObject, toObject } from '../../../../shared/json.ts';
import type { HostingConfigFile } from './read.ts';

type JsonPath = readonly (string | number)[];

export interface HostingProblem extends Problem {
  readonly isAccepted: boolean;
}

export async function lintConfig(config: HostingConfigFile): Promise<HostingProblem[]> {
  const rules = lintRules(config.value).map(({ path, message, isAccepted }) => {
    return { ...config.problemAt(path, `${dotted(path)}: ${message}`), isAccepted };
  });
  const problems = [...(await schemaProblems(config)), ...missedProblems(config), ...rules];
  const seen = new Set<string>();
  return problems.filter((problem) => {
    const key = `${problem.line}:${problem.column}:${problem.message}`;
    return !seen.has(key) && seen.add(key);
  });
}

/**
 * Returns whether to accept a value that violates the schema. Azure supports new runtimes and
 * response codes before its schema does.
 */
function isAccepted(path: JsonPath): boolean {
  const [section, key] = path;
  if (section === 'platform') return key === 'apiRuntime';
  return section === 'responseOverrides' && /^50[01]$/.test(String(key));
}

async function schemaProblems(config: HostingConfigFile): Promise<HostingProblem[]> {
  const { validate } = await import('./platform-schema.ts');
  const { $schema: _, ...checked } = config.value;
  if (validate(checked)) return [];
  const errors = validate.errors ?? [];
  return errors
    .filter(({ keyword }) => !/^(anyOf|oneOf|allOf|not)$/.test(keyword))
    .filter(({ keyword, data }) => !(keyword === 'enum' && isMethod(data)))
    .map(({ instancePath, params, message: reason = 'is not valid' }) => {
      const unescaped = instancePath.split('/').slice(1);
      const path = unescaped.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
      const unknown: unknown = params.additionalProperty;
      const isUnknown = typeof unknown === 'string';
      const at = isUnknown ? [...path, unknown] : path;
      const problem = isUnknown ? `unknown key "${unknown}"` : reason;
      const message = path.length === 0 ? problem : `${dotted(path)}: ${problem}`;
      return { ...config.problemAt(at, message), isAccepted: isAccepted(at) };
    });
}

/** Returns whether a value is an HTTP method. The platform ignores its case. */
function isMethod(data: unknown): boolean {
  return typeof data === 'string' && methods.test(data);
}

const methods = /^(get|head|post|put|delete|connect|options|trace|patch)$/i;

function missedProblems({ value, problemAt }: HostingConfigFile): HostingProblem[] {
  const problems: HostingProblem[] = [];
  const report = (path: JsonPath, message: string) => {
    const problem = problemAt(path, `${dotted(path)}: ${message}`);
    problems.push({ ...problem, isAccepted: isAccepted(path) });
  };
  const headers = (path: JsonPath, input: unknown) => {
    for (const [name, header] of Object.entries(toObject(input)))
      if (typeof header !== 'string' || /[\r\n]/.test(header))
        report([...path, name], 'expected a quoted single-line text');
  };
  const pattern = (path: JsonPath, input: unknown) => {
    if (typeof input !== 'string' || isPattern(input)) return;
    const expected = 'expected * only at the end, as in /images/* or /images/*.{png,jpg}';
    report(path, `found "${input}", ${expected}`);
  };
  const status = (path: JsonPath, input: unknown) => {
    if (input === undefined || (Number.isInteger(input) && /^[2-5]\d\d$/.test(`${input}`))) return;
    report(path, `found ${JSON.stringify(input)}, expected an HTTP status from 200 to 599`);
  };

  headers(['globalHeaders'], value.globalHeaders);
  for (const [index, route] of toList(value.routes).entries()) {
    if (!isObject(route)) continue;
    const jsonPath = ['routes', index];
    pattern([...jsonPath, 'route'], route.route);
    headers([...jsonPath, 'headers'], route.headers);
    if (route.rewrite !== undefined && route.redirect !== undefined)
      report(jsonPath, 'has both rewrite and redirect; only one is allowed');
    status([...jsonPath, 'statusCode'], route.statusCode);
  }
  const { exclude } = toObject(value.navigationFallback);
  for (const [index, excluded] of toList(exclude).entries())
    pattern(['navigationFallback', 'exclude', index], excluded);
  for (const [code, override] of Object.entries(toObject(value.responseOverrides))) {
    if (!/^40[0134]$/.test(code))
      report(['responseOverrides', code], 'only 400, 401, 403 and 404 can have an override');
    status(['responseOverrides', code, 'statusCode'], toObject(override).statusCode);
  }
  return problems;
}

function isPattern(route: string): boolean {
  const star = route.indexOf('*');
  return star === -1 || /^\*(\.(\w+|\{\w+(,\w+)*\}))?$/.test(route.slice(star));
}

function dotted(path: JsonPath): string {
  return path.reduce<string>((text, part) => {
    if (/^\d+$/.test(String(part)) && text !== 'responseOverrides') return `${text}[${part}]`;
    if (text === '') return String(part);
    return `${text}.${part}`;
  }, '');
}
