/** What is wrong with the live site. */
export interface Finding {
  /** Whether it answered at all. */
  readonly isReachable: boolean;
  readonly message: string;
  readonly facts: readonly string[];
  /** Whether some visitors get this build, and others do not. */
  readonly isMixed?: boolean;
  /** Whether the marker is that of another build. */
  readonly isOther?: boolean;
  /** What to do, where that is not the usual. */
  readonly remedy?: string;
}

export const mismatch = (message: string, facts: readonly string[]): Finding => ({ isReachable: true, message, facts });

/** The marker is that of this build, and something else is not: places of the hosting differ. */
export const mixed = (message: string, facts: readonly string[]): Finding => ({
  ...mismatch(message, facts),
  isMixed: true,
});

const whereItDiffers =
  'Places of the hosting seem to differ, or somebody else has deployed meanwhile. Open the site in some minutes: if ' +
  'it does not serve this build then, run the deployment again.';

/** Some visitors got this build, and others did not. */
export const differing = (message: string, facts: readonly string[]): Finding => ({
  ...mixed(message, facts),
  remedy: whereItDiffers,
});
