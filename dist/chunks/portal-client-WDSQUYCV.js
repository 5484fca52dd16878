import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  PortalClient
} from "./chunk-6ZUBKYQN.js";
import "./chunk-4P7RXBA3.js";
import "./chunk-GE5SCOJ7.js";
import "./chunk-4IVFGNE4.js";
import "./chunk-RC6ZZ6JM.js";
import "./chunk-TCVRDOTU.js";
import "./chunk-NAYZIUUY.js";
import "./chunk-NJ6UBD6J.js";
import "./chunk-D6NQNOCP.js";
import "./chunk-OI22C6ZB.js";
import "./chunk-VUXH4CYX.js";
import "./chunk-MIU6LSPI.js";
export {
  PortalClient
};
