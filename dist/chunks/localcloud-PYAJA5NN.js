import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  sampleSite,
  startAction,
  startLocalCloud
} from "./chunk-LIHROEYG.js";
import "./chunk-JF7VDNPF.js";
import "./chunk-P4I7N7I4.js";
import "./chunk-3PSUJWQW.js";
import "./chunk-MIU6LSPI.js";
export {
  sampleSite,
  startAction,
  startLocalCloud
};
