import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  startWorkspaceService
} from "./chunks/chunk-BPWT2QHO.js";
import {
  startLocalCloud
} from "./chunks/chunk-O4G2M6HO.js";
import {
  deploy,
  githubIdentity
} from "./chunks/chunk-KQOZ76KB.js";
import "./chunks/chunk-4KMYTBZK.js";
import "./chunks/chunk-BLD5NHS3.js";
import "./chunks/chunk-7JSQHARG.js";
import "./chunks/chunk-AHOWK7JH.js";
import "./chunks/chunk-HI7QXA2G.js";
import {
  logInByPaste,
  logInWithBrowser
} from "./chunks/chunk-LQIWV3SJ.js";
import "./chunks/chunk-IAOT2HYH.js";
import "./chunks/chunk-DGANSTKJ.js";
import {
  checkKey,
  rotationWarning
} from "./chunks/chunk-LZPHMJUR.js";
import "./chunks/chunk-5JVS3JM5.js";
import {
  WorkspaceClient
} from "./chunks/chunk-CBAHYL4R.js";
import "./chunks/chunk-M7DUV2F7.js";
import {
  LoginSession,
  accessTokenCredential,
  apiKeyCredential,
  credentialsFile,
  fileStore,
  tokenEndpoint
} from "./chunks/chunk-ZIFDBRU5.js";
import "./chunks/chunk-7GXUJ2WF.js";
import "./chunks/chunk-KUCVV53Z.js";
import {
  plainLog
} from "./chunks/chunk-IKMEOO4Q.js";
import {
  keyPermissions,
  oauthScopes
} from "./chunks/chunk-ZPBY44XS.js";
import "./chunks/chunk-GG7OAFUX.js";
import {
  applyOnboarding,
  armCredentials,
  describePlan,
  examineOnboarding,
  graphCredentials,
  onboardFleet,
  openProgress,
  planOnboarding
} from "./chunks/chunk-7ULJDU6E.js";
import "./chunks/chunk-WOPBMXKE.js";
import "./chunks/chunk-VZ75ZDRJ.js";
import {
  renderOnboarding,
  renderReusableWorkflow
} from "./chunks/chunk-3U56B6C6.js";
import "./chunks/chunk-DQC4Z7BQ.js";
import {
  createGitHub
} from "./chunks/chunk-QTASJQSC.js";
import {
  openDeps
} from "./chunks/chunk-KCT6YE3X.js";
import {
  createGit
} from "./chunks/chunk-MVQY7MKV.js";
import {
  defaultConfigFile,
  loadSiteConfig
} from "./chunks/chunk-OONTQZ2F.js";
import "./chunks/chunk-E5V4ZQFB.js";
import "./chunks/chunk-3P4HUY4J.js";
import "./chunks/chunk-JF7VDNPF.js";
import "./chunks/chunk-7SDCLKTO.js";
import "./chunks/chunk-DTGO4ACT.js";
import "./chunks/chunk-MBUNNDKD.js";
import {
  PortalClient
} from "./chunks/chunk-YRBLWLTP.js";
import "./chunks/chunk-BGLJW4GG.js";
import {
  PortalAnswerError,
  PortalError
} from "./chunks/chunk-22WTGFZM.js";
import "./chunks/chunk-WC44BXDQ.js";
import "./chunks/chunk-HJOW65OB.js";
import "./chunks/chunk-3T7WNIKU.js";
import "./chunks/chunk-QNTSMYXD.js";
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
