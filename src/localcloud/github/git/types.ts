export interface GitRepository {
  readonly name: string;
  readonly folder: string;
  readFile(commit: string, path: string): Promise<Buffer | undefined>;
  listFiles(commit: string, under: string): Promise<readonly string[]>;
}

export interface RefChange {
  readonly repository: string;
  readonly ref: string;
  readonly before: string;
  readonly after: string;
  readonly actor: string;
  /** Changes by a job's own token start no runs. */
  readonly byJobToken: boolean;
}
