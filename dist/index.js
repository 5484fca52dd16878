import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  startWorkspaceService
} from "./chunks/chunk-RPP7HO73.js";
import {
  startLocalCloud
} from "./chunks/chunk-PG6TWVD3.js";
import {
  deploy,
  githubIdentity
} from "./chunks/chunk-IAKSYG2R.js";
import "./chunks/chunk-OU33LI3L.js";
import "./chunks/chunk-HM2LJZ2L.js";
import "./chunks/chunk-7JSQHARG.js";
import "./chunks/chunk-4CA4E4GZ.js";
import "./chunks/chunk-HI7QXA2G.js";
import {
  logInByPaste,
  logInWithBrowser
} from "./chunks/chunk-I52EV75T.js";
import "./chunks/chunk-2JZHV3FR.js";
import "./chunks/chunk-U5YFR3HI.js";
import {
  checkKey,
  rotationWarning
} from "./chunks/chunk-DECMEN7X.js";
import "./chunks/chunk-R3YQMI46.js";
import {
  WorkspaceClient
} from "./chunks/chunk-NYXMEJ5K.js";
import "./chunks/chunk-BHIPRHSZ.js";
import {
  LoginSession,
  accessTokenCredential,
  apiKeyCredential,
  credentialsFile,
  fileStore,
  tokenEndpoint
} from "./chunks/chunk-GKDOMGV4.js";
import "./chunks/chunk-RFEYGCQL.js";
import "./chunks/chunk-2LKVGWJ2.js";
import {
  plainLog
} from "./chunks/chunk-IKMEOO4Q.js";
import {
  keyPermissions,
  oauthScopes
} from "./chunks/chunk-GMQWKX5K.js";
import "./chunks/chunk-CEVD6F2D.js";
import {
  applyOnboarding,
  armCredentials,
  describePlan,
  examineOnboarding,
  graphCredentials,
  onboardFleet,
  openProgress,
  planOnboarding
} from "./chunks/chunk-IPCZXBKS.js";
import "./chunks/chunk-CYCRJNBG.js";
import "./chunks/chunk-SHSPZBTM.js";
import {
  renderOnboarding,
  renderReusableWorkflow
} from "./chunks/chunk-N6PT2K4I.js";
import "./chunks/chunk-DQC4Z7BQ.js";
import {
  createGitHub
} from "./chunks/chunk-I2HWS4K2.js";
import {
  openDeps
} from "./chunks/chunk-C766B4UI.js";
import {
  createGit
} from "./chunks/chunk-MVQY7MKV.js";
import {
  defaultConfigFile,
  loadSiteConfig
} from "./chunks/chunk-M64LEGWJ.js";
import "./chunks/chunk-LZR3WML5.js";
import "./chunks/chunk-3FVT5O5Q.js";
import "./chunks/chunk-JF7VDNPF.js";
import "./chunks/chunk-7SDCLKTO.js";
import "./chunks/chunk-DTGO4ACT.js";
import "./chunks/chunk-3M3O3SE6.js";
import {
  PortalClient
} from "./chunks/chunk-27UGRIO7.js";
import "./chunks/chunk-33ITJGYT.js";
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
} from "./chunks/chunk-6SJDSZ53.js";
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
