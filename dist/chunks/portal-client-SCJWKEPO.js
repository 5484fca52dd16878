import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  PortalClient
} from "./chunk-ASPQXCB4.js";
import "./chunk-RJTJYRYV.js";
import "./chunk-GE5SCOJ7.js";
import "./chunk-ORBPGBJX.js";
import "./chunk-5GDAJ7XN.js";
import "./chunk-773HOXA3.js";
import "./chunk-NAYZIUUY.js";
import "./chunk-NJ6UBD6J.js";
import "./chunk-D6NQNOCP.js";
import "./chunk-OI22C6ZB.js";
import "./chunk-VUXH4CYX.js";
import "./chunk-MIU6LSPI.js";
export {
  PortalClient
};
