import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  startWorkspaceService
} from "./chunks/chunk-3P7DU2VX.js";
import {
  startLocalCloud
} from "./chunks/chunk-EBTX3RRW.js";
import {
  deploy,
  githubIdentity
} from "./chunks/chunk-GL47B2VK.js";
import "./chunks/chunk-HWTCQOBO.js";
import "./chunks/chunk-NYFBQTQI.js";
import "./chunks/chunk-HI7QXA2G.js";
import {
  checkKey,
  rotationWarning
} from "./chunks/chunk-V5JSOEFI.js";
import "./chunks/chunk-R3YQMI46.js";
import {
  WorkspaceClient
} from "./chunks/chunk-6CYS23KT.js";
import "./chunks/chunk-BHIPRHSZ.js";
import {
  logInByPaste,
  logInWithBrowser
} from "./chunks/chunk-ETGDBSOU.js";
import "./chunks/chunk-X6NTWUS6.js";
import "./chunks/chunk-U5YFR3HI.js";
import {
  LoginSession,
  accessTokenCredential,
  apiKeyCredential,
  credentialsFile,
  fileStore,
  tokenEndpoint
} from "./chunks/chunk-GAIMLMYK.js";
import "./chunks/chunk-VCVZG443.js";
import {
  plainLog
} from "./chunks/chunk-IKMEOO4Q.js";
import {
  keyPermissions,
  oauthScopes
} from "./chunks/chunk-GMQWKX5K.js";
import "./chunks/chunk-TMCSFNZH.js";
import {
  renderOnboarding,
  renderReusableWorkflow
} from "./chunks/chunk-VPIHQW7F.js";
import {
  createGit
} from "./chunks/chunk-MVQY7MKV.js";
import {
  openDeps
} from "./chunks/chunk-CBEFSHT5.js";
import {
  defaultConfigFile,
  loadSiteConfig
} from "./chunks/chunk-QQXX6HUV.js";
import "./chunks/chunk-JF7VDNPF.js";
import "./chunks/chunk-S3N7HCWP.js";
import "./chunks/chunk-RHJS4RDT.js";
import "./chunks/chunk-DTGO4ACT.js";
import "./chunks/chunk-6RMC6RLA.js";
import {
  PortalClient
} from "./chunks/chunk-ASPQXCB4.js";
import "./chunks/chunk-RJTJYRYV.js";
import "./chunks/chunk-GE5SCOJ7.js";
import {
  PortalAnswerError,
  PortalError
} from "./chunks/chunk-ORBPGBJX.js";
import "./chunks/chunk-5GDAJ7XN.js";
import {
  HttpFault
} from "./chunks/chunk-773HOXA3.js";
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
} from "./chunks/chunk-VUXH4CYX.js";
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
  renderOnboarding,
  renderReusableWorkflow,
  rotationWarning,
  startLocalCloud,
  startWorkspaceService,
  tokenEndpoint
};
