import type { EnvironmentSettings } from '../../../clients/github/environments.ts';
import type { PullRequest, PullRequestText } from '../../../clients/github/pulls.ts';
import type { Repository } from '../../../clients/github/repository.ts';
import type { Webhook } from '../../../clients/github/webhooks.ts';
import type { FederatedCredential } from '../credentials/credential.ts';

/** What is there of what onboarding makes. */
export interface RemovalState {
  /** `undefined`: GitHub shows no such repository. */
  readonly repository: Repository | undefined;
  /** Credentials that let the site in; `undefined`: they could not be looked at. */
  readonly credentials: readonly RemovableCredential[] | undefined;
  readonly credentialsUnknown?: string;
  /** Webhooks that call the portal. */
  readonly webhooks: readonly Webhook[];
  /** Variables with the value that onboarding has given them. */
  readonly variables: readonly string[];
  /** Variables of these names that have another value. */
  readonly changedVariables: readonly string[];
  readonly environments: readonly RemovableEnvironment[];
  /** Paths of generated workflows on the default branch. */
  readonly workflows: readonly string[];
  /** The open pull request of onboarding, and whether its branch has commits of onboarding only. */
  readonly onboarding: { readonly pull: PullRequest | undefined; readonly branch: 'none' | 'intact' | 'theirs' };
  readonly removal: {
    /** The paths that the branch of the removal takes away; `undefined`: there is no such branch of ours. */
    readonly paths: readonly string[] | undefined;
    /** Whether the last commit of the branch is somebody else's. */
    readonly isTheirs: boolean;
    readonly pulls: readonly PullRequest[];
  };
}

export interface RemovableCredential {
  readonly credential: FederatedCredential;
  /** Application, where that is not the one of the site. */
  readonly application?: string;
}

export interface RemovableEnvironment extends EnvironmentSettings {
  /** What people have set up in it: reviewers, a secret, … An environment with such things is left alone. */
  readonly ofPeople: readonly string[];
}

/** One thing that is taken away. Plain data. */
export type RemovalStep =
  | ({ readonly kind: 'credential' } & RemovableCredential)
  | { readonly kind: 'webhook'; readonly id: number; readonly url: string }
  | { readonly kind: 'onboarding-pull'; readonly number: number | undefined; readonly deletesBranch: boolean }
  | {
      readonly kind: 'workflows';
      readonly paths: readonly string[];
      /** `false`: the branch is right already, only the pull request is missing. */
      readonly commits: boolean;
      readonly text: PullRequestText;
    }
  | { readonly kind: 'removal-branch' }
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'environment'; readonly name: string };

export interface RemovalPlan {
  readonly steps: readonly RemovalStep[];
  /** What a person should know, and what is left to a person. */
  readonly remarks: readonly string[];
  /** `waiting for merge`: the workflows are there; `left`: only what is left to people; `gone`: nothing is left. */
  readonly state: 'to remove' | 'waiting for merge' | 'declined' | 'left' | 'gone';
}
