import { localSite } from '../../../src/cli/deploy/load-local-cloud.ts';
import { LocalDeployer } from '../../../src/cli/deploy/local-deployer.ts';
import { loadSiteConfig } from '../../../src/config/load.ts';
import { startEngine } from '../../../src/localcloud/engine/engine.ts';
import { startLocalCloud } from '../../../src/localcloud/localcloud.ts';
import { recordsFolder, serveControl } from '../../../src/localcloud/running/control.ts';
import { commandContext } from '../../unit/cli/command-context.ts';
import { built } from './built.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Starts a local cloud for a folder. Commands that run with the variables in `env` find it.
 * @param more extra environment variables for its jobs
 */
export async function startFolderCloud(
  folder: string,
  env: Variables,
  more: Readonly<Record<string, string>> = {},
) {
  const site = localSite(await loadSiteConfig(folder));
  const checkouts = new Map([[site.id, { folder, branch: 'master' }]]);
  const cloud = await startLocalCloud({ sites: [site], checkouts, learnsPages: true });
  const { github, githubApi } = cloud;
  const engine = await startEngine({
    cloud: { env: { ...cloud.env, ...built.env, ...more }, github, githubApi },
    actionRoot: built.action,
  });
  const place = { site, path: folder, options: {} };
  const deployer = new LocalDeployer(cloud, engine, place, commandContext({ env }));
  const pages = { face: 'http://face', signIn: (page: string) => `http://face${page}?code=1` };
  const about = { records: recordsFolder(env), ...pages, folders: [folder] };
  const control = await serveControl(cloud, about, new Map([[site.id, deployer]]));
  return {
    cloud,
    deployer,
    async [Symbol.asyncDispose]() {
      await control.close();
      await engine.close();
      await cloud.close();
    },
  };
}
