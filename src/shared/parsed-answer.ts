interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

export function issueLines(issues: readonly Issue[], whole: string): string[] {
  return issues.map((issue) => `${issue.path.map(String).join('.') || whole}: ${issue.message}`);
}

/** Interface of zod's schemas. It is declared here, because `shared` imports no packages. */
export interface Schema<Output> {
  safeParse(
    value: unknown,
  ):
    | { readonly success: true; readonly data: Output }
    | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } };
}

export function parsedAnswer<Output>(
  schema: Schema<Output>,
  value: unknown,
  unexpected: (lines: readonly string[]) => Error,
): Output {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw unexpected(issueLines(result.error.issues, 'the answer'));
}
