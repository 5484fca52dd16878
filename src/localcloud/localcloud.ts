import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { beforeExit } from '../shared/before-exit.ts';
import { getErrorMessage, SiteDeployError } from '../shared/errors/error.ts';
import { missingPackages, packagesMissing } from './service/packages.ts';
import type { LocalSite } from './service/types.ts';
import type { LocalCloud, LocalCloudOptions } from './start-services.ts';

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
export type { LocalCloud, LocalCloudOptions } from './start-services.ts';
export { workspaceHosts } from './workspace-api/seed.ts';
export { type RunningWorkspaceService, startWorkspaceService } from './workspace-api/start.ts';
export type { WorkspaceService, WorkspaceServiceOptions } from './workspace-api/workspace-api.ts';

/**
 * Loads the modules that the start needs, and returns `startLocalCloud`. Meanwhile, a command can
 * show that it is loading.
 */
export async function loadLocalCloud(): Promise<typeof startLocalCloud> {
  await loadServices();
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
    options.signal?.throwIfAborted();
    const { startServices } = await loadServices();
    const services = await startServices(options.sites ?? [sampleSite], options, dir, undo);
    return { ...services, close, [Symbol.asyncDispose]: close };
  } catch (error) {
    await close();
    options.signal?.throwIfAborted();
    if (error instanceof SiteDeployError) throw error;
    const message = `The local cloud could not start: ${getErrorMessage(error)}`;
    throw new SiteDeployError('LOCAL_CLOUD_UNAVAILABLE', message, { cause: error });
  }
}

/** Loads the services lazily, so that programs that import this module start fast. */
const loadServices = () => import('./start-services.ts');
/** Loads the engine that runs the workflows of the local GitHub's repositories. */
export const loadEngine = () => import('./engine/engine.ts');
/** Loads the module that serves the web UI of the portal and the local GitHub. */
export const loadWebUi = () => import('./pages/web-ui.ts');
/** Loads the module that locks the folder of a local cloud and removes its stored data. */
export const loadFolderLock = () => import('./folder-lock.ts');

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
