import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  createWorkspaceService,
  startWorkspaceService,
  workspaceHosts,
  workspaceSeed
} from "./chunk-3P7DU2VX.js";
import "./chunk-HI7QXA2G.js";
import "./chunk-R3YQMI46.js";
import "./chunk-BHIPRHSZ.js";
import "./chunk-X6NTWUS6.js";
import "./chunk-VCVZG443.js";
import "./chunk-GMQWKX5K.js";
import "./chunk-DTGO4ACT.js";
import "./chunk-NJ6UBD6J.js";
import "./chunk-D6NQNOCP.js";
import "./chunk-MIU6LSPI.js";
export {
  createWorkspaceService,
  startWorkspaceService,
  workspaceHosts,
  workspaceSeed
};
