import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  startWorkspaceService
} from "./chunks/chunk-WAKFFA22.js";
import {
  startLocalCloud
} from "./chunks/chunk-4UL4YO2I.js";
import {
  checkKey,
  rotationWarning
} from "./chunks/chunk-NBWC37MQ.js";
import "./chunks/chunk-R3YQMI46.js";
import {
  WorkspaceClient
} from "./chunks/chunk-UHFBJOWP.js";
import "./chunks/chunk-BHIPRHSZ.js";
import "./chunks/chunk-SNCNEGF3.js";
import {
  logInByPaste,
  logInWithBrowser
} from "./chunks/chunk-U4TNYYWP.js";
import "./chunks/chunk-X6NTWUS6.js";
import {
  LoginSession,
  accessTokenCredential,
  apiKeyCredential,
  credentialsFile,
  fileStore,
  tokenEndpoint
} from "./chunks/chunk-M5A7BBH3.js";
import "./chunks/chunk-VCVZG443.js";
import {
  deploy,
  githubIdentity,
  openDeps
} from "./chunks/chunk-JGQGULSE.js";
import {
  createGit
} from "./chunks/chunk-W3SJKAUF.js";
import "./chunks/chunk-U5YFR3HI.js";
import {
  plainLog
} from "./chunks/chunk-IKMEOO4Q.js";
import {
  keyPermissions,
  oauthScopes
} from "./chunks/chunk-GMQWKX5K.js";
import {
  defaultConfigFile,
  loadSiteConfig
} from "./chunks/chunk-FOAREOBZ.js";
import "./chunks/chunk-AW42NMDO.js";
import "./chunks/chunk-3BCCEVRA.js";
import "./chunks/chunk-4LPRIKU6.js";
import "./chunks/chunk-JRKSWOOF.js";
import {
  PortalClient
} from "./chunks/chunk-5ED3YUYM.js";
import "./chunks/chunk-BI6KQ7YH.js";
import {
  PortalAnswerError,
  PortalError
} from "./chunks/chunk-I74SJ2ZC.js";
import "./chunks/chunk-VACTVUFC.js";
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
} from "./chunks/chunk-YH6SHA43.js";
import "./chunks/chunk-5LJEUDKT.js";
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
