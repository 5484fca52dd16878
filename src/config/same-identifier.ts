/** Compares UUIDs case-insensitively, https URLs as URLs, and anything else literally. */
export function isSameIdentifier(left: string, right: string): boolean {
  return comparable(left) === comparable(right);
}

function comparable(value: string): string {
  if (/^[0-9a-f-]{36}$/i.test(value)) return value.toLowerCase();
  const url = /^https:/i.test(value) ? URL.parse(value) : null;
  if (url === null) return value;
  return url.href.replace(/\/$/, '');
}
