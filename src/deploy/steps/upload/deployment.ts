/** What has become of a package. */
export type Deployment = Unchanged | SentDeployment;

/** Nothing was sent: the live site is this package already. */
export interface Unchanged {
  readonly outcome: 'unchanged';
}

/** An upload that the hosting platform has taken. */
export interface SentDeployment {
  /**
   * `accepted`: the platform said that it has succeeded. `unknown`: it did not say in time; only a look at the live
   * site tells.
   */
  readonly outcome: 'accepted' | 'unknown';
  /** The platform's id of it. */
  readonly id: string;
  /** By which the platform's support finds it. */
  readonly correlationId: string;
  /** Origin of the environment, where the platform named it. */
  readonly url: string | undefined;
  /** Address of Production, where the platform named it. */
  readonly production?: string;
  /** What the last look at the status got instead of an answer. */
  readonly lostLook?: string;
  /** Files of which the live site served others before: to be looked at first. */
  readonly changed?: readonly string[];
}
