import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  printAnswer
} from "./chunk-KFGJGMIK.js";
import {
  openNetwork
} from "./chunk-EGDHN47W.js";
import {
  tokenCredential
} from "./chunk-2YFPM4UH.js";
import "./chunk-6LCQOQDV.js";
import {
  WorkspaceClient
} from "./chunk-6E7CS3QB.js";
import "./chunk-M7DUV2F7.js";
import "./chunk-M6W2243Y.js";
import "./chunk-7GXUJ2WF.js";
import {
  baseUrlOf
} from "./chunk-XYF7O4KX.js";
import "./chunk-WOPBMXKE.js";
import "./chunk-CWZALBSL.js";
import "./chunk-DTGO4ACT.js";
import "./chunk-MBUNNDKD.js";
import "./chunk-4TWNR5YP.js";
import "./chunk-GGGL2V5K.js";
import "./chunk-YGLX6Y6F.js";
import "./chunk-NJ6UBD6J.js";
import "./chunk-P4I7N7I4.js";
import "./chunk-OI22C6ZB.js";
import "./chunk-3PSUJWQW.js";
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
