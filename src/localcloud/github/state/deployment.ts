export interface LocalDeploymentStatus {
  readonly id: number;
  readonly state: string;
  readonly description: string;
  readonly environmentUrl: string;
  readonly logUrl: string;
  readonly creator: string;
  readonly at: string;
}

export interface LocalGitHubDeployment {
  readonly id: number;
  readonly ref: string;
  readonly sha: string;
  readonly task: string;
  readonly environment: string;
  readonly description: string;
  readonly payload: unknown;
  readonly transient: boolean;
  readonly production: boolean;
  readonly creator: string;
  readonly at: string;
  readonly statuses: LocalDeploymentStatus[];
}
