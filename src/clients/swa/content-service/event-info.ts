import { checkedName, type Target } from '../target.ts';

/** Listed in the order they are tried. */
export const closingForms = ['pull request', 'named environment'] as const;
export type ClosingForm = (typeof closingForms)[number];

/** Figures before packing; the platform uses them to name an exceeded quota. */
export interface UploadFigures {
  readonly files: number;
  readonly totalBytes: number;
  readonly largestBytes: number;
  readonly hasRoutes: boolean;
  readonly roles: readonly string[];
}

/** Field names are the platform's. @throws SiteDeployError `UPLOAD_WRONG_TARGET` */
export function eventInfo(target: Target, slice: number) {
  const name = checkedName(target);
  return {
    RepoUrl: `https://github.com/${target.repository}`,
    IsPullRequest: false,
    IsNamedEnvironment: name !== null,
    PullRequestId: null as string | null,
    PullRequestTitle: null as string | null,
    HeadBranch: target.branch,
    BaseBranch: target.branch,
    /** `null` is Production. */
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
export function closingInfo(target: Target, slice: number, form: ClosingForm) {
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
  Status: 'RequestingUpload' | 'Succeeded',
) {
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
