import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  sampleSite,
  startAction,
  startLocalCloud
} from "./chunk-EBTX3RRW.js";
import "./chunk-JF7VDNPF.js";
import "./chunk-D6NQNOCP.js";
import "./chunk-VUXH4CYX.js";
import "./chunk-MIU6LSPI.js";
export {
  sampleSite,
  startAction,
  startLocalCloud
};
