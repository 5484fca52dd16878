import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  PortalClient
} from "./chunk-5ED3YUYM.js";
import "./chunk-BI6KQ7YH.js";
import "./chunk-I74SJ2ZC.js";
import "./chunk-VACTVUFC.js";
import "./chunk-TCVRDOTU.js";
import "./chunk-NAYZIUUY.js";
import "./chunk-NJ6UBD6J.js";
import "./chunk-D6NQNOCP.js";
import "./chunk-OI22C6ZB.js";
import "./chunk-YH6SHA43.js";
import "./chunk-MIU6LSPI.js";
export {
  PortalClient
};
