import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  startLocalCloud
} from "./chunks/chunk-EZGYDJUZ.js";
import {
  startWorkspaceService
} from "./chunks/chunk-LM7BE2A7.js";
import {
  deploy,
  githubIdentity
} from "./chunks/chunk-R4XYDWZC.js";
import "./chunks/chunk-RTHGAIWB.js";
import "./chunks/chunk-7JSQHARG.js";
import "./chunks/chunk-VAWPPNRL.js";
import "./chunks/chunk-HI7QXA2G.js";
import {
  checkKey,
  rotationWarning
} from "./chunks/chunk-SHJGLWEF.js";
import "./chunks/chunk-R3YQMI46.js";
import {
  WorkspaceClient
} from "./chunks/chunk-O57IDVFK.js";
import "./chunks/chunk-BHIPRHSZ.js";
import {
  logInByPaste,
  logInWithBrowser
} from "./chunks/chunk-4XU3IGCY.js";
import "./chunks/chunk-2JZHV3FR.js";
import "./chunks/chunk-U5YFR3HI.js";
import {
  LoginSession,
  accessTokenCredential,
  apiKeyCredential,
  credentialsFile,
  fileStore,
  tokenEndpoint
} from "./chunks/chunk-SBZHBZPI.js";
import "./chunks/chunk-RFEYGCQL.js";
import {
  plainLog
} from "./chunks/chunk-IKMEOO4Q.js";
import {
  keyPermissions,
  oauthScopes
} from "./chunks/chunk-GMQWKX5K.js";
import "./chunks/chunk-RTBOL5BL.js";
import {
  applyOnboarding,
  armCredentials,
  createGitHub,
  describePlan,
  examineOnboarding,
  graphCredentials,
  onboardFleet,
  openProgress,
  planOnboarding,
  renderOnboarding,
  renderReusableWorkflow
} from "./chunks/chunk-ZWQQZMSR.js";
import "./chunks/chunk-DQC4Z7BQ.js";
import "./chunks/chunk-PUWKWEAP.js";
import {
  openDeps
} from "./chunks/chunk-AALR6HNW.js";
import {
  createGit
} from "./chunks/chunk-MVQY7MKV.js";
import {
  defaultConfigFile,
  loadSiteConfig
} from "./chunks/chunk-V64ZR2HS.js";
import "./chunks/chunk-JF7VDNPF.js";
import "./chunks/chunk-GPWZLUWT.js";
import "./chunks/chunk-RHJS4RDT.js";
import "./chunks/chunk-DTGO4ACT.js";
import "./chunks/chunk-M523OJBQ.js";
import {
  PortalClient
} from "./chunks/chunk-UYFNKSFT.js";
import "./chunks/chunk-33ITJGYT.js";
import {
  PortalAnswerError,
  PortalError
} from "./chunks/chunk-TIGSKQZP.js";
import "./chunks/chunk-WC44BXDQ.js";
import "./chunks/chunk-HJOW65OB.js";
import "./chunks/chunk-3T7WNIKU.js";
import {
  HttpFault
} from "./chunks/chunk-773HOXA3.js";
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
} from "./chunks/chunk-KMVM3PPH.js";
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
