/** A bare repository of the local GitHub. */
export interface GitRepository {
  /** `owner/name`. */
  readonly name: string;
  /** Absolute path of the bare repository. */
  readonly folder: string;
  /** Content of a file at a commit or ref; undefined if it does not exist. */
  readFile(commit: string, path: string): Promise<Buffer | undefined>;
  /** Paths below a folder at a commit or ref. */
  listFiles(commit: string, under: string): Promise<readonly string[]>;
}

/** One ref that a push or the API changed. */
export interface RefChange {
  readonly repository: string;
  /** Full name, e.g. `refs/heads/master`. */
  readonly ref: string;
  /** Commit ids; forty zeros if the ref was created or deleted. */
  readonly before: string;
  readonly after: string;
  readonly actor: string;
  /** Changes by a job's own token start no runs. */
  readonly byJobToken: boolean;
}
