import type * as z from 'zod/mini';
import type { Problem } from '../shared/errors/error.ts';
import { isObject } from '../shared/json.ts';
import { readYaml, type YamlSource } from './document.ts';
import { didYouMean, nearestName } from './nearest.ts';
import { findContradictions, SiteConfig } from './schema.ts';
import { isSecretName, maskTokens } from './secret-values.ts';
import { configInvalid, quote, SourceText } from './source.ts';

const byteOrderMark = '\uFEFF';

/**
 * Parses a site config.
 * @throws SiteDeployError `CONFIG_INVALID`, whose `problems` list the mistakes in file order
 */
export function parseSiteConfig(text: string, fileName: string): SiteConfig {
  const hasMark = text.startsWith(byteOrderMark);
  const source = new SourceText(fileName, text.slice(Number(hasMark)));
  const problems: Problem[] = [];
  const yaml = readYaml(source);
  if ('unreadable' in yaml) throw configInvalid(fileName, yaml.unreadable);
  problems.push(...yaml.problems);
  if (yaml.value === null || yaml.value === undefined) {
    problems.push(
      source.problemAt(
        0,
        'found an empty file, expected a map with the keys version, site, portal, azure and others',
      ),
    );
    throw configInvalid(fileName, problems);
  }
  const result = SiteConfig.safeParse(withVariablesAsWritten(yaml));
  if (!result.success)
    problems.push(...toProblems(withoutTwice(result.error.issues, yaml), yaml, source));
  for (const { key, message } of result.success ? findContradictions(result.data) : [])
    problems.push(source.problemAt(yaml.locate(key.split('.'))?.value ?? 0, message));
  if (problems.length > 0 || !result.success) throw configInvalid(fileName, problems);
  return result.data;
}

export function problemOfKey(text: string, fileName: string, key: string, message: string) {
  const source = new SourceText(fileName, text.replace(byteOrderMark, ''));
  const yaml = readYaml(source);
  if ('unreadable' in yaml) return source.problemAt(0, message);
  return source.problemAt(yaml.locate(key.split('.'))?.value ?? 0, message);
}

/** Keeps the source text of values in `build.env`: `1.10` is the text 1.10, not the number 1.1. */
function withVariablesAsWritten(yaml: YamlSource): unknown {
  const root = yaml.value;
  if (!isObject(root) || !isObject(root.build) || !isObject(root.build.env)) return root;
  const env = Object.entries(root.build.env).map(([name, value]) => {
    const isPlain = typeof value === 'number' || typeof value === 'boolean';
    return [name, isPlain ? (yaml.locate(['build', 'env', name])?.written ?? value) : value];
  });
  return { ...root, build: { ...root.build, env: Object.fromEntries(env) } };
}

type Issue = z.core.$ZodIssue;

/**
 * Removes issues about missing values below a duplicate key, because the other occurrence may
 * contain them.
 */
function withoutTwice(issues: readonly Issue[], yaml: YamlSource): readonly Issue[] {
  return issues.filter(({ path }) => {
    const isBelow = (key: readonly string[]) => key.every((part, index) => path[index] === part);
    return valueAt(yaml.value, path) !== undefined || !yaml.twice.some(isBelow);
  });
}

function toProblems(issues: readonly Issue[], yaml: YamlSource, source: SourceText): Problem[] {
  const known = knownKeys();
  const unknown = issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [];
    return issue.keys.map((key) => [...issue.path, key]);
  });
  // Report a misplaced or misspelled key as one mistake, and don't also report the right key as
  // missing.
  const meant = new Set(
    unknown.slice(0, maxProblems).map((path) => dotted(meantKey(path, known) ?? [])),
  );
  const problems = issues.flatMap((issue): (() => Problem)[] => {
    switch (issue.code) {
      case 'unrecognized_keys':
        return issue.keys
          .filter((key) => key !== '__proto__')
          .map((key) => () => unknownKey([...issue.path, key], known, yaml, source));
      case 'invalid_key':
        return [() => badKey(issue, yaml, source)];
      default:
        if (valueAt(yaml.value, issue.path) !== undefined)
          return [() => badValue(issue, yaml, source)];
        if (meant.has(dotted(issue.path))) return [];
        return [() => missingKey(issue, yaml, source)];
    }
  });
  const found = problems.slice(0, maxProblems).map((problem) => problem());
  const more = problems.length - found.length;
  if (more === 0) return found;
  return [...found, source.problemAt(source.text.length, `and ${more} more problems of this kind`)];
}

/** Maximum number of located problems. A file with more isn't a site config. */
const maxProblems = 1_600;

const noSecrets = ': a site config holds no secrets. Remove it, and revoke its value';

function unknownKey(
  path: readonly PropertyKey[],
  known: KnownKeys,
  yaml: YamlSource,
  source: SourceText,
): Problem {
  const above = dotted(path.slice(0, -1));
  const key = String(path.at(-1));
  const names = known.below.get(above) ?? [];
  const near = nearestName(key, names) ? didYouMean(key, names) : elsewhere(key, known.paths);
  const context = above && ` in ${above}`;
  if (isSecretName(key))
    return source.problemAt(
      keyOffset(yaml, path),
      `unknown key ${quote(key)}${context}${noSecrets}`,
    );
  return source.problemAt(
    keyOffset(yaml, path),
    `unknown key ${quote(key)}${context}, expected one of ${names.join(', ')}${near}`,
  );
}

interface KnownKeys {
  readonly paths: readonly (readonly string[])[];
  /** Names of keys by the path of their parent. */
  readonly below: ReadonlyMap<string, readonly string[]>;
}

function knownKeys(): KnownKeys {
  const paths = keyPaths(SiteConfig);
  const groups = Map.groupBy(paths, (path) => dotted(path.slice(0, -1)));
  const below = [...groups].map(([above, found]) => {
    return [above, found.map((path) => String(path.at(-1)))] as const;
  });
  return { paths, below: new Map(below) };
}

function meantKey(path: readonly PropertyKey[], { paths, below }: KnownKeys) {
  const above = path.slice(0, -1);
  const key = String(path.at(-1));
  const sibling = nearestName(key, below.get(dotted(above)) ?? []);
  if (sibling) return [...above, sibling];
  const owners = paths.filter((other) => other.at(-1) === key);
  return owners.length === 1 ? owners[0] : owners.find((other) => other.length === 1);
}

function elsewhere(key: string, paths: KnownKeys['paths']): string {
  const owners = paths.filter((path) => path.at(-1) === key).map((path) => dotted(path));
  const [owner = '', ...others] = owners;
  if (owner === key) return `; "${key}" belongs to the top level: indent it less`;
  if (owner && others.length === 0) return `; did you mean "${owner}"?`;
  return '';
}

function badKey(
  issue: Extract<Issue, { code: 'invalid_key' }>,
  yaml: YamlSource,
  source: SourceText,
): Problem {
  const expected = issue.issues[0]?.message ?? issue.message;
  const key = String(issue.path.at(-1));
  return source.problemAt(
    keyOffset(yaml, issue.path),
    `${dotted(issue.path.slice(0, -1))}: found the key ${quote(key)}, expected ${expected}`,
  );
}

function badValue(issue: Issue, yaml: YamlSource, source: SourceText): Problem {
  const value = valueAt(yaml.value, issue.path);
  const isSecret = typeof value === 'string' && maskTokens(value) !== value;
  const found = `found ${describeValue(value)}, expected ${issue.message}`;
  return source.problemAt(
    yaml.locate(issue.path)?.value ?? 0,
    [dotted(issue.path), found + (isSecret ? noSecrets : suggestion(issue, value))]
      .filter(Boolean)
      .join(': '),
  );
}

function missingKey(issue: Issue, yaml: YamlSource, source: SourceText): Problem {
  const above = issue.path.slice(0, -1);
  const map = yaml.locate(above);
  let offset = map?.key ?? map?.value ?? 0;
  if (above.length === 0) offset = source.text.length;
  return source.problemAt(offset, `${dotted(issue.path)} is missing, expected ${issue.message}`);
}

const isPath = (issue: Issue, path: string) => dotted(issue.path) === path;

function suggestion(issue: Issue, value: unknown): string {
  if (typeof value === 'string' && /\s\/\//.test(value)) return '; a comment starts with #, not //';
  if (issue.code === 'invalid_value') {
    const isQuoted =
      typeof value === 'string' &&
      issue.values.some((allowed) => allowed !== value && String(allowed) === value);
    if (isQuoted) return '; write it without quotes';
    return didYouMean(String(value), issue.values.map(String));
  }
  if (issue.code === 'invalid_type' && typeof value === 'string') {
    const [, key, rest] = /^([\w-]+):(\S.*)$/.exec(value) ?? [];
    if (key && issue.expected === 'object')
      return `; a space is missing after the colon: "${key}: ${rest}"`;
  }
  if (issue.code === 'invalid_format' && issue.message.startsWith('an https')) {
    const url = URL.parse(String(value).replace(/^(https?:\/\/)?/i, 'https://'));
    const pattern = new RegExp(issue.pattern?.slice(1, -1) ?? '');
    const meant = [url?.href, url?.origin].find((address) => address && pattern.test(address));
    if (meant) return `; did you mean "${meant.replace(/\/$/, '')}"?`;
  }
  if (isPath(issue, 'build.command') && /^(false|no|off|none)$/i.test(String(value)))
    return '; did you mean false, without quotes?';
  if (isPath(issue, 'build.install') && value === false) return '; "true" installs nothing';
  // YAML 1.1 had these booleans, which are still common.
  if (issue.code === 'invalid_type' && issue.expected === 'boolean' && typeof value === 'string') {
    if (/^(yes|y|on|true)$/i.test(value)) return '; did you mean true?';
    if (/^(no|n|off|false)$/i.test(value)) return '; did you mean false?';
  }
  return '';
}

function keyOffset(yaml: YamlSource, path: readonly PropertyKey[]): number {
  const location = yaml.locate(path);
  return location?.key ?? location?.value ?? 0;
}

function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  let value = root;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}

function dotted(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    if (text === '') return String(key);
    return `${text}.${String(key)}`;
  }, '');
}

function describeValue(value: unknown): string {
  if (value === null) return 'nothing';
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'number') return `the number ${value}`;
  if (Array.isArray(value)) return 'a list';
  if (value instanceof Uint8Array) return 'binary data';
  if (typeof value === 'object') return 'a map';
  return String(value);
}

function keyPaths(schema: z.core.$ZodType, above: readonly string[] = []): string[][] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  // Unwrap a schema that is optional or has a default.
  if ('innerType' in def) return keyPaths(def.innerType, above);
  if (def.type !== 'object') return [];
  return Object.entries(def.shape).flatMap(([key, part]) => {
    const path = [...above, key];
    return [path, ...keyPaths(part, path)];
  });
}
