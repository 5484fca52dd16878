/** What is wrong with one part of a value, as a schema reports it. */
interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/**
 * What a schema found wrong, a line each: `path.to.field: message`.
 * @param whole what the value itself is called
 */
export function issueLines(issues: readonly Issue[], whole: string): string[] {
  return issues.map(({ path, message }) => `${path.map(String).join('.') || whole}: ${message}`);
}
