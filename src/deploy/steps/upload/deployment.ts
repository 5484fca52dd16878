/** Outcome of sending a package. */
export type Deployment = Unchanged | SentDeployment;

/** Nothing was sent: the live site is already this package. */
export interface Unchanged {
  readonly outcome: 'unchanged';
}

/** An upload that the hosting platform accepted. */
export interface SentDeployment {
  /**
   * `accepted`: the platform reported success. `unknown`: it didn't report in time; only a probe of
   * the live site can tell.
   */
  readonly outcome: 'accepted' | 'unknown';
  /** The platform's id of the deployment. */
  readonly id: string;
  /** Reference for the platform's support. */
  readonly correlationId: string;
  /** Origin of the environment, if the platform returned it. */
  readonly url: string | undefined;
  /** Address of Production, if the platform returned it. */
  readonly production?: string;
  /** Failure of the last status request, if it got no answer. */
  readonly lastPollError?: string;
  /** Files that the live site served with other content before: to be probed first. */
  readonly changed?: readonly string[];
}
