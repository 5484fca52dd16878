import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  startLocalCloud
} from "./chunks/chunk-NCDUO2V3.js";
import {
  plainLog
} from "./chunks/chunk-JCSERVM4.js";
import {
  HttpFault,
  PortalAnswerError,
  PortalClient,
  PortalError,
  deploy,
  githubIdentity,
  openDeps
} from "./chunks/chunk-IKP6DN4X.js";
import "./chunks/chunk-DFOI6SYT.js";
import {
  createGit
} from "./chunks/chunk-FVWD6SYV.js";
import {
  defaultConfigFile,
  loadSiteConfig
} from "./chunks/chunk-FXIIHIH5.js";
import "./chunks/chunk-ICZK5A64.js";
import "./chunks/chunk-ZF3HALRV.js";
import "./chunks/chunk-AW42NMDO.js";
import "./chunks/chunk-P4I7N7I4.js";
import {
  Secret
} from "./chunks/chunk-ENMGFBSU.js";
import {
  SiteDeployError,
  catalogue,
  describeError
} from "./chunks/chunk-YAUWMICK.js";
import "./chunks/chunk-MIU6LSPI.js";
export {
  HttpFault,
  PortalAnswerError,
  PortalClient,
  PortalError,
  Secret,
  SiteDeployError,
  catalogue,
  createGit,
  defaultConfigFile,
  deploy,
  describeError,
  githubIdentity,
  loadSiteConfig,
  openDeps,
  plainLog,
  startLocalCloud
};
