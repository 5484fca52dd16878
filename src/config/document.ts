import {
  type Alias,
  type Document,
  isAlias,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml';
import { getErrorMessage, type Problem } from '../shared/errors/error.ts';
import { bytes } from '../shared/units.ts';
import type { SourceText } from './source.ts';
import { explainSyntax } from './yaml-hints.ts';

export interface YamlSource {
  readonly value: unknown;
  readonly problems: readonly Problem[];
  /** Paths of duplicate keys, whose values can't be checked. */
  readonly twice: readonly (readonly string[])[];
  locate(path: readonly PropertyKey[]): YamlLocation | undefined;
}

interface YamlLocation {
  readonly key?: number;
  readonly value: number;
  readonly written?: string;
}

/** Errors after which the rest of the file can still be validated. Other errors hide mistakes. */
const readable: ReadonlySet<string> = new Set(['MULTIPLE_DOCS', 'TAG_RESOLVE_FAILED']);

/** Maximum length in UTF-16 units, which the library reads within a second. */
export const maxYamlLength = 500_000;

/** Maximum number of aliases. For each, the library searches the whole file for the anchor. */
const maxAliases = 100;

/**
 * Parses YAML 1.2 with merge keys.
 * @returns the document, or the problems that prevent reading it
 */
export function readYaml(
  source: SourceText,
): YamlSource | { readonly unreadable: readonly Problem[] } {
  const unreadable = (thrown: unknown) => ({
    unreadable: [source.problemAt(0, `Can't read the file as YAML: ${reason(thrown)}.`)],
  });
  if (source.text.length > maxYamlLength) {
    const limit = `expected at most ${bytes(maxYamlLength)}`;
    return {
      unreadable: [source.problemAt(0, `found ${bytes(source.text.length)}, ${limit}`)],
    };
  }
  let document: Document;
  try {
    document = parseDocument(source.text, {
      version: '1.2',
      merge: true,
      // Duplicate keys are found below, with locations. The library would compare every key with
      // every other.
      uniqueKeys: false,
      stringKeys: true,
      prettyErrors: false,
      logLevel: 'error',
    });
  } catch (error) {
    return unreadable(error);
  }
  const excess = aliasBeyond(document, maxAliases);
  if (excess)
    return {
      unreadable: [
        source.problemAt(
          getStart(excess),
          `found more than ${maxAliases} aliases, expected at most that many`,
        ),
      ],
    };
  const findings = withoutEchoes([...document.errors, ...document.warnings]);
  const problems = findings.map((finding) => {
    const { offset, message } = explainSyntax(source, finding);
    return source.problemAt(offset, message);
  });
  // If the file is unreadable, other problems would only be consequences.
  if (findings.some((finding) => !readable.has(finding.code))) return { unreadable: problems };
  const twice: string[][] = [];
  problems.push(...misuses(document, source, twice));
  try {
    return { value: document.toJS(), problems, twice, locate: (path) => locate(document, path) };
  } catch (error) {
    if (problems.length > 0) return { unreadable: problems };
    return unreadable(error);
  }
}

function aliasBeyond(document: Document, max: number): Alias | undefined {
  let count = 0;
  let found: Alias | undefined;
  visit(document, {
    Alias(_, alias) {
      count += 1;
      if (count <= max) return undefined;
      found = alias;
      return visit.BREAK;
    },
  });
  return found;
}

/**
 * Removes errors that may be consequences of another one: if the file is unreadable, keeps only the
 * error about a tab, or else the first error that makes it unreadable.
 */
function withoutEchoes(findings: readonly YAMLError[]): YAMLError[] {
  const tab = findings.find((finding) => finding.code === 'TAB_AS_INDENT');
  const first = tab ?? findings.find((finding) => !readable.has(finding.code));
  if (first) return [first];
  return [...findings];
}

/**
 * Finds mistakes that the YAML library accepts, or reports without an exact location. Adds the
 * paths of duplicate keys to `twice`.
 */
function misuses(document: Document, source: SourceText, twice: string[][]): Problem[] {
  const problems: Problem[] = [];
  const report = (node: Node, message: string) =>
    problems.push(source.problemAt(getStart(node), message));
  visit(document, {
    Alias(_, alias) {
      if (!alias.resolve(document)) {
        report(
          alias,
          `found the alias *${alias.source}, expected an anchor &${alias.source} before it`,
        );
      }
    },
    Map(_, map, ancestors) {
      const seen = new Set<string>();
      for (const { key, value } of map.items) {
        if (!isScalar(key)) continue;
        const name = String(key.value);
        if (name === '__proto__') report(key, 'unknown key "__proto__"');
        if (name === '<<' && !isMergeSource(document, value)) {
          report(
            key,
            'found a merge key << with another value, expected a map or an alias of a map',
          );
        }
        if (seen.has(name)) {
          report(key, `found the key "${name}" twice in the same map, expected it once`);
          twice.push([...toPath(ancestors), name]);
        }
        seen.add(name);
      }
    },
  });
  return problems;
}

function toPath(ancestors: readonly unknown[]): string[] {
  return ancestors.flatMap((node) => {
    if (!isPair(node)) return [];
    return [getKey(node) ?? ''];
  });
}

function isMergeSource(document: Document, value: unknown): boolean {
  const source = resolve(document, value);
  return (
    isMap(source) || (isSeq(source) && source.items.every((item) => isMap(resolve(document, item))))
  );
}

function locate(document: Document, path: readonly PropertyKey[]): YamlLocation | undefined {
  let node: unknown = document.contents;
  let found: { key?: unknown; value: unknown } = { value: node };
  for (const part of path) {
    const inside = resolve(document, node);
    if (isMap(inside)) {
      const pair = findPair(document, inside.items, String(part));
      if (!pair) return undefined;
      found = { key: pair.key, value: pair.value };
    } else if (isSeq(inside)) {
      found = { value: inside.items[Number(part)] };
    } else {
      return undefined;
    }
    node = found.value;
  }
  const key = isScalar(found.key) ? getStart(found.key) : undefined;
  const value = isNode(found.value) ? getStart(found.value) : key;
  if (value === undefined) return undefined;
  const scalar = resolve(document, found.value);
  return { value, key, written: isScalar(scalar) ? scalar.source : undefined };
}

function findPair(
  yaml: Document,
  items: readonly Pair[],
  key: string,
  depth = 0,
): Pair | undefined {
  const direct = indexPairs(items).get(key);
  // Limit the depth, because a map can merge itself through an alias.
  if (direct || depth > 8) return direct;
  for (const merge of items.filter((pair) => getKey(pair) === '<<')) {
    const value = resolve(yaml, merge.value);
    for (const source of isSeq(value) ? value.items : [value]) {
      const map = resolve(yaml, source);
      const pair = isMap(map)
        ? findPair(yaml, map.items.filter(isPair), key, depth + 1)
        : undefined;
      if (pair) return pair;
    }
  }
  return undefined;
}

const indexes = new WeakMap<readonly Pair[], Map<string, Pair>>();

/** Returns the pairs by key. If several have the same key, the last one counts. */
function indexPairs(items: readonly Pair[]): Map<string, Pair> {
  const known = indexes.get(items);
  if (known) return known;
  const index = new Map<string, Pair>();
  for (const pair of items) {
    const name = getKey(pair);
    if (name !== undefined) index.set(name, pair);
  }
  indexes.set(items, index);
  return index;
}

function resolve(document: Document, node: unknown): unknown {
  if (isAlias(node)) return node.resolve(document);
  return node;
}

function getKey(pair: Pair): string | undefined {
  if (isScalar(pair.key)) return String(pair.key.value);
  return undefined;
}

function getStart(node: Node): number {
  return node.range?.[0] ?? 0;
}

function reason(thrown: unknown): string {
  if (thrown instanceof RangeError) return 'it is nested too deeply';
  return getErrorMessage(thrown).replace(/\.$/, '');
}
