export interface Finding {
  readonly isReachable: boolean;
  readonly message: string;
  readonly facts: readonly string[];
  readonly isMixed?: boolean;
  readonly hasMarker?: boolean;
  readonly isForeign?: boolean;
  readonly remedy?: string;
}

export const mismatch = (message: string, facts: readonly string[]): Finding => ({
  isReachable: true,
  message,
  facts,
});

/** The marker is this build's, but something else isn't: the edges differ. */
export const mixed = (message: string, facts: readonly string[]): Finding => ({
  ...mismatch(message, facts),
  isMixed: true,
});

const mismatchRemedy =
  'Edges of the hosting platform seem to differ, or someone else has deployed in the meantime. ' +
  'Open the site in a few minutes: if ' +
  'it does not serve this build by then, run the deployment again.';

export const differing = (message: string, facts: readonly string[]): Finding => ({
  ...mixed(message, facts),
  remedy: mismatchRemedy,
});
