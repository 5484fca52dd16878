import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  sampleSite,
  startAction,
  startLocalCloud
} from "./chunk-4UL4YO2I.js";
import "./chunk-AW42NMDO.js";
import "./chunk-D6NQNOCP.js";
import "./chunk-YH6SHA43.js";
import "./chunk-MIU6LSPI.js";
export {
  sampleSite,
  startAction,
  startLocalCloud
};
