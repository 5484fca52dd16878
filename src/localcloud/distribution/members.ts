import { isObject, parseJson, toObject } from '../../shared/json.ts';

export type Members = Readonly<Record<string, unknown>>;

/** Case-insensitive, as .NET reads it; the last duplicate wins. `undefined` if missing. */
export function getMember(document: Members, name: string): unknown {
  const folded = name.toLowerCase();
  return Object.entries(document).findLast(([known]) => known.toLowerCase() === folded)?.[1];
}

export function getObjectMember(document: Members, name: string): Members {
  return toObject(getMember(document, name));
}

/** Also accepts a number. Empty if missing: clients send nothing, `null` or '' for the same. */
export function getTextMember(document: Members, name: string): string {
  const value = getMember(document, name);
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  return '';
}

/** Also accepts text; `undefined` if missing, `NaN` if it is anything else. */
export function getNumberMember(document: Members, name: string): number | undefined {
  const value = getMember(document, name);
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'number' || (typeof value === 'string' && value.trim() !== ''))
    return Number(value);
  return Number.NaN;
}

export function isSet(document: Members, name: string): boolean {
  const value = getMember(document, name);
  return value === true || (typeof value === 'string' && value.toLowerCase() === 'true');
}

export function parseMembers(text: string): Members | undefined {
  const value = parseJson(text.replace(/^\ufeff/, ''));
  if (isObject(value)) return value;
  return undefined;
}

/** Renames `member` to `Member`, at any depth. */
export function inPascalCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inPascalCase);
  if (!isObject(value)) return value;
  const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [pascal(name), inPascalCase(member)]),
  );
}
