import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  sampleSite,
  startAction,
  startLocalCloud
} from "./chunk-NCDUO2V3.js";
import "./chunk-AW42NMDO.js";
import "./chunk-P4I7N7I4.js";
import "./chunk-YAUWMICK.js";
import "./chunk-MIU6LSPI.js";
export {
  sampleSite,
  startAction,
  startLocalCloud
};
