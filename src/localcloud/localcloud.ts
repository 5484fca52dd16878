import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { beforeExit } from '../shared/before-exit.ts';
import { getErrorMessage, SiteDeployError } from '../shared/errors/error.ts';
import { makePrivateFile } from '../shared/file-lock.ts';
import type { Arm } from './arm/arm.ts';
import type { Distribution } from './distribution/distribution.ts';
import type { Entra } from './entra/entra.ts';
import type { Faults, HostPattern } from './gateway/faults.ts';
import type { RecordedRequests } from './gateway/serve.ts';
import type { GitHubApi } from './github/github.ts';
import type { Graph } from './graph/graph.ts';
import type { Hosting } from './hosting/hosting.ts';
import type { IdTokens } from './id-tokens/id-tokens.ts';
import { loadParts } from './parts.ts';
import type { PortalOptions } from './portal/api/types.ts';
import type { Portal } from './portal/portal.ts';
import { missingPackages, packagesMissing } from './service/packages.ts';
import type { Handler, LocalCheckout, LocalSite } from './service/types.ts';
import type { ClientRelease } from './swa-client/swa-client.ts';
import type { WorkspaceService } from './workspace-api/workspace-api.ts';

export type { Engine } from './engine/engine.ts';
export type { LocalRun } from './github/state/state.ts';
export { openWebUiPort, type WebUiPort } from './pages/serve.ts';
export type { WebUi } from './pages/web-ui.ts';
export { portalCalls } from './portal/portal-calls.ts';
export { recordsFolder, serveControl } from './running/control.ts';
export type {
  DeploymentOutcome,
  FolderDeployer,
  StartedDeployment,
} from './running/deployments.ts';
export type { RunningCloud } from './running/running.ts';
export { createSignIns, findRunning } from './running/running.ts';
/** Stores a folder's state as a commit, for `startSnapshotRun`. */
export { type Snapshot, takeSnapshot } from './running/snapshot.ts';
export { startSnapshotRun } from './running/snapshot-runs.ts';
export {
  installPackages,
  missingPackages,
  packagesFolder,
  packagesMissing,
} from './service/packages.ts';
export type { LocalCheckout, LocalSite, RecordedRequest } from './service/types.ts';
export { workspaceHosts } from './workspace-api/seed.ts';
export { type RunningWorkspaceService, startWorkspaceService } from './workspace-api/start.ts';
export type { WorkspaceService, WorkspaceServiceOptions } from './workspace-api/workspace-api.ts';

export interface LocalCloudOptions {
  /** Folder for the data, which a later local cloud can reuse. Default: a temporary folder. */
  readonly dir?: string;
  /** Sites to host and to register in the portal. Default: `sampleSite`. */
  readonly sites?: readonly LocalSite[];
  /** Checkouts by site id. */
  readonly checkouts?: ReadonlyMap<string, LocalCheckout>;
  /** Real hosts to connect to directly, e.g. a build's package registry. Default: none. */
  readonly passThrough?: readonly (string | RegExp)[];
  /**
   * Whether pages are detected from deployments, as a crawler would. Default: false (an API call
   * sets them).
   */
  readonly learnsPages?: boolean;
  readonly portal?: Omit<Partial<PortalOptions>, 'sites' | 'accessTokens' | 'issueDeploymentToken'>;
  /** Cancels the start, but has no effect on a running cloud. */
  readonly signal?: AbortSignal;
}

/** The services that a deployment uses. They run on this computer under their real host names. */
export interface LocalCloud extends AsyncDisposable {
  /** Variables that make a child process use these services instead of the real ones. */
  readonly env: Readonly<Record<string, string>>;
  /** Folder with the cloud's data, which only this user can enter. */
  readonly dir: string;
  /** Certificate (PEM) of the authority that signs for all hosts. */
  readonly ca: string;
  readonly sites: readonly LocalSite[];
  readonly requests: RecordedRequests;
  readonly faults: Faults;
  readonly github: IdTokens;
  readonly entra: Entra;
  readonly githubApi: GitHubApi;
  readonly graph: Graph;
  readonly arm: Arm;
  readonly portal: Portal;
  readonly distribution: Distribution;
  readonly hosting: Pick<
    Hosting,
    'address' | 'browserAddress' | 'hostname' | 'findAddress' | 'publish'
  >;
  readonly release: ClientRelease;
  /** File-and-workspace API, served at files.acme.example and auth.acme.example. */
  readonly workspace: WorkspaceService;
  route(host: string | RegExp, handler: Handler): void;
  /** Opens a port to a host (`http://127.0.0.1:PORT`), for programs without proxy support. */
  open(host: string): Promise<string>;
  /** Opens a port with TLS for all hosts, at 127.0.0.1 and ::1. */
  openTls(): Promise<number>;
  close(): Promise<void>;
}

/**
 * Loads what a start needs and returns `startLocalCloud`, so that a command can show that it is
 * loading.
 */
export async function loadLocalCloud(): Promise<typeof startLocalCloud> {
  await loadParts();
  return startLocalCloud;
}

/**
 * Starts a local cloud.
 * @throws SiteDeployError `LOCAL_CLOUD_UNAVAILABLE`, `LOCAL_CLOUD_PACKAGES_MISSING`
 */
export async function startLocalCloud(options: LocalCloudOptions = {}): Promise<LocalCloud> {
  const missing = missingPackages();
  if (missing.length > 0) throw packagesMissing(missing);
  const undo: (() => Promise<void> | void)[] = [];
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= Promise.all(undo.splice(0).map((step) => step())).then(() => removeTemporary());
    return closing;
  };
  const prefix = path.join(os.tmpdir(), 'site-deploy-cloud-');
  const dir = path.resolve(options.dir ?? (await mkdtemp(prefix)));
  const keep = beforeExit(() => {
    if (!options.dir) rmSync(dir, { recursive: true, force: true });
  });
  const removeTemporary = async () => {
    keep();
    if (!options.dir) await rm(dir, { recursive: true, force: true });
  };
  try {
    const services = await startServices(options, dir, undo);
    return { ...services, close, [Symbol.asyncDispose]: close };
  } catch (error) {
    await close();
    options.signal?.throwIfAborted();
    if (error instanceof SiteDeployError) throw error;
    const message = `The local cloud could not start: ${getErrorMessage(error)}`;
    throw new SiteDeployError('LOCAL_CLOUD_UNAVAILABLE', message, { cause: error });
  }
}

async function startServices(
  options: LocalCloudOptions,
  dir: string,
  undo: (() => Promise<void> | void)[],
): Promise<Omit<LocalCloud, 'close' | typeof Symbol.asyncDispose>> {
  const { signal } = options;
  const sites = options.sites ?? [sampleSite];
  const slugs = sites.map((site) => site.slug);
  const folder = async (name: string) => {
    const target = path.join(dir, name);
    await mkdir(target, { recursive: true, mode: 0o700 });
    return target;
  };
  signal?.throwIfAborted();
  const parts = await loadParts();
  signal?.throwIfAborted();
  if (options.dir) {
    undoable(undo)(await parts.openFolder(dir));
    makePrivateFile(path.join(dir, 'portal.sqlite'));
  }
  const starting = [
    folder('certificates')
      .then((at) => parts.startGateway(at, options.passThrough))
      .then(undoable(undo)),
    parts.createIdTokens(),
    folder('sites'),
  ] as const;
  // If one service fails, wait for the others: they can only be stopped once they have started.
  await Promise.allSettled(starting);
  signal?.throwIfAborted();
  const [gateway, github, sitesDir] = await Promise.all(starting);
  const directory = parts.createDirectory(sites, github.issuer);
  const entra = await parts.createEntra(directory, new Map([[github.issuer, github.keys]]));
  const api: Handler = (request, response) => portal.handleVisitors(request, response);
  const served = undoable(undo)(parts.createHosting({ sites, api }));
  const stored = options.dir ? parts.storeSites(served, path.join(dir, 'sites.json')) : undefined;
  const hosting = stored?.hosting ?? served;
  const recorded = parts.recordSites(hosting, async (slug, at, isPreview) => {
    const site = sites.find((item) => item.slug === slug);
    const checkout = options.checkouts?.get(site?.id ?? '')?.folder;
    const catalogue = await parts.readCatalogue(githubApi, site, checkout);
    await portal.recordPages(slug, at, catalogue, isPreview);
  });
  const storage = undoable(undo)(parts.createBlobStorage(path.join(dir, 'blob')));
  const distribution = parts.createDistribution({
    storage,
    hosting: options.learnsPages ? recorded : hosting,
    dir: sitesDir,
    customDomain: (slug) => sites.find((site) => site.slug === slug)?.url ?? '',
  });
  const portal = undoable(undo)(
    await parts.createPortal({
      database: options.dir && path.join(dir, 'portal.sqlite'),
      ...options.portal,
      sites,
      hostingOwner: (host) => parts.siteOfHostname(host, slugs),
      accessTokens: {
        getIssuer: entra.getIssuer,
        keys: parts.createLocalJWKSet(entra.keys),
      },
      issueDeploymentToken(site) {
        // Start the storage for the upload now, while the caller builds the site.
        storage.open().catch(() => undefined);
        return distribution.issueToken(site.slug);
      },
      findReview: (evidence) => githubApi.findReview(evidence),
      contains: (...question) => githubApi.contains(...question),
    }),
  );
  const githubApi = undoable(undo)(
    parts.createGitHubApi({
      repositories: parts.toRepositories(sites, options.checkouts),
      folder: path.join(dir, 'repositories'),
      gateway: gateway.env.HTTP_PROXY,
    }),
  );
  const graph = parts.createGraph(entra.apps, entra.portals);
  const { deployments } = distribution;
  const arm = parts.createArm(entra.apps, undefined, { sites, hosting, deployments });
  const workspace = parts.createWorkspaceService({ secret: `-${portal.workspaceSecret}` });

  // Later routes take precedence, so add the most specific host names last.
  gateway.route(/\.azurestaticapps\.net$/, hosting.handler);
  const siteHosts = sites.map((site) => new URL(site.url).hostname);
  const portalHosts = sites.map((site) => new URL(site.portal.url).hostname);
  const release = parts.createClientRelease();
  const routes: readonly (readonly [readonly HostPattern[], Handler])[] = [
    [[...siteHosts, (host) => portal.hosts().includes(host)], hosting.handler],
    [[parts.contentHosts], distribution.handler],
    [[storage.host], storage.handler],
    [[parts.loginHost], entra.handler],
    [[parts.githubApiHost, parts.githubUploadsHost], githubApi.handler],
    [[parts.githubHost], githubApi.gitHandler],
    [[parts.modelsHost], githubApi.models.handler],
    [[parts.resultsHost], githubApi.results.handler],
    [[parts.transfersHost], githubApi.results.transfers],
    [[parts.graphHost], graph.handler],
    [[parts.armHost], arm.handler],
    [Object.values(parts.idTokenHosts), github.handler],
    [portalHosts, portal.handle],
    [Object.values(parts.releaseHosts), release.handler],
    [Object.values(parts.workspaceHosts), workspace.handler],
  ];
  for (const [hosts, handler] of routes)
    for (const host of new Set(hosts)) gateway.route(host, handler);
  const { env, ca, requests, faults, route, open, openTls } = gateway;
  await stored?.restore();
  signal?.throwIfAborted();
  const apis = { github, githubApi, graph, arm, entra, portal };
  const services = { ...apis, distribution, hosting, release, workspace };
  return { env, dir, ca, sites, requests, faults, ...services, route, open, openTls };
}

/** Loads the engine that runs the workflows of the local GitHub's repositories. */
export const loadEngine = () => import('./engine/engine.ts');
/** Loads the module that serves the web UI of the portal and the local GitHub. */
export const loadWebUi = () => import('./pages/web-ui.ts');
/** Loads the module that locks the folder of a local cloud and removes its stored data. */
export const loadFolderLock = () => import('./folder-lock.ts');

function undoable(undo: (() => Promise<void> | void)[]) {
  return <Part extends { close(): Promise<void> | void }>(part: Part): Part => {
    undo.push(() => part.close());
    return part;
  };
}

export const sampleSite: LocalSite = {
  id: 'site_123',
  slug: 'acme-docs',
  name: 'Acme Docs',
  type: 'docs',
  url: 'https://www.acme.example',
  repository: { owner: 'acme', name: 'docs' },
  azure: {
    clientId: '5f0c1d2e-3a4b-4c5d-8e6f-708192a3b4c5',
    tenantId: '0d1e2f30-4152-4637-9485-96a7b8c9dae0',
  },
  portal: {
    url: 'https://portal.acme.example',
    audience: 'api://3c2b1a09-f8e7-4d6c-9b5a-493827160504',
  },
};
