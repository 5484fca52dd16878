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

/** A schema, as zod has it: `shared` itself needs no package. */
export interface Schema<Output> {
  safeParse(
    value: unknown,
  ):
    | { readonly success: true; readonly data: Output }
    | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } };
}

/**
 * The answer of a service in the shape that is needed.
 * @param unexpected makes the error from the lines that say what is wrong, field by field and without the values
 * @throws what `unexpected` makes
 */
export function parsedAnswer<Output>(
  schema: Schema<Output>,
  value: unknown,
  unexpected: (lines: readonly string[]) => Error,
): Output {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw unexpected(issueLines(result.error.issues, 'the answer'));
}
