const pinPattern = /^(\s*(?:- )?uses:\s+)([^@\s'"]+)@([^\s'"]+)(\s+#\s*(\S.*?))?\s*$/;
const placeholder = 'PIN';

export interface Pin {
  readonly written: string;
  readonly version: string;
}

export function readFilePins(body: string): Map<string, Pin> {
  const found = new Map<string, Pin | undefined>();
  for (const line of body.split('\n')) {
    const [, , action, ref = '', comment = '', version] = pinPattern.exec(line) ?? [];
    if (action === undefined) continue;
    const pin = { written: `${ref}${comment}`, version: version ?? ref };
    const same = !found.has(action) || found.get(action)?.written === pin.written;
    found.set(action, same ? pin : undefined);
  }
  return new Map([...found].filter((entry): entry is [string, Pin] => entry[1] !== undefined));
}

export function withoutPins(body: string, actions: ReadonlySet<string>): string {
  return replaceLines(
    body,
    (before, action) => actions.has(action) && `${before}${action}@${placeholder}`,
  );
}

export function withPins(body: string, pins: ReadonlyMap<string, Pin>): string {
  return replaceLines(body, (before, action, ref) => {
    const pin = ref === placeholder && pins.get(action);
    return pin && `${before}${action}@${pin.written}`;
  });
}

export function mergePin(
  base: Pin | undefined,
  ours: Pin | undefined,
  theirs: Pin | undefined,
): Pin | undefined {
  if (!ours || !theirs) return ours ?? theirs;
  if (ours.written === base?.written) return theirs;
  if (theirs.written === base?.written) return ours;
  const [left, right] = [parseVersionNumbers(ours.version), parseVersionNumbers(theirs.version)];
  if (!left || !right) return ours;
  const difference =
    left.map((part, index) => part - (right[index] ?? 0)).find((part) => part !== 0) ?? 0;
  if (difference >= 0) return ours;
  return theirs;
}

function parseVersionNumbers(version: string): number[] | undefined {
  const match = /^v?(\d+)(?:\.(\d+))?(?:\.(\d+))?$/.exec(version);
  if (match === null) return undefined;
  return match.slice(1).map((part) => Number(part ?? 0));
}

function replaceLines(
  body: string,
  replace: (before: string, action: string, ref: string) => string | false | undefined,
): string {
  const lines = body.split('\n').map((line) => {
    const [, before = '', action, ref = ''] = pinPattern.exec(line) ?? [];
    return (action && replace(before, action, ref)) || line;
  });
  return lines.join('\n');
}
