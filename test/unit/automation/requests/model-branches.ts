import { type Deployment, getProgress, type Pull } from './model-parts.ts';

/** Models the branches of a repository, their renames, and the deployments from them. */
export class Branches {
  readonly pulls: Pull[] = [];
  /** Commits of the open release branch, oldest first. `undefined`: there is none. */
  release: string[] | undefined;
  version = 0;
  /** How often people have renamed a release branch. */
  renames = 0;
  production: string[] = [];
  branch = 'master';
  live = { Preview: 0, Production: 0 };
  deployments: Deployment[] = [];

  protected heldBy = (branch: readonly string[] = [], commit = '-') => branch.includes(commit);

  /** Name of the release branch, open or finished. */
  get releaseBranch(): string {
    return `release/${this.version}.${this.renames}.0`;
  }

  protected getProgress = (environment: Deployment['environment'], length: number) =>
    getProgress(this.deployments, this.live, {
      environment,
      length,
      branch: this.branchFor(environment),
    });

  private branchFor = (environment: Deployment['environment']) =>
    environment === 'Preview' ? this.releaseBranch : this.branch;

  /** Starts a deployment. As on GitHub, its run keeps the name that the branch has now. */
  deploy(environment: Deployment['environment']): void {
    const length = (environment === 'Preview' ? this.release : this.production)?.length ?? 0;
    const branch = this.branchFor(environment);
    this.deployments.push({ environment, branch, length, state: 'runs' });
  }

  /** Renames a branch. As on GitHub, only open pull requests get the new name. */
  rename(environment: Deployment['environment']): void {
    const before = this.branchFor(environment);
    if (environment === 'Preview') this.renames += 1;
    else this.branch = this.branch === 'main' ? 'master' : 'main';
    this.moveOpenPulls(before, this.branchFor(environment));
  }

  protected moveOpenPulls(from: string, to: string): void {
    for (const pull of this.pulls) if (pull.state === 'open' && pull.base === from) pull.base = to;
  }
}
