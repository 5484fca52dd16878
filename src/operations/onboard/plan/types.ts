import type { EnvironmentSettings } from '../../../clients/github/environments.ts';
import type { PullRequest, PullRequestText } from '../../../clients/github/pulls.ts';
import type { Repository, RepositorySettings } from '../../../clients/github/repository.ts';
import type { ReadableSecrets } from '../../../clients/github/settings.ts';
import type { BranchHead } from '../../../clients/github/tree.ts';
import type { Webhook } from '../../../clients/github/webhooks.ts';
import type { WorkflowInputs } from '../../../workflows/inputs.ts';
import type { RenderedFile } from '../../../workflows/render/render.ts';
import type { FederatedCredential } from '../credentials/credential.ts';
import type { StaleCredential } from '../credentials/subjects.ts';
import type { FileState } from '../files/compare-file.ts';
import type { Decision } from '../files/merge.ts';
import type { RivalWorkflow } from '../files/rival-workflows.ts';

export interface RepositoryNeeds {
  readonly slug: string;
  readonly inputs: WorkflowInputs;
  readonly credentials: readonly FederatedCredential[];
  /** Whether to remove credentials that the site no longer needs. Default: true. */
  readonly removesCredentials?: boolean;
  readonly environments: readonly { readonly name: string; readonly policies: readonly string[] }[];
  readonly variables: Readonly<Record<string, string>>;
  readonly webhook: { readonly url: string; readonly events: readonly string[] };
  /** Names of secrets that the workflows use. People have to add the secrets. */
  readonly secrets?: readonly string[];
  readonly files: readonly RenderedFile[];
  readonly productionBranch: string;
  readonly previewApplication?: string;
}

export interface OnboardingBranch extends BranchHead {
  readonly filesHash: string | undefined;
  readonly intact: boolean;
  readonly decisions: readonly Decision[];
}

export interface RepositoryState {
  readonly repository: Repository;
  readonly credentials: readonly FederatedCredential[] | undefined;
  readonly stale: readonly StaleCredential[];
  readonly credentialsUnknown?: string;
  readonly ofPreview?: Pick<RepositoryState, 'credentials' | 'credentialsUnknown'>;
  readonly environments: readonly EnvironmentSettings[];
  readonly variables: ReadonlyMap<string, string>;
  readonly webhooks: readonly Webhook[];
  readonly files: readonly { readonly path: string; readonly state: FileState }[];
  readonly rivals: readonly RivalWorkflow[];
  /** Name of the repository in the site's record, if it was renamed since. */
  readonly formerName?: string;
  readonly hasCommits: boolean;
  readonly secrets?: ReadableSecrets;
  readonly hasProductionBranch: boolean;
  readonly contradictions: readonly string[];
  readonly blocked: readonly string[];
  /**
   * Whether the owner's plan has no rules for this repository. Environments then can't be
   * restricted to branches.
   */
  readonly lacksRules?: boolean;
  readonly rules?: readonly string[];
  readonly defaultRules?: readonly string[];
  readonly branch: OnboardingBranch | undefined;
  readonly removal?: PullRequest;
  readonly pulls: readonly PullRequest[];
}

/** Why a step is planned. Both plan and doctor announce the step with these phrases. */
export interface StepReason {
  /** Current state, to follow the name of the object: "does not exist". */
  readonly found: string;
  /** State after the step: "restricted to the branches in its policies". */
  readonly after: string;
  /** Consequence of not taking the step. */
  readonly why: string;
  /** Option that chooses the step, if the choice isn't stored. */
  readonly option?: string;
}

/** A single change, as plain data that can be printed, stored and applied later. */
export type RepositoryStep =
  | {
      readonly kind: 'credential';
      readonly credential: FederatedCredential;
      readonly replaces?: FederatedCredential;
      /** Application of the credential, if it isn't the site's. */
      readonly application?: string;
    }
  | ({ readonly kind: 'credential-removal' } & StaleCredential)
  | {
      readonly kind: 'environment';
      readonly name: string;
      readonly reasons: readonly StepReason[];
      /** Settings to write, including unchanged ones. */
      readonly settings: Partial<EnvironmentSettings>;
      readonly kept?: EnvironmentSettings;
    }
  | {
      readonly kind: 'setting';
      readonly settings: RepositorySettings;
      readonly reason: StepReason;
    }
  | { readonly kind: 'policy'; readonly environment: string; readonly pattern: string }
  | {
      readonly kind: 'variable';
      readonly name: string;
      readonly value: string;
      readonly before?: string;
    }
  | {
      readonly kind: 'webhook';
      readonly url: string;
      readonly events: readonly string[];
      readonly id?: number;
      readonly changes: readonly string[];
    }
  | {
      readonly kind: 'webhook-removal';
      readonly id: number;
      readonly url: string;
      readonly reason: string;
    }
  | {
      readonly kind: 'pull-request';
      readonly files: readonly {
        readonly path: string;
        readonly before?: string;
        readonly content: string;
        readonly state: FileState['state'];
      }[];
      readonly decisions?: readonly Decision[];
      /** `false` if the branch is up to date and only lacks a pull request. */
      readonly commits: boolean;
      readonly updates: boolean;
      readonly text: PullRequestText;
    };

export type StepOf<Kind> = Extract<RepositoryStep, { readonly kind: Kind }>;

/**
 * States of a repository, besides `ready` and `archived`:
 * - `drift`: something needs a step or a correction by a person
 * - `waiting for merge`: complete except for the files in an open pull request
 * - `declined`: the pull request was closed without a merge
 * - `conflict`: a person and the template changed the same lines, or others committed to the branch
 * - `deployed twice`: another workflow deploys to the same hosting, and the last one to finish wins
 * - `foreign`: a workflow wasn't generated, so it is unknown whether it deploys
 * - `credentials unknown`: not checked whether runs can log in
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
  /** Information for people that needs no step. */
  readonly remarks: readonly string[];
  /** Why the steps can't be completed. With any obstacle, no step is started. */
  readonly obstacles?: readonly string[];
  readonly state: OnboardingState;
  /** State after all steps. Anything that is left to do by then needs a person. */
  readonly stateAfter: OnboardingState;
}

export type PlanPart = Pick<OnboardingPlan, 'steps' | 'remarks'>;

/** What to plan for the repository after a rename. */
export interface Renaming {
  readonly moved: Partial<Pick<Repository, 'owner' | 'ownerId' | 'name' | 'defaultBranch'>>;
  readonly formerBranch?: string;
  /** Title and body of the pull request. */
  readonly text: PullRequestText;
  edit(config: string): string;
}

export interface OnboardingPlanOptions {
  /**
   * Whether to go on after people closed the pull request, changed its branch or began a removal.
   * Default: false.
   */
  readonly force?: boolean;
  /** Whether to remove unusable items instead of only listing them. Default: false. */
  readonly prune?: boolean;
  /** Whether to send the webhook's secret even if the webhook has one. Default: false. */
  readonly rotateSecret?: boolean;
  readonly renaming?: Renaming;
  /**
   * Names of policies in `environment-policies.ts` and `repository-policies.ts`. Default:
   * those that every site must meet.
   */
  readonly policy?: readonly string[] | undefined;
  /** Returns commands that create a credential, for somebody with the permission. */
  readonly commands?: (credential: FederatedCredential) => readonly string[];
}
