/** A rule of a branch or a tag. */
export interface LocalRule {
  readonly type: string;
  /** It is one of classic branch protection, which `/rules/branches/{branch}` does not list. */
  readonly isClassic?: boolean;
  readonly parameters?: Readonly<Record<string, unknown>>;
}
