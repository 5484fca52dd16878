import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  printAnswer
} from "./chunk-KFGJGMIK.js";
import {
  openNetwork
} from "./chunk-VPN3JK2G.js";
import {
  baseUrlOf,
  tokenCredential
} from "./chunk-GW7ZE6ZJ.js";
import {
  WorkspaceClient
} from "./chunk-6CYS23KT.js";
import "./chunk-BHIPRHSZ.js";
import "./chunk-GAIMLMYK.js";
import "./chunk-VCVZG443.js";
import "./chunk-RHJS4RDT.js";
import "./chunk-DTGO4ACT.js";
import "./chunk-6RMC6RLA.js";
import "./chunk-773HOXA3.js";
import "./chunk-NAYZIUUY.js";
import "./chunk-NJ6UBD6J.js";
import "./chunk-D6NQNOCP.js";
import "./chunk-OI22C6ZB.js";
import "./chunk-VUXH4CYX.js";
import {
  __callDispose,
  __using
} from "./chunk-MIU6LSPI.js";

// src/cli/workspace/whoami.ts
async function whoami(options, context) {
  var _stack = [];
  try {
    const baseUrl = baseUrlOf(options, context.env);
    const network = __using(_stack, openNetwork(context));
    const { http } = network;
    const credential = __using(_stack, await tokenCredential(options, context, http), true);
    printAnswer(await new WorkspaceClient({ http, baseUrl, credential }).me(context.signal), options, context);
    return 0;
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    var _promise = __callDispose(_stack, _error, _hasError);
    _promise && await _promise;
  }
}
export {
  whoami
};
