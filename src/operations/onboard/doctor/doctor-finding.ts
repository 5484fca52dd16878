/** A difference between a repository and what it needs, with what comes of it and what to do. */
export interface DoctorFinding {
  /** `broken`: deployments fail; `risk`: they succeed, and something is not as safe or complete as it should be. */
  readonly weight: 'broken' | 'risk';
  readonly what: string;
  readonly why: string;
  readonly remedy: string;
}
