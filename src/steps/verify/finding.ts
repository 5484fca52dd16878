/** What is wrong with the live site. */
export interface Finding {
  /** Whether it answered at all. */
  readonly isReachable: boolean;
  readonly message: string;
  readonly facts: readonly string[];
}

export const mismatch = (message: string, facts: readonly string[]): Finding => ({ isReachable: true, message, facts });
