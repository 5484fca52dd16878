import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  localSite,
  untilCancelled
} from "./chunk-L244MXEN.js";
import {
  workspaceOf
} from "./chunk-FKSG4M4B.js";
import {
  loadSiteConfig
} from "./chunk-P6SKXPML.js";
import "./chunk-E5V4ZQFB.js";
import "./chunk-7DB6NTV3.js";
import "./chunk-JF7VDNPF.js";
import "./chunk-YGLX6Y6F.js";
import "./chunk-NJ6UBD6J.js";
import "./chunk-P4I7N7I4.js";
import "./chunk-3PSUJWQW.js";
import {
  __callDispose,
  __using
} from "./chunk-MIU6LSPI.js";

// src/cli/localcloud/localcloud.ts
async function localCloud(folders, options, context) {
  var _stack = [];
  try {
    const { cwd, log, stdout, signal } = context;
    const sites = await Promise.all(
      folders.map(async (folder) => localSite(await loadSiteConfig(await workspaceOf(cwd, folder))))
    );
    const { startLocalCloud } = await import("./localcloud-PYAJA5NN.js");
    const cloud = __using(_stack, await startLocalCloud({
      ...sites.length > 0 && { sites },
      ...options.dir !== void 0 && { dir: options.dir }
    }), true);
    const { apiToken } = cloud.portal;
    if (options.json) {
      stdout.write(`${JSON.stringify({ env: cloud.env, apiToken, sites: cloud.sites }, null, 2)}
`);
    } else {
      log.info(
        "The local cloud is up. Give a program these variables, and it meets the local services under their real names:"
      );
      log.info("");
      for (const [name, value] of Object.entries(cloud.env)) log.info(`  export ${name}=${value}`);
      log.info("");
      for (const site of cloud.sites) log.info(`Site ${site.slug}: ${site.url}, portal ${site.portal.url}`);
      log.info(`API token of the portal: ${apiToken}`);
      log.info(`Tokens of its users: ${cloud.portal.users.map(({ token }) => token).join(", ")}`);
      log.info("Running until Ctrl-C.");
    }
    await untilCancelled(signal);
    return 0;
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    var _promise = __callDispose(_stack, _error, _hasError);
    _promise && await _promise;
  }
}
export {
  localCloud
};
