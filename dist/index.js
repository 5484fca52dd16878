import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  startWorkspaceService
} from "./chunks/chunk-RPP7HO73.js";
import {
  startLocalCloud
} from "./chunks/chunk-SQNDT6RZ.js";
import {
  deploy,
  githubIdentity
} from "./chunks/chunk-HISE2VKN.js";
import "./chunks/chunk-SJM2CGPU.js";
import "./chunks/chunk-BLD5NHS3.js";
import "./chunks/chunk-7JSQHARG.js";
import "./chunks/chunk-KC2RJIUL.js";
import "./chunks/chunk-HI7QXA2G.js";
import {
  logInByPaste,
  logInWithBrowser
} from "./chunks/chunk-6L4XUTTG.js";
import "./chunks/chunk-2JZHV3FR.js";
import "./chunks/chunk-U5YFR3HI.js";
import {
  checkKey,
  rotationWarning
} from "./chunks/chunk-YTVXESKV.js";
import "./chunks/chunk-R3YQMI46.js";
import {
  WorkspaceClient
} from "./chunks/chunk-NGTB4YQZ.js";
import "./chunks/chunk-BHIPRHSZ.js";
import {
  LoginSession,
  accessTokenCredential,
  apiKeyCredential,
  credentialsFile,
  fileStore,
  tokenEndpoint
} from "./chunks/chunk-2NAS2Z72.js";
import "./chunks/chunk-RFEYGCQL.js";
import "./chunks/chunk-2LKVGWJ2.js";
import {
  plainLog
} from "./chunks/chunk-IKMEOO4Q.js";
import {
  keyPermissions,
  oauthScopes
} from "./chunks/chunk-GMQWKX5K.js";
import "./chunks/chunk-R7FJLTLK.js";
import {
  applyOnboarding,
  armCredentials,
  describePlan,
  examineOnboarding,
  graphCredentials,
  onboardFleet,
  openProgress,
  planOnboarding
} from "./chunks/chunk-J262ZYIR.js";
import "./chunks/chunk-4KWMCBDZ.js";
import "./chunks/chunk-MHWSH5G4.js";
import {
  renderOnboarding,
  renderReusableWorkflow
} from "./chunks/chunk-MKSP2M76.js";
import "./chunks/chunk-DQC4Z7BQ.js";
import {
  createGitHub
} from "./chunks/chunk-FGVEDP2P.js";
import {
  openDeps
} from "./chunks/chunk-KCT6YE3X.js";
import {
  createGit
} from "./chunks/chunk-MVQY7MKV.js";
import {
  defaultConfigFile,
  loadSiteConfig
} from "./chunks/chunk-UEKKIJJ4.js";
import "./chunks/chunk-RUF7UQRC.js";
import "./chunks/chunk-YCTDXNTA.js";
import "./chunks/chunk-JF7VDNPF.js";
import "./chunks/chunk-7SDCLKTO.js";
import "./chunks/chunk-DTGO4ACT.js";
import "./chunks/chunk-MBUNNDKD.js";
import {
  PortalClient
} from "./chunks/chunk-TTYAPWFF.js";
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
} from "./chunks/chunk-RS3E4IHF.js";
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
