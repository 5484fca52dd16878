/**
 * A package.json or package-lock.json with another version of its own. Only those characters change: indentation, order
 * and line ends stay.
 * @returns `undefined` where the text names no version of its own
 */
export function raiseVersion(text: string, version: string): string | undefined {
  const [first] = ownVersions(text);
  if (!first) return undefined;
  let result = text;
  // From the end, so that the earlier places stay where they are.
  for (const { start, end } of ownVersions(text).toReversed())
    result = `${result.slice(0, start)}${JSON.stringify(version)}${result.slice(end)}`;
  return result;
}

interface Place {
  readonly start: number;
  readonly end: number;
}

/** Places of the values of `version`, and of `packages[""].version` in a lockfile. */
function ownVersions(text: string): Place[] {
  const places: Place[] = [];
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
      const isOwn = path.length === 1 || (path.length === 3 && path[1] === 'packages' && path[2] === '');
      if (key === 'version' && isOwn) places.push({ start: match.index, end: match.index + found.length });
    } else key = JSON.parse(found);
  }
  return places;
}
