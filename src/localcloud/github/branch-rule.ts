/** A rule of a branch or a tag. */
export interface LocalRule {
  readonly type: string;
  /** Part of classic branch protection, which `/rules/branches/{branch}` doesn't list. */
  readonly isClassic?: boolean;
  readonly parameters?: Readonly<Record<string, unknown>>;
}
