import { createHash, hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Hashes the hashes of the matching files, like `expressionFunc/hashFiles` in actions/runner. A
 * pattern also matches everything below a folder, including hidden files. Links aren't followed.
 * @returns an empty string if no file matches
 */
export function hashFiles(patterns: readonly string[], workspace: string): string {
  const written = patterns.flatMap((pattern) => pattern.split('\n')).map((line) => line.trim());
  const rules = written
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ isOut: line.startsWith('!'), expression: toExpression(line, workspace) }));
  const files = readdirSync(workspace, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(workspace, path.join(parentPath, name)))
    .filter((file) => rules.findLast(({ expression }) => expression.test(file))?.isOut === false);
  const whole = createHash('sha256');
  for (const file of files.toSorted())
    whole.update(hash('sha256', readFileSync(path.join(workspace, file)), 'buffer'));
  return files.length === 0 ? '' : whole.digest('hex');
}

/** Converts a pattern to a regular expression. Braces have no special meaning in it. */
function toExpression(written: string, workspace: string): RegExp {
  const pattern = path.relative(workspace, path.resolve(workspace, written.replace(/^!+\s*/, '')));
  const parts = pattern.match(/\*\*\/|\*\*|\[[^\]/]+\]|[\s\S]/g) ?? [];
  const source = parts.map((part) => {
    if (part === '**/') return '(?:.*/)?';
    if (part === '**') return '.*';
    if (part === '*') return '[^/]*';
    if (part === '?') return '[^/]';
    if (part.length > 1) return part.replace(/^\[!/, '[^');
    return part.replace(/[.^$(){}|[\]\\+]/, String.raw`\$&`);
  });
  return new RegExp(`^${source.join('')}(?:/.*)?$`, 's');
}
