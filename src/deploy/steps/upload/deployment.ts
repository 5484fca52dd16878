export type Deployment = Unchanged | SentDeployment;

export interface Unchanged {
  readonly outcome: 'unchanged';
}

export interface SentDeployment {
  /** `unknown`: not reported in time; only a probe of the live site can tell. */
  readonly outcome: 'accepted' | 'unknown';
  readonly id: string;
  /** Reference for the platform's support. */
  readonly correlationId: string;
  readonly url: string | undefined;
  readonly production?: string;
  readonly lastPollError?: string;
  /** Served with other content before: to be probed first. */
  readonly changed?: readonly string[];
}
