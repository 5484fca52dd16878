import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { createLocalJWKSet } from 'jose';
import { makePrivateFile } from '../shared/file-lock.ts';
import { type Arm, armHost, createArm } from './arm/arm.ts';
import { createBlobStorage } from './blob/blob.ts';
import {
  contentHosts,
  createDistribution,
  type Distribution,
} from './distribution/distribution.ts';
import { createDirectory } from './entra/directory.ts';
import { createEntra, type Entra, loginHost } from './entra/entra.ts';
import { openFolder } from './folder-lock.ts';
import type { Faults, HostPattern } from './gateway/faults.ts';
import { startGateway } from './gateway/gateway.ts';
import type { RecordedRequests } from './gateway/serve.ts';
import { resultsHost } from './github/actions/results-service.ts';
import { transfersHost } from './github/actions/transfers.ts';
import { createGitHubApi, type GitHubApi, toRepositories } from './github/github.ts';
import { modelsHost } from './github/models.ts';
import { githubApiHost, githubHost, githubUploadsHost } from './github/requests.ts';
import { createGraph, type Graph, graphHost } from './graph/graph.ts';
import { createHosting, type Hosting, siteOfHostname } from './hosting/hosting.ts';
import { createIdTokens, type IdTokens, idTokenHosts } from './id-tokens/id-tokens.ts';
import type { PortalOptions } from './portal/api/types.ts';
import { createPortal, type Portal } from './portal/portal.ts';
import type { Handler, LocalCheckout, LocalSite } from './service/types.ts';
import { readCatalogue, recordSites, storeSites } from './stored-sites.ts';
import { type ClientRelease, createClientRelease, releaseHosts } from './swa-client/swa-client.ts';
import { workspaceHosts } from './workspace-api/seed.ts';
import { createWorkspaceService, type WorkspaceService } from './workspace-api/workspace-api.ts';

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
    'address' | 'browserAddress' | 'hostname' | 'findAddress' | 'publish' | 'withdraw'
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

export async function startServices(
  sites: readonly LocalSite[],
  options: LocalCloudOptions,
  dir: string,
  undo: (() => Promise<void> | void)[],
): Promise<Omit<LocalCloud, 'close' | typeof Symbol.asyncDispose>> {
  const { signal } = options;
  const slugs = sites.map((site) => site.slug);
  const folder = async (name: string) => {
    const target = path.join(dir, name);
    await mkdir(target, { recursive: true, mode: 0o700 });
    return target;
  };
  signal?.throwIfAborted();
  if (options.dir) {
    undoable(undo)(await openFolder(dir));
    makePrivateFile(path.join(dir, 'portal.sqlite'));
  }
  const starting = [
    folder('certificates')
      .then((at) => startGateway(at, options.passThrough))
      .then(undoable(undo)),
    createIdTokens(),
    folder('sites'),
  ] as const;
  // If one service fails, wait for the others: they can only be stopped once they have started.
  await Promise.allSettled(starting);
  signal?.throwIfAborted();
  const [gateway, github, sitesDir] = await Promise.all(starting);
  const directory = createDirectory(sites, github.issuer);
  const entra = await createEntra(directory, new Map([[github.issuer, github.keys]]));
  const api: Handler = (request, response) => portal.handleVisitors(request, response);
  const served = undoable(undo)(createHosting({ sites, api }));
  const stored = options.dir ? storeSites(served, path.join(dir, 'sites.json')) : undefined;
  const hosting = stored?.hosting ?? served;
  const recorded = recordSites(hosting, async (slug, at, isPreview) => {
    const site = sites.find((item) => item.slug === slug);
    const checkout = options.checkouts?.get(site?.id ?? '')?.folder;
    const catalogue = await readCatalogue(githubApi, site, checkout);
    await portal.recordPages(slug, at, catalogue, isPreview);
  });
  const storage = undoable(undo)(createBlobStorage(path.join(dir, 'blob')));
  const distribution = createDistribution({
    storage,
    hosting: options.learnsPages ? recorded : hosting,
    dir: sitesDir,
    customDomain: (slug) => sites.find((site) => site.slug === slug)?.url ?? '',
  });
  const portal = undoable(undo)(
    await createPortal({
      database: options.dir && path.join(dir, 'portal.sqlite'),
      ...options.portal,
      sites,
      hostingOwner: (host) => siteOfHostname(host, slugs),
      accessTokens: {
        getIssuer: entra.getIssuer,
        keys: createLocalJWKSet(entra.keys),
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
    createGitHubApi({
      repositories: toRepositories(sites, options.checkouts),
      folder: path.join(dir, 'repositories'),
      gateway: gateway.env.HTTP_PROXY,
    }),
  );
  const graph = createGraph(entra.apps, entra.portals);
  const { deployments } = distribution;
  const arm = createArm(entra.apps, undefined, { sites, hosting, deployments });
  const workspace = createWorkspaceService({ secret: `-${portal.workspaceSecret}` });

  // Later routes take precedence, so add the most specific host names last.
  gateway.route(/\.azurestaticapps\.net$/, hosting.handler);
  const siteHosts = sites.map((site) => new URL(site.url).hostname);
  const portalHosts = sites.map((site) => new URL(site.portal.url).hostname);
  const release = createClientRelease();
  const routes: readonly (readonly [readonly HostPattern[], Handler])[] = [
    [[...siteHosts, (host) => portal.hosts().includes(host)], hosting.handler],
    [[contentHosts], distribution.handler],
    [[storage.host], storage.handler],
    [[loginHost], entra.handler],
    [[githubApiHost, githubUploadsHost], githubApi.handler],
    [[githubHost], githubApi.gitHandler],
    [[modelsHost], githubApi.models.handler],
    [[resultsHost], githubApi.results.handler],
    [[transfersHost], githubApi.results.transfers],
    [[graphHost], graph.handler],
    [[armHost], arm.handler],
    [Object.values(idTokenHosts), github.handler],
    [portalHosts, portal.handle],
    [Object.values(releaseHosts), release.handler],
    [Object.values(workspaceHosts), workspace.handler],
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

function undoable(undo: (() => Promise<void> | void)[]) {
  return <Part extends { close(): Promise<void> | void }>(part: Part): Part => {
    undo.push(() => part.close());
    return part;
  };
}
