import type { SitePackage } from '../../pack/pack.ts';
import type { Plan } from '../../plan/types.ts';
import { environmentNameOf } from '../target.ts';
import type { EventInfo, UploadInfo } from './content-service.ts';

/**
 * Which environment a call is about.
 * @throws SiteDeployError `UPLOAD_WRONG_TARGET`
 */
export function eventInfo(plan: Plan, slice: number): EventInfo {
  const branch = plan.event.ref.replace(/^refs\/heads\//, '');
  const name = environmentNameOf(plan);
  return {
    RepoUrl: `https://github.com/${plan.event.repository}`,
    IsPullRequest: false,
    IsNamedEnvironment: name !== null,
    PullRequestId: null,
    PullRequestTitle: null,
    HeadBranch: branch,
    BaseBranch: branch,
    EnvironmentName: name,
    TenantId: null,
    DefaultHostname: null,
    Slice: slice,
  };
}

/**
 * Which environment is to be closed. The service looks for it by `PullRequestId`, and refuses a request without one; the
 * name of a named environment is taken there (https://github.com/Azure/static-web-apps/issues/964). The one public client
 * that closes sends a pull request and nothing else; the other form also names the environment, for where that is
 * refused.
 * @returns both forms, in the order in which they are tried
 */
export function closingForms(plan: Plan, name: string, slice: number): readonly [EventInfo, EventInfo] {
  const event = { ...eventInfo(plan, slice), IsPullRequest: true, PullRequestId: name, PullRequestTitle: name };
  return [{ ...event, IsNamedEnvironment: false, EnvironmentName: null }, event];
}

export function uploadInfo({ manifest, hosting }: SitePackage, slice: number): UploadInfo {
  return {
    TotalAppSizeInBytes: manifest.totalBytes,
    MaxSingleFileSizeInBytes: manifest.largestBytes,
    AppFileCount: manifest.files.length,
    ApiSizeInBytes: 0,
    HasFunctions: false,
    HasDataApiFiles: false,
    HasDataApiConfigFile: false,
    DatabaseType: '',
    HasRoutes: hosting.hasRoutes,
    ConfiguredRoles: hosting.roles,
    DefaultFileType: 'index.html',
    FunctionLanguage: null,
    ServerRenderFramework: 'StaticWebApp',
    DeploymentProvider: 'GitHub',
    BackendStartupCommandType: 0,
    ShouldDeployToWebApp: false,
    TenantId: '',
    DefaultHostname: null,
    Slice: slice,
    Status: 'RequestingUpload',
  };
}
