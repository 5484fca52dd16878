import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  startWorkspaceService
} from "./chunks/chunk-FLPXGJUW.js";
import {
  startLocalCloud
} from "./chunks/chunk-FH5GE7DN.js";
import {
  checkKey,
  rotationWarning
} from "./chunks/chunk-PH34EGHS.js";
import "./chunks/chunk-R3YQMI46.js";
import {
  WorkspaceClient
} from "./chunks/chunk-FJ3DT3FK.js";
import "./chunks/chunk-BHIPRHSZ.js";
import "./chunks/chunk-SNCNEGF3.js";
import {
  logInByPaste,
  logInWithBrowser
} from "./chunks/chunk-RREKQXWP.js";
import "./chunks/chunk-X6NTWUS6.js";
import {
  LoginSession,
  accessTokenCredential,
  apiKeyCredential,
  credentialsFile,
  fileStore,
  tokenEndpoint
} from "./chunks/chunk-QKDWFAH4.js";
import "./chunks/chunk-VCVZG443.js";
import {
  deploy,
  githubIdentity
} from "./chunks/chunk-A7O5KQI4.js";
import {
  createGit
} from "./chunks/chunk-CTYPKTXS.js";
import "./chunks/chunk-U5YFR3HI.js";
import "./chunks/chunk-M3NFAXNY.js";
import {
  openDeps
} from "./chunks/chunk-QTLRLPXQ.js";
import {
  defaultConfigFile,
  loadSiteConfig
} from "./chunks/chunk-3HCHMX3R.js";
import "./chunks/chunk-AW42NMDO.js";
import "./chunks/chunk-KFHBCSQX.js";
import "./chunks/chunk-5LJEUDKT.js";
import "./chunks/chunk-U34Z6R2U.js";
import {
  plainLog
} from "./chunks/chunk-IKMEOO4Q.js";
import {
  keyPermissions,
  oauthScopes
} from "./chunks/chunk-GMQWKX5K.js";
import "./chunks/chunk-5TVLBDWK.js";
import "./chunks/chunk-PWHOAUZ4.js";
import {
  PortalClient
} from "./chunks/chunk-7QXWEMDK.js";
import "./chunks/chunk-4P7RXBA3.js";
import "./chunks/chunk-GE5SCOJ7.js";
import {
  PortalAnswerError,
  PortalError
} from "./chunks/chunk-4IVFGNE4.js";
import "./chunks/chunk-RC6ZZ6JM.js";
import {
  HttpFault
} from "./chunks/chunk-TCVRDOTU.js";
import "./chunks/chunk-NAYZIUUY.js";
import "./chunks/chunk-NJ6UBD6J.js";
import "./chunks/chunk-D6NQNOCP.js";
import {
  Secret
} from "./chunks/chunk-OI22C6ZB.js";
import {
  SiteDeployError,
  catalogue,
  describeError
} from "./chunks/chunk-DXT4I7YF.js";
import "./chunks/chunk-MIU6LSPI.js";

// src/workspace/store/login.ts
function memoryStore(initial) {
  let stored = initial;
  let queue = Promise.resolve();
  return {
    read: async () => stored,
    change(next) {
      const turn = queue.then(async () => {
        stored = await next(stored);
        return stored;
      });
      queue = turn.catch(() => void 0);
      return turn;
    }
  };
}
export {
  HttpFault,
  LoginSession,
  PortalAnswerError,
  PortalClient,
  PortalError,
  Secret,
  SiteDeployError,
  WorkspaceClient,
  accessTokenCredential,
  apiKeyCredential,
  catalogue,
  checkKey,
  createGit,
  credentialsFile,
  defaultConfigFile,
  deploy,
  describeError,
  fileStore,
  githubIdentity,
  keyPermissions,
  loadSiteConfig,
  logInByPaste,
  logInWithBrowser,
  memoryStore,
  oauthScopes,
  openDeps,
  plainLog,
  rotationWarning,
  startLocalCloud,
  startWorkspaceService,
  tokenEndpoint
};
