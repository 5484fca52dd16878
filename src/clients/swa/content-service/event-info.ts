import { checkedName, type Target } from '../target.ts';

/** Field names are the platform's. */
export interface EventInfo {
  readonly RepoUrl: string;
  readonly IsPullRequest: boolean;
  readonly IsNamedEnvironment: boolean;
  readonly PullRequestId: string | null;
  readonly PullRequestTitle: string | null;
  readonly HeadBranch: string;
  readonly BaseBranch: string;
  /** `null` is Production. */
  readonly EnvironmentName: string | null;
  readonly TenantId: string | null;
  readonly DefaultHostname: string | null;
  readonly Slice: number;
}

/** In the order they are tried. */
export const closingForms = ['pull request', 'named environment'] as const;
export type ClosingForm = (typeof closingForms)[number];

export interface UploadInfo {
  readonly TotalAppSizeInBytes: number;
  readonly MaxSingleFileSizeInBytes: number;
  readonly AppFileCount: number;
  readonly ApiSizeInBytes: number;
  readonly HasFunctions: boolean;
  readonly HasDataApiFiles: boolean;
  readonly HasDataApiConfigFile: boolean;
  readonly DatabaseType: string;
  readonly HasRoutes: boolean;
  readonly ConfiguredRoles: readonly string[];
  readonly DefaultFileType: string;
  readonly FunctionLanguage: string | null;
  readonly ServerRenderFramework: string;
  readonly DeploymentProvider: string;
  readonly BackendStartupCommandType: number;
  readonly ShouldDeployToWebApp: boolean;
  readonly TenantId: string;
  readonly DefaultHostname: string | null;
  readonly Slice: number;
  readonly Status: 'RequestingUpload' | 'Succeeded';
}

/** Before packing; the platform uses them to name an exceeded quota. */
export interface UploadFigures {
  readonly files: number;
  readonly totalBytes: number;
  readonly largestBytes: number;
  readonly hasRoutes: boolean;
  readonly roles: readonly string[];
}

/** @throws SiteDeployError `UPLOAD_WRONG_TARGET` */
export function eventInfo(target: Target, slice: number): EventInfo {
  const name = checkedName(target);
  return {
    RepoUrl: `https://github.com/${target.repository}`,
    IsPullRequest: false,
    IsNamedEnvironment: name !== null,
    PullRequestId: null,
    PullRequestTitle: null,
    HeadBranch: target.branch,
    BaseBranch: target.branch,
    EnvironmentName: name,
    TenantId: null,
    DefaultHostname: null,
    Slice: slice,
  };
}

/**
 * The service looks the environment up by `PullRequestId`, also for a named one
 * (https://github.com/Azure/static-web-apps/issues/964). The only public client sends the pull
 * request form; the other form also sets the environment name.
 */
export function closingInfo(target: Target, slice: number, form: ClosingForm): EventInfo {
  const info = eventInfo(target, slice);
  const name = info.EnvironmentName;
  const event = { ...info, IsPullRequest: true, PullRequestId: name, PullRequestTitle: name };
  if (form === 'pull request')
    return { ...event, IsNamedEnvironment: false, EnvironmentName: null };
  return event;
}

export function uploadInfo(
  figures: UploadFigures,
  slice: number,
  Status: UploadInfo['Status'],
): UploadInfo {
  return {
    TotalAppSizeInBytes: figures.totalBytes,
    MaxSingleFileSizeInBytes: figures.largestBytes,
    AppFileCount: figures.files,
    ApiSizeInBytes: 0,
    HasFunctions: false,
    HasDataApiFiles: false,
    HasDataApiConfigFile: false,
    DatabaseType: '',
    HasRoutes: figures.hasRoutes,
    ConfiguredRoles: figures.roles,
    DefaultFileType: 'index.html',
    FunctionLanguage: null,
    ServerRenderFramework: 'StaticWebApp',
    DeploymentProvider: 'GitHub',
    BackendStartupCommandType: 0,
    ShouldDeployToWebApp: false,
    TenantId: '',
    DefaultHostname: null,
    Slice: slice,
    Status,
  };
}
