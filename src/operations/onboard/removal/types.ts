import type { EnvironmentSettings } from '../../../clients/github/environments.ts';
import type { PullRequest, PullRequestText } from '../../../clients/github/pulls.ts';
import type { Repository } from '../../../clients/github/repository.ts';
import type { Webhook } from '../../../clients/github/webhooks.ts';
import type { FederatedCredential } from '../credentials/credential.ts';

/** What exists of everything that onboarding creates. */
export interface RemovalState {
  /** `undefined` if the repository does not exist or is not visible. */
  readonly repository: Repository | undefined;
  /** Credentials that let the site log in; `undefined` if they could not be read. */
  readonly credentials: readonly RemovableCredential[] | undefined;
  readonly credentialsUnknown?: string;
  /** Webhooks that call the portal. */
  readonly webhooks: readonly Webhook[];
  /** Variables that still have the value set by onboarding. */
  readonly variables: readonly string[];
  /** Onboarding's variables with a changed value. */
  readonly changedVariables: readonly string[];
  readonly environments: readonly RemovableEnvironment[];
  /** Paths of generated workflows on the default branch. */
  readonly workflows: readonly string[];
  /** The open onboarding pull request, and whether its branch has only onboarding's commits. */
  readonly onboarding: {
    readonly pull: PullRequest | undefined;
    readonly branch: 'none' | 'intact' | 'theirs';
  };
  readonly removal: {
    /** The paths that the removal branch deletes; `undefined` if we have no such branch. */
    readonly paths: readonly string[] | undefined;
    /** Whether the last commit of the branch is somebody else's. */
    readonly isTheirs: boolean;
    readonly pulls: readonly PullRequest[];
  };
}

export interface RemovableCredential {
  readonly credential: FederatedCredential;
  /** The application, if it differs from the site's. */
  readonly application?: string;
}

export interface RemovableEnvironment extends EnvironmentSettings {
  /**
   * Settings made by people: reviewers, a secret, … An environment with such settings is left
   * alone.
   */
  readonly ofPeople: readonly string[];
}

/** One thing to remove. Plain data. */
export type RemovalStep =
  | ({ readonly kind: 'credential' } & RemovableCredential)
  | { readonly kind: 'webhook'; readonly id: number; readonly url: string }
  | {
      readonly kind: 'onboarding-pull';
      readonly number: number | undefined;
      readonly deletesBranch: boolean;
    }
  | {
      readonly kind: 'workflows';
      readonly paths: readonly string[];
      /** `false`: the branch is up to date, only the pull request is missing. */
      readonly commits: boolean;
      readonly text: PullRequestText;
    }
  | { readonly kind: 'removal-branch' }
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'environment'; readonly name: string };

export interface RemovalPlan {
  readonly steps: readonly RemovalStep[];
  /** Information for people, and what is left for them to do. */
  readonly remarks: readonly string[];
  /**
   * `waiting for merge`: the workflows still exist; `left`: the rest is up to people; `gone`:
   * nothing is left.
   */
  readonly state: 'to remove' | 'waiting for merge' | 'declined' | 'left' | 'gone';
}
