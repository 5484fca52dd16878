/** A JSON Schema. */
export type OperationSchema = Readonly<Record<string, unknown>>;

/** The request of an operation, according to GitHub's description of its REST API. */
export interface GitHubOperation {
  readonly method: string;
  /** With parameters in braces; `{+name}` may contain slashes. */
  readonly path: string;
  /** Object schemas for the path and query parameters. */
  readonly parameters: OperationSchema;
  readonly query: OperationSchema;
  readonly body?: { readonly required: boolean; readonly schema: OperationSchema };
}
