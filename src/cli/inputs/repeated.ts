/** Collects the values of an option that may be given more than once. */
export function repeated(value: string, before: readonly string[] = []): string[] {
  return [...before, value];
}
