import type { EnvironmentSettings } from '../../../clients/github/environments.ts';
import type { PullRequest, PullRequestText } from '../../../clients/github/pulls.ts';
import type { Repository } from '../../../clients/github/repository.ts';
import type { ReadableSecrets } from '../../../clients/github/secrets.ts';
import type { BranchHead } from '../../../clients/github/tree.ts';
import type { Webhook } from '../../../clients/github/webhooks.ts';
import type { RenderedFile } from '../../../workflows/render/render.ts';
import type { FederatedCredential } from '../credentials/credential.ts';
import type { StaleCredential } from '../credentials/stale-credentials.ts';
import type { FileState } from '../files/compare-file.ts';
import type { Decision } from '../files/decisions.ts';
import type { RivalWorkflow } from '../files/rival-workflows.ts';

/** What a repository needs. */
export interface RepositoryNeeds {
  /** Prefix of the names of the site's credentials. */
  readonly slug: string;
  readonly credentials: readonly FederatedCredential[];
  /** Credentials of the site that nothing needs any more are taken away. Default true. */
  readonly removesCredentials?: boolean;
  readonly environments: readonly { readonly name: string; readonly policies: readonly string[] }[];
  readonly variables: Readonly<Record<string, string>>;
  readonly webhook: { readonly url: string; readonly events: readonly string[] };
  /** Secrets that the workflows use, and that people put there. */
  readonly secrets?: readonly string[];
  readonly files: readonly RenderedFile[];
  /** The branch that is deployed to Production. */
  readonly productionBranch: string;
}

/** The pull request's branch as it stands. */
export interface OnboardingBranch extends BranchHead {
  /** Hash of the files that onboarding put there; `undefined` where the last commit is somebody else's. */
  readonly filesHash: string | undefined;
  /** Whether those files are still there as they were put. */
  readonly intact: boolean;
  /** What a person had decided of them. */
  readonly decisions: readonly Decision[];
}

/** What there is. */
export interface RepositoryState {
  readonly repository: Repository;
  /** `undefined`: they could not be looked at. */
  readonly credentials: readonly FederatedCredential[] | undefined;
  /** Credentials that nothing can present any more; empty where the credentials were not looked at. */
  readonly stale: readonly StaleCredential[];
  /** Why the credentials could not be looked at. */
  readonly credentialsUnknown?: string;
  readonly environments: readonly EnvironmentSettings[];
  readonly variables: ReadonlyMap<string, string>;
  readonly webhooks: readonly Webhook[];
  readonly files: readonly { readonly path: string; readonly state: FileState }[];
  /** Workflows of others that deploy to the hosting, too, as far as can be seen. */
  readonly rivals: readonly RivalWorkflow[];
  /** Whether the default branch has a commit. */
  readonly hasCommits: boolean;
  /** The secrets that workflows can read; absent: not asked. */
  readonly secrets?: ReadableSecrets;
  /** Whether the branch that is deployed to Production exists. */
  readonly hasProductionBranch: boolean;
  /** What the site config says otherwise than the workflows pin, a sentence each. */
  readonly contradictions: readonly string[];
  readonly branch: OnboardingBranch | undefined;
  /** Pull requests of the branch, the newest first. */
  readonly pulls: readonly PullRequest[];
}

/** One change. Plain data, so that it can be printed, kept and carried out later. */
export type RepositoryStep =
  | { readonly kind: 'credential'; readonly credential: FederatedCredential; readonly replaces?: FederatedCredential }
  | ({ readonly kind: 'credential-removal' } & StaleCredential)
  | { readonly kind: 'environment'; readonly name: string; readonly kept?: EnvironmentSettings }
  | { readonly kind: 'policy'; readonly environment: string; readonly pattern: string }
  | { readonly kind: 'variable'; readonly name: string; readonly value: string; readonly before?: string }
  | {
      readonly kind: 'webhook';
      readonly url: string;
      readonly events: readonly string[];
      readonly id?: number;
      readonly changes: readonly string[];
    }
  | {
      readonly kind: 'pull-request';
      readonly files: readonly {
        readonly path: string;
        readonly content: string;
        readonly state: FileState['state'];
      }[];
      /** What a person has decided where both sides had changed the same lines. */
      readonly decisions?: readonly Decision[];
      /** `false`: the branch is right already, only the pull request is missing. */
      readonly commits: boolean;
      readonly updates: boolean;
      readonly text: PullRequestText;
    };

/**
 * How a repository stands, besides the steps that onboarding can take by itself:
 * - `ready`: it deploys, as far as can be seen
 * - `drift`: something is not as it should be, a step or what a person has to correct
 * - `waiting for merge`: everything is there but the files, which an open pull request has
 * - `declined`: the pull request was closed without a merge
 * - `conflict`: a person and the template have changed the same lines, or the onboarding branch has commits of others
 * - `deployed twice`: a workflow of others deploys to the hosting, too: whichever ends last is live
 * - `foreign`: a workflow is somebody else's, and whether it deploys is not known
 * - `credentials unknown`: whether runs can log in was not looked at
 * - `archived`: nothing can be written, and nothing runs
 */
export type OnboardingState =
  | 'ready'
  | 'drift'
  | 'waiting for merge'
  | 'declined'
  | 'conflict'
  | 'foreign'
  | 'deployed twice'
  | 'credentials unknown'
  | 'archived';

export interface OnboardingPlan {
  readonly steps: readonly RepositoryStep[];
  /** What a person should know and nothing is done about. */
  readonly remarks: readonly string[];
  /** Why the steps would fail before their end: nothing is begun. */
  readonly obstacles?: readonly string[];
  readonly state: OnboardingState;
}

/** A part of a plan. */
export type PlanPart = Pick<OnboardingPlan, 'steps' | 'remarks'>;

export interface OnboardingPlanOptions {
  /** Open the pull request again although one was closed. Default false. */
  readonly force?: boolean;
  /** Take away what nothing can use any more. Default false: it is only named. */
  readonly prune?: boolean;
  /** Send the webhook's secret again although the webhook has one. Default false. */
  readonly rotateSecret?: boolean;
  /** Commands that make a credential, for somebody with the rights. */
  readonly commands?: (credential: FederatedCredential) => readonly string[];
}
