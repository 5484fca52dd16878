/** A schema, as zod has it: `shared` itself needs no package. */
export interface Schema<Output> {
  safeParse(
    value: unknown,
  ):
    | { readonly success: true; readonly data: Output }
    | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } };
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/**
 * A value from outside in the shape that is needed.
 * @param refusal the error for a value of another shape, of which it is told what is wrong, field by field and without
 *   the values
 * @throws what `refusal` makes
 */
export function readShape<Output>(
  schema: Schema<Output>,
  value: unknown,
  refusal: (wrong: readonly string[]) => Error,
): Output {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw refusal(result.error.issues.map(({ path, message }) => `${path.join('.') || 'the answer'}: ${message}`));
}
