import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  startWorkspaceService
} from "./chunks/chunk-BPWT2QHO.js";
import {
  startLocalCloud
} from "./chunks/chunk-LIHROEYG.js";
import {
  deploy,
  githubIdentity
} from "./chunks/chunk-X4MB3QVA.js";
import "./chunks/chunk-GQFV4JEG.js";
import "./chunks/chunk-7JSQHARG.js";
import "./chunks/chunk-AHOWK7JH.js";
import "./chunks/chunk-V3CZBP5M.js";
import "./chunks/chunk-HI7QXA2G.js";
import {
  logInByPaste,
  logInWithBrowser
} from "./chunks/chunk-YP3UUMLT.js";
import "./chunks/chunk-IAOT2HYH.js";
import "./chunks/chunk-DGANSTKJ.js";
import {
  checkKey,
  rotationWarning
} from "./chunks/chunk-LZPHMJUR.js";
import "./chunks/chunk-5JVS3JM5.js";
import {
  WorkspaceClient
} from "./chunks/chunk-6E7CS3QB.js";
import "./chunks/chunk-M7DUV2F7.js";
import {
  LoginSession,
  accessTokenCredential,
  apiKeyCredential,
  credentialsFile,
  fileStore,
  tokenEndpoint
} from "./chunks/chunk-M6W2243Y.js";
import "./chunks/chunk-7GXUJ2WF.js";
import "./chunks/chunk-UUSQH3EW.js";
import "./chunks/chunk-O7XYOVJN.js";
import {
  plainLog
} from "./chunks/chunk-IKMEOO4Q.js";
import {
  keyPermissions,
  oauthScopes
} from "./chunks/chunk-ZPBY44XS.js";
import {
  applyOnboarding,
  armCredentials,
  describePlan,
  examineOnboarding,
  graphCredentials,
  onboardFleet,
  openProgress,
  planOnboarding
} from "./chunks/chunk-QHNJGHAJ.js";
import "./chunks/chunk-WOPBMXKE.js";
import "./chunks/chunk-UCGNSU7Y.js";
import {
  renderOnboarding,
  renderReusableWorkflow
} from "./chunks/chunk-F47FS75R.js";
import "./chunks/chunk-DQC4Z7BQ.js";
import {
  createGitHub
} from "./chunks/chunk-QTTUDPTM.js";
import {
  openDeps
} from "./chunks/chunk-AQ734HFF.js";
import {
  createGit
} from "./chunks/chunk-MVQY7MKV.js";
import {
  defaultConfigFile,
  loadSiteConfig
} from "./chunks/chunk-P6SKXPML.js";
import "./chunks/chunk-E5V4ZQFB.js";
import "./chunks/chunk-7DB6NTV3.js";
import "./chunks/chunk-JF7VDNPF.js";
import "./chunks/chunk-CWZALBSL.js";
import "./chunks/chunk-DTGO4ACT.js";
import "./chunks/chunk-MBUNNDKD.js";
import {
  PortalClient
} from "./chunks/chunk-AAFTZNMS.js";
import "./chunks/chunk-7ODG4HLY.js";
import "./chunks/chunk-HJOW65OB.js";
import {
  PortalAnswerError,
  PortalError
} from "./chunks/chunk-VF4KREBL.js";
import "./chunks/chunk-WC44BXDQ.js";
import "./chunks/chunk-3T7WNIKU.js";
import "./chunks/chunk-4TWNR5YP.js";
import {
  HttpFault
} from "./chunks/chunk-GGGL2V5K.js";
import "./chunks/chunk-YGLX6Y6F.js";
import "./chunks/chunk-NJ6UBD6J.js";
import "./chunks/chunk-P4I7N7I4.js";
import {
  Secret
} from "./chunks/chunk-OI22C6ZB.js";
import {
  SiteDeployError,
  catalogue,
  describeError
} from "./chunks/chunk-3PSUJWQW.js";
import "./chunks/chunk-MIU6LSPI.js";

// src/workspace-api/store/login.ts
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
  applyOnboarding,
  armCredentials,
  catalogue,
  checkKey,
  createGit,
  createGitHub,
  credentialsFile,
  defaultConfigFile,
  deploy,
  describeError,
  describePlan,
  examineOnboarding,
  fileStore,
  githubIdentity,
  graphCredentials,
  keyPermissions,
  loadSiteConfig,
  logInByPaste,
  logInWithBrowser,
  memoryStore,
  oauthScopes,
  onboardFleet,
  openDeps,
  openProgress,
  plainLog,
  planOnboarding,
  renderOnboarding,
  renderReusableWorkflow,
  rotationWarning,
  startLocalCloud,
  startWorkspaceService,
  tokenEndpoint
};
