export type { AzureAccess } from './azure/request.ts';
export { defaultConfigFile, loadSiteConfig } from './config/load.ts';
export type { SiteConfig } from './config/schema.ts';
export { deploy } from './deploy/deploy.ts';
export type { DeployResult, Step } from './deploy/result.ts';
export { createGitHub, type GitHubOptions } from './github/github.ts';
export type { GitHub } from './github/types.ts';
export { type GitHubIdentityOptions, githubIdentity } from './identity/github-identity.ts';
export type { IdentityProvider } from './identity/identity-provider.ts';
export { type LocalCloud, type LocalCloudOptions, type LocalSite, startLocalCloud } from './localcloud/localcloud.ts';
export {
  type RunningWorkspaceService,
  startWorkspaceService,
  type WorkspaceService,
  type WorkspaceServiceOptions,
} from './localcloud/workspace-api/workspace-api.ts';
export { armCredentials } from './onboard/credentials/arm.ts';
export type { CredentialStore, FederatedCredential } from './onboard/credentials/credential.ts';
export { graphCredentials } from './onboard/credentials/graph.ts';
export type { DoctorFinding } from './onboard/doctor/doctor-finding.ts';
export { type FleetOptions, type FleetSource, onboardFleet } from './onboard/fleet/fleet.ts';
export { type FleetProgress, type FleetProgressStore, openFleetProgress } from './onboard/fleet/fleet-progress.ts';
export type { FleetSite, SiteOutcome } from './onboard/fleet/types.ts';
export { applyOnboarding, examineOnboarding, type Onboarding, planOnboarding } from './onboard/onboard.ts';
export { describeOnboardingPlan } from './onboard/plan/describe-plan.ts';
export type { RepositoryReadOptions } from './onboard/plan/read-repository-state.ts';
export type { OnboardingPlan, OnboardingPlanOptions, RepositoryStep } from './onboard/plan/types.ts';
export { type RenderedFile, renderOnboarding } from './onboard/render/render.ts';
export type { RenderOptions, RepositoryTraits } from './onboard/render/render-options.ts';
export { type OrganisationRecord, type ReusableOptions, renderReusableWorkflow } from './onboard/render/reusable.ts';
export type { SiteRecord } from './onboard/site-record.ts';
export type {
  CallOptions,
  CredentialNeed,
  PortalClientOptions,
  Tagged,
  WriteOptions,
} from './portal/client/caller.ts';
export { PortalClient } from './portal/client/client.ts';
export { PortalAnswerError, PortalError } from './portal/client/portal-error.ts';
export { type Deps, type DepsOptions, type GitHubAccess, openDeps } from './shared/deps.ts';
export { catalogue, type ErrorCode } from './shared/errors/catalogue/catalogue.ts';
export { describeError, type ErrorDetails, type Problem, SiteDeployError } from './shared/errors/error.ts';
export type { Exec, ExecOptions, ExecResult } from './shared/exec.ts';
export type { Git } from './shared/git.ts';
export type { Http } from './shared/http/client.ts';
export { HttpFault } from './shared/http/fault.ts';
export { type OpenHttpOptions, openHttp } from './shared/http/open-http.ts';
export type { Log } from './shared/log.ts';
export { plainLog } from './shared/plain-log.ts';
export { Secret } from './shared/secret.ts';
export type { DeployRequest, RunEvent } from './steps/plan/types.ts';
export { checkKey, type KeyExpectation, rotationWarning } from './workspace-api/client/api-key.ts';
export {
  accessTokenCredential,
  apiKeyCredential,
  type WorkspaceCredential,
} from './workspace-api/client/credential.ts';
export { WorkspaceClient, type WorkspaceClientOptions } from './workspace-api/client/workspace-client.ts';
export type { KeyEnvironment } from './workspace-api/contract/api-key.ts';
export {
  type KeyPermission,
  keyPermissions,
  type OAuthScope,
  oauthScopes,
} from './workspace-api/contract/permission.ts';
export {
  type BrowserLoginOptions,
  type LoginOptions,
  logInByPaste,
  logInWithBrowser,
  type PasteLoginOptions,
} from './workspace-api/oauth/login.ts';
export { LoginSession, type LoginSessionOptions } from './workspace-api/oauth/session.ts';
export {
  type OAuthClient,
  type TokenEndpoint,
  type TokenEndpointOptions,
  tokenEndpoint,
} from './workspace-api/oauth/token-endpoint.ts';
export { type CredentialsFile, credentialsFile } from './workspace-api/store/credentials-file.ts';
export { fileStore } from './workspace-api/store/file-store.ts';
export { type Login, type LoginStore, memoryStore } from './workspace-api/store/login.ts';
