export interface DoctorFinding {
  /** `risk`: deployments succeed, but something isn't as safe or complete as it should be. */
  readonly weight: 'broken' | 'risk';
  readonly what: string;
  readonly why: string;
  readonly remedy: string;
}
