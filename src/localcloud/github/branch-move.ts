/** A move of a branch, and its author. */
export interface LocalActivity {
  readonly id: number;
  readonly ref: string;
  readonly before: string;
  readonly after: string;
  readonly kind: 'push' | 'force_push' | 'branch_creation' | 'branch_deletion';
  /** Login. */
  readonly actor: string;
  readonly at: string;
}
