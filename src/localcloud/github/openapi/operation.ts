/** A JSON Schema. */
export type OperationSchema = Readonly<Record<string, unknown>>;

/** What GitHub's description of its REST API says about the request of an operation. */
export interface GitHubOperation {
  readonly method: string;
  /** With its parameters in braces; `{+name}` takes slashes, too. */
  readonly path: string;
  /** Objects: of the parameters in the path, and of those in the query. */
  readonly parameters: OperationSchema;
  readonly query: OperationSchema;
  readonly body?: { readonly required: boolean; readonly schema: OperationSchema };
}
