import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  sampleSite,
  startAction,
  startLocalCloud
} from "./chunk-FH5GE7DN.js";
import "./chunk-AW42NMDO.js";
import "./chunk-D6NQNOCP.js";
import "./chunk-DXT4I7YF.js";
import "./chunk-MIU6LSPI.js";
export {
  sampleSite,
  startAction,
  startLocalCloud
};
