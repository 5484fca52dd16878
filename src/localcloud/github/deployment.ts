export interface LocalDeploymentStatus {
  readonly id: number;
  readonly state: string;
  readonly description: string;
  readonly environmentUrl: string;
  readonly logUrl: string;
  /** Login. */
  readonly creator: string;
  readonly at: string;
}

export interface LocalGitHubDeployment {
  readonly id: number;
  /** Branch, tag or commit. */
  readonly ref: string;
  /** Full commit id. */
  readonly sha: string;
  readonly task: string;
  readonly environment: string;
  readonly description: string;
  /** An object or a text. */
  readonly payload: unknown;
  /** Temporary: `inactive` shows it as destroyed. */
  readonly transient: boolean;
  readonly production: boolean;
  /** Login. */
  readonly creator: string;
  readonly at: string;
  /** Oldest first. */
  readonly statuses: LocalDeploymentStatus[];
}
