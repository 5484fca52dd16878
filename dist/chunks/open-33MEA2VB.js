import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  apps,
  openApp,
  open_default
} from "./chunk-M4QE3CRL.js";
import "./chunk-MIU6LSPI.js";
export {
  apps,
  open_default as default,
  openApp
};
