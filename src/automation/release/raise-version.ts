/** Changes only the version's characters. `undefined` if the text has no version. */
export function raiseVersion(text: string, version: string): string | undefined {
  const [first] = findVersions(text);
  if (!first) return undefined;
  let result = text;
  // From the end, so that earlier offsets stay valid.
  for (const { start, end } of findVersions(text).toReversed())
    result = `${result.slice(0, start)}${JSON.stringify(version)}${result.slice(end)}`;
  return result;
}

interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** `version` and, in a lockfile, `packages[""].version`. */
function findVersions(text: string): TextRange[] {
  const ranges: TextRange[] = [];
  const path: string[] = [];
  let key: string | undefined;
  const token = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g;
  let isValue = false;
  for (const match of text.matchAll(token)) {
    const [found] = match;
    if (found === '{' || found === '[') {
      path.push(isValue ? (key ?? '') : '-');
      isValue = found === '[';
      key = found === '[' ? '-' : undefined;
    } else if (found === '}' || found === ']') {
      path.pop();
      isValue = false;
    } else if (found === ':') isValue = true;
    else if (found === ',') isValue = false;
    else if (isValue) {
      const isPackageVersion =
        path.length === 1 || (path.length === 3 && path[1] === 'packages' && path[2] === '');
      if (key === 'version' && isPackageVersion)
        ranges.push({ start: match.index, end: match.index + found.length });
    } else key = JSON.parse(found);
  }
  return ranges;
}
