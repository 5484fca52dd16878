import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  printAnswer
} from "./chunk-KFGJGMIK.js";
import {
  openNetwork
} from "./chunk-234QUOEJ.js";
import {
  tokenCredential
} from "./chunk-GFOFWC6C.js";
import "./chunk-VAYJCSCR.js";
import {
  WorkspaceClient
} from "./chunk-NYXMEJ5K.js";
import "./chunk-BHIPRHSZ.js";
import "./chunk-GKDOMGV4.js";
import "./chunk-RFEYGCQL.js";
import {
  baseUrlOf
} from "./chunk-M6M23NP2.js";
import "./chunk-CYCRJNBG.js";
import "./chunk-7SDCLKTO.js";
import "./chunk-DTGO4ACT.js";
import "./chunk-3M3O3SE6.js";
import "./chunk-QNTSMYXD.js";
import "./chunk-GGGL2V5K.js";
import "./chunk-YGLX6Y6F.js";
import "./chunk-NJ6UBD6J.js";
import "./chunk-P4I7N7I4.js";
import "./chunk-OI22C6ZB.js";
import "./chunk-6SJDSZ53.js";
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
