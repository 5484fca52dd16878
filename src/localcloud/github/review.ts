/** A review of a pull request. */
export interface LocalReview {
  readonly id: number;
  readonly pull: number;
  /** Login. */
  readonly author: string;
  /** `OWNER`, `COLLABORATOR`, `NONE`, … */
  readonly association: string;
  readonly state: 'APPROVED' | 'CHANGES_REQUESTED' | 'COMMENTED';
  readonly body: string;
  readonly commit: string;
  readonly at: string;
}
