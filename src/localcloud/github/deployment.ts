/** What has become of a deployment, as whoever deploys says it. */
export interface LocalDeploymentStatus {
  readonly id: number;
  readonly state: string;
  readonly description: string;
  readonly environmentUrl: string;
  readonly logUrl: string;
  /** Login. */
  readonly by: string;
  readonly at: string;
}

/** A deployment as GitHub knows it. */
export interface LocalGitHubDeployment {
  readonly id: number;
  /** Branch, tag or commit that was asked for. */
  readonly ref: string;
  /** Full commit id. */
  readonly sha: string;
  readonly task: string;
  readonly environment: string;
  readonly description: string;
  /** An object or a text. */
  readonly payload: unknown;
  /** It goes away some day: `inactive` shows it as destroyed. */
  readonly transient: boolean;
  readonly production: boolean;
  /** Login. */
  readonly by: string;
  readonly at: string;
  /** The oldest first. */
  readonly statuses: LocalDeploymentStatus[];
}
