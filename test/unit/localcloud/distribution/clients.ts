/**
 * What public clients of the content distribution service send, call by call, as their sources show. Each was written by looking at what
 * the platform's own client sends, and each is known to deploy to real sites.
 */
export interface PublicClient {
  readonly name: string;
  readonly contentType: string;
  /** Body for the check of the token. */
  validate(site: Site): string;
  request(site: Site): object;
  put: Readonly<Record<string, string>>;
  update(site: Site, slot: Slot): object;
  check(site: Site, slot: Slot): object;
}

/** What a client deploys, and where to. */
export interface Site {
  /** Empty is Production. */
  readonly environment: string;
  readonly files: number;
  readonly bytes: number;
  readonly largest: number;
  readonly archiveBytes: number;
  readonly defaultHostname: string;
}

/** `pollingInfo` of the service's answer. */
export type Slot = Readonly<Record<string, unknown>>;

const eventOf = ({ environment }: Site, none: null | '', more: object = {}) => ({
  RepoUrl: 'https://github.com/acme/docs',
  IsPullRequest: false,
  IsNamedEnvironment: environment !== '',
  PullRequestId: none,
  PullRequestTitle: none,
  HeadBranch: 'main',
  BaseBranch: 'main',
  EnvironmentName: environment || none,
  TenantId: none,
  DefaultHostname: none,
  Slice: 2,
  ...more,
});

const uploadOf = ({ files, bytes, largest }: Site, more: object = {}) => ({
  TotalAppSizeInBytes: bytes,
  MaxSingleFileSizeInBytes: largest,
  AppFileCount: files,
  ApiSizeInBytes: 0,
  HasFunctions: false,
  HasDataApiFiles: false,
  HasDataApiConfigFile: false,
  DatabaseType: '',
  HasRoutes: false,
  ConfiguredRoles: [],
  DefaultFileType: 'index.html',
  ServerRenderFramework: 'StaticWebApp',
  DeploymentProvider: 'GitHub',
  BackendStartupCommandType: 0,
  ShouldDeployToWebApp: false,
  TenantId: '',
  DefaultHostname: null,
  Slice: 2,
  Status: 'RequestingUpload',
  ...more,
});

const succeeded = { Status: 'Succeeded' };
const rebuilt = (slot: Slot) => ({
  DefaultHostname: slot.defaultHostname,
  StageSiteIdentifier: slot.stageSiteIdentifier,
  Version: slot.version,
  TenantId: slot.tenantId,
  Slice: 2,
  GitHubRepoUrl: 'https://github.com/acme/docs',
});

/** This program's own direct upload. */
const own: PublicClient = {
  name: 'site-deploy',
  contentType: 'application/json',
  validate: (site) => JSON.stringify(eventOf(site, null)),
  request: (site) => ({
    EventInfo: eventOf(site, null),
    UploadInfo: uploadOf(site, { FunctionLanguage: null }),
    PollingInfo: null,
  }),
  put: {
    'x-ms-blob-type': 'BlockBlob',
    'x-ms-version': '2023-11-03',
    'content-type': 'application/octet-stream',
  },
  update: (site, slot) => ({
    EventInfo: eventOf(site, null),
    UploadInfo: uploadOf(site, { FunctionLanguage: null, ...succeeded }),
    PollingInfo: rebuilt(slot),
  }),
  check: (_, slot) => rebuilt(slot),
};

/**
 * A script whose deployments call their provider "myown": five members for an environment, which is a pull request to it, and none for
 * Production; no sizes of files but that of the archive; a check of the token without JSON.
 */
const myOwnEvent = ({ environment }: Site) =>
  environment === ''
    ? null
    : {
        BaseBranch: 'main',
        HeadBranch: 'main',
        PullRequestId: environment,
        PullRequestTitle: 'A change',
        IsPullRequest: true,
      };
const myOwnUpload = ({ files, archiveBytes }: Site, status: string) => ({
  ApiContentHash: 'D41D8CD98F00B204E9800998ECF8427E',
  ApiSizeInBytes: 22,
  AppFileCount: files,
  AppSizeInBytes: archiveBytes,
  ConfiguredRoles: [],
  DefaultFileType: 'index.html',
  DeploymentProvider: 'myown',
  FunctionLanguage: 'dotnet',
  FunctionLanguageVersion: '6.0.0',
  HasFunctions: true,
  HasRoutes: false,
  Status: status,
});
const myOwnSlot = (slot: Slot) => ({
  DefaultHostname: slot.defaultHostname,
  StageSiteIdentifier: slot.stageSiteIdentifier,
  Version: slot.version,
});
const myOwn: PublicClient = {
  name: 'myown',
  contentType: 'application/json; charset=utf-8',
  // PowerShell makes a form of what is not text.
  validate: (site) =>
    Object.entries(myOwnEvent(site) ?? {})
      .map(([name, value]) => `${name}=${value}`)
      .join('&'),
  request: (site) => ({
    EventInfo: myOwnEvent(site),
    PollingInfo: null,
    UploadInfo: myOwnUpload(site, 'RequestingUpload'),
  }),
  put: {
    'x-ms-blob-type': 'BlockBlob',
    'x-ms-version': '2020-08-04',
    'x-ms-client-request-id': '0f0f0f0f-0000-4000-8000-000000000001',
    'x-ms-return-client-request-id': 'true',
    'content-type': 'application/octet-stream',
  },
  update: (site, slot) => ({
    EventInfo: myOwnEvent(site),
    PollingInfo: myOwnSlot(slot),
    UploadInfo: myOwnUpload(site, 'Succeeded'),
  }),
  check: (_, slot) => myOwnSlot(slot),
};

export const publicClients: readonly PublicClient[] = [own, myOwn];
