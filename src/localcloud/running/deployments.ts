import type { LocalRun } from '../github/state/state.ts';

/** Options of `site-deploy deploy`, by their property names. */
export type RequestedOptions = Readonly<Record<string, string | boolean | undefined>>;

export interface DeploymentOutcome {
  /** 0: done. 1: failed. 2: the site config or an option must be changed. */
  readonly code: 0 | 1 | 2;
  /** Outputs of the Action; none if it was not started. */
  readonly outputs: Readonly<Record<string, string>>;
  /** Local address of the site, if it is served. */
  readonly address?: string;
  /** The same for browsers. */
  readonly browserAddress?: string;
  /** The last deployment that the portal was notified of. */
  readonly deployment?: {
    readonly status: string;
    readonly version: string;
    readonly environment: string;
  };
}

export interface StartedDeployment {
  readonly run: LocalRun;
  readonly done: Promise<DeploymentOutcome>;
}

/** Deploys the folder of a site in its current state. */
export interface FolderDeployer {
  /** @throws SiteDeployError if the folder can't be deployed, before anything was started */
  deploy(options: RequestedOptions, onLine: (line: string) => void): Promise<StartedDeployment>;
  /**
   * Deploys with the options of the last deployment; returns the active run, if there is one.
   * @param environment for this deployment only
   */
  again(environment?: 'production' | 'preview'): Promise<LocalRun>;
  /** Its portal may still wait for what the run has deployed. */
  readonly active?: LocalRun | undefined;
}

/** By site id. */
export type FolderDeployers = ReadonlyMap<string, FolderDeployer>;
