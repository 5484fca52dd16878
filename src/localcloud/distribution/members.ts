import { isObject, objectOf, parseJson } from '../../shared/json.ts';

/** A document of a client. */
export type Members = Readonly<Record<string, unknown>>;

/**
 * A member by its name in any case of letters, as .NET reads it; the last of several counts. `undefined` where there is
 * none.
 */
export function memberOf(document: Members, name: string): unknown {
  const wanted = name.toLowerCase();
  return Object.entries(document).findLast(([known]) => known.toLowerCase() === wanted)?.[1];
}

/** A member that is an object; an empty one where there is none. */
export function objectMemberOf(document: Members, name: string): Members {
  return objectOf(memberOf(document, name));
}

/**
 * A member as text; numbers become one. Empty where there is none: clients send nothing, `null` and '' for the same.
 */
export function textMemberOf(document: Members, name: string): string {
  const value = memberOf(document, name);
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  return '';
}

/** A member as a number, also from text; `undefined` where there is none, `NaN` where it is something else. */
export function numberOf(document: Members, name: string): number | undefined {
  const value = memberOf(document, name);
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')) return Number(value);
  return Number.NaN;
}

/** A member that is yes or no; no where there is none. */
export function isSet(document: Members, name: string): boolean {
  const value = memberOf(document, name);
  return value === true || (typeof value === 'string' && value.toLowerCase() === 'true');
}

/** The document in the text of a request; `undefined` where it is none. */
export function parseMembers(text: string): Members | undefined {
  const value = parseJson(text.replace(/^\ufeff/, ''));
  if (isObject(value)) return value;
  return undefined;
}

/** The same value with `Member` for `member`, at any depth. */
export function inPascalCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inPascalCase);
  if (!isObject(value)) return value;
  const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [pascal(name), inPascalCase(member)]));
}
