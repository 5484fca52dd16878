import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  createWorkspaceService,
  startWorkspaceService,
  workspaceHosts,
  workspaceSeed
} from "./chunk-RPP7HO73.js";
import "./chunk-HI7QXA2G.js";
import "./chunk-2JZHV3FR.js";
import "./chunk-R3YQMI46.js";
import "./chunk-BHIPRHSZ.js";
import "./chunk-RFEYGCQL.js";
import "./chunk-GMQWKX5K.js";
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
