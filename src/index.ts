export type { AzureAccess } from './clients/azure/request.ts';
export { createGitHub, type GitHubOptions } from './clients/github/github.ts';
export type { GitHub } from './clients/github/types.ts';
export type * from './clients/portal/call.ts';
export {
  type CredentialNeed,
  PortalClient,
  type PortalClientOptions,
} from './clients/portal/portal.ts';
export { PortalAnswerError, PortalError } from './clients/portal/portal-error.ts';
export { checkKey, type KeyExpectation, rotationWarning } from './clients/workspace/api-key.ts';
export {
  type BrowserLoginOptions,
  type LoginOptions,
  logInByPaste,
  logInWithBrowser,
  type PasteLoginOptions,
} from './clients/workspace/oauth/login.ts';
export { LoginSession, type LoginSessionOptions } from './clients/workspace/oauth/session.ts';
export {
  type CodeExchange,
  type OAuthClient,
  type TokenEndpoint,
  type TokenEndpointOptions,
  tokenEndpoint,
} from './clients/workspace/oauth/token-endpoint.ts';
export {
  type CredentialsFile,
  credentialsFile,
} from './clients/workspace/store/credentials-file.ts';
export {
  fileStore,
  type Login,
  type LoginStore,
  memoryStore,
} from './clients/workspace/store/login.ts';
export {
  accessTokenCredential,
  apiKeyCredential,
  WorkspaceClient,
  type WorkspaceClientOptions,
  type WorkspaceCredential,
} from './clients/workspace/workspace.ts';
export { defaultConfigFile, loadSiteConfig } from './config/load.ts';
export type { SiteConfig } from './config/schema.ts';
export {
  type KeyEnvironment,
  type KeyPermission,
  keyPermissions,
  type OAuthScope,
  oauthScopes,
} from './contracts/workspace/keys.ts';
export { deploy } from './deploy/deploy.ts';
export type { DeployResult, Step } from './deploy/result.ts';
export type { DeployRequest } from './deploy/steps/plan/types.ts';
export type { IdentityProvider } from './identity/github-identity.ts';
export { type GitHubIdentityOptions, githubIdentity } from './identity/github-identity.ts';
export type { RunEvent } from './identity/run-event.ts';
export {
  type LocalCloud,
  type LocalCloudOptions,
  type LocalSite,
  type RunningWorkspaceService,
  startLocalCloud,
  startWorkspaceService,
  type WorkspaceService,
  type WorkspaceServiceOptions,
} from './localcloud/localcloud.ts';
export {
  armCredentials,
  type CredentialStore,
  type FederatedCredential,
  graphCredentials,
} from './operations/onboard/credentials/credential.ts';
export {
  type FleetOptions,
  type FleetProgress,
  type FleetProgressStore,
  type FleetSite,
  type FleetSource,
  onboardFleet,
  openFleetProgress,
} from './operations/onboard/fleet/fleet.ts';
export type { SiteOutcome } from './operations/onboard/fleet/report.ts';
export {
  applyOnboarding,
  examineOnboarding,
  type Onboarding,
  planOnboarding,
} from './operations/onboard/onboard.ts';
export { describeOnboardingPlan } from './operations/onboard/plan/describe-plan.ts';
export type { DoctorFinding } from './operations/onboard/plan/doctor-finding.ts';
export type { RepositoryReadOptions } from './operations/onboard/plan/read-repository-state.ts';
export type {
  OnboardingPlan,
  OnboardingPlanOptions,
  RepositoryStep,
} from './operations/onboard/plan/types.ts';
export { type Deps, type DepsOptions, type GitHubAccess, openDeps } from './shared/deps.ts';
export { type CatalogueEntry, catalogue, type ErrorCode } from './shared/errors/catalogue.ts';
export {
  describeError,
  type ErrorDetails,
  type Problem,
  SiteDeployError,
} from './shared/errors/error.ts';
export type { Exec, ExecOptions, ExecResult } from './shared/exec.ts';
export type { Git } from './shared/git.ts';
export type { Http, HttpRequest, HttpResponse } from './shared/http/client.ts';
export { HttpFault } from './shared/http/fault.ts';
export { type OpenHttpOptions, openHttp } from './shared/http/open-http.ts';
export type { Log } from './shared/log.ts';
export { plainLog } from './shared/plain-log.ts';
export { Secret } from './shared/secret.ts';
export {
  type OrganisationRecord,
  type RenderedFile,
  type ReusableOptions,
  renderOnboarding,
  renderReusableWorkflow,
} from './workflows/render/render.ts';
export type {
  RenderOptions,
  RepositoryTraits,
  SiteRecord,
} from './workflows/render/render-options.ts';
