import type { FilePatch } from './parse-patch.ts';
import { refused } from './refused.ts';

/**
 * Must match exactly. `content` is empty for a new file. @throws SiteDeployError `CHANGE_REFUSED`
 */
export function applyPatch(content: string, patch: FilePatch): string {
  const lines = content.match(/[^\n]*\n|[^\n]+$/g) ?? [];
  // In chunks: a call takes at most about 120,000 arguments.
  const pieces: (readonly string[])[] = [];
  let at = 0;
  for (const { start, before, after } of patch.hunks) {
    // For a hunk without old lines, git gives the line before it.
    const from = before.length === 0 ? start : start - 1;
    const isThere = from >= at && before.every((line, offset) => lines[from + offset] === line);
    if (!isThere) throw refused(`${patch.path} does not contain the lines that the patch changes`);
    pieces.push(lines.slice(at, from), after);
    at = from + before.length;
  }
  pieces.push(lines.slice(at));
  const result = pieces.flat();
  if (result.slice(0, -1).some((line) => !line.endsWith('\n')))
    throw refused(`${patch.path} would have text after an unterminated last line`);
  return result.join('');
}
