export interface LocalReview {
  readonly id: number;
  readonly pull: number;
  readonly author: string;
  readonly association: string;
  readonly state: 'APPROVED' | 'CHANGES_REQUESTED' | 'COMMENTED';
  readonly body: string;
  readonly commit: string;
  readonly at: string;
}
