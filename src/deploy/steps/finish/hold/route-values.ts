import { hash } from 'node:crypto';
import { buildHoldScript } from '../browser/browser.ts';
import type { Json } from '../hosting/read.ts';
import { isAsProtected } from '../hosting/routes.ts';
import type { Overlay } from '../overlay.ts';
import { browserPath, getAddresses, servedPath } from '../pages/addresses.ts';
import type { PageResult } from '../rewrite/page-job.ts';

export interface RouteValues {
  readonly groups: readonly string[];
  readonly files: ReadonlyMap<string, string>;
}

export const valuesFolder = 'site-deploy-head';

export function addHoldScript(
  overlay: Overlay,
  results: readonly PageResult[],
  rules: readonly Json[],
): void {
  const { groups, files } = groupRoutes(results, rules);
  const { path, text } = buildHoldScript(groups);
  overlay.put(path, text);
  for (const [name, content] of files) overlay.put(name, content);
}

/** About as many files as routes per file. */
export function groupRoutes(results: readonly PageResult[], rules: readonly Json[]): RouteValues {
  const file = `/${valuesFolder}/0.json`;
  // Protected values must not be in a file that others can read.
  const routes = results.filter(
    ({ held, path }) => held && isAsProtected(rules, file, getAddresses(path)),
  );
  const size = Math.ceil(Math.sqrt(routes.length));
  const parts = Array.from({ length: size }, (): string[] => []);
  for (const { path, held } of routes) {
    const key = routeKey(path);
    parts[hashRoute(key) % size]?.push(`${JSON.stringify(key)}:${held}`);
  }
  const texts = parts.map((part) => `{${part.sort().join(',')}}\n`);
  const groups = texts.map((text) => hash('sha256', text).slice(0, 8));
  const files = new Map(
    groups.map((name, index) => [`${valuesFolder}/${name}.json`, texts[index] ?? '']),
  );
  return { groups, files };
}

function routeKey(file: string): string {
  return decodeURI(browserPath(servedPath(file)));
}

/** Same as in `browser/hold-head.ts`. */
function hashRoute(key: string): number {
  let sum = 0;
  for (const letter of key) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum;
}
