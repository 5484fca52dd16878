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
 * Which environment is to be closed. The service looks for it by `PullRequestId`, and refuses a request without one; the name of a named environment is taken
 * there (https://github.com/Azure/static-web-apps/issues/964). Every field that could name an environment names this one.
 */
export function closingInfo(plan: Plan, name: string, slice: number): EventInfo {
  return {
    ...eventInfo(plan, slice),
    IsPullRequest: true,
    PullRequestId: name,
    PullRequestTitle: name,
    EnvironmentName: name,
  };
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
