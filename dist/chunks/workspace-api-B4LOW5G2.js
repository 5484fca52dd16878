import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  createWorkspaceService,
  startWorkspaceService,
  workspaceHosts,
  workspaceSeed
} from "./chunk-BPWT2QHO.js";
import "./chunk-HI7QXA2G.js";
import "./chunk-IAOT2HYH.js";
import "./chunk-5JVS3JM5.js";
import "./chunk-M7DUV2F7.js";
import "./chunk-7GXUJ2WF.js";
import "./chunk-ZPBY44XS.js";
import "./chunk-DTGO4ACT.js";
import "./chunk-NJ6UBD6J.js";
import "./chunk-P4I7N7I4.js";
import "./chunk-MIU6LSPI.js";
export {
  createWorkspaceService,
  startWorkspaceService,
  workspaceHosts,
  workspaceSeed
};
